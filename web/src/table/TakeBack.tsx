/** Taking back: one's own last choice, or, where the table agreed so, by everybody's consent. */
import { Icon } from "../page/Icon.tsx";
import { t } from "../texts/language.ts";
import { lastOwn } from "../live/standing.ts";
import type { Ready } from "./shown.ts";

export function TakeBack({ ready }: { ready: Ready }) {
  const { store, standing } = ready;
  const { seat, table, proposal } = standing;
  if (seat === null || table.state !== "running") return null;
  if (proposal) return <Vote ready={ready} />;
  if (standing.undo) {
    return (
      <button id="undo" type="button" class="button quiet" onClick={() => void store.ask({ type: "undo", seat })}>
        <Icon name="undo" /> {t("undo")}
      </button>
    );
  }
  if (table.origin !== undefined) return standing.n > 0 ? <Propose ready={ready} count={1} /> : null;
  const complete = store.log.entries.value.filter((entry) => !entry.open);
  const own = lastOwn(complete, seat);
  if (table.undo !== "agreed" || own === 0) return null;
  return <Propose ready={ready} count={standing.n - own + 1} />;
}

/** In an analysis whoever asks has agreed. */
function Propose({ ready, count }: { ready: Ready; count: number }) {
  const { store, standing } = ready;
  const { seat, table } = standing;
  if (seat === null) return null;
  return (
    <button id="undo" type="button" class="button quiet" onClick={() => void store.ask({ type: "propose-undo", seat, count })}>
      <Icon name="undo" /> {table.origin === undefined ? t("undo-propose") : t("undo")}
    </button>
  );
}

function Vote({ ready }: { ready: Ready }) {
  const { store, standing } = ready;
  const { seat, proposal } = standing;
  if (!proposal || seat === null) return null;
  const said = proposal.yes.includes(seat);
  const vote = (agree: boolean) => () => void store.ask({ type: "vote-undo", seat, agree });
  return (
    <div class="vote" role="group" aria-label={t("undo-vote")}>
      <p>{t("undo-proposed", { name: store.nameOf(proposal.by), count: proposal.count })}</p>
      {said ? (
        <p class="hint">{t("undo-waiting")}</p>
      ) : (
        <>
          <button type="button" class="button act" onClick={vote(true)}>
            {t("undo-agree")}
          </button>
          <button type="button" class="button" onClick={vote(false)}>
            {t("undo-refuse")}
          </button>
        </>
      )}
    </div>
  );
}
