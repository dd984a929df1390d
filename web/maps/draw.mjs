/** A map file and its options become what a board draws: shapes, lines and the places of names. */
import { readFeatures } from "./features.mjs";
import { layOut, layOutSmall } from "./labels.mjs";
import { PHONE, scaleIn } from "./letters.mjs";
import { namesOf } from "./names.mjs";
import { readOptions } from "./options.mjs";
import { packed } from "./pack.mjs";
import { projector } from "./projection.mjs";
import { reliefOf } from "./relief.mjs";
import { sheetOf } from "./sheet.mjs";

/** Symbols with a larger radius than this, in pixels, keep names off a small map as well. */
const GREAT = 4;

/** `source` is the map file's content, `given` that of the options beside it; `file` is for errors and paths. */
export function drawMap(source, given, file) {
  const options = readOptions(given, file);
  const features = readFeatures(source, options, file);
  const plane = projector(
    source,
    options,
    features.areas.flatMap(({ polygons }) => polygons.flat(2)),
    file,
  );
  const [width, height] = options.window;
  const scales = { reading: scaleIn({ width, height }, plane), small: scaleIn(PHONE, plane) };
  const sheet = sheetOf(features, plane, scales.reading, options, file);
  const names = namesIn(sheet, scales, options, file);
  const relief = reliefOf(
    sheet,
    names.flatMap(({ labels }) => labels),
    options,
  );
  return packed({ features, sheet, names, relief, scales, options });
}

/** The layouts of all languages: `labels` for the reading window, `small` for a phone. */
function namesIn(sheet, scales, options, file) {
  const { things, symbols, ground, plane } = sheet;
  const great = symbols.filter(({ width }) => width > (2 * GREAT) / scales.reading);
  return namesOf(options, file).map(([language, nameOf]) => {
    const shared = { language, nameOf, ground, options, project: plane.project, file };
    return {
      language,
      labels: layOut(things, { ...shared, symbols, scale: scales.reading }),
      small: layOutSmall(things, { ...shared, symbols: great, scale: scales.small }),
    };
  });
}
