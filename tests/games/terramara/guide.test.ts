/** The guided first game: followed exactly, ignored, and played to the end. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { asAnyGame } from '../../../src/game-api/module';
import { content } from '../../../src/games/terramara';
import { terramaraModule } from '../../../src/games/terramara/module';
import { queries } from '../../../src/games/terramara/queries';
import { ALL_SPACES } from '../../../src/games/terramara/rules/spaces';
import type { G } from '../../../src/games/terramara/rules/state/state';
import { entryOf, itemAt, memberOf } from '../../../src/rules-kit/indexed';
import type { Session } from '../../../src/session/session';
import { askedIn, follows, guidedGames, guideOf, testsOfGuide } from '../shared/guidedGame';

const module = asAnyGame(terramaraModule);
const games = guidedGames(module, await guideOf(module));
const { begin, play, steps } = games;

const stateOf = (session: Session) => session.current().G as G;

/** Plays the move that the guide asks for, or else the last legal move. */
const follow = follows((legal) => itemAt(legal, -1));

describe('the guided first game', () => {
  it('leads through the first round, whatever the others do', () => {
    for (const seed of ['a', 'b', 'c', 'd']) {
      const session = begin();
      const heard = play(session, seed, follow, () => stateOf(session).round > 1);
      expect(askedIn(heard).slice(0, 6)).toEqual([
        ...['place', 'process', 'build', 'artifact', 'artifact-log', 'end-turn'],
      ]);
      // Each placing lesson occurs. A suffix numbers the alternative space, used if the first one was taken.
      const lessons = askedIn(heard).map((id) => id.replace(/-\d$/, ''));
      expect(lessons.filter((id) => ['ahead', 'chief'].includes(id))).toEqual(['ahead', 'chief']);
      const { players, rows } = stateOf(session);
      expect(entryOf(players, '0').built).toMatchObject([{ card: 'a03' }]);
      expect(entryOf(players, '0').resources.timber).toBeGreaterThan(0);
      expect(itemAt(rows, 0).flipped).toBe(true);
    }
  });

  testsOfGuide(module, games, {
    isTaught: (session) => stateOf(session).round > 1,
    speaksOf: ['welcome', 'lands', 'bot-acts', 'round-end', 'homeland', 'new-cards', 'last-round', 'final'],
  });

  it('leads back to the first tab of the phone’s sheet for every step', () => {
    for (const { asks, press } of steps) if (asks !== null) expect(press.at(-1)).toContain('tab-hand');
  });

  it('contains no literal figures of the content in its texts', () => {
    const folder = 'src/games/terramara/guide';
    const texts = readdirSync(folder).flatMap((file) =>
      [...readFileSync(join(folder, file), 'utf8').matchAll(/\b(en|ja): (['`])(.*?)\2[,} ]/gs)].map(
        ([, language, , text = '']) => ({ language, text }),
      ),
    );
    expect(texts.length).toBeGreaterThan(60);
    for (const { language, text } of texts) {
      // Ignore rule numbers, places on the screen and interpolated figures.
      const own = text.replace(/[（(]S[^)）]*[)）]|\{\{[^}]*\}\}|\$\{[^}]*\}/g, '');
      // In Japanese a counted 1 is an article: 1人の開拓者.
      const typed =
        language === 'ja' ? own.replace(/(?<!\d)1(?=つ|人|枚|本|歩|回|ラウンド|点につき)/g, '') : own;
      expect(typed).not.toMatch(/[0-9０-９½]|\b(two|three|four|five|six|ten|half|twice|second|fifth)\b/i);
    }
  });

  it('states the figures of the content', () => {
    const said = steps.map(({ text }) => `${text.en} ${text.ja}`).join(' ');
    const [best] = content.road.campVp;
    expect(said).toContain(`end of the road scores ${best} points`);
    expect(said).toContain(`最高${best}点`);
    expect(said).toContain('1 log and 1 timber, and its 1 point');
    expect(said).toContain('costs 5 points');
    expect(said).toContain('raw resources left are worth ½, processed 1');
  });

  it('points at spaces and cards that exist', () => {
    const G = stateOf(begin());
    for (const { press } of steps) {
      const all = press.join(' ');
      for (const [, space = ''] of all.matchAll(/"space-([^"]+)"/g))
        expect(queries.space(G, '0', memberOf(ALL_SPACES, space)), space).not.toBeNull();
      for (const [, card] of all.matchAll(/"card-([^"]+)"/g)) expect(G.row).toContain(card);
    }
  });
});
