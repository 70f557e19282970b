/** The guided first game: followed to the letter, left alone, and played to its end. */
import { describe, expect, it } from 'vitest';
import { amongGames } from '../../../src/game-api/module';
import { terramaraModule } from '../../../src/games/terramara/module';
import { queries } from '../../../src/games/terramara/queries';
import type { G } from '../../../src/games/terramara/rules/state';
import type { Session } from '../../../src/session/session';
import { askedIn, follows, guidedGames, guideOf, testsOfGuide } from '../shared/guidedGame';

const module = amongGames(terramaraModule);
const games = guidedGames(module, await guideOf(module));
const { begin, play, steps } = games;

const stateOf = (session: Session) => session.current().G as G;

/** What the guide asks for; where it only speaks, the last thing that can be done. */
const follow = follows((legal) => legal[legal.length - 1]);

describe('the guided first game', () => {
  it('leads through the first round, whatever the others do', () => {
    for (const seed of ['a', 'b', 'c', 'd']) {
      const session = begin();
      const heard = play(session, seed, follow, () => stateOf(session).round > 1);
      expect(askedIn(heard).slice(0, 6)).toEqual([
        ...['place', 'process', 'build', 'artifact', 'artifact-log', 'end-turn'],
      ]);
      // Each lesson of placing, some where somebody else was not there first.
      const lessons = askedIn(heard).map((id) => id.replace(/-\d$/, ''));
      expect(lessons.filter((id) => ['ahead', 'chief'].includes(id))).toEqual(['ahead', 'chief']);
      const { players, rows } = stateOf(session);
      expect(players['0'].built).toMatchObject([{ card: 'a03' }]);
      expect(players['0'].resources.timber).toBeGreaterThan(0);
      expect(rows[0].flipped).toBe(true);
    }
  });

  testsOfGuide(module, games, {
    isTaught: (session) => stateOf(session).round > 1,
    speaksOf: ['welcome', 'lands', 'bot-acts', 'round-end', 'homeland', 'new-cards', 'last-round', 'final'],
  });

  it('leads back to the first tab of the phone’s sheet whatever it asks for', () => {
    for (const { asks, press } of steps) if (asks !== null) expect(press.at(-1)).toContain('tab-hand');
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
