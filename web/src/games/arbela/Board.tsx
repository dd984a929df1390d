/** The field of Arbela: thirty-five Sections with their stacks, seen from the reader's side. */
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from "preact/hooks";
import { Controls } from "../../board/Controls.tsx";
import { Throws } from "../../board/dice.tsx";
import { BoardFrame } from "../../board/Frame.tsx";
import type { BoardProps } from "../../board/module.ts";
import { named } from "../../board/names.ts";
import { act as actOn, type Lit } from "../../board/targets.ts";
import { memoryOf, useCamera, useNearness } from "../../board/useCamera.ts";
import { useFan } from "../../board/useFan.ts";
import { useRoving } from "../../board/useRoving.ts";
import { useStage } from "../../board/useStage.ts";
import { useTargets } from "../../board/useTargets.ts";
import { isLong, stepsOf } from "../../live/lines.ts";
import { narrow } from "../../page/media.ts";
import { AimMarks } from "./AimMarks.tsx";
import { wishes } from "./company.tsx";
import { rowsOf, spotOf as throwSpot } from "./dice.ts";
import { FlankHit, Ground } from "./ground.tsx";
import { intentsOf } from "./intent.ts";
import { lineWords, riderLabel, sectionLabel, targetLabel } from "./labels.ts";
import { angleOf, layoutOf, middleOf, readableAt, sectionNamed } from "./layout.ts";
import { Frame, Hit, Light, Rider, spotOf, Way } from "./lights.tsx";
import { reachingOf } from "./looking.ts";
import { Attacks, Engagements, Pointed, Reach, ReachGround, type OverlayProps } from "./overlays.tsx";
import { Leaders, Stand, type PieceProps } from "./pieces.tsx";
import { footed, hovered, picked } from "./pointing.ts";
import { placesOf } from "./story.ts";
import { hasOdds } from "./purposes.ts";
import { askedSection, LET_GO, litSections, litUnits, nameOf, placeOf, pressed } from "./targets.ts";
import { covers, StackFan } from "./StackFan.tsx";
import { Tray } from "./tray.tsx";
import type { Board as Printed, Details, View } from "./types.ts";
import { signsOf, useAims } from "./useAims.ts";
import { useArrivals } from "./useArrivals.ts";
import { useThrows } from "./useThrows.ts";

type Props = BoardProps<View, Printed>;

/** A card is never drawn larger than so many pixels a unit. */
const NEAREST = 3.2;

const FLANKS = [0, 1];

const memory = memoryOf("arbela");

export function Board(props: Props) {
  const { board, view, seats, seat, legal, prompt, texts, sent, readOnly, moment, grammar } = props;
  const stage = useStage();
  const { size } = stage;
  const small = narrow.value;
  const layout = useMemo(() => layoutOf(size, seat, small), [size, seat, small]);
  const camera = useCamera(stage.frame, stage.world, { box: layout.box, size, nearest: NEAREST, memory });
  const near = useNearness(memory, readableAt(layout, size));
  /** The Section that the pointer or the focus is on, and the one where a stack may fan out. */
  const [over, setOver] = useState<string | null>(null);
  const [rested, setRested] = useState<string | null>(null);
  const pointer = useRef("");
  /** Whether the reader came to that Section by keys: then what leaves it with the focus is over. */
  const byKeys = useRef(false);

  const about = askedSection(prompt, view);
  const aims = useAims(props);
  const lights = useTargets(
    props,
    {
      placeOf: (action) => placeOf(action, prompt, view, grammar),
      farOf: aims.farOf,
      spotOf: (target) => spotOf(target, about, board, layout),
      row: layout.height,
    },
    [layout, wishes()],
  );
  const { targets, question } = lights;
  const targetIn = (section: string | null): Lit | undefined => (section === null ? undefined : lights.at(`section:${section}`));
  const signs = signsOf(targets, aims);
  const pieces: PieceProps = { board, view, layout, detail: layout.coarse && !near ? "coarse" : "full", seats, texts };
  const overlay: OverlayProps = { board, view, layout, seats };
  const chosen = targetIn(rested)?.far ? [] : (targetIn(rested)?.actions ?? []);
  const fan = useFan(rested, chosen.filter((action) => nameOf(action, grammar)?.startsWith("unit:")).length > 1, (section) => {
    picked.value = `section:${section}`;
  });
  const ready = useMemo(() => (readOnly ? new Set<string>() : litUnits(legal, view, grammar)), [legal, readOnly, view]);
  const came = useArrivals(props);

  useLayoutEffect(() => {
    footed.value = layout.foot;
    return () => {
      footed.value = false;
    };
  }, [layout.foot]);

  // A new question: the pointer may be on something else now.
  useLayoutEffect(() => {
    props.onPoint(null);
    picked.value = null;
    fan.close();
    // A finger has left what it touched; a pointer is still there.
    if (pointer.current === "touch") {
      setOver(null);
      setRested(null);
      hovered.value = null;
    }
  }, [question]);

  const act = (actions: string[]): void => {
    if (sent === null) fan.close();
    // A finger cannot point first: what has odds is shown before it is done.
    actOn(props, actions, pointer.current === "touch" && actions.some(hasOdds));
  };

  /** All that can be done at a place is offered, to a finger always: it cannot point at what else there is. */
  const offer = (target: Lit): void => {
    if (sent !== null) return;
    fan.close();
    props.onOffer(aims.linesTo(target));
  };

  /** A focus that was only given back, while the pointer is elsewhere, fans nothing out. */
  const enter = (section: string | null, rests = true): void => {
    if (rests || section === null) setRested(section);
    if (section === over) return;
    setOver(section);
    hovered.value = section === null ? null : `section:${section}`;
    props.onPoint(targetIn(section)?.actions[0] ?? null);
  };

  /** A press on a Section, or on one card or leader in it. */
  const press = (section: string, name: string | null = null): void => {
    if (camera.wasDrag() || fan.wasLongPress()) return;
    picked.value = name ?? `section:${section}`;
    const target = targetIn(section);
    if (target?.far && pointer.current === "touch") return offer(target);
    const lit = target?.actions ?? [];
    const own = name === null ? [] : lit.filter((action) => nameOf(action, grammar) === name);
    const actions = own.length > 0 ? own : pressed(lit, view.sections[section]);
    if (actions.length > 0) return act(actions);
    if (seat !== null) props.onWhy(name ?? `section:${section}`);
  };

  /** A press on a Flank Area where nobody rides: why not round it, to an enemy beside it if there is one? */
  const pressFlank = (area: number): void => {
    if (seat === null || camera.wasDrag()) return;
    const beside = board.sections.filter(({ flank }) => flank === area).map(({ name }) => name);
    const target = beside.find((name) => (view.sections[name]?.side ?? seat) !== seat) ?? beside[0];
    if (target !== undefined) props.onWhy(`flank ${target}`);
  };

  const places = useMemo(
    () => board.sections.map((section) => ({ key: `section:${section.name}`, ...middleOf(section, layout) })),
    [board, layout],
  );
  const roving = useRoving({
    stage,
    camera,
    lights,
    places,
    start: (last) => (about !== null ? `section:${about}` : (last ?? "section:B-C")),
    onPress: (key) => {
      pointer.current = "key";
      const { domain, word } = named(key);
      if (domain === "section") press(word);
      else act(lights.at(key)?.actions ?? []);
    },
    onEscape: () => {
      fan.close();
      if (legal.includes(LET_GO)) act([LET_GO]);
    },
  });

  const pointAt =
    (target: Lit | undefined, name: string | null) =>
    (on: boolean): void => {
      if (on && target) roving.onFocus(target.key);
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
  const { throws, fresh } = useThrows(props);
  const rows = rowsOf(throws);
  const traced = new Set(props.changed.flatMap((event) => placesOf(event, grammar)).filter((name) => name.startsWith("section:")));
  // The course of a line is drawn; its Sections need no frames besides.
  const lit = new Set(props.pointed !== null && isLong(props.pointed) ? [] : props.lit.flatMap((name) => litSections(name, view)));
  const intents = intentsOf(props.pointed, prompt, view, grammar);
  const intent = intents.at(-1) ?? null;
  const details = props.details as Details | null;
  const reaching = reachingOf(intent, over, picked.value, prompt, board, view, details);
  // How far a card could move is looked up as soon as one is looked at.
  useEffect(() => {
    if (reaching !== null && details === null) props.onLookUp();
  });
  const aimedAt = targetIn(over);
  const open = sectionNamed(board, fan.place);
  const openStack = open && view.sections[open.name];
  // A stack that is only looked at does not lie over places where something can be done.
  const isChosen = openStack?.stack.some((card) => card !== null && ready.has(card.unit)) === true;
  const covered = open && openStack ? covers(open, openStack, layout, targets) : false;
  const fanned = isChosen || !covered ? open : null;
  const fanStack = fanned && openStack;
  const own = seat === null ? undefined : seats[seat];

  return (
    <BoardFrame
      stage={stage}
      roving={roving}
      class={`arb ${layout.small ? "arb-small" : ""} ${pieces.detail === "coarse" ? "arb-coarse-cards" : ""}`}
      drawing="arb-field"
      label={texts.t("board-field")}
      keys={texts.t("board-field-keys")}
      onPointerDown={(event) => {
        pointer.current = event.pointerType;
      }}
      onPointerLeave={() => enter(null)}
      over={
        <div class={layout.foot ? "arb-foot" : ""}>
          {layout.foot && own && seat !== null && <Tray props={props} side={seat} look={own} />}
          <Controls camera={camera} class="arb-controls" texts={texts} />
        </div>
      }
    >
      {ground}
      {board.sections.map((section) => {
        const marks = `${traced.has(`section:${section.name}`) ? "arb-traced" : ""} ${section.name === about ? "arb-asked" : ""}`;
        return marks === " " ? null : <Frame key={section.name} section={section} layout={layout} inset={2} class={`arb-place ${marks}`} />;
      })}
      {FLANKS.map((area) => (
        <FlankHit key={area} area={area} layout={layout} onPress={() => pressFlank(area)} />
      ))}
      {reaching && <ReachGround reaching={reaching} props={overlay} />}
      {stands}
      {reaching && <Reach reaching={reaching} props={overlay} />}
      <Engagements {...overlay} />
      <Attacks props={overlay} />
      <g key={question}>
        {targets.map((target) => (
          <Light
            key={target.key}
            target={target}
            purposes={signs.get(target.key) ?? []}
            layout={layout}
            hot={over === target.word}
            sent={sent !== null && target.actions.some((line) => line.startsWith(sent))}
            dim={aims.isDim(target)}
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
            tab={target || roving.looked !== null ? key === roving.entry : null}
            label={target ? targetLabel(target, view, board, texts) : sectionLabel(section.name, view, board, texts)}
            onEnter={(event) => {
              if (event.pointerType === "touch") return;
              byKeys.current = false;
              enter(section.name);
            }}
            onDown={(event) => fan.press(event, section.name)}
            onPress={() => press(section.name)}
            onMenu={() => target && offer(target)}
            onFocus={(event) => {
              roving.onFocus(key);
              byKeys.current = event.currentTarget.matches(":focus-visible");
              enter(section.name, byKeys.current);
            }}
            onBlur={() => {
              // A press on a fanned card takes the focus from the Section under it, not the fan away.
              if (byKeys.current) enter(null);
            }}
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
        const target = lights.at(`flank:${flank}`);
        return (
          <Rider
            key={unit}
            attack={attack}
            target={target}
            tab={target !== undefined && target.key === roving.entry}
            label={riderLabel(unit, target, texts)}
            pieces={pieces}
            onPress={() => {
              picked.value = `unit:${unit}`;
              if (camera.wasDrag()) return;
              if (target) act(target.actions);
              else pressFlank(flank);
            }}
            onPoint={pointAt(target, `unit:${unit}`)}
          />
        );
      })}
      {intents.map((one, at) => (
        <Pointed key={at} intent={one} props={overlay} />
      ))}
      {aimedAt?.far && pointer.current !== "touch" && (
        <AimMarks
          target={aimedAt}
          facings={aims.facingsAt(aimedAt)}
          meanings={aims.meaningsAt(aimedAt)}
          more={aims.linesTo(aimedAt).length > 1}
          board={board}
          layout={layout}
          words={{
            more: texts.t("board-more"),
            of: (lines) => texts.list(lines.map((line) => lineWords(stepsOf(line), view, texts))),
          }}
          onAim={(lines) => !camera.wasDrag() && act(lines)}
          onPoint={(line) => props.onPoint(line ?? aimedAt.actions[0] ?? null)}
          onMore={() => offer(aimedAt)}
        />
      )}
      {targets
        .filter(({ domain }) => domain === "facing")
        .map((target) => (
          <Way
            key={target.key}
            target={target}
            angle={angleOf(target.word, 0, board, layout)}
            tab={target.key === roving.entry}
            label={targetLabel(target, view, board, texts)}
            small={layout.small}
            onPress={() => !camera.wasDrag() && act(target.actions)}
            onPoint={pointAt(target, null)}
          />
        ))}
      <Throws
        key={moment}
        throws={throws.map((thrown, at) => ({ thrown, at: throwSpot(thrown.place, rows[at] ?? 0, board, layout) }))}
        sheet={layout.box}
        scale={layout.coarse ? 1.6 : 1}
        seats={seats}
        fresh={fresh}
      />
      {fanned && fanStack && fanStack.stack.length > 1 && (
        <StackFan
          section={fanned}
          stack={fanStack}
          props={pieces}
          lit={ready}
          onPress={(unit) => press(fanned.name, `unit:${unit}`)}
          onPoint={(unit) => {
            hovered.value = unit === null ? `section:${fanned.name}` : `unit:${unit}`;
            props.onPoint((unit === null ? undefined : legal.find((action) => nameOf(action, grammar) === `unit:${unit}`)) ?? null);
          }}
        />
      )}
    </BoardFrame>
  );
}
