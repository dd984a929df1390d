/** The number of a rule case, as a link into the rules. */
import { route, write } from "../router.ts";
import { t } from "../texts/language.ts";

export function CaseLink({ game, id }: { game: string; id: string }) {
  if (id === "") return null;
  const here = route.value;
  const address = here.page === "table" ? write({ ...here, rule: id }) : write({ page: "rules", game, rule: id });
  return (
    <a class="case" href={address} title={t("rule-open", { case: id })} aria-label={t("rule-case", { case: id })}>
      {id}
    </a>
  );
}
