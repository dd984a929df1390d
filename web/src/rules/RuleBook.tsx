/** The rulebook: chapters and cases to search, with a place that a link can point at. */
import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import { fetchRules } from "../api.ts";
import { Icon } from "../page/Icon.tsx";
import { language, t } from "../texts/language.ts";
import type { CaseInfo, Rules } from "../wire.ts";
import { Aid } from "./Aid.tsx";
import { CaseText } from "./CaseText.tsx";
import { Rulings } from "./Rulings.tsx";
import { chapters, matching } from "./search.ts";

interface Props {
  game: string;
  /** The case that was pointed at. */
  rule: string | null;
  /** How deep the headings of its chapters stand. */
  level: 2 | 3;
}

export function RuleBook({ game, rule, level }: Props) {
  const Chapter = level === 2 ? "h2" : "h3";
  const [rules, setRules] = useState<Rules | null>(null);
  const [failed, setFailed] = useState(false);
  const [wanted, setWanted] = useState("");
  const tongue = language.value;
  useEffect(() => {
    setFailed(false);
    fetchRules(game, tongue).then(setRules, () => setFailed(true));
  }, [game, tongue]);
  useEffect(() => {
    if (rule !== null) setWanted("");
  }, [rule]);
  const known = useMemo(() => new Set(rules?.cases.map((one) => one.id)), [rules]);
  const found = useMemo(() => matching(rules?.cases ?? [], wanted), [rules, wanted]);
  if (failed) return <p class="empty">{t("rules-failed")}</p>;
  if (!rules) return <p class="empty">{t("loading")}</p>;
  return (
    <div class="rulebook">
      <search class="rule-search">
        <label class="unseen" for="rule-search">
          {t("rules-search")}
        </label>
        <Icon name="search" />
        <input
          id="rule-search"
          type="search"
          placeholder={t("rules-search")}
          value={wanted}
          onInput={(event) => setWanted(event.currentTarget.value)}
        />
      </search>
      <p class="unseen" role="status">
        {wanted === "" ? "" : t("rules-found", { count: found.length })}
      </p>
      <div class="rule-cases">
        {wanted === "" && rules.aid.length > 0 && <Aid game={game} tables={rules.aid} known={known} />}
        {found.length === 0 && <p class="empty">{t("rules-nothing", { wanted })}</p>}
        {chapters(found).map(({ chapter, cases }) => (
          <section key={chapter}>
            <Chapter>{chapter}</Chapter>
            {cases.map((one) => (
              <Case key={one.id} game={game} one={one} known={known} here={one.id === rule} level={level} />
            ))}
          </section>
        ))}
        {wanted === "" && rules.rulings !== "" && <Rulings game={game} text={rules.rulings} known={known} level={level} />}
      </div>
    </div>
  );
}

interface CaseProps {
  game: string;
  one: CaseInfo;
  known: Set<string>;
  here: boolean;
  level: 2 | 3;
}

function Case({ game, one, known, here, level }: CaseProps) {
  const Title = level === 2 ? "h3" : "h4";
  const box = useRef<HTMLElement>(null);
  useEffect(() => {
    if (!here || !box.current) return;
    box.current.scrollIntoView({ block: "center" });
    box.current.focus({ preventScroll: true });
  }, [here]);
  return (
    <article ref={box} id={`rule-${one.id}`} class={`rule ${here ? "here" : ""}`} tabIndex={-1}>
      <Title>
        <span class="rule-number">{one.id}</span> {one.title}
      </Title>
      <p>
        <CaseText game={game} text={one.text} known={known} />
      </p>
    </article>
  );
}
