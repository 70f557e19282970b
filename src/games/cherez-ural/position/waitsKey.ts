const WAITS = [
  'onePerRound',
  'onePerPhase',
  'afterActionInWinter2',
  'closed',
  'wrongDestination',
  'unexplored',
  'notEnoughGold',
] as const;

/** The short words for what a card of the hand waits for; null: there are none for this reason of the rules. */
export const waitsKey = (reason: string): (typeof WAITS)[number] | null =>
  WAITS.find((known) => known === reason) ?? null;
