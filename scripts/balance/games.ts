import type { GameBalance } from './watch';

type AnyBalance = GameBalance<unknown, unknown, unknown>;

export const balances: Readonly<Record<string, () => Promise<AnyBalance>>> = {
  'cherez-ural': async () => (await import('../games/cherez-ural/balance')).own as AnyBalance,
  kilia: async () => (await import('../games/kilia/balance')).own as AnyBalance,
  terramara: async () => (await import('../games/terramara/balance')).own as AnyBalance,
};
