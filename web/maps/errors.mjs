/** What is wrong with a map file, in words for whoever wrote it. */
export class MapError extends Error {
  constructor(file, what) {
    super(`${file}: ${what}`);
    this.name = "MapError";
  }
}
