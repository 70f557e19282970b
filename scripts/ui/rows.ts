/** Rows of a table of figures with one value for each measured checkout, this one first */
import { itemAt } from '../../src/rules-kit/indexed';
export type Row = {
  readonly name: string;
  readonly unit: string;
  /** Null if a checkout doesn't have the feature */
  readonly values: readonly (number | null)[];
  readonly target?: number;
  /** Whether higher values are better */
  readonly atLeast?: boolean;
};

export const sorted = (values: readonly number[]): readonly number[] => [...values].sort((a, b) => a - b);
export const median = (values: readonly number[]): number =>
  itemAt(sorted(values), Math.floor(values.length / 2));
export const percentile = (values: readonly number[], share: number): number =>
  itemAt(sorted(values), Math.min(values.length - 1, Math.floor(values.length * share)));

const bound = ({ target, atLeast = false, unit }: Row): string =>
  target === undefined ? '' : `${atLeast ? '≥' : '<'} ${target} ${unit}`;

const isMet = ({ values: [now], target, atLeast = false }: Row): boolean =>
  target === undefined || (typeof now === 'number' && (atLeast ? now >= target : now < target));

/** A tenth and one step of the browser's clock may be chance. */
const CHANCE = 1.1;

function isWorse({ values: [now, before], unit, atLeast = false }: Row): boolean {
  if (typeof now !== 'number' || typeof before !== 'number') return false;
  const step = unit === 'ms' ? 8 : 0;
  return atLeast ? now * CHANCE < before : now > before * CHANCE + step;
}

const written = (value: number | null): string => (value === null ? '–' : String(value));

/**
 * Prints the rows with a column for each checkout.
 * @returns the number of rows that miss their target
 */
export function printRows(rows: readonly Row[]): number {
  if (rows.some(({ values }) => values.length > 1)) {
    console.log(`${' '.repeat(64)}${'now'.padStart(8)}${'before'.padStart(9)}   wanted`);
    console.log('  ▲: more than a tenth (for ms, also 8 ms) worse than before');
  }
  for (const row of rows) {
    const mark = row.target === undefined ? ' ' : isMet(row) ? '✓' : '✗';
    const values = row.values.map((value, at) => written(value).padStart(at === 0 ? 8 : 9)).join('');
    console.log(
      `${mark} ${row.name.padEnd(62)}${values} ${row.unit.padEnd(3)}${isWorse(row) ? '▲' : ' '} ${bound(row)}`,
    );
  }
  return rows.filter((row) => !isMet(row)).length;
}
