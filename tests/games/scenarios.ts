import type { Scenario } from './scenario';

/** Loads the scenarios of each game. */
export const scenarioLoaders: Readonly<Record<string, () => Promise<readonly Scenario[]>>> = {
  'cherez-ural': async () => (await import('./cherez-ural/scenarios')).scenarios,
  kilia: async () => (await import('./kilia/scenarios')).scenarios,
  terramara: async () => (await import('./terramara/scenarios')).scenarios,
};
