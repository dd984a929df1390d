interface Loaded {
  contents?: string;
  errors?: { text: string }[];
  watchFiles?: string[];
}

interface Build {
  onLoad(options: { filter: RegExp }, load: (file: { path: string }) => Loaded): void;
}

export function mapAt(file: string): { contents: string; sources: string[] };
export const maps: { name: string; setup(build: Build): void };
