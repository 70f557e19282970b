import { describe, expect, it } from 'vitest';
import { seededRandom } from '../../../scripts/simulate/randomGame';
import { stepIn } from '../../../src/game-api/guide';
import type { Words } from '../../../src/game-api/module';
import { LANGUAGES } from '../../../src/language/language';
import { itemAt } from '../../../src/rules-kit/indexed';
import { newSave } from '../../../src/session/savedGame';
import { Session } from '../../../src/session/session';
import { type Contract, playedGame } from './contract';

/** Checks that a game's offer and the texts of its moves exist in every language. */
export function speaksEveryLanguage(contract: Contract): void {
  const { module, settings } = contract;
  const { ruleNumber } = module;
  describe(`${module.name}: texts`, () => {
    it('make the offer complete in every language', async () => {
      const { title, subtitle, pitch, length, colours, scoreUnit, displaySwitches } = module;
      const { lines, rulesNote } = await module.loadAbout();
      const options = settings.flatMap(({ numPlayers }) => module.setupOptions(numPlayers));
      const all: readonly Words[] = [
        ...[title, subtitle, pitch, length, scoreUnit, ...lines],
        ...(rulesNote === null ? [] : [rulesNote]),
        ...colours.map(({ name }) => name),
        ...displaySwitches.flatMap(({ shown, hidden }) => [shown, hidden]),
        ...options.flatMap((option) => [
          option.label,
          option.hint,
          ...(option.kind === 'choice' ? option.choices.map(({ label }) => label) : []),
        ]),
      ];
      for (const words of all) for (const language of LANGUAGES) expect(words[language]).not.toBe('');
      expect(new Set(colours.map(({ id }) => id)).size).toBe(colours.length);
      expect(colours.length).toBeGreaterThanOrEqual(module.players.most);
      expect(module.game.name).toBe(module.name);
      expect(module.game.minPlayers ?? 1).toBe(module.players.least);
      expect(module.game.maxPlayers).toBe(module.players.most);
    });

    it('describe and refuse every legal move in every language', async () => {
      await module.fetchSentences();
      for (const [index, setting] of settings.entries()) {
        const { states, moves } = playedGame(contract, { ...setting, seed: `words ${index}` });
        const random = seededRandom(`words ${index}`);
        moves.forEach(({ playerID, move, args }, at) => {
          if (random() > 0.2) return;
          const { G, ctx } = itemAt(states, at);
          const end = itemAt(states, -1);
          for (const language of LANGUAGES) {
            expect(module.describeMove(G, ctx, playerID, move, args, language)).toMatch(/\S/);
            expect(module.explain(end.G, end.ctx, playerID, move, args, language)).toMatch(ruleNumber);
          }
        });
      }
    });

    it.each(LANGUAGES)('contain the numbered rules: %s', async (language) => {
      const { rules } = await module.loadRules(language);
      expect(rules.match(new RegExp(`\\*\\*${ruleNumber.source}\\*\\*`, 'g'))?.length).toBeGreaterThan(3);
    });

    it('start the guided game with a step', async () => {
      if (module.loadGuide === null) return;
      const guide = await module.loadGuide();
      const { seed, setupData, bots } = guide.setup;
      const names = ['Player', ...bots.map(({ name }) => name.en)];
      const seats = names.map((name, seat) => ({
        playerID: String(seat),
        name,
        colour: itemAt(module.colours, seat).id,
      }));
      const session = new Session(
        module,
        newSave({ game: module.name, seed, setupData: { ...setupData }, seats }),
      );
      expect(stepIn(guide, session.current(), new Set())).not.toBeNull();
    });
  });
}
