/** Builds the plan of one season phase backwards from the phase after it: first the action, then the move. */
import { outside } from '../../../rules-kit/indexed';
import { SPACES } from '../content/terms';
import type { Completion, Era } from './era';
import type { Outlook } from './outlook';
import type { Changes, Loads } from './stocks';

/** Expected further gold by a worker's space and load: `[space * loads + load]`. */
export type Table = Float32Array;

export type PhasePlan = {
  /** Values before the move, after it, and after the action. */
  readonly start: Table;
  readonly arrived: Table;
  readonly done: Table;
};

const NONE = Number.NEGATIVE_INFINITY;

/** Raises each entry in a row of `target` to the best value that a load change reaches in a row of `source`. */
function raise(
  target: Table,
  row: number,
  source: Table,
  sourceRow: number,
  by: Changes,
  plus: number,
  part = 1,
) {
  const { from, to, gold } = by;
  for (let i = 0; i < from.length; i++) {
    const value =
      (source[sourceRow + (to[i] ?? outside())] ?? outside()) + ((gold[i] ?? outside()) + plus) * part;
    const at = row + (from[i] ?? outside());
    if (value > (target[at] ?? outside())) target[at] = value;
  }
}

/** Raises each entry of `target` to the value of `source` at the same place. */
export function raiseAll(target: Table, source: Table): void {
  for (let i = 0; i < target.length; i++) {
    const value = source[i] ?? outside();
    if (value > (target[i] ?? outside())) target[i] = value;
  }
}

/** Values after a phase: of the next phase before its move, and with the move already made. */
export type Onward = { readonly start: Table; readonly moved: Table };
export type BuiltPhase = PhasePlan & Onward & { readonly onward: Onward };

/** A business in a layer, and the phase's plan after completing it. */
export type Option = { readonly completion: Completion; readonly completed: BuiltPhase };

/**
 * Returns functions that build the phases of one worker's plan. `firstBusiness` is the extra gold for its first
 * business in a round.
 */
export function createPhaseBuilder({ count }: Loads, outlook: Outlook, firstBusiness: number) {
  const size = SPACES.length * count;
  const { patience } = outlook;

  const scaledTables = new WeakMap<Table, Table>();
  function scaled(table: Table): Table {
    let result = scaledTables.get(table);
    if (result === undefined) {
      result = new Float32Array(size);
      for (let i = 0; i < size; i++) result[i] = (table[i] ?? outside()) * patience;
      scaledTables.set(table, result);
    }
    return result;
  }

  /** Adds the businesses that can be completed at this point of the phase, in all spaces or only in `only`. */
  function complete(
    era: Era,
    options: readonly Option[],
    target: Table,
    sourceOf: (completed: BuiltPhase) => Table,
    lastWinter: boolean | 'never',
    only?: number,
  ): void {
    for (const { completion, completed } of options) {
      if (completion.lastWinter && lastWinter !== true) continue;
      const source = sourceOf(completed);
      for (const space of completion.spaces) {
        if (only !== undefined && space !== only) continue;
        const row = space * count;
        raise(target, row, source, row, completion.changes, firstBusiness, era.businessPart);
      }
    }
  }

  function venture(era: Era, done: Table, arrived: Table): void {
    const best = new Float32Array(count).fill(NONE);
    for (const { to, outcomes } of era.ventures) {
      for (let load = 0; load < count; load++) {
        let sum = 0;
        for (const outcome of outcomes)
          sum += done[to * count + (outcome.to[load] ?? outside())] ?? outside();
        best[load] = Math.max(best[load] ?? outside(), sum / outcomes.length);
      }
    }
    for (const start of era.starts) {
      const row = start * count;
      for (let load = 0; load < count; load++) {
        const present = arrived[row + load] ?? outside();
        const gain = (best[load] ?? outside()) - present;
        if (gain > 0) arrived[row + load] = present + gain * era.ventureLasts;
      }
    }
  }

  /** The chit is gone after the hunt, so the next phase starts with a move to another space. */
  function huntThere(
    era: Era,
    onward: Onward,
    options: readonly Option[],
    arrived: Table,
    lastWinter: boolean,
  ): void {
    const elsewhere = new Float32Array(size);
    for (const { space, changes } of era.hunts) {
      const row = space * count;
      for (let i = row; i < row + count; i++) elsewhere[i] = (onward.moved[i] ?? outside()) * patience;
      complete(era, options, elsewhere, (completed) => scaled(completed.onward.moved), lastWinter, space);
      const without = arrived.slice(row, row + count);
      raise(arrived, row, elsewhere, row, changes, 0);
      for (let i = 0; i < count; i++)
        arrived[row + i] =
          era.huntLasts * (arrived[row + i] ?? outside()) + (1 - era.huntLasts) * (without[i] ?? outside());
    }
  }

  function move(era: Era, phase: number, arrived: Table): Table {
    const moved = new Float32Array(size).fill(NONE);
    const { first, to, cost } = phase === 1 ? era.summer : era.winter;
    for (let space = 0; space < SPACES.length; space++) {
      const row = space * count;
      const end = first[space + 1] ?? outside();
      for (let edge = first[space] ?? outside(); edge < end; edge++) {
        const other = (to[edge] ?? outside()) * count;
        const price = cost[edge] ?? outside();
        for (let load = 0; load < count; load++) {
          const value = (arrived[other + load] ?? outside()) - price;
          if (value > (moved[row + load] ?? outside())) moved[row + load] = value;
        }
      }
    }
    return moved;
  }

  function build(era: Era, phase: number, onward: Onward, options: readonly Option[]): BuiltPhase {
    const lastWinter = phase === 2;
    const done = scaled(onward.start).slice();
    for (const { space, gold } of era.villages)
      for (let i = space * count; i < (space + 1) * count; i++) done[i] = (done[i] ?? outside()) + gold;
    complete(era, options, done, (completed) => completed.done, lastWinter);
    const arrived = new Float32Array(size);
    for (let i = 0; i < size; i++) arrived[i] = (done[i] ?? outside()) + outlook.token;
    for (const { space, trade, bonus } of era.cities)
      raise(arrived, space * count, done, space * count, trade, bonus);
    huntThere(era, onward, options, arrived, lastWinter);
    if (era.ventures.length > 0) venture(era, done, arrived);
    complete(era, options, arrived, (completed) => completed.arrived, 'never');
    const moved = move(era, phase, arrived);
    const start = arrived.slice();
    raiseAll(start, moved);
    complete(era, options, start, (completed) => completed.start, 'never');
    return { start, arrived, done, moved, onward };
  }

  return build;
}
