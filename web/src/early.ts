/** Runs before anything is painted: light or dark, as chosen or as the system has it. */
const dark = matchMedia("(prefers-color-scheme: dark)");

function apply(): void {
  let chosen: unknown = null;
  try {
    chosen = JSON.parse(localStorage.getItem("anabasis.theme") ?? "null");
  } catch {
    // No storage, or nothing readable in it: the system decides.
  }
  const theme = chosen === "light" || chosen === "dark" ? chosen : dark.matches ? "dark" : "light";
  document.documentElement.dataset["theme"] = theme;
  document.querySelector('meta[name="theme-color"]')?.setAttribute("content", theme === "dark" ? "#1b1714" : "#f6f0e1");
}

apply();
dark.addEventListener("change", apply);
addEventListener("anabasis-theme", apply);
