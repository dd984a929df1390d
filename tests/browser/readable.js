/** What keeps the words of a thing from being read: nothing, as it should be. Used by looks.py. */
(box) => {
  const numbers = (colour) => {
    const paper = Object.assign(document.createElement("canvas"), { width: 1, height: 1 });
    const pen = paper.getContext("2d");
    pen.fillStyle = colour;
    pen.fillRect(0, 0, 1, 1);
    return [...pen.getImageData(0, 0, 1, 1).data];
  };
  const part = (one) => (one <= 0.04045 ? one / 12.92 : ((one + 0.055) / 1.055) ** 2.4);
  const light = ([r, g, b]) => 0.2126 * part(r / 255) + 0.7152 * part(g / 255) + 0.0722 * part(b / 255);

  /** The colour that the words stand on. */
  const behind = (one) => {
    for (let at = one; at; at = at.parentElement) {
      const colour = numbers(getComputedStyle(at).backgroundColor);
      if (colour[3] > 250) return colour;
    }
    return [255, 255, 255];
  };

  const { left, top, right, bottom, width, height } = box.getBoundingClientRect();
  const found = [];
  if (width === 0 || height === 0) found.push("it has no room");
  if (left < -0.5 || top < -0.5 || right > innerWidth + 0.5 || bottom > innerHeight + 0.5) {
    found.push(`cut by the window: ${[left, top, right, bottom].map(Math.round)}`);
  }
  if (box.clientWidth > 0 && box.scrollWidth > box.clientWidth + 1) found.push("cut at the side");
  if (box.clientHeight > 0 && box.scrollHeight > box.clientHeight + 2) found.push("cut below");
  for (const across of [0.1, 0.5, 0.9]) {
    const over = document.elementFromPoint(left + width * across, top + height / 2);
    if (over && !box.contains(over) && !over.contains(box)) {
      found.push(`covered by ${over.outerHTML.slice(0, 80)}`);
    }
  }
  const [one, other] = [numbers(getComputedStyle(box).color), behind(box)].map(light);
  const contrast = (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
  if (contrast < 4.5) found.push(`contrast ${contrast.toFixed(1)}`);
  return found;
}
