const WAITS = [
  'onePerRound',
  'onePerPhase',
  'afterActionInWinter2',
  'closed',
  'wrongDestination',
  'unexplored',
  'notEnoughGold',
] as const;

/** Returns the text key of the reason why a hand card must wait; null if this refusal has no short text. */
export const waitsKey = (reason: string): (typeof WAITS)[number] | null =>
  WAITS.find((known) => known === reason) ?? null;
