export type StackPart<Source extends string> = {
  readonly source: Source;
  readonly amount: number;
  /** Where it begins and ends, from zero. */
  readonly from: number;
  readonly to: number;
};

/** A score's parts as they lie side by side: what was spent runs left from zero, what was won runs right. */
export function stackBar<Source extends string>(
  sources: readonly Source[],
  parts: Readonly<Record<Source, number>>,
): StackPart<Source>[] {
  let [left, right] = [0, 0];
  return sources.flatMap((source): StackPart<Source>[] => {
    const amount = parts[source];
    if (amount === 0) return [];
    if (amount > 0) {
      right += amount;
      return [{ source, amount, from: right - amount, to: right }];
    }
    left += amount;
    return [{ source, amount, from: left, to: left - amount }];
  });
}
