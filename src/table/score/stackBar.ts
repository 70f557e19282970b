import type { PlayerScore } from '../../game-api/module';

type StackPart = PlayerScore['parts'][number] & {
  /** Where it begins and ends, from zero. */
  readonly from: number;
  readonly to: number;
};

/** A score's parts as they lie side by side: what was spent runs left from zero, what was won runs right. */
export function stackBar(parts: PlayerScore['parts']): StackPart[] {
  let [left, right] = [0, 0];
  return parts.flatMap((part): StackPart[] => {
    const { amount } = part;
    if (amount === 0) return [];
    if (amount > 0) {
      right += amount;
      return [{ ...part, from: right - amount, to: right }];
    }
    left += amount;
    return [{ ...part, from: left, to: left - amount }];
  });
}
