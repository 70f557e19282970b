/** Formats figures and tables for docs pages. */
import type { Interval } from '../arena/statistics';

export const percent = (value: number) => `${(100 * value).toFixed(0)} %`;
export const interval = ({ value, low, high }: Interval) =>
  `${percent(value)} (${percent(low)}–${percent(high)})`;
export const signed = (value: number) => `${value >= 0 ? '+' : '−'}${Math.abs(value).toFixed(1)}`;
/** Marks a value outside its bounds. */
export const mark = (fine: boolean) => (fine ? '' : '✗');

export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
}
