/** Lines as the paths of a drawing. */

/** Points as a path of relative steps in whole units. */
export function line(points) {
  let path = "";
  let [px, py] = [0, 0];
  points.forEach(([x, y], i) => {
    const [qx, qy] = [Math.round(x), Math.round(y)];
    if (i > 0 && qx === px && qy === py) return;
    const [dx, dy] = [qx - px, qy - py];
    path += i === 0 ? "M" : path.endsWith("l") || dx < 0 ? "" : " ";
    path += `${dx}${dy < 0 ? "" : " "}${dy}`;
    if (i === 0) path += "l";
    [px, py] = [qx, qy];
  });
  return path;
}

/** Rings as one closed path. */
export function closed(rings) {
  return rings.map((ring) => `${line(ring)}z`).join("");
}
