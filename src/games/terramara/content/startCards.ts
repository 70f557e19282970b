import type { StartCard } from './vocabulary';

/** The 12 start cards. Their number is known; the effects are this project's choice. */
// biome-ignore format: one record a line reads best
export const startCards: readonly StartCard[] = [
  { id: 's01', do: [{ gain: { cattle: 1, log: 1, rock: 1 } }, { military: 2 }, { craftsman: 1 }] },
  { id: 's02', do: [{ gain: { cattle: 1, log: 1, ore: 1 } }, { technology: 1 }, { craftsman: 1 }] },
  { id: 's03', do: [{ gain: { cattle: 1, rock: 1, ore: 1 } }, { expedition: 1 }, { craftsman: 1 }] },
  { id: 's04', do: [{ gain: { log: 1, rock: 1, ore: 1 } }, { military: 3 }, { craftsman: 1 }] },
  { id: 's05', do: [{ gain: { cattle: 2, ore: 1 } }, { military: 3 }, { craftsman: 1 }] },
  { id: 's06', do: [{ gain: { log: 2, rock: 1 } }, { expedition: 1 }, { craftsman: 1 }] },
  { id: 's07', do: [{ gain: { rock: 1 } }, { expedition: 1 }, { technology: 1 }, { craftsman: 1 }] },
  { id: 's08', do: [{ gain: { log: 1, ore: 2 } }, { military: 2 }, { craftsman: 1 }] },
  { id: 's09', do: [{ gain: { leather: 1, log: 1, ore: 1 } }, { military: 2 }, { expedition: 1 }] },
  { id: 's10', do: [{ gain: { timber: 1, rock: 1, cattle: 1 } }, { expedition: 1 }, { technology: 1 }] },
  { id: 's11', do: [{ gain: { stone: 1, ore: 1, cattle: 1 } }, { military: 1 }, { expedition: 1 }, { technology: 1 }] },
  { id: 's12', do: [{ gain: { bronze: 1, cattle: 1, log: 1 } }, { expedition: 1 }, { technology: 1 }] },
];
