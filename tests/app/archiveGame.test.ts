/** Summaries of finished games. */
import { beforeEach, expect, it } from 'vitest';
import { playedGame } from '../../src/app/played/archiveGame';
import { findingsOf } from '../../src/app/review/findings';
import { words } from '../../src/app/review/words';
import { loadModule } from '../../src/games/catalogue';
import type { Review } from '../../src/session/review';
import { newSave } from '../../src/session/savedGame';
import { Session } from '../../src/session/session';
import golden from '../games/cherez-ural/golden.json';
import { fakeStorage } from './fakeStorage';

const module = await loadModule('cherez-ural');
await module.fetchSentences();
const recorded = golden.find(({ numPlayers }) => numPlayers === 2);
if (recorded === undefined) throw new Error('no golden game of two');
const seatsOf = (bot?: string) => [
  { playerID: '0', name: 'Mika', colour: 'plum' },
  { playerID: '1', name: 'Jonas', colour: 'copper', ...(bot === undefined ? {} : { bot }) },
];
const saveOf = (seats: ReturnType<typeof seatsOf>) =>
  new Session(
    module,
    newSave({
      game: 'cherez-ural',
      seed: recorded.seed,
      setupData: recorded.setupData,
      rulesVersion: module.rulesVersion,
      seats,
      actions: recorded.moves.map(({ playerID, move, args }) => ({ playerID, move, args: args ?? [] })),
    }),
  ).save();
const save = saveOf(seatsOf('hard'));
const here = { online: null, at: 5 };

beforeEach(() => {
  fakeStorage();
});

it('has players with places and scores, this person’s seat and the length', async () => {
  const played = await playedGame(module, save, here);
  const { scores, winners } = module.resultOf(save.result, 'en');
  expect(played).toMatchObject({
    game: 'cherez-ural',
    isOnline: false,
    at: 5,
    moves: recorded.moves.length,
    own: 0,
  });
  for (const [index, { place, score }] of played.seats.entries()) {
    expect(score).toBe(scores.find(({ playerID }) => playerID === String(index))?.total);
    expect(place).toBe(winners.includes(String(index)) ? 1 : 2);
  }
});

it('takes the seat with the name used last if several people played at one screen', async () => {
  const two = saveOf(seatsOf());
  expect((await playedGame(module, two, here)).own).toBeNull();
  localStorage.setItem('house.setting.name', 'Jonas');
  expect((await playedGame(module, two, here)).own).toBe(1);
});

it('takes the match and the seat of an online game', async () => {
  const online = { matchID: 'm', playerID: '1' };
  expect(await playedGame(module, saveOf(seatsOf()), { ...here, online })).toMatchObject({ id: 'm', own: 1 });
});

it('gives two branches of a game different ids', async () => {
  const other = { ...save, actions: save.actions.slice(1) };
  expect((await playedGame(module, other, here)).id).not.toBe((await playedGame(module, save, here)).id);
});

it('counts as many mistakes as the review shows, once it is complete', async () => {
  const own = recorded.moves.flatMap(({ playerID }, at) => (playerID === '0' ? at : []));
  const review: Review = {
    next: recorded.moves.length,
    decisions: own.map((at, index) => ({
      at,
      playerID: '0',
      played: 10,
      best: index % 3 === 0 ? 15 : 11,
      line: [],
    })),
    outlook: {},
  };
  const session = new Session(module, save);
  const game = { module, seats: session.seats, timeline: session.current().timeline };
  const found = findingsOf(game, review, 'en', words('en')).find(({ playerID }) => playerID === '0');
  expect(found?.count).toBeGreaterThan(3);
  expect(found?.count).toBeLessThan(Math.ceil(own.length / 3));
  expect((await playedGame(module, save, { ...here, review })).mistakes).toBe(found?.count);
  const partial = { ...review, next: 10 };
  expect((await playedGame(module, save, { ...here, review: partial })).mistakes).toBeNull();
});
