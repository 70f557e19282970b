import type { Scenario } from './scenario';

/** The scenarios of each game, loaded when they are asked for. */
export const scenarioLoaders: Readonly<Record<string, () => Promise<readonly Scenario[]>>> = {
  'cherez-ural': async () => (await import('./cherez-ural/scenarios')).scenarios,
  kilia: async () => (await import('./kilia/scenarios')).scenarios,
  terramara: async () => (await import('./terramara/scenarios')).scenarios,
};
