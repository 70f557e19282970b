import type { PlayerScore } from '../../game-api/module';

type StackPart = PlayerScore['parts'][number] & {
  /** Start and end of the part, measured from zero */
  readonly from: number;
  readonly to: number;
};

/** Places a score's parts side by side: spending from zero to the left, gains to the right. */
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
