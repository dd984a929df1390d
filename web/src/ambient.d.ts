/** What the build puts in: message files as text. */
declare module "*.ftl" {
  const text: string;
  export default text;
}

/** Made by the build: for each game with a board of its own, the function that fetches it; and the board of lists. */
declare module "games:boards" {
  type Fetch = () => Promise<{ module: unknown }>;
  export const BOARDS: Record<string, Fetch>;
  export const LISTS: { plain: Fetch };
}
