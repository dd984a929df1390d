/** The texts of a game, once they are there, for pages without a table. */
import type { FluentBundle } from "@fluent/bundle";
import { useEffect, useState } from "preact/hooks";
import { gameBundles, tongues } from "./language.ts";

/** Null while they are on their way; empty where they cannot be had. */
export function useGameTexts(game: string): FluentBundle[] | null {
  const [bundles, setBundles] = useState<FluentBundle[] | null>(null);
  const wanted = tongues.value;
  useEffect(() => {
    gameBundles(game, wanted).then(setBundles, () => setBundles([]));
  }, [game, wanted]);
  return bundles;
}
