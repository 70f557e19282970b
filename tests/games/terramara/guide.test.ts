/** The guided first game: followed to the letter, left alone, and played to its end. */
import { describe, expect, it } from 'vitest';
import { seededRandom } from '../../../scripts/simulate/randomGame';
import { amongGames, type GuideStep, type LegalMove } from '../../../src/game-api/module';
import { terramaraModule } from '../../../src/games/terramara/module';
import { queries } from '../../../src/games/terramara/queries';
import type { G } from '../../../src/games/terramara/rules/state';
import { LANGUAGES } from '../../../src/language/language';
import type { Session } from '../../../src/session/session';
import { guidedGames, type Said } from '../shared/guidedGame';

const module = amongGames(terramaraModule);
if (module.loadGuide === null) throw new Error('expected a guide');
const guide = await module.loadGuide();
const { steps } = guide;
const { begin, play } = guidedGames(module, guide);

const stateOf = (session: Session) => session.current().G as G;

/** What the guide asks for; where it only speaks, the last thing that can be done. */
const follow = (said: GuideStep | null, legal: readonly LegalMove[]): LegalMove =>
  said?.asks ?? legal[legal.length - 1];

const asked = (heard: readonly Said[]) => heard.flatMap(({ step }) => (step.asks === null ? [] : [step.id]));

describe('the guided first game', () => {
  it('leads through the first round, whatever the others do', () => {
    for (const seed of ['a', 'b', 'c', 'd']) {
      const session = begin();
      const heard = play(session, seed, follow, () => stateOf(session).round > 1);
      expect(asked(heard).slice(0, 6)).toEqual([
        ...['place', 'process', 'build', 'artifact', 'artifact-log', 'end-turn'],
      ]);
      // Each lesson of placing, some where somebody else was not there first.
      const lessons = asked(heard).map((id) => id.replace(/-\d$/, ''));
      expect(lessons.filter((id) => ['ahead', 'chief'].includes(id))).toEqual(['ahead', 'chief']);
      const { players, rows } = stateOf(session);
      expect(players['0'].built).toMatchObject([{ card: 'a03' }]);
      expect(players['0'].resources.timber).toBeGreaterThan(0);
      expect(rows[0].flipped).toBe(true);
    }
  });

  it('never asks for an illegal move, whatever the learner does', () => {
    for (let game = 0; game < 6; game++) {
      const random = seededRandom(`learner ${game}`);
      const session = begin();
      const heard = play(
        session,
        `${game}`,
        (said, legal) =>
          said?.asks != null && random() < 0.3 ? said.asks : legal[Math.floor(random() * legal.length)],
        () => stateOf(session).round > 1,
      );
      for (const { step, legal } of heard) if (step.asks !== null) expect(legal).toContainEqual(step.asks);
    }
  });

  it('speaks up to the end of the game, and says nothing twice', () => {
    const session = begin();
    const random = seededRandom('to the end');
    const heard = play(
      session,
      'end',
      (said, legal) => said?.asks ?? legal[Math.floor(random() * legal.length)],
    );
    const ids = heard.flatMap(({ step }) => (step.asks === null ? [step.id] : []));
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids).toEqual(
      expect.arrayContaining([
        ...['welcome', 'lands', 'bot-acts', 'round-end', 'homeland', 'new-cards', 'last-round', 'final'],
      ]),
    );
  });

  it('is said in both languages, with rules that exist', async () => {
    expect(new Set(steps.map(({ id }) => id)).size).toBe(steps.length);
    for (const language of LANGUAGES) {
      const { rules } = await module.loadRules(language);
      for (const { id, title, text } of steps) {
        expect(title[language], id).not.toBe('');
        const numbers = text[language].match(/S\d+\.\d+/g) ?? [];
        for (const number of numbers) expect(rules, `${id}: ${number}`).toContain(`**${number}**`);
        expect(text.ja.match(/S\d+\.\d+/g) ?? [], id).toEqual(text.en.match(/S\d+\.\d+/g) ?? []);
      }
    }
  });

  it('points at spaces and cards that exist', () => {
    const G = stateOf(begin());
    for (const { press } of steps) {
      const all = press.join(' ');
      for (const [, space] of all.matchAll(/"space-([^"]+)"/g))
        expect(queries.space(G, '0', space), space).not.toBeNull();
      for (const [, card] of all.matchAll(/"card-([^"]+)"/g)) expect(G.row).toContain(card);
    }
  });
});
