import type { Screen } from './screen';

/** Screens of the app's own pages and of each game (`scripts/games/<game>/screens.ts`), for the workbench's gallery */
export const screenLoaders: Readonly<Record<string, () => Promise<readonly Screen[]>>> = {
  app: async () => (await import('./appPages')).appPages,
  'cherez-ural': async () => (await import('../games/cherez-ural/screens')).own,
  kilia: async () => (await import('../games/kilia/screens')).own,
  terramara: async () => (await import('../games/terramara/screens')).own,
};
