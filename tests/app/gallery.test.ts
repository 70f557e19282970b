import { expect, it } from 'vitest';
import { screenLoaders } from '../../scripts/screens/lists';
import { shotsOf } from '../../src/app/dev/gallery';
import { entryOf } from '../../src/rules-kit/indexed';
import { scenarioLoaders } from '../games/scenarios';

const DESK = 1280;
const PHONE = 390;

it.each(Object.keys(screenLoaders))('leaves out no screen of %s', async (game) => {
  const screens = await entryOf(screenLoaders, game)();
  const scenarios = (await scenarioLoaders[game]?.()) ?? [];
  const shown = [DESK, PHONE].flatMap((width) => shotsOf(game, screens, scenarios, width));
  const names = shown.map(({ name }) => name);
  expect(screens.filter(({ name }) => !names.includes(name))).toEqual([]);
});
