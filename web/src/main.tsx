/** Where the client begins. */
import { render } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { watchTurn } from "./live/alerts.ts";
import { Create } from "./lobby/Create.tsx";
import { Lobby } from "./lobby/Lobby.tsx";
import { HatchDefs } from "./look/marks.tsx";
import { LiveRegion } from "./page/LiveRegion.tsx";
import "./page/theme.ts";
import { listen, route } from "./router.ts";
import { RulesPage } from "./rules/RulesPage.tsx";
import { listenForHelp } from "./table/keys.ts";
import { KeysDialog } from "./table/KeysDialog.tsx";
import { opened } from "./table/openings.ts";
import { TablePage } from "./table/TablePage.tsx";
import { Trouble } from "./table/Trouble.tsx";
import { language, speak, t } from "./texts/language.ts";

function Page() {
  const here = route.value;
  switch (here.page) {
    case "lobby":
      return <Lobby />;
    case "create":
      return <Create game={here.game} />;
    case "rules":
      return <RulesPage game={here.game} rule={here.rule} />;
    case "table":
      return <TablePage key={here.id} id={here.id} at={here.at} />;
    default:
      return <Trouble kind="nowhere" />;
  }
}

/** After a change of page the focus goes to its heading, as it would after a load. */
function useFocusOnHeading(): void {
  const first = useRef(true);
  const here = route.value;
  const place = here.page === "table" ? here.id : here.page;
  useEffect(() => {
    if (first.current) {
      first.current = false;
      return;
    }
    const heading = document.querySelector<HTMLElement>("h1");
    if (!heading) return;
    heading.tabIndex = -1;
    heading.focus();
  }, [place]);
}

function App() {
  useFocusOnHeading();
  return (
    <>
      <HatchDefs />
      <Page />
      {opened.value === "keys" && route.value.page !== "table" && <KeysDialog />}
      <LiveRegion />
    </>
  );
}

async function begin(): Promise<void> {
  const box = document.getElementById("page");
  if (!box) return;
  await speak(language.peek());
  listen();
  listenForHelp();
  watchTurn();
  box.replaceChildren();
  render(<App />, box);
}

begin().catch(() => {
  // The texts could not be loaded: nothing can be said but to try again.
  document.body.textContent = t("anabasis");
  setTimeout(() => location.reload(), 5000);
});
