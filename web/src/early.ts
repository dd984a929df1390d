/** Runs before anything is painted: light or dark, as chosen or as the system has it; then what the page will want. */
import { languageAhead, wanted, type Parts } from "./parts.ts";

const dark = matchMedia("(prefers-color-scheme: dark)");

function kept(name: string): string | null {
  try {
    return localStorage.getItem(`anabasis.${name}`);
  } catch {
    return null; // No storage: nothing was chosen here.
  }
}

function apply(): void {
  const chosen = kept("theme");
  const theme = chosen === '"light"' || chosen === '"dark"' ? JSON.parse(chosen) : dark.matches ? "dark" : "light";
  document.documentElement.dataset["theme"] = theme;
  document.querySelector('meta[name="theme-color"]')?.setAttribute("content", theme === "dark" ? "#1b1714" : "#f6f0e1");
}

/** Texts, and at a table its board, are on their way before the script that asks for them. */
function fetchAhead(parts: Parts): void {
  const game = document.querySelector<HTMLMetaElement>('meta[name="anabasis-game"]')?.content ?? null;
  for (const hint of wanted(parts, languageAhead(kept("language"), navigator.languages), game)) {
    const link = Object.assign(document.createElement("link"), hint);
    if (hint.rel === "preload" && hint.as === "fetch") link.crossOrigin = "anonymous";
    document.head.append(link);
  }
}

apply();
dark.addEventListener("change", apply);
addEventListener("anabasis-theme", apply);
fetchAhead(JSON.parse(document.currentScript?.dataset["parts"] ?? '{"texts":{},"boards":{}}') as Parts);
