/** Where the reader is going: the ways ahead, the line that is gone and what is left of it. */
import { signal } from "@preact/signals";
import type { GameModule, Scene } from "../board/module.ts";
import type { WayStepInfo } from "../wire.ts";
import { commonSteps, endingWays, goalOf, lineOf, stepsOf, sureSteps, waysTo } from "./lines.ts";
import { ownDecision, type Standing } from "./standing.ts";

/** The table that is gone about on. */
export interface Ground {
  standing(): Standing | null;
  module(): GameModule | null;
  scene(): Scene | null;
  isSending(): boolean;
  /** Ask where a choice can lead; null: there was no answer. */
  askWays(seat: number, decision: number): Promise<WayStepInfo[] | null>;
  act(line: string): void;
  /** What was left of a line cannot be done any more. */
  broken(action: string): void;
}

export class Course {
  /** All ways to the end of the choice at hand, once they are there. */
  readonly ways = signal<string[][]>([]);
  /** Where the reader wants to come: an action that a way leads to, when it is to be asked on the way. */
  private goal: string | null = null;
  /** The steps that lay ahead when the reader last pressed something; null since that was taken back. */
  private foretold: string[] | null = null;
  /** What is left of a line that others, chance or another question came between. */
  private rest: string[] = [];

  constructor(private readonly ground: Ground) {}

  /** The table stands otherwise: its ways lead elsewhere. */
  forget(): void {
    this.ways.value = [];
  }

  /** Somebody else has done something: what lay ahead before that does not count. */
  overtaken(): void {
    this.foretold = [];
  }

  /** Something was taken back, which is not answered beforehand once more. */
  takenBack(): void {
    this.stop();
    this.foretold = null;
  }

  /** Go nowhere any more. */
  stop(): void {
    this.goal = null;
    this.rest = [];
  }

  /** The line to be done now, if the reader means this one: as far as there is only one way, or (exact) as it stands. */
  set(line: string, exact: boolean): string {
    const ways = this.ways.peek();
    this.foretold = ways.flat();
    const steps = stepsOf(line);
    if (exact || steps.length === 1) return line;
    const goal = this.goalOf(steps);
    const sure = sureSteps(this.ground.module()?.prefer?.(ways, steps) ?? ways, line, goal);
    this.goal = sure.length < steps.length ? goal : null;
    return lineOf(sure);
  }

  /** Something came between: go on with the rest when the reader is asked again. */
  leave(rest: string): void {
    this.rest = stepsOf(rest);
    void this.look();
  }

  /** Ask where the choice can lead, and go on to where the reader wants to come. */
  async look(): Promise<void> {
    const standing = this.ground.standing();
    const decision = standing && ownDecision(standing);
    if (!standing || standing.seat === null || decision?.number === undefined || standing.lesson) return;
    if (this.resume(standing) || this.answerBeforehand(standing)) return;
    if (this.ground.module()?.wantsWays?.(standing.legal) === false) return;
    const steps = await this.ground.askWays(standing.seat, decision.number);
    // Meanwhile something may have happened.
    if (steps === null || this.ground.standing()?.decisions !== standing.decisions) return;
    this.ways.value = endingWays(steps);
    this.goOn();
  }

  /** Go on with what is left of a line, if that is still possible, or else say that it is not. */
  private resume({ legal }: Standing): boolean {
    if (this.rest.length === 0) return false;
    const next = this.next(legal);
    // Another question comes first: the rest waits for its answer.
    if (next === null) return false;
    this.rest = [];
    const [first] = next;
    if (first === undefined) return false;
    if (legal.includes(first)) {
      this.ground.act(lineOf(next));
      return true;
    }
    this.ground.broken(first);
    return false;
  }

  /** The steps with which the line goes on; none: it has come to its end; null: not yet. */
  private next(legal: readonly string[]): string[] | null {
    const [module, scene] = [this.ground.module(), this.ground.scene()];
    if (!module?.goesOn || !scene || legal.includes(this.rest[0] ?? "")) return this.rest;
    return module.goesOn(this.rest, legal, scene);
  }

  /** Give the answer that the reader has given beforehand, if this is a question of that kind. */
  private answerBeforehand({ legal, seat }: Standing): boolean {
    const scene = this.ground.scene();
    const answer = scene && (this.ground.module()?.answered?.(legal, this.foretold ?? [], scene, seat) ?? null);
    if (answer === null || this.foretold === null) return false;
    this.ground.act(answer);
    return true;
  }

  /** On the way to where the reader wants to come: take the steps that every way there takes. */
  private goOn(): void {
    const goal = this.goal;
    if (goal === null || this.ground.isSending()) return;
    const ways = waysTo(this.ways.peek(), goal, (way) => this.goalOf(way) === goal);
    if (ways.length === 0) this.goal = null;
    const sure = ways[0]?.slice(0, commonSteps(ways)) ?? [];
    if (sure.length > 0) this.ground.act(lineOf(sure));
  }

  /** The step of a way that says where it leads. */
  private goalOf(way: readonly string[]): string {
    const [module, scene] = [this.ground.module(), this.ground.scene()];
    if (!module || !scene) return "";
    return goalOf(way, (action) => module.targets(action, scene).length > 0);
  }
}
