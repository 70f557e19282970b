const PHASES = ['draft', 'roundStart', 'placement', 'winter1', 'summer', 'winter2'] as const;

/** The phases that have a name on screen; the round's end passes unseen. */
export function phaseKey(phase: string | null): (typeof PHASES)[number] | 'roundEnd' {
  return PHASES.find((name) => name === phase) ?? 'roundEnd';
}
