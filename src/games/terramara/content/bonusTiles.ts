import type { BonusTile } from './vocabulary';

/** The 18 bonus tiles. Their levels are known; the effects are this project's choice. */
// biome-ignore format: one record a line reads best
export const bonusTiles: readonly BonusTile[] = [
  { id: 'b01', level: 1, do: [{ gainAny: { form: 'raw', count: 1 } }] },
  { id: 'b02', level: 1, do: [{ gain: { log: 1, ore: 1 } }] },
  { id: 'b03', level: 1, do: [{ technology: 1 }] },
  { id: 'b04', level: 1, do: [{ convert: 2 }] },
  { id: 'b05', level: 1, do: [{ vp: 1 }] },
  { id: 'b06', level: 1, do: [{ military: 1 }] },
  { id: 'b07', level: 2, do: [{ gainAny: { form: 'raw', count: 2 } }] },
  { id: 'b08', level: 2, do: [{ gainAny: { form: 'processed', count: 1 } }] },
  { id: 'b09', level: 2, do: [{ expedition: 1 }, { military: 1 }] },
  { id: 'b10', level: 2, do: [{ technology: 1 }, { military: 1 }] },
  { id: 'b11', level: 2, do: [{ vp: 2 }] },
  { id: 'b12', level: 2, do: [{ military: 2 }] },
  { id: 'b13', level: 3, do: [{ gainAny: { form: 'processed', count: 2 } }] },
  { id: 'b14', level: 3, do: [{ vp: 4 }] },
  { id: 'b15', level: 3, do: [{ expedition: 2 }, { military: 1 }] },
  { id: 'b16', level: 3, do: [{ technology: 3 }] },
  { id: 'b17', level: 3, do: [{ convert: 3 }, { vp: 1 }] },
  { id: 'b18', level: 3, do: [{ gainAny: { form: 'processed', count: 1 } }, { vp: 1 }] },
];
