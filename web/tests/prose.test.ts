import assert from "node:assert/strict";
import { test } from "node:test";
import { makeBundle } from "../src/texts/fluent.ts";
import { Prose } from "../src/texts/prose.ts";

const ENGLISH = `
seat-0 = Ptolemy
seat-1 = Seleucus
seat-2 = Antigonus
symbol-horse = horse
list-none = nobody
list-two = { $first } and { $rest }
list-more = { $first }, { $rest }
event-drawn =
    { $symbol ->
        [hidden] { $seat } draws a card.
       *[other] { $seat } draws a card: { $symbol }.
    }
event-ends =
    { $winners_count ->
        [one] { $winners } wins with { $points }.
       *[other] { $winners } share { $points }.
    }
prompt-space = Nearest { $symbol }: { $sides ->
        [one] one side
       *[other] { $sides } sides
    } away
action-give = Give { $count ->
        [0] none
        [one] one
       *[other] { $count }
    }
action-trade = { $symbol } for { $symbol_2 }
refusal-not-yet = First “{ $first }”.
refusal-not-now = Not now. { $prompt }.
refusal-wait = { $waiting } must decide.
event-fights = { $seat } adds { $terms }.
modifier-flank = flank { $signed }
modifier-mud = mud { $signed }
only-english = English
`;

const JAPANESE = `
symbol-horse = 馬
event-drawn = { $seat }がカードを引いた。
`;

const VOCABULARY = {
  kinds: {
    drawn: { seat: "seat", symbol: "symbol" },
    ends: { winners: "seat", points: "number" },
    fights: { seat: "seat", terms: "modifier" },
  },
  verbs: { give: ["count"], trade: ["symbol", "symbol"] },
};

const english = makeBundle("en", ENGLISH);
const prose = new Prose("en", [english], VOCABULARY, ["Roxane", ""]);

test("an event names its seat and the words of its domains", () => {
  assert.equal(prose.event({ kind: "drawn", case: "5.1", seat: 0, symbol: "horse" }), "Roxane draws a card: horse.");
});

test("what the reader may not see is hidden", () => {
  assert.equal(prose.event({ kind: "drawn", case: "5.1", seat: 0, symbol: null }), "Roxane draws a card.");
});

test("a seat without a name goes by the game's word for it", () => {
  assert.equal(prose.event({ kind: "drawn", case: "5.1", seat: 1, symbol: null }), "Seleucus draws a card.");
});

test("what a side adds in a contest is told with its sign", () => {
  const flank = { modifier: "flank", amount: 2, case: "8.7" };
  const mud = { modifier: "mud", amount: -1, case: "8.8" };
  const event = { kind: "fights", case: "8.2", seat: 0, terms: [flank, mud] };
  assert.equal(prose.event(event), "Roxane adds flank +2 and mud −1.");
});

test("lists are joined and counted", () => {
  const ends = (winners: number[]) => prose.event({ kind: "ends", case: "11.7", winners, points: 12 });
  assert.equal(ends([0]), "Roxane wins with 12.");
  assert.equal(ends([0, 1]), "Roxane and Seleucus share 12.");
  assert.equal(ends([0, 1, 2]), "Roxane, Seleucus and Antigonus share 12.");
  assert.equal(prose.list([]), "nobody");
});

test("a parameter “domain:word” becomes the word, a number chooses its plural", () => {
  const say = (sides: number) => prose.prompt({ key: "space", params: { symbol: "symbol:horse", sides } });
  assert.equal(say(1), "Nearest horse: one side away");
  assert.equal(say(3), "Nearest horse: 3 sides away");
});

test("an action is labelled from its notation", () => {
  assert.equal(prose.action("give 0"), "Give none");
  assert.equal(prose.action("give 1"), "Give one");
  assert.equal(prose.action("trade horse amphora"), "horse for amphora");
});

test("a refusal may speak of an action, of what is asked and of seats", () => {
  const first = { case: "2.1", key: "not-yet", params: { first: "action:give 2" } };
  assert.equal(prose.refusal(first), "First “Give 2”.");
  const prompt = { key: "space", params: { symbol: "symbol:horse", sides: 2 } };
  assert.equal(prose.refusal({ case: "2.1", key: "not-now", params: { prompt } }), "Not now. Nearest horse: 2 sides away.");
  const waiting = { case: "2.1", key: "wait", params: { waiting: ["seat:1", "seat:0"] } };
  assert.equal(prose.refusal(waiting), "Seleucus and Roxane must decide.");
});

test("what a language lacks is said in English, and a missing text is its key", () => {
  const japanese = new Prose("ja", [makeBundle("ja", JAPANESE), english], VOCABULARY, ["ロクサネ"]);
  assert.equal(japanese.event({ kind: "drawn", case: "5.1", seat: 0, symbol: "horse" }), "ロクサネがカードを引いた。");
  assert.equal(japanese.t("only-english"), "English");
  assert.equal(japanese.t("no-such-text"), "no-such-text");
  assert.equal(japanese.word("symbol", "lyre"), "lyre");
});

test("a game without texts is told in its bare words", () => {
  const bare = new Prose("en", [makeBundle("en", "seat-0 = First player\nlist-none = none")], VOCABULARY, []);
  assert.equal(bare.event({ kind: "drawn", case: "5.1", seat: 0, symbol: "horse" }), "Drawn · First player · horse");
  assert.equal(bare.event({ kind: "drawn", case: "5.1", seat: 0, symbol: null }), "Drawn · First player");
  assert.equal(bare.action("trade horse amphora"), "Trade horse amphora");
  assert.equal(bare.prompt({ key: "take_the-lead", params: {} }), "Take the lead");
  assert.equal(bare.refusal({ key: "too-far", case: "3.4", params: { sides: 2 } }), "Too far · 2");
});

test("of two texts with the same key the first counts", () => {
  const bundle = makeBundle("en", "a = of the game", "a = of the table\nb = both");
  const both = new Prose("en", [bundle], VOCABULARY, []);
  assert.equal(both.t("a"), "of the game");
  assert.equal(both.t("b"), "both");
});

test("the same words in a row are counted where a game says how", () => {
  const lost = { kinds: { lost: { symbols: "symbol", dice: "number" } }, verbs: {} };
  const plain = makeBundle("en", `${ENGLISH}\nevent-lost = Lost: { $symbols } ({ $symbols_count }), rolled { $dice }.`);
  const counting = makeBundle("en", "list-times = { $count } × { $what }");
  const event = { kind: "lost", case: "1.1", symbols: ["horse", "horse", "lyre", "horse"], dice: [3, 3] };
  const said = (bundles: (typeof plain)[]) => new Prose("en", bundles, lost, []).event(event);
  assert.equal(said([plain]), "Lost: horse, horse, lyre and horse (4), rolled 3 and 3.");
  assert.equal(said([plain, counting]), "Lost: 2 × horse, lyre and horse (4), rolled 3 and 3.");
});

test("a seat without a name goes by what it leads, but for where it comes by that", () => {
  const kinds = { ...VOCABULARY.kinds, led: { seat: "seat", symbol: "symbol" }, leads: { seat: "seat" } };
  const bundle = makeBundle("en", `${ENGLISH}\nevent-led = { $seat } takes the { $symbol }.\nevent-leads = { $seat } leads.`);
  const led = new Prose("en", [bundle], { ...VOCABULARY, kinds }, ["symbol:horse", ""], ["symbol:horse", "symbol:horse"]);
  assert.equal(led.seat(0), "symbol:horse", "a person is called as they wish");
  assert.equal(led.seat(1), "horse");
  assert.equal(led.event({ kind: "leads", seat: 1 } as never), "horse leads.");
  assert.equal(led.event({ kind: "led", seat: 1, symbol: "horse" } as never), "Seleucus takes the horse.");
});
