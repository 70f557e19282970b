/** The guided first game: followed exactly, ignored, and played to the end. */
import { describe, expect, it } from 'vitest';
import { asAnyGame } from '../../../src/game-api/module';
import { botGame } from '../../../src/games/kilia/bot/botGame';
import { ZONES } from '../../../src/games/kilia/content/terms';
import { kiliaModule } from '../../../src/games/kilia/module';
import { type G, playerOf } from '../../../src/games/kilia/rules/state/state';
import { zoneName } from '../../../src/games/kilia/text/words';
import { LANGUAGES } from '../../../src/language/language';
import { itemAt } from '../../../src/rules-kit/indexed';
import type { Session } from '../../../src/session/session';
import { askedIn, follows, guidedAmongBots, testsOfGuide, testsOfQuotes } from '../shared/guidedGame';
import { FIRST_LESSONS } from './lessons';

const module = asAnyGame(kiliaModule);
const games = await guidedAmongBots(module, botGame);
const { begin, play } = games;

const stateOf = (session: Session) => session.current().G as G;

describe('the guided first game of Kilia', () => {
  it('leads through three rounds, whatever the bot does', () => {
    for (const seed of ['a', 'b', 'c', 'd']) {
      const session = begin();
      const heard = play(session, seed, follows(), () => stateOf(session).round > 3);
      const asked = askedIn(heard);
      expect(asked.slice(0, FIRST_LESSONS.length), seed).toEqual(FIRST_LESSONS);
      expect(asked.slice(FIRST_LESSONS.length), seed).toEqual(
        expect.arrayContaining(['ability', 'end-turn']),
      );
      const { zones, abilities, canal, market, fulfilled } = playerOf(stateOf(session), '0');
      expect(zones.warehouse.length).toBe(1);
      expect(zones.university.length).toBe(1);
      expect(abilities.length).toBe(1);
      expect(canal.filter((building) => building !== null).length).toBe(2);
      expect(market.b3.length).toBe(1);
      expect(fulfilled).toContain('c01');
    }
  });

  it('states the actual gains of the first voyage', () => {
    const session = begin();
    play(session, 'voyage', follows(), () => stateOf(session).round > 1);
    const { goods, coins, heading } = playerOf(stateOf(session), '0');
    expect({ goods, coins, heading }).toEqual({
      goods: { salt: 1, brick: 1, wood: 1, wheat: 0 },
      coins: 2,
      heading: 'left',
    });
  });

  testsOfGuide(module, games, {
    isTaught: (session) => stateOf(session).round > 3,
    toTheEnd: (legal, random) => {
      const ahead = legal.filter(({ move }) => move === 'expand' || move === 'fulfilContract');
      const pool = ahead.length > 0 ? ahead : legal;
      return itemAt(pool, Math.floor(random() * pool.length));
    },
    speaksOf: [
      ...['welcome', 'wheels', 'row', 'bot-acts', 'voyage', 'free-play'],
      ...['first-chip', 'last-round', 'final'],
    ],
  });

  testsOfQuotes(games, [...ZONES.flatMap((zone) => LANGUAGES.map((language) => zoneName(zone, language)))]);
});
