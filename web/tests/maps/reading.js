/** What is read off the page of maps: where names stand on the screen, how states are drawn. */

/** The four corners of every line in the window, with the place it names. */
window.linesShown = () => {
  const pen = document.createElement("canvas").getContext("2d");
  const isSeen = (name) => {
    const { left, top, right, bottom } = name.getBoundingClientRect();
    return right > 0 && bottom > 0 && left < innerWidth && top < innerHeight;
  };
  return [...document.querySelectorAll(".map-name")].filter(isSeen).flatMap((name) => {
    const text = name.querySelector("text");
    const style = getComputedStyle(text);
    const size = Number(text.getAttribute("font-size"));
    pen.font = `${style.fontStyle} ${style.fontWeight} 100px ${style.fontFamily}`;
    const matrix = text.getScreenCTM();
    let from = 0;
    return [...text.querySelectorAll("tspan")].map((line) => {
      const count = line.textContent.length;
      const [start, end] = [text.getStartPositionOfChar(from), text.getEndPositionOfChar(from + count - 1)];
      from += count;
      const written = style.textTransform === "uppercase" ? line.textContent.toUpperCase() : line.textContent;
      const ink = pen.measureText(written);
      const [up, down] = [(ink.actualBoundingBoxAscent * size) / 100, (ink.actualBoundingBoxDescent * size) / 100];
      const corner = (x, y) => {
        const at = new DOMPoint(x, y).matrixTransform(matrix);
        return [at.x, at.y];
      };
      return {
        of: name.dataset.nameOf ?? null,
        text: line.textContent,
        style: name.classList[1],
        corners: [
          corner(start.x, start.y - up),
          corner(end.x, start.y - up),
          corner(end.x, start.y + down),
          corner(start.x, start.y + down),
        ],
        size: size * Math.hypot(matrix.a, matrix.b),
        natural: (ink.width * size) / 100,
        room: Number(line.getAttribute("textLength")),
      };
    });
  });
};

/** Where a spot of the map is on the screen. */
window.onScreen = (x, y) => {
  const at = new DOMPoint(x, y).matrixTransform(document.querySelector(".map-svg > g").getScreenCTM());
  return [at.x, at.y];
};

/** Two frames later: what follows from the last step is drawn. */
window.settled = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done))));

/** How each state of an area is drawn, colours left out. */
window.linesOfSigns = () => {
  const names = ["lit", "chosen", "changed", "pointed", "inspected"];
  return Object.fromEntries(
    names.map((name) => {
      const { strokeWidth, strokeDasharray, fill, fillOpacity } = getComputedStyle(document.querySelector(`.map-sign.map-sign-${name}`));
      return [name, [strokeWidth, strokeDasharray, fill === "none" ? 0 : fillOpacity].join(" ")];
    }),
  );
};

/** Where each arrow key leads from each place: the focus is set on it and the key is sent there. */
window.stepsByKey = () => {
  const places = [...document.querySelectorAll("[data-place]")];
  const stepFrom = (place, key) => {
    place.focus();
    place.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }));
    return document.activeElement.dataset.place;
  };
  const rows = places.map((place) => {
    const steps = ["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown"].map((key) => [key, stepFrom(place, key)]);
    return [place.dataset.place, Object.fromEntries(steps.filter(([, to]) => to !== place.dataset.place))];
  });
  return Object.fromEntries(rows);
};
