/** A key, verb or kind that has no text, as people write it: `points_to_end` becomes “Points to end”. */
export function readable(key: string): string {
  const words = key.replaceAll(/[_-]+/g, " ").trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
