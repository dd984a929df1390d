/** What went wrong, in words for the reader. */
import { RequestError, UnreachableError } from "../api.ts";
import { t, tOr } from "../texts/language.ts";

export function wordsOf(error: unknown): string {
  if (error instanceof UnreachableError) return t("error-unreachable");
  if (error instanceof RequestError) return codeWords(error.failure.code, error.failure.message);
  return t("error-unknown");
}

/** The server speaks English; a text for the code of its refusal goes first. */
export function codeWords(code: string, message: string): string {
  return tOr(`error-code-${code}`, message);
}
