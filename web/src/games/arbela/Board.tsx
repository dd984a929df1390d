/** The field of Arbela: thirty-five Sections with their stacks, seen from the reader's side. */
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from "preact/hooks";
import type { Spot } from "../alexandros/lattice.ts";
import { directionOf, inReadingOrder, toward } from "../alexandros/roving.ts";
import type { BoardProps } from "../module.ts";
import { Controls } from "./Controls.tsx";
import { Throws, throwsOf } from "./dice.tsx";
import { Fan } from "./Fan.tsx";
import { Ground } from "./ground.tsx";
import { sectionLabel, targetLabel } from "./labels.ts";
import { angleOf, flankMiddle, layoutOf, middleOf, round, sectionNamed, WIDTH, type Layout } from "./layout.ts";
import { Attacks, Engagements, Reach } from "./overlays.tsx";
import { Leaders, OneCard, Order, Pieces, type PieceProps } from "./pieces.tsx";
import { hovered, picked } from "./pointing.ts";
import { asked, askedSection, facingOf, nameOf, parts, targetsOf, whereIs, wouldBe, type Target } from "./targets.ts";
import { placesOf } from "./story.ts";
import type { Board as Printed, Section, View } from "./types.ts";
import { useCamera, useSize } from "./useCamera.ts";

type Props = BoardProps<View, Printed>;
type Lit = Target & Spot;

/** A stack fans out when the pointer rests on it so long. */
const REST = 260;

export function Board(props: Props) {
  const { board, view, seats, seat, legal, prompt, texts, sent, readOnly, moment } = props;
  const frame = useRef<HTMLDivElement>(null);
  const size = useSize(frame);
  const layout = useMemo(() => layoutOf(size, seat), [size, seat]);
  const hand = useCamera(frame, layout.box, size);
  const [over, setOver] = useState<string | null>(null);
  const [fan, setFan] = useState<string | null>(null);
  const [roved, setRoved] = useState<string | null>(null);
  const byKey = useRef(false);

  const about = askedSection(prompt, view);
  const targets = useMemo(
    () => (readOnly ? [] : inReadingOrder(targetsOf(legal, prompt, view).map((target) => placed(target, about, board, layout)), layout.height)),
    [legal, prompt, view, layout, readOnly, about],
  );
  const breath = `${moment} ${prompt?.key ?? ""} ${targets.length}`;
  const entry = targets.find(({ key }) => key === roved) ?? targets[0];
  const pieces: PieceProps = { board, view, layout, seats, texts };
  const litUnits = useMemo(() => new Set(readOnly ? [] : legal.flatMap((action) => wordOf(action, "unit"))), [legal, readOnly]);

  // A new question: the pointer may be on something else now, and the focus goes to what is lit.
  useLayoutEffect(() => {
    props.onPoint(null);
    picked.value = null;
    if (!byKey.current) return;
    byKey.current = false;
    if (entry) focusOn(frame.current, entry);
    else frame.current?.focus();
  }, [breath]);

  useEffect(() => {
    if (over === null) {
      setFan(null);
      return undefined;
    }
    const timer = setTimeout(() => setFan(over), REST);
    return () => clearTimeout(timer);
  }, [over]);

  const act = (actions: string[]): void => {
    if (sent !== null) return;
    const [only] = actions;
    setFan(null);
    if (actions.length === 1 && only !== undefined) props.onAct(only);
    else props.onOffer(actions);
  };

  const enter = (section: string | null): void => {
    if (section === over) return;
    setOver(section);
    hovered.value = section === null ? null : `section:${section}`;
    const target = section === null ? undefined : targets.find(({ key }) => key === `section:${section}`);
    props.onPoint(target?.actions[0] ?? null);
  };

  /** A press on a Section, or on one card or leader in it. */
  const press = (section: string, name: string | null = null): void => {
    if (hand.wasDrag()) return;
    picked.value = name ?? `section:${section}`;
    const target = targets.find(({ key }) => key === `section:${section}`);
    const own = name === null ? [] : (target?.actions.filter((action) => nameOf(action) === name) ?? []);
    const actions = own.length > 0 ? own : (target?.actions ?? []);
    if (actions.length > 0) return act(actions);
    if (readOnly) return;
    const unit = name?.startsWith("unit:") ? name.slice(5) : null;
    const line = wouldBe(section, unit, prompt, view, board, seat);
    if (line !== null) props.onWhy(line);
  };

  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (onKey(event)) event.preventDefault();
  };

  const onKey = (event: KeyboardEvent): boolean => {
    const direction = directionOf(event.key);
    if (direction && event.shiftKey) {
      hand.pan(direction === "left" ? 80 : direction === "right" ? -80 : 0, direction === "up" ? 80 : direction === "down" ? -80 : 0);
      return true;
    }
    if (direction) {
      const next = entry && document.activeElement === elementOf(frame.current, entry) ? toward(targets, entry, direction) : entry;
      if (next) focusOn(frame.current, next);
      return targets.length > 0;
    }
    switch (event.key) {
      case "+":
      case "=":
        hand.zoom(1.3);
        return true;
      case "-":
        hand.zoom(1 / 1.3);
        return true;
      case "0":
        hand.whole();
        return true;
      case "Enter":
      case " ":
        if ((event.target as Element).closest("button")) return false;
        if (!entry || document.activeElement !== elementOf(frame.current, entry)) return false;
        byKey.current = true;
        act(entry.actions);
        return true;
      case "Escape":
        setFan(null);
        if (document.activeElement instanceof Element && frame.current?.contains(document.activeElement)) (document.activeElement as HTMLElement).blur();
        return true;
      default:
        return false;
    }
  };

  const ground = useMemo(() => <Ground board={board} layout={layout} seats={seats} texts={texts} />, [board, layout, seats, texts.language]);
  const actor = asked(prompt, "unit");
  const stands = useMemo(
    () =>
      board.sections.map((section) => {
        const stack = view.sections[section.name];
        return (
          <g key={section.name}>
            {stack && stack.stack.length > 0 && <Pieces section={section} stack={stack} lifted={section.name === about} props={pieces} />}
            {view.orders[section.name] && <Order section={section} state={view.orders[section.name] ?? "used"} layout={layout} />}
          </g>
        );
      }),
    [board, view, layout, seats, texts.language, about],
  );
  const fresh = throwsOf(props.latest, view);
  const throws = fresh.length > 0 ? fresh : throwsOf(props.changed, view).slice(-6);
  const traced = new Set(props.changed.flatMap((event) => placesOf(event)).filter((name) => name.startsWith("section:")));
  const lit = new Set(props.lit.flatMap((name) => litSections(name, view)));
  const shown = reachOf(over ?? (fan === null ? sectionOf(picked.value, view) : null), actor, about, board, view);
  const fanned = fan === null ? null : sectionNamed(board, fan);
  const fanStack = fanned && view.sections[fanned.name];
  const { camera } = hand;
  const transform = `translate(${round(size.width / 2 - camera.x * camera.scale)} ${round(size.height / 2 - camera.y * camera.scale)}) scale(${camera.scale.toFixed(4)})`;

  return (
    <div
      ref={frame}
      class={`arb ${layout.small ? "arb-small" : ""}`}
      role="group"
      aria-label={texts.t("board-field")}
      aria-describedby="arb-keys"
      tabIndex={targets.length > 0 ? -1 : 0}
      onKeyDown={onKeyDown}
      onPointerLeave={() => enter(null)}
    >
      <p id="arb-keys" class="arb-unseen">
        {texts.t("board-field-keys")}
      </p>
      <svg class="arb-field" width={size.width} height={size.height} focusable="false">
        <g transform={transform}>
          {ground}
          {board.sections.map((section) => (
            <Place
              key={section.name}
              section={section}
              layout={layout}
              marks={`${traced.has(`section:${section.name}`) ? "arb-traced" : ""} ${section.name === about ? "arb-asked" : ""} ${picked.value === `section:${section.name}` ? "arb-picked" : ""}`}
            />
          ))}
          {shown && <Reach board={board} layout={layout} {...shown} />}
          {stands}
          <Engagements board={board} view={view} layout={layout} />
          <Attacks board={board} view={view} layout={layout} />
          <g key={breath}>
            {targets.map((target) => (
              <Light key={target.key} target={target} layout={layout} hot={over === target.word} sent={sent !== null && target.actions.includes(sent)} />
            ))}
          </g>
          {board.sections
            .filter(({ name }) => lit.has(name))
            .map((section) => (
              <Shown key={section.name} section={section} layout={layout} />
            ))}
          {board.sections.map((section) => (
            <Hit
              key={section.name}
              section={section}
              layout={layout}
              target={targets.find(({ key }) => key === `section:${section.name}`)}
              entry={entry}
              label={(target) => (target ? targetLabel(target, view, texts) : sectionLabel(section.name, view, texts))}
              onEnter={(event) => event.pointerType !== "touch" && enter(section.name)}
              onPress={() => press(section.name)}
              onFocus={(target) => {
                setRoved(target.key);
                enter(section.name);
              }}
              onBlur={() => enter(null)}
            />
          ))}
          {board.sections.map((section) => {
            const names = view.sections[section.name]?.leaders ?? [];
            return names.length > 0 ? <Leaders key={section.name} section={section} names={names} props={pieces} onPick={(leader) => press(section.name, `leader:${leader}`)} /> : null;
          })}
          {view.attacks.map((attack) =>
            attack.flank === null ? null : <Rider key={attack.unit} unit={attack.unit} area={attack.flank} lit={litUnits.has(attack.unit)} pieces={pieces} onPress={() => pressRider(attack.unit)} />,
          )}
          {targets
            .filter(({ key }) => key.startsWith("facing:"))
            .map((target) => (
              <Way
                key={target.key}
                target={target}
                angle={angleOf(target.word, 0, board, layout)}
                entry={entry}
                label={targetLabel(target, view, texts)}
                small={layout.small}
                onPress={() => !hand.wasDrag() && act(target.actions)}
                onPoint={(on) => {
                  if (on) setRoved(target.key);
                  props.onPoint(on ? (target.actions[0] ?? null) : null);
                }}
              />
            ))}
          <Throws key={moment} throws={throws} board={board} layout={layout} fresh={fresh.length > 0} />
          {fanned && fanStack && fanStack.stack.length > 1 && (
            <Fan
              section={fanned}
              stack={fanStack}
              props={pieces}
              lit={litUnits}
              onPress={(unit) => press(fanned.name, `unit:${unit}`)}
              onPoint={(unit) => {
                hovered.value = unit === null ? `section:${fanned.name}` : `unit:${unit}`;
                props.onPoint(unit === null ? null : (legal.find((action) => wordOf(action, "unit")[0] === unit) ?? null));
              }}
            />
          )}
        </g>
      </svg>
      <Controls texts={texts} onIn={() => hand.zoom(1.5)} onOut={() => hand.zoom(1 / 1.5)} onWhole={() => hand.whole()} />
    </div>
  );

  function pressRider(unit: string): void {
    picked.value = `unit:${unit}`;
    const actions = legal.filter((action) => nameOf(action) === `unit:${unit}`);
    if (!readOnly && actions.length > 0) act(actions);
  }
}

/** The unit that an action names, in a list that may be empty. */
function wordOf(action: string, domain: string): string[] {
  const name = nameOf(action);
  return name?.startsWith(`${domain}:`) && parts(action).verb !== "bring" ? [name.slice(domain.length + 1)] : [];
}

/** A target with the spot where it lies. */
function placed(target: Target, about: string | null, board: Printed, layout: Layout): Lit {
  if (target.key.startsWith("flank:")) return { ...target, ...flankMiddle(Number(target.word), layout) };
  const section = sectionNamed(board, target.key.startsWith("facing:") ? about : target.word);
  const middle = section ? middleOf(section, layout) : { x: 0, y: 0 };
  if (facingOf(target.actions[0] ?? "") === null) return { ...target, ...middle };
  const angle = (angleOf(target.word, 0, board, layout) * Math.PI) / 180;
  const far = layout.small ? 74 : 58;
  return { ...target, x: middle.x + Math.sin(angle) * far, y: middle.y - Math.cos(angle) * far };
}

/** The Sections that a name points at; bare words count too. */
function litSections(name: string, view: View): string[] {
  const word = name.slice(name.indexOf(":") + 1);
  const place = view.leaders[word];
  return [word, whereIs(view, word) ?? "", place ?? ""];
}

function sectionOf(name: string | null, view: View): string | null {
  if (name === null) return null;
  const word = name.slice(name.indexOf(":") + 1);
  return name.startsWith("unit:") ? whereIs(view, word) : name.startsWith("section:") ? word : null;
}

/** The card whose reach is shown: the one that acts, or the top one of the Section looked at. */
function reachOf(over: string | null, actor: string | null, about: string | null, board: Printed, view: View) {
  const looked = over !== null && view.sections[over]?.stack[0] ? over : actor === null ? null : about;
  const from = sectionNamed(board, looked);
  const stack = looked === null ? undefined : view.sections[looked];
  const name = looked === about && actor !== null && stack?.stack.some((card) => card?.unit === actor) ? actor : stack?.stack[0]?.unit;
  const unit = board.units.find((one) => one.name === name);
  return from && unit && stack?.facing ? { from, unit, facing: stack.facing } : null;
}

function Place({ section, layout, marks }: { section: Section; layout: Layout; marks: string }) {
  const { x, y } = middleOf(section, layout);
  return <rect class={`arb-place ${marks}`} x={x - WIDTH / 2 + 2} y={round(y - layout.height / 2 + 2)} width={WIDTH - 4} height={round(layout.height - 4)} rx="3" />;
}

function Shown({ section, layout }: { section: Section; layout: Layout }) {
  const { x, y } = middleOf(section, layout);
  return <rect class="arb-shown" x={x - WIDTH / 2 + 2} y={round(y - layout.height / 2 + 2)} width={WIDTH - 4} height={round(layout.height - 4)} rx="4" />;
}

/** The gold ring of a lit Section. */
function Light({ target, layout, hot, sent }: { target: Lit; layout: Layout; hot: boolean; sent: boolean }) {
  if (!target.key.startsWith("section:")) return null;
  return (
    <rect
      class={`arb-ring ${hot ? "arb-hot" : ""} ${sent ? "arb-sent" : ""}`}
      x={round(target.x - WIDTH / 2 + 4)}
      y={round(target.y - layout.height / 2 + 4)}
      width={WIDTH - 8}
      height={round(layout.height - 8)}
      rx="5"
    />
  );
}

interface HitProps {
  section: Section;
  layout: Layout;
  target: Lit | undefined;
  entry: Lit | undefined;
  label(target: Lit | undefined): string;
  onEnter(event: PointerEvent): void;
  onPress(): void;
  onFocus(target: Lit): void;
  onBlur(): void;
}

/** What takes the pointer and the focus of a Section. */
function Hit({ section, layout, target, entry, label, onEnter, onPress, onFocus, onBlur }: HitProps) {
  const { x, y } = middleOf(section, layout);
  return (
    <rect
      class={`arb-hit ${target ? "arb-can" : ""}`}
      x={x - WIDTH / 2}
      y={round(y - layout.height / 2)}
      width={WIDTH}
      height={round(layout.height)}
      role={target ? "button" : "img"}
      tabindex={target ? (target === entry ? 0 : -1) : undefined}
      aria-label={label(target)}
      data-name={`section:${section.name}`}
      data-place={`section:${section.name}`}
      onPointerEnter={onEnter}
      onClick={onPress}
      onFocus={() => target && onFocus(target)}
      onBlur={onBlur}
    />
  );
}

/** An arrow to turn a card by. */
function Way({ target, angle, entry, label, small, onPress, onPoint }: { target: Lit; angle: number; entry: Lit | undefined; label: string; small: boolean; onPress(): void; onPoint(on: boolean): void }) {
  return (
    <g
      class="arb-way"
      role="button"
      tabindex={target === entry ? 0 : -1}
      aria-label={label}
      data-place={target.key}
      transform={`translate(${round(target.x)} ${round(target.y)}) rotate(${angle}) scale(${small ? 1.5 : 1})`}
      onClick={onPress}
      onPointerEnter={() => onPoint(true)}
      onPointerLeave={() => onPoint(false)}
      onFocus={() => onPoint(true)}
      onBlur={() => onPoint(false)}
    >
      <circle r="18" />
      <path d="M-9 5L0 -9L9 5L0 1Z" />
    </g>
  );
}

/** A unit that rides round the flank. */
function Rider({ unit, area, lit, pieces, onPress }: { unit: string; area: number; lit: boolean; pieces: PieceProps; onPress(): void }) {
  const { layout, board } = pieces;
  const { x, y } = flankMiddle(area, layout);
  const side = board.units.find(({ name }) => name === unit)?.side ?? 0;
  const inward = x < 0 ? 90 : 270;
  return (
    <g class={`arb-rider ${lit ? "arb-can" : ""}`} role="img" aria-label={pieces.texts.word("unit", unit)} data-name={`unit:${unit}`} data-place={`flank:${area}`} transform={`translate(${round(x)} ${round(y)}) scale(${layout.small ? 0.44 : 0.7})`} onClick={onPress}>
      <OneCard card={{ unit, hits: 0, disrupted: false, face_up: true }} side={side} angle={inward} detail="small" props={pieces} />
      {lit && <rect class="arb-ring" x="-46" y="-46" width="92" height="92" rx="6" />}
    </g>
  );
}

function elementOf(frame: Element | null, target: Target): HTMLElement | null {
  return frame?.querySelector<HTMLElement>(`[data-place="${target.key}"]`) ?? null;
}

function focusOn(frame: Element | null, target: Target): void {
  elementOf(frame, target)?.focus({ preventScroll: true });
}
