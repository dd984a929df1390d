/** The field of Arbela: thirty-five Sections with their stacks, seen from the reader's side. */
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from "preact/hooks";
import { narrow } from "../../page/media.ts";
import { showsWell } from "../../board/camera.ts";
import { Controls } from "../../board/Controls.tsx";
import { focusOn, isOn, leave } from "../../board/focus.ts";
import { moveByKey } from "../../board/keys.ts";
import type { Spot } from "../../board/plane.ts";
import { directionOf, inReadingOrder, toward } from "../../board/roving.ts";
import { memoryOf, useCamera, useNearness } from "../../board/useCamera.ts";
import { useSize } from "../../board/useSize.ts";
import type { BoardProps } from "../../board/module.ts";
import { Throws, throwsOf } from "./dice.tsx";
import { Fan } from "./Fan.tsx";
import { Ground } from "./ground.tsx";
import { intentOf } from "./intent.ts";
import { riderLabel, sectionLabel, targetLabel } from "./labels.ts";
import { angleOf, layoutOf, middleOf, readableAt, sectionNamed } from "./layout.ts";
import { Frame, Hit, Light, placed, purposesOf, Rider, Way, type Lit } from "./lights.tsx";
import { reachingOf } from "./looking.ts";
import { Attacks, Engagements, Pointed, Reach, ReachGround, type OverlayProps } from "./overlays.tsx";
import { Leaders, Stand, type PieceProps } from "./pieces.tsx";
import { footed, hovered, picked } from "./pointing.ts";
import { placesOf } from "./story.ts";
import { askedSection, hasOdds, litSections, litUnits, nameOf, targetsOf, wouldBe } from "./targets.ts";
import { Tray } from "./tray.tsx";
import type { Board as Printed, View } from "./types.ts";
import { useArrivals } from "./useArrivals.ts";
import { useFan } from "./useFan.ts";

type Props = BoardProps<View, Printed>;

/** A card is never drawn larger than so many pixels a unit. */
const NEAREST = 3.2;

const memory = memoryOf("arbela");

export function Board(props: Props) {
  const { board, view, seats, seat, legal, prompt, texts, sent, readOnly, moment } = props;
  const frame = useRef<HTMLDivElement>(null);
  const world = useRef<SVGGElement>(null);
  const size = useSize(frame);
  const small = narrow.value;
  const layout = useMemo(() => layoutOf(size, seat, small), [size, seat, small]);
  const camera = useCamera(frame, world, { box: layout.box, size, nearest: NEAREST, memory });
  const near = useNearness(memory, readableAt(layout, size));
  const [over, setOver] = useState<string | null>(null);
  const [roved, setRoved] = useState<string | null>(null);
  const [inspecting, setInspecting] = useState(false);
  const byKey = useRef(false);
  const pointer = useRef("");

  const about = askedSection(prompt, view);
  const targets = useMemo(
    () =>
      readOnly
        ? []
        : inReadingOrder(
            targetsOf(legal, prompt, view).map((target) => placed(target, about, board, layout)),
            layout.height,
          ),
    [legal, prompt, view, layout, readOnly, about],
  );
  const purposes = useMemo(() => purposesOf(targets), [targets]);
  const breath = `${moment} ${prompt?.key ?? ""} ${targets.length}`;
  /** What the arrow keys lead over: what is lit, or every Section while the reader only looks. */
  const stops: readonly (Spot & { key: string })[] = useMemo(
    () => (inspecting ? board.sections.map((section) => ({ key: `section:${section.name}`, ...middleOf(section, layout) })) : targets),
    [inspecting, targets, board, layout],
  );
  const entry = stops.find(({ key }) => key === roved) ?? stops[0];
  const pieces: PieceProps = { board, view, layout, detail: layout.coarse && !near ? "coarse" : "full", seats, texts };
  const overlay: OverlayProps = { board, view, layout, seats };
  const chosen = (over === null ? undefined : targets.find(({ key }) => key === `section:${over}`))?.actions ?? [];
  const fan = useFan(over, chosen.filter((action) => nameOf(action)?.startsWith("unit:")).length > 1);
  const ready = useMemo(() => (readOnly ? new Set<string>() : litUnits(legal)), [legal, readOnly]);
  const came = useArrivals(props);

  useLayoutEffect(() => {
    footed.value = layout.foot;
    return () => {
      footed.value = false;
    };
  }, [layout.foot]);

  // A new question: the pointer may be on something else now, and the focus goes to what is lit.
  useLayoutEffect(() => {
    props.onPoint(null);
    picked.value = null;
    fan.close();
    setInspecting(false);
    // A finger has left what it touched; a pointer is still there.
    if (pointer.current === "touch") {
      setOver(null);
      hovered.value = null;
    }
    if (!byKey.current) return;
    byKey.current = false;
    const [first] = targets;
    if (first) focusOn(frame.current, first.key);
    else frame.current?.focus();
  }, [breath]);

  const act = (actions: string[]): void => {
    if (sent !== null) return;
    const [only] = actions;
    fan.close();
    // A finger cannot point first: what has odds is shown before it is done.
    const asks = pointer.current === "touch" && actions.some(hasOdds);
    if (actions.length === 1 && only !== undefined && !asks) props.onAct(only);
    else props.onOffer(actions);
  };

  const targetIn = (section: string): Lit | undefined => targets.find(({ key }) => key === `section:${section}`);

  const enter = (section: string | null): void => {
    if (section === over) return;
    setOver(section);
    hovered.value = section === null ? null : `section:${section}`;
    props.onPoint((section === null ? undefined : targetIn(section)?.actions[0]) ?? null);
  };

  /** A press on a Section, or on one card or leader in it. */
  const press = (section: string, name: string | null = null): void => {
    if (camera.wasDrag() || fan.wasLongPress()) return;
    picked.value = name ?? `section:${section}`;
    const lit = targetIn(section)?.actions ?? [];
    const own = name === null ? [] : lit.filter((action) => nameOf(action) === name);
    const actions = own.length > 0 ? own : lit;
    if (actions.length > 0) return act(actions);
    if (readOnly) return;
    const unit = name?.startsWith("unit:") ? name.slice(5) : null;
    const line = wouldBe(section, unit, prompt, view, board, seat);
    if (line !== null) props.onWhy(line);
  };

  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    pointer.current = "key";
    if (onKey(event)) event.preventDefault();
  };

  const onKey = (event: KeyboardEvent): boolean => {
    if (moveByKey(event, camera)) return true;
    const direction = directionOf(event.key);
    if (direction) {
      if (stops.length === 0) setInspecting(true);
      const next = entry && isOn(frame.current, entry.key) ? toward(stops, entry, direction) : entry;
      if (next) goTo(next);
      return true;
    }
    if ((event.target as Element).closest("button")) return false;
    switch (event.key) {
      case "i":
        setInspecting(!inspecting);
        setRoved(inspecting ? null : about !== null ? `section:${about}` : (roved ?? "section:B-C"));
        byKey.current = true;
        return true;
      case "Enter":
      case " ":
        if (!entry || !isOn(frame.current, entry.key)) return false;
        byKey.current = true;
        if (entry.key.startsWith("section:")) press(entry.key.slice("section:".length));
        else act(targets.find(({ key }) => key === entry.key)?.actions ?? []);
        return true;
      case "Escape":
        fan.close();
        setInspecting(false);
        leave(frame.current);
        return true;
      default:
        return false;
    }
  };

  const goTo = (stop: Spot & { key: string }): void => {
    setRoved(stop.key);
    focusOn(frame.current, stop.key);
    if (!showsWell(camera.now(), [stop], size, 0)) camera.fly({ ...camera.now(), x: stop.x, y: stop.y });
  };

  // The key that begins or ends looking about puts the focus where the arrow keys start.
  useEffect(() => {
    if (!byKey.current) return;
    byKey.current = false;
    if (entry) focusOn(frame.current, entry.key);
  }, [inspecting]);

  const pointAt =
    (target: Lit | undefined, name: string | null) =>
    (on: boolean): void => {
      if (on && target) setRoved(target.key);
      if (name !== null) hovered.value = on ? name : null;
      props.onPoint(on ? (target?.actions[0] ?? null) : null);
    };

  const ground = useMemo(
    () => <Ground board={board} layout={layout} seats={seats} texts={texts} />,
    [board, layout, seats, texts.language],
  );
  const stands = useMemo(
    () =>
      board.sections.map((section) => {
        const from = came.get(section.name);
        return (
          <Stand
            key={from === undefined ? section.name : `${section.name} ${moment}`}
            section={section}
            stack={view.sections[section.name]}
            order={view.orders[section.name]}
            lifted={section.name === about}
            came={sectionNamed(board, from ?? null)}
            props={pieces}
          />
        );
      }),
    [board, view, layout, pieces.detail, seats, texts.language, about, came],
  );
  const fresh = throwsOf(props.latest, view);
  const throws = fresh.length > 0 ? fresh : throwsOf(props.changed, view).slice(-6);
  const traced = new Set(props.changed.flatMap((event) => placesOf(event)).filter((name) => name.startsWith("section:")));
  const lit = new Set(props.lit.flatMap((name) => litSections(name, view)));
  const intent = intentOf(props.pointed, prompt, view);
  const reaching = reachingOf(intent, over, picked.value, prompt, board, view);
  const fanned = sectionNamed(board, fan.section);
  const fanStack = fanned && view.sections[fanned.name];
  const own = seat === null ? undefined : seats[seat];

  return (
    <div
      ref={frame}
      class={`board-frame arb ${layout.small ? "arb-small" : ""} ${pieces.detail === "coarse" ? "arb-coarse-cards" : ""}`}
      role="group"
      aria-label={texts.t("board-field")}
      aria-describedby="arb-keys"
      tabIndex={stops.length > 0 ? -1 : 0}
      onKeyDown={onKeyDown}
      onPointerDown={(event) => {
        pointer.current = event.pointerType;
      }}
      onPointerLeave={() => enter(null)}
    >
      <p id="arb-keys" class="board-unseen">
        {texts.t("board-field-keys")}
      </p>
      <svg class="arb-field" width={size.width} height={size.height} focusable="false">
        <g ref={world}>
          {ground}
          {board.sections.map((section) => {
            const marks = `${traced.has(`section:${section.name}`) ? "arb-traced" : ""} ${section.name === about ? "arb-asked" : ""}`;
            return marks === " " ? null : (
              <Frame key={section.name} section={section} layout={layout} inset={2} class={`arb-place ${marks}`} />
            );
          })}
          {reaching && <ReachGround reaching={reaching} props={overlay} />}
          {stands}
          {reaching && <Reach reaching={reaching} props={overlay} />}
          <Engagements {...overlay} />
          <Attacks props={overlay} />
          <g key={breath}>
            {targets.map((target) => (
              <Light
                key={target.key}
                target={target}
                purposes={purposes.get(target.key) ?? []}
                layout={layout}
                hot={over === target.word}
                sent={sent !== null && target.actions.includes(sent)}
              />
            ))}
          </g>
          {board.sections
            .filter(({ name }) => lit.has(name) && name !== over)
            .map((section) => (
              <Frame key={section.name} section={section} layout={layout} inset={2} class="arb-shown" />
            ))}
          {board.sections.map((section) => {
            const target = targetIn(section.name);
            const key = `section:${section.name}`;
            return (
              <Hit
                key={section.name}
                section={section}
                layout={layout}
                target={target}
                tab={target || inspecting ? key === entry?.key : null}
                label={target ? targetLabel(target, view, board, texts) : sectionLabel(section.name, view, board, texts)}
                onEnter={(event) => event.pointerType !== "touch" && enter(section.name)}
                onDown={(event) => fan.press(event, section.name)}
                onPress={() => press(section.name)}
                onFocus={() => {
                  setRoved(key);
                  enter(section.name);
                }}
                onBlur={() => enter(null)}
              />
            );
          })}
          {board.sections.map((section) => {
            const stack = view.sections[section.name];
            return stack && stack.leaders.length > 0 ? (
              <Leaders
                key={section.name}
                section={section}
                stack={stack}
                props={pieces}
                onPick={(leader) => press(section.name, `leader:${leader}`)}
                onPoint={(leader) => {
                  hovered.value = leader === null ? null : `leader:${leader}`;
                }}
              />
            ) : null;
          })}
          {view.attacks.map((attack) => {
            const { unit, flank } = attack;
            if (flank === null) return null;
            const target = targets.find(({ key }) => key === `flank:${flank}`);
            return (
              <Rider
                key={unit}
                attack={attack}
                target={target}
                tab={target !== undefined && target.key === entry?.key}
                label={riderLabel(unit, target, texts)}
                pieces={pieces}
                onPress={() => {
                  picked.value = `unit:${unit}`;
                  if (target && !camera.wasDrag()) act(target.actions);
                }}
                onPoint={pointAt(target, `unit:${unit}`)}
              />
            );
          })}
          {intent && <Pointed intent={intent} props={overlay} />}
          {targets
            .filter(({ key }) => key.startsWith("facing:"))
            .map((target) => (
              <Way
                key={target.key}
                target={target}
                angle={angleOf(target.word, 0, board, layout)}
                tab={target.key === entry?.key}
                label={targetLabel(target, view, board, texts)}
                small={layout.small}
                onPress={() => !camera.wasDrag() && act(target.actions)}
                onPoint={pointAt(target, null)}
              />
            ))}
          <Throws key={moment} throws={throws} board={board} layout={layout} seats={seats} fresh={fresh.length > 0} />
          {fanned && fanStack && fanStack.stack.length > 1 && (
            <Fan
              section={fanned}
              stack={fanStack}
              props={pieces}
              lit={ready}
              onPress={(unit) => press(fanned.name, `unit:${unit}`)}
              onPoint={(unit) => {
                hovered.value = unit === null ? `section:${fanned.name}` : `unit:${unit}`;
                props.onPoint((unit === null ? undefined : legal.find((action) => nameOf(action) === `unit:${unit}`)) ?? null);
              }}
            />
          )}
        </g>
      </svg>
      <div class={layout.foot ? "arb-foot" : ""}>
        {layout.foot && own && seat !== null && <Tray props={props} side={seat} look={own} />}
        <Controls
          camera={camera}
          class="arb-controls"
          nearer={texts.t("board-nearer")}
          farther={texts.t("board-farther")}
          whole={texts.t("board-whole")}
        />
      </div>
    </div>
  );
}
