/** What went wrong, in words for the reader. */
import { RequestError, UnreachableError } from "../api.ts";
import { t, tOr } from "../texts/language.ts";

export function wordsOf(error: unknown): string {
  if (error instanceof UnreachableError) return t("error-unreachable");
  if (error instanceof RequestError) {
    // The server speaks English; a text for the code of its refusal goes first.
    const { code, message } = error.failure;
    return tOr(`error-code-${code}`, message);
  }
  return t("error-unknown");
}
