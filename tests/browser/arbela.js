/** In the page of a table of Arbela: what is lit, and where to press it. Used by arbela.py. */
window.arbela = (() => {
  const BUTTONS = "#prompt .prompt-buttons .button.act";
  const PLACES = ".arb-hit.arb-can, .arb-way[data-place], .arb-rider.arb-can";
  const MEANINGS = ".arb-meant";
  const CARDS = ".board-piece.board-lit, .arb-home";

  const has = (selector) => document.querySelector(selector) !== null;
  const all = (selector) => [...document.querySelectorAll(selector)].filter((one) => one.checkVisibility());

  /** Whether the page asks which of several things a place stands for. */
  const isOffering = () => has("#prompt .prompt-buttons > .quiet:not(#undo)");
  const lit = () => (isOffering() ? all(BUTTONS) : [...all(PLACES), ...all(CARDS), ...all(BUTTONS), ...all(MEANINGS)]);

  const kindOf = (one) => (one.matches(PLACES) ? "place" : one.matches(MEANINGS) ? "meaning" : one.matches(CARDS) ? "card" : "button");
  const labelOf = (one) => one.getAttribute("aria-label") ?? one.textContent;
  const nameOf = (one) => one.dataset.place ?? one.dataset.name ?? null;

  /** Everything that is lit now. */
  const choices = () => lit().map((one) => ({ kind: kindOf(one), label: labelOf(one), name: nameOf(one) }));

  /** Shares of its width and height at which a thing may be pressed. */
  const SPOTS = [[0.4, 0.45], [0.5, 0.5], [0.2, 0.3], [0.8, 0.2], [0.9, 0.9], [0.1, 0.9]];

  /** A spot of the choice of that number where nothing else lies over it. */
  const spotFor = ({ number, label }) => {
    // More may have been lit meanwhile.
    const all = lit();
    const one = all[number] && labelOf(all[number]) === label ? all[number] : all.find((other) => labelOf(other) === label);
    if (!one) return null;
    one.scrollIntoView({ block: "nearest", inline: "nearest" });
    const { x, y, width, height } = one.getBoundingClientRect();
    const spots = SPOTS.map(([across, down]) => ({ x: x + width * across, y: y + height * down }));
    return spots.find((spot) => one.contains(document.elementFromPoint(spot.x, spot.y))) ?? null;
  };

  /** Everything that a reader could tell from the page: it changes when something has been done. */
  const signature = () => {
    const sentence = document.querySelector(".prompt-sentence")?.textContent;
    // A question may be put once more, after something was done that changed nothing on the field.
    const count = document.querySelector(".replay-count")?.textContent;
    return [sentence, count, ...[...document.querySelectorAll(".arb-hit")].map(labelOf), ...lit().filter((one) => !one.matches(MEANINGS)).map(labelOf)].join("|");
  };

  const isOver = () => has("dialog.end[open]");
  const isSending = () => has(".arb-sent, .board-sent, #prompt .sent, #prompt[aria-busy=true]");

  /** Whether all answers have come that change what is lit. */
  const isSettled = () => driver.isSettled() && !isSending();

  /** Whether the reader can do something, or nothing is left to do. */
  const waitsForReader = () => isOver() || (has(".prompt.asking") && lit().length > 0 && isSettled());

  return { choices, spotFor, signature, isOver, isSending, isSettled, waitsForReader };
})();
