/** What the build puts in: map files as shapes to draw. */
declare module "*.geojson" {
  const map: import("./shapes.ts").MapShapes;
  export default map;
}
