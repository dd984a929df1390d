/** A part of the view, whatever it is: nested lists and tables. */
import type { ComponentChildren } from "preact";
import { Mark } from "../../look/marks.tsx";
import type { Plain } from "../../wire.ts";
import type { BoardProps, SeatLook } from "../module.ts";
import { wordOf } from "../names.ts";
import { isWord, shapeOf, type Facts, type Shape } from "./shapes.ts";
import { nameOfPart, wordInView } from "./words.ts";

/** The part of the view that has a row for every seat. */
const SEATS = "seats";

export function Shown({ name, value, props }: { name: string; value: Plain; props: BoardProps }) {
  const shape = shapeOf(value);
  switch (shape.kind) {
    case "word":
      return <Word word={shape.word} props={props} />;
    case "row":
      return <Row items={shape.items} props={props} />;
    case "table":
      return <Table shape={shape} seats={name === SEATS ? props.seats : []} props={props} />;
    case "facts":
      return <FactList facts={shape.facts} props={props} />;
  }
}

function Word({ word, props }: { word: string | number | boolean | null; props: BoardProps }) {
  const { texts, grammar, lit } = props;
  if (word === null || word === "") return <span class="plain-none">{texts.t("board-none")}</span>;
  if (typeof word === "boolean") return <>{texts.t(word ? "board-yes" : "board-no")}</>;
  if (typeof word === "number") return <>{texts.number(word)}</>;
  const shown = lit.some((name) => wordOf(name) === word);
  return <span class={shown ? "plain-shown" : ""}>{wordInView(word, grammar, texts)}</span>;
}

function Row({ items, props }: { items: Plain[]; props: BoardProps }) {
  if (items.length === 0) return <Word word={null} props={props} />;
  return (
    <ul class={items.every(isWord) ? "plain-row" : "plain-list"}>
      {items.map((item, place) => (
        <li key={place}>
          <Shown name="" value={item} props={props} />
        </li>
      ))}
    </ul>
  );
}

export function FactList({ facts, props }: { facts: Facts; props: BoardProps }) {
  const entries = Object.entries(facts);
  if (entries.length === 0) return <Word word={null} props={props} />;
  return (
    <dl class="plain-facts">
      {entries.map(([name, value]) => (
        <div key={name}>
          <dt>{nameOfPart(name, props.grammar, props.texts)}</dt>
          <dd>
            <Shown name={name} value={value} props={props} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

interface TableProps {
  shape: Extract<Shape, { kind: "table" }>;
  /** Whose the rows are, if they are the seats'. */
  seats: SeatLook[];
  props: BoardProps;
}

function Table({ shape, seats, props }: TableProps) {
  const { grammar, texts } = props;
  return (
    <table class="plain-rows">
      <thead>
        <tr>
          <td />
          {shape.columns.map((column) => (
            <th key={column} scope="col">
              {nameOfPart(column, grammar, texts)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {shape.rows.map(({ name, cells }, row) => (
          <tr key={name}>
            <th scope="row">{rowName(name, seats[row], props)}</th>
            {shape.columns.map((column) => (
              <td key={column}>
                <Shown name={column} value={cells[column] ?? null} props={props} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function rowName(name: string, look: SeatLook | undefined, { grammar, texts }: BoardProps): ComponentChildren {
  if (!look) return wordInView(name, grammar, texts);
  return (
    <span class={`plain-seat colour-${look.colour}`}>
      <Mark name={look.mark} size={16} /> {look.name}
    </span>
  );
}
