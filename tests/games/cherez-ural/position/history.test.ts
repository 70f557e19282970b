import { beforeAll, describe, expect, it } from 'vitest';
import { goldenGame } from '../../../../scripts/ui/goldenGames';
import type { Timeline } from '../../../../src/game-api/module';
import { SEASON_PHASES, TRACKS } from '../../../../src/games/cherez-ural/content/terms';
import type { G } from '../../../../src/games/cherez-ural/rules/state/state';
import { GOLD } from '../../../../src/games/cherez-ural/ui/gold/gold';
import {
  type GameHistory,
  historyOf,
  salesByPlace,
} from '../../../../src/games/cherez-ural/view-model/gameHistory';
import { routesOf } from '../../../../src/games/cherez-ural/view-model/routes';
import { modules } from '../../../../src/games/modules';
import { entryOf, itemAt } from '../../../../src/rules-kit/indexed';
import { Session } from '../../../../src/session/session';
import { apart } from '../../../../src/table/charts/apart';
import { isFollowed } from '../../../../src/table/frame/useCameFrom';
import { ledgerEntries } from '../../../../src/table/score/ledgerEntries';

const module = itemAt(modules, 0);
const goldEntries = (playerID: string, upTo: number, most?: number) =>
  ledgerEntries(GOLD, (moves) => timeline.at(moves).G, playerID, upTo, most);
let timeline: Timeline<G>;
let history: GameHistory;
let end: G;

beforeAll(() => {
  timeline = new Session(module, goldenGame(4)).current().timeline as Timeline<G>;
  history = historyOf(timeline);
  end = timeline.at(timeline.moves).G;
});

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);

describe('game history', () => {
  it('has the gold and tracks of every position, up to the final score', () => {
    for (const [playerID, { gold, tracks }] of Object.entries(end.players)) {
      expect(history.gold[playerID]).toHaveLength(timeline.moves + 1);
      expect(entryOf(history.gold, playerID).at(-1)).toBe(gold);
      for (const track of TRACKS)
        expect(entryOf(entryOf(history.tracks, track), playerID).at(-1)).toBe(tracks[track]);
    }
  });

  it('has each season of the four rounds once, in order', () => {
    expect(history.seasons.map(({ round, phase }) => `${round} ${phase}`)).toEqual(
      [1, 2, 3, 4].flatMap((round) => SEASON_PHASES.map((phase) => `${round} ${phase}`)),
    );
    const starts = history.seasons.map(({ from }) => from);
    expect([...starts].sort((a, b) => a - b)).toEqual(starts);
  });

  it("R10.4 has sales that add up to the ledger's trade gold", () => {
    for (const [playerID, { ledger }] of Object.entries(end.players)) {
      const own = history.sales.filter((sale) => sale.playerID === playerID);
      expect(sum(own.map(({ gold }) => gold))).toBe(ledger.trade);
      expect(sum(salesByPlace(history.sales, playerID).map(({ gold }) => gold))).toBe(ledger.trade);
    }
    const places = salesByPlace(history.sales, null).map(({ gold }) => gold);
    expect([...places].sort((a, b) => b - a)).toEqual(places);
    expect(places.length).toBeGreaterThan(3);
  });

  it('R11.4 has every completed business with its player, worker and round', () => {
    for (const [playerID, { completed }] of Object.entries(end.players)) {
      const told = history.completions.filter((completion) => completion.playerID === playerID);
      expect(told.map(({ card, worker, round }) => ({ card, worker, round }))).toEqual(
        completed.map(({ card, worker, round }) => ({ card, worker, round })),
      );
    }
    expect(history.completions.length).toBeGreaterThan(3);
    expect(history.completions.some(({ goldPaid }) => goldPaid > 0)).toBe(true);
  });

  it("R11.4 has gold that businesses cost and brought, which adds up to the ledger's", () => {
    for (const [playerID, { ledger }] of Object.entries(end.players)) {
      const told = history.completions.filter((completion) => completion.playerID === playerID);
      for (const { goldPaid, goldGained } of told) expect(Math.min(goldPaid, goldGained)).toBe(0);
      expect(sum(told.map(({ goldPaid, goldGained }) => goldGained - goldPaid))).toBe(ledger.business);
    }
  });
});

describe('gold entries', () => {
  it("adds up to a player's gold, latest change first", () => {
    for (const [playerID, { gold, ledger }] of Object.entries(end.players)) {
      const entries = goldEntries(playerID, timeline.moves);
      expect(sum(entries.map(({ amount }) => amount))).toBe(gold);
      expect(itemAt(entries, 0).total).toBe(gold);
      expect(entries.at(-1)).toMatchObject({ move: 0, source: 'start' });
      expect(sum(entries.filter(({ source }) => source === 'travel').map(({ amount }) => amount))).toBe(
        ledger.travel,
      );
    }
  });

  it('stops at the requested number', () => {
    const few = goldEntries('1', timeline.moves, 3);
    expect(few.length).toBeGreaterThanOrEqual(3);
    expect(few).toEqual(goldEntries('1', timeline.moves).slice(0, few.length));
  });
});

describe('routes of moved pieces', () => {
  it('R9 follows the paid legs of a travelling worker', () => {
    let travelled = 0;
    const { log } = timeline.at(timeline.moves);
    for (const [index, entry] of log.entries()) {
      if (entry.action.payload.type !== 'travel') continue;
      const [before, after] = [timeline.at(index).G as G, timeline.at(index + 1).G as G];
      for (const [worker, legs] of routesOf(before, entry)) {
        expect(itemAt(legs, 0).from).toBe(entryOf(before.workers, worker).at);
        expect(legs.at(-1)?.to).toBe(entryOf(after.workers, worker).at);
        const { owner } = entryOf(after.workers, worker);
        expect(sum(legs.map(({ cost }) => cost))).toBe(
          entryOf(before.players, owner).ledger.travel - entryOf(after.players, owner).ledger.travel,
        );
        travelled += 1;
      }
    }
    expect(travelled).toBeGreaterThan(30);
  });

  it('animates a new move or a single step forward, but not a jump', () => {
    const at = (moves: number, live: boolean) => ({ moves, live });
    expect(isFollowed(at(4, false), at(5, false))).toBe(true);
    expect(isFollowed(at(4, true), at(7, true))).toBe(true);
    expect(isFollowed(at(4, false), at(9, true))).toBe(false);
    expect(isFollowed(at(5, false), at(4, false))).toBe(false);
    expect(isFollowed(at(4, false), at(6, false))).toBe(false);
  });
});

describe('labels at the ends of lines', () => {
  it('keeps labels in order and apart', () => {
    expect(apart([10, 11, 50], 10, 0, 100)).toEqual([10, 20, 50]);
    expect(apart([95, 96, 97], 10, 0, 100)).toEqual([80, 90, 100]);
  });
});
