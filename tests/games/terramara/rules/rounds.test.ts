/** Rounds (§2). */
import { describe, expect, it } from 'vitest';
import type { ArtifactId } from '../../../../src/games/terramara/content/terms';
import { artifactOf } from '../../../../src/games/terramara/rules/content-pack/contentOf';
import { drawNeutralCards } from '../../../../src/games/terramara/rules/neutrals';
import { beginRound, growUp } from '../../../../src/games/terramara/rules/rounds';
import { playerOf, type Slot } from '../../../../src/games/terramara/rules/state/state';
import { viewFor } from '../../../../src/games/terramara/rules/state/view';
import { roundOfRow } from '../../../../src/games/terramara/rules/turnOrder';
import { itemAt } from '../../../../src/rules-kit/indexed';
import { NO_FIRE, nextRound, place, play, position, shut, Table } from '../table';

describe('rounds', () => {
  it('S2.2 draws two different neutral cards, lowest military first, and stops at the end of the track', () => {
    const G = position({
      numPlayers: 2,
      rows: NO_FIRE,
      neutrals: { n0: { military: 5 }, n1: { military: 2 } },
    });
    G.drawnRounds = 0;
    G.neutralDraws[0] = [1, 3];
    drawNeutralCards(G);
    // The second neutral has less military, so it gets the first card.
    expect(G.neutrals.map(({ military }) => military)).toEqual([8, 3]);
    drawNeutralCards(G);
    expect(G.neutrals.map(({ military }) => military)).toEqual([8, 3]);
    const tied = position({
      numPlayers: 2,
      rows: NO_FIRE,
      neutrals: { n0: { military: 17 }, n1: { military: 17 } },
    });
    tied.drawnRounds = 0;
    tied.neutralDraws[0] = [1, 4];
    drawNeutralCards(tied);
    expect(tied.neutrals.map(({ military }) => military)).toEqual([18, 18]);
    for (const seed of ['a', 'b', 'c', 'd']) {
      const first = new Table(2, { firstGame: true }, seed).G;
      for (const [one, other] of first.neutralDraws) {
        expect(one).not.toBe(other);
        expect([one, other]).not.toContain(4);
      }
    }
    const withFour = ['a', 'b', 'c', 'd', 'e'].flatMap((seed) =>
      new Table(2, { firstGame: true, neutralFour: true }, seed).G.neutralDraws.flat(),
    );
    expect(withFour).toContain(4);
  });

  it('S2.2 hides the cards of later rounds from everybody', () => {
    const table = new Table(3, { firstGame: true });
    table.until(() => table.phase === 'work');
    const { neutralDraws } = viewFor(table.G, table.current);
    expect(neutralDraws[0]).toEqual([itemAt(table.G.neutrals, 0).military]);
    expect(neutralDraws.slice(1)).toEqual(Array(4).fill(['hidden']));
  });

  it('S2.3 assigns rows 1 to 4 to their rounds, and rows 5 and 6 to round 5', () => {
    expect([1, 2, 3, 4, 5, 6].map(roundOfRow)).toEqual([1, 2, 3, 4, 5, 5]);
  });

  it('S2.4 takes turns clockwise, skipping players without workers, until all are placed', () => {
    const table = new Table(3, { firstGame: true });
    table.until(() => table.phase === 'work');
    const order: string[] = [];
    while (table.phase === 'work' && table.G.round === 1) {
      if (table.G.turn.space === null) order.push(table.current);
      table.goOn();
    }
    const { turnOrder } = table.G;
    expect(order).toEqual(Array(5).fill(turnOrder).flat());
    const G = position({ players: { '0': { warriors: 1 } } });
    for (let worker = 0; worker < 5; worker++) {
      place(G, '1', 'hut', worker === 0 ? 'chief' : 'explorer');
      play(G, '1', 'choose', 0);
      if (G.pending.length > 0) play(G, '1', 'convert', {});
      G.turn.space = null;
    }
    expect(shut(G, '1', 'hut')).toBe('S3.2');
    expect(shut(G, '0', 'hut', 'warrior')).toBeNull();
  });

  it('S2.5 ends the game with a result after round 5', () => {
    const table = new Table(4, { firstGame: true });
    table.until(() => false);
    expect(table.ctx.gameover.ranking).toHaveLength(4);
    expect(table.legal('0')).toEqual([]);
  });

  it('S2.6 returns workers except from later rounds’ territories, and removes the row’s neutral explorers', () => {
    const G = position({
      numPlayers: 3,
      rows: NO_FIRE,
      occupants: {
        r1p1: [{ owner: '0' }, { owner: 'n0' }],
        r2p1: [{ owner: '0' }, { owner: 'n0' }],
        craftsman: [{ owner: '0', worker: 'chief' }],
        hut: [{ owner: '0', worker: 'warrior' }, { owner: '1' }],
      },
    });
    expect(G.warriors).toBe(3);
    nextRound(G);
    expect(G.players['0']).toMatchObject({ explorers: 3, chief: 1, warriors: 0 });
    expect(playerOf(G, '1').explorers).toBe(4);
    expect(G.warriors).toBe(4);
    expect(Object.keys(G.occupants)).toEqual(['r2p1']);
  });

  it('S2.7 flips both territories of the row; with 2 players the trail holds one worker', () => {
    const G = position({ players: { '0': { caravans: ['j1', 'j1'] }, '1': { caravans: ['j1', 'j1'] } } });
    expect(shut(G, '0', 'r1t')).toBe('S2.7');
    nextRound(G);
    expect(G.rows.map(({ flipped }) => flipped)).toEqual([true, false, false, false, false, false]);
    expect(shut(G, '0', 'r1p1')).toBe('S2.7');
    expect(shut(G, '0', 'r1t')).toBeNull();
    const two = position({
      numPlayers: 2,
      rows: NO_FIRE,
      round: 2,
      players: { '0': { caravans: ['j1', 'j1'], military: 9 } },
      occupants: { r1t: [{ owner: '1' }] },
    });
    expect(shut(two, '0', 'r1t')).toBe('S4.2');
  });

  it('S2.8 makes used craftsmen, artifacts and characters ready again', () => {
    const G = position({
      players: {
        '0': {
          craftsmen: [1, 2],
          usedCraftsmen: [1],
          built: ['a15'],
          usedArtifacts: ['a15'],
          character: 'forest',
          adult: true,
          characterUsed: true,
        },
      },
    });
    nextRound(G);
    expect(playerOf(G, '0').craftsmen).toEqual({ ready: { 1: 1, 2: 1, 3: 0 }, used: { 1: 0, 2: 0, 3: 0 } });
    expect(G.players['0']).toMatchObject({ built: [{ card: 'a15', used: false }], characterUsed: false });
  });

  it('S2.9 removes levels from pile and row, removes leftover craftsmen, and starts with the start card’s owner', () => {
    const G = position({ leader: '0' });
    G.leader = '2';
    const levels = (cards: readonly Slot<ArtifactId>[]) =>
      [...new Set(cards.filter((card) => card !== 'hidden').map((card) => artifactOf(G, card).level))].sort();
    const seen: unknown[] = [];
    for (let round = 2; round <= 5; round++) {
      nextRound(G);
      expect(G.round).toBe(round);
      expect(G.row).toHaveLength(8);
      seen.push([levels(G.row), levels(G.pile)]);
    }
    expect(seen).toEqual([
      [[1], [2, 3]],
      [[2], [2, 3]],
      [[2], [3]],
      [[3], [3]],
    ]);
    expect(G.craftsmenOnTrack).toEqual([0, 0, 0, 0, 2]);
    expect(G.turnOrder).toEqual(['2', '3', '0', '1']);
  });

  it('S2.10 asks players in turn order from round 2 on whether to grow up, once and for good', () => {
    const G = position({
      leader: '1',
      players: {
        '0': { character: 'boat' },
        '1': { character: 'horse', adult: true },
        '2': { character: 'maker' },
      },
    });
    beginRound(G);
    expect(G.growing).toEqual([]);
    nextRound(G);
    beginRound(G);
    expect(G.growing).toEqual(['2', '0']);
    growUp(G, '2', true);
    growUp(G, '0', false);
    expect([playerOf(G, '2').adult, playerOf(G, '0').adult]).toEqual([true, false]);
    nextRound(G);
    beginRound(G);
    expect(G.growing).toEqual(['0']);
  });
});
