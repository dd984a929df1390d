/** What went wrong, if anything did. */
export function Problem({ words }: { words: string | null }) {
  return words === null ? null : (
    <p class="problem" role="alert">
      {words}
    </p>
  );
}
