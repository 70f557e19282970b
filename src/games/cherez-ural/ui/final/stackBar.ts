import { GOLD_SOURCES, type GoldSource } from '../../content/terms';

export type StackPart = {
  readonly source: GoldSource;
  readonly amount: number;
  /** Where it begins and ends, in gold, from zero. */
  readonly from: number;
  readonly to: number;
};

/** A breakdown as parts that lie side by side: what was spent runs left from zero, what was won runs right. */
export function stackBar(breakdown: Readonly<Record<GoldSource, number>>): StackPart[] {
  let [left, right] = [0, 0];
  return GOLD_SOURCES.flatMap((source): StackPart[] => {
    const amount = breakdown[source];
    if (amount === 0) return [];
    if (amount > 0) {
      right += amount;
      return [{ source, amount, from: right - amount, to: right }];
    }
    left += amount;
    return [{ source, amount, from: left, to: left - amount }];
  });
}
