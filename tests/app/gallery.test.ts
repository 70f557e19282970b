import isEqual from 'lodash/isEqual';
import { expect, it } from 'vitest';
import { screenLoaders } from '../../scripts/screens/lists';
import type { Screen } from '../../scripts/screens/screen';
import { shotsOf } from '../../src/app/dev/gallery';
import { scenarioLoaders } from '../games/scenarios';

const DESK = 1280;
const PHONE = 390;

it.each(Object.keys(screenLoaders))(
  'shows every screen of %s, the dark ones in its dark frames',
  async (game) => {
    const screens = await screenLoaders[game]();
    const scenarios = (await scenarioLoaders[game]?.()) ?? [];
    const shown = [DESK, PHONE].flatMap((width) => shotsOf(game, screens, scenarios, width));
    const names = shown.map(({ name }) => name);
    const missing = screens.filter(({ name }) => !names.includes(name));
    // A dark screen repeats a light one: same page, same steps.
    const isRepeated = ({ theme, path, scenario, steps }: Screen) =>
      theme === 'dark' &&
      screens.some(
        (other) =>
          other.theme === undefined &&
          names.includes(other.name) &&
          isEqual([other.path, other.scenario, other.steps], [path, scenario, steps]),
      );
    expect(missing.filter((screen) => !isRepeated(screen))).toEqual([]);
  },
);
