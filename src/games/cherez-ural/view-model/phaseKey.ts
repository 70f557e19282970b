const PHASES = ['draft', 'roundStart', 'placement', 'winter1', 'summer', 'winter2'] as const;

/** Returns the phase's key in the texts. The round's end isn't visible. */
export function phaseKey(phase: string | null): (typeof PHASES)[number] | 'roundEnd' {
  return PHASES.find((name) => name === phase) ?? 'roundEnd';
}
