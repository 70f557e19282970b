import { readdirSync } from 'node:fs';
import camelCase from 'lodash/camelCase';
import { describe, expect, it } from 'vitest';
import { screenLoaders } from '../../scripts/screens/lists';
import { gameNames, loadModule } from '../../src/games/catalogue';
import { entryOf } from '../../src/rules-kit/indexed';
import { Session } from '../../src/session/session';
import { scenarioLoaders } from './scenarios';

it('has scenarios for every game', () => {
  expect(Object.keys(scenarioLoaders)).toEqual(gameNames);
});

for (const [game, load] of Object.entries(scenarioLoaders)) {
  const scenarios = await load();
  const module = await loadModule(game);

  describe(`scenarios of ${game}`, () => {
    it('lists each file of the folder once', () => {
      const files = readdirSync(new URL(`./${game}/scenarios`, import.meta.url));
      const listed = scenarios.map(({ name }) => `${camelCase(name)}.ts`);
      expect([...listed, 'index.ts'].sort()).toEqual(files.sort());
    });

    it('lists the scenario of every screen that it can show', async () => {
      const screens = await entryOf(screenLoaders, game)();
      const unlisted = screens.filter(
        ({ scenario }) => scenario !== undefined && !scenarios.includes(scenario),
      );
      expect(unlisted.filter(({ name }) => name !== 'broken-save')).toEqual([]);
    });

    it('has a turn, a last round and the end', () => {
      expect(scenarios.map(({ name }) => name)).toEqual(
        expect.arrayContaining(['turn', 'last-round', 'over']),
      );
    });

    it.each(scenarios)('opens $name: $description', ({ description, save }) => {
      expect(description).toMatch(/^[A-Z][^\n.]{10,100}\.$/);
      const { ctx, toAct, legalMoves } = new Session(module, save()).current();
      if (ctx.gameover === undefined) expect(legalMoves).not.toEqual([]);
      else expect(toAct).toBe(null);
    });
  });
}
