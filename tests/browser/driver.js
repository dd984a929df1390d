/** In the page of a table: what can be clicked, and where. Used by table.py. */
window.driver = (() => {
  /** Questions whose answers change what is lit or asked, by number, as long as they are open. */
  const open = new Set();
  const AWAITED = new Set(["act", "ways"]);

  window.WebSocket = class extends WebSocket {
    constructor(...address) {
      super(...address);
      open.clear();
      this.addEventListener("close", () => open.clear());
    }

    send(text) {
      const { type, id } = JSON.parse(text);
      if (AWAITED.has(type)) open.add(id);
      if (type === "look") open.add(type);
      super.send(text);
    }

    /** A question is open until the page has dealt with its answer. */
    set onmessage(hear) {
      this.addEventListener("message", (event) => {
        hear(event);
        const { type, id } = JSON.parse(event.data);
        const after = new MessageChannel();
        after.port1.onmessage = () => open.delete(type === "state" ? "look" : id);
        after.port2.postMessage(null);
      });
    }
  };

  /** What is looked up beside the view lights the targets of armies. */
  const ask = window.fetch;
  window.fetch = (...question) => {
    const answer = ask(...question);
    if (/\/moments\/\d/.test(String(question[0]))) {
      open.add(answer);
      const end = () => requestAnimationFrame(() => open.delete(answer));
      answer.then((one) => one.clone().arrayBuffer()).then(end, end);
    }
    return answer;
  };

  /** The middle of the first of these things that is shown and under nothing else, once the map has come to rest. */
  const middleAtRest = async (signs) => {
    let before = "";
    let spot = null;
    for (let still = 0; still < 3; still++) {
      await new Promise(requestAnimationFrame);
      spot = signs.map(spotOfSign).find((one) => one !== null) ?? null;
      const now = JSON.stringify([spot, document.querySelector(".map-svg > g")?.getAttribute("transform")]);
      if (now !== before) still = 0;
      before = now;
    }
    return spot;
  };

  const spotOfSign = (sign) => {
    const box = document.querySelector(sign)?.getBoundingClientRect();
    if (!box || box.width === 0) return null;
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    return document.elementFromPoint(x, y)?.closest(".map-svg") ? [x, y] : null;
  };

  const CARDS = ".alx-card.alx-lit";
  const LIGHTS = ".alx-light";
  const BUTTONS = "#prompt .prompt-buttons .button.act";

  const all = (selector) => [...document.querySelectorAll(selector)];

  /** Whether the page asks which of several things a place stands for. */
  const isOffering = () => document.querySelector("#prompt .prompt-buttons > .quiet:not(#undo)") !== null;
  const lit = () => (isOffering() ? all(BUTTONS) : [...all(BUTTONS), ...all(CARDS), ...all(LIGHTS)]);

  const kindOf = (element) =>
    element.matches(LIGHTS) ? "light" : element.matches(CARDS) ? "card" : "button";

  const labelOf = (element) => element.getAttribute("aria-label") ?? element.textContent;

  /** Everything that is lit now. */
  const choices = () =>
    lit().map((element) => ({
      kind: kindOf(element),
      label: labelOf(element),
      place: element.dataset.place ?? null,
      far: element.classList.contains("alx-far"),
    }));

  const isOnMap = ({ x, y }) => {
    const under = document.elementFromPoint(x, y);
    return under !== null && under.closest(".alx") !== null && under.closest("button") === null;
  };

  const screen = (element, { x, y }) => {
    const seen = new DOMPoint(x, y).matrixTransform(element.getScreenCTM());
    return { x: seen.x, y: seen.y };
  };

  /** Spots inside a drawn shape, the ones with most room round them first. */
  const spotsInside = (shape) => {
    const { x, y, width, height } = shape.getBBox();
    const spots = [];
    for (let across = 1; across < 24; across++) {
      for (let down = 1; down < 24; down++) {
        spots.push(new DOMPoint(x + (width * across) / 24, y + (height * down) / 24));
      }
    }
    const inside = (spot) => shape.isPointInFill(spot);
    const room = (spot) =>
      [20, 10].find((far) =>
        [[far, 0], [-far, 0], [0, far], [0, -far]].every(([dx, dy]) => inside(new DOMPoint(spot.x + dx, spot.y + dy))),
      ) ?? 0;
    return spots.filter(inside).map((spot) => ({ spot, room: room(spot) })).sort((a, b) => b.room - a.room).map(({ spot }) => spot);
  };

  const middleOf = (element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    return { x: x + width / 2, y: y + height / 2 };
  };

  const spotsOn = (light) => {
    const shape = light.querySelector(".alx-glow");
    if (light.dataset.place.startsWith("province:")) return spotsInside(shape).map((spot) => screen(shape, spot));
    return [middleOf(shape)];
  };

  /** On a small screen the map flies to what is lit; wait until it has come to rest. */
  const stillness = async () => {
    if (innerWidth > 720) return;
    let before = "";
    for (let still = 0; still < 4; still++) {
      await new Promise(requestAnimationFrame);
      const now = document.querySelector(".alx-map > g")?.getAttribute("transform") ?? "";
      if (now !== before) still = 0;
      before = now;
    }
  };

  /** What is lit as it was when it was chosen, wherever it stands among the others now. */
  const find = ({ number, place, label }) => {
    const all = lit();
    const isIt = (element) => element !== undefined && (element.dataset.place ?? null) === place && labelOf(element) === label;
    return isIt(all[number]) ? all[number] : all.find(isIt);
  };

  const spotNow = (wanted) => {
    const element = find(wanted);
    if (!element) return null;
    if (element.matches(LIGHTS)) return spotsOn(element).find(isOnMap) ?? null;
    element.scrollIntoView({ block: "nearest", inline: "nearest" });
    const middle = middleOf(element);
    const under = document.elementFromPoint(middle.x, middle.y);
    return under !== null && element.contains(under) ? middle : null;
  };

  /** Where to click for a choice; null: it cannot be reached with the pointer. */
  const spotFor = async (wanted) => {
    await stillness();
    let spot = spotNow(wanted);
    for (let frames = 0; spot === null && frames < 10; frames++) {
      await new Promise(requestAnimationFrame);
      spot = spotNow(wanted);
    }
    return spot;
  };

  /** Where a spot of the map, in its own units, is seen on the screen. */
  const spotOnMap = (x, y) => {
    const world = document.querySelector(".alx-map > g");
    const spot = screen(world, { x, y });
    return isOnMap(spot) ? spot : null;
  };

  const count = () => {
    const numbers = document.querySelector(".replay-count")?.textContent.match(/\d+/g);
    return numbers ? Number(numbers.at(-1)) : 0;
  };

  const isAsked = () => document.querySelector(".prompt.asking") !== null;
  const isOver = () => document.querySelector("dialog.end[open]") !== null;
  const isCovered = () => document.querySelector(".curtain") !== null;

  /** Changes whenever something else is asked. */
  const signature = () => {
    const words = document.querySelector(".prompt-sentence")?.textContent;
    const offered = lit().map((element) => element.dataset.place ?? element.textContent);
    return [count(), words, isCovered(), isOver(), ...offered].join(" | ");
  };

  /** Whether an action is on its way. */
  const isSending = () => document.querySelector(".alx-sent, #prompt .sent") !== null;

  /** Whether all answers have come that change what is lit. */
  const isSettled = () => open.size === 0 && !isSending() && document.querySelector("#prompt[aria-busy=true]") === null;

  /** Whether the reader can do something, or nothing is left to do. */
  const waitsForReader = () => (isAsked() && lit().length > 0 && isSettled()) || isOver() || isCovered();

  /** What is waited for, for who waits in vain. */
  const state = () => ({
    prompt: document.querySelector("#prompt")?.textContent,
    asked: isAsked(),
    lit: lit().length,
    unanswered: [...open],
    sending: isSending(),
    busy: document.querySelector("#prompt[aria-busy=true]") !== null,
    replay: document.querySelector(".replay-count")?.textContent,
  });

  return { choices, state, spotFor, spotOnMap, middleAtRest, count, isOver, isCovered, isOffering, isSending, isSettled, signature, waitsForReader };
})();
