/** What the build puts in: message files as text. */
declare module "*.ftl" {
  const text: string;
  export default text;
}

/** Made by the build: for each game with a board of its own, the function that fetches it. */
declare module "games:boards" {
  export const BOARDS: Record<string, () => Promise<{ module: unknown }>>;
}
