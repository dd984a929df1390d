/** A view as it would be after an action, as far as the reader can know. */
import type { ChangeInfo, Plain } from "../wire.ts";

/** The view with what a preview says would change in it; the view itself stays as it is. */
export function foreseen(view: Plain, changes: readonly ChangeInfo[]): Plain {
  return changes.reduce((now, { path, value, gone }) => changed(now, path, gone === true ? undefined : (value ?? null)), view);
}

/** A part replaced by another value, or (undefined) taken out. */
function changed(whole: Plain, path: readonly (string | number)[], value: Plain | undefined): Plain {
  const [key, ...rest] = path;
  if (key === undefined) return value ?? null;
  if (Array.isArray(whole)) {
    const copy = [...whole];
    copy[Number(key)] = changed(copy[Number(key)] ?? null, rest, value);
    return copy;
  }
  const copy: Record<string, Plain> = { ...(whole as Record<string, Plain>) };
  if (rest.length === 0 && value === undefined) delete copy[key];
  else copy[key] = changed(copy[key] ?? null, rest, value);
  return copy;
}
