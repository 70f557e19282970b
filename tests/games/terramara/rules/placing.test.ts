/** Placing (§4). */
import { describe, expect, it } from 'vitest';
import { queries } from '../../../../src/games/terramara';
import { playerOf } from '../../../../src/games/terramara/rules/state/state';
import { itemAt } from '../../../../src/rules-kit/indexed';
import { NO_FIRE, place, play, position, shut } from '../table';

const military = (of: Record<string, number>) =>
  Object.fromEntries(Object.entries(of).map(([id, space]) => [id, { military: space }]));

describe('spaces and placing', () => {
  it('S4.1 has no homeland spaces of other player counts; raid and leader hold one worker', () => {
    const G = position();
    expect(shut(G, '0', 'developTravel')).toBe('S4.1');
    expect(shut(G, '0', 'nowhere')).toBe('S4.1');
    expect(shut(position({ numPlayers: 3 }), '0', 'develop')).toBe('S4.1');
    expect(queries.space(G, '0', 'raid').capacity).toBe(1);
    expect(queries.space(G, '0', 'leader').capacity).toBe(1);
    expect(queries.space(position({ numPlayers: 2 }), '0', 'raidLeader').capacity).toBe(1);
  });

  it('S4.1 develop or travel: offers a choice of one', () => {
    const G = position({ numPlayers: 3 });
    place(G, '0', 'developTravel');
    play(G, '0', 'choose', 0);
    expect(G.players['0']).toMatchObject({ military: 2, river: 2 });
  });

  it('S4.2 holds two workers on a space, and one on a 1-person space', () => {
    const G = position({
      rows: { 1: { plain: 'p03' } },
      players: military({ '0': 9, '1': 1, '2': 1 }),
      occupants: { r1p1: [{ owner: '1' }, { owner: '2' }], r1p2: [{ owner: '1' }] },
    });
    expect(shut(G, '0', 'r1p1')).toBe('S4.2');
    expect(shut(G, '0', 'r1p1', 'chief')).toBe('S4.2');
    expect(shut(G, '0', 'r1p2')).toBe('S4.2');
    expect(shut(G, '0', 'r1p2', 'chief')).toBe('S4.2');
  });

  it('S4.3 allows at most one worker of a colour', () => {
    const G = position({ occupants: { craftsman: [{ owner: '0' }] } });
    expect(shut(G, '0', 'craftsman')).toBe('S4.3');
    expect(shut(G, '0', 'craftsman', 'chief')).toBe('S4.3');
  });

  it('S4.4 closes a space with a chief to everybody', () => {
    const G = position({
      players: { '0': { military: 9, warriors: 1 } },
      occupants: { craftsman: [{ owner: '1', worker: 'chief' }] },
    });
    for (const worker of ['explorer', 'chief', 'warrior'] as const)
      expect(shut(G, '0', 'craftsman', worker)).toBe('S4.4');
  });

  it('S4.5 lets only explorers go ahead, and keeps them until their round ends', () => {
    const G = position({ players: { '0': { warriors: 1 } } });
    expect(shut(G, '0', 'r2p3')).toBeNull();
    expect(shut(G, '0', 'r2p3', 'chief')).toBe('S4.5');
    expect(shut(G, '0', 'r2p3', 'warrior')).toBe('S4.5');
    expect(shut(G, '0', 'r5p3')).toBeNull();
  });

  it('S4.6 lets a warrior join the player’s own explorer and close its space, without the chief’s abilities', () => {
    const G = position({
      rows: { 1: { plain: 'p03' } },
      players: { '0': { warriors: 2, character: 'parent', adult: true }, '1': { military: 9 } },
      occupants: { craftsman: [{ owner: '0' }], r1p2: [{ owner: '0' }] },
    });
    expect(shut(G, '0', 'r1p2', 'warrior')).toBe('S4.2');
    place(G, '0', 'craftsman', 'warrior');
    expect(playerOf(G, '0').vp).toBe(0);
    G.turn.space = null;
    expect(shut(G, '1', 'craftsman')).toBe('S4.6');
    place(G, '0', 'r1p1', 'warrior');
    G.turn.space = null;
    expect(shut(G, '1', 'r1p1')).toBe('S4.6');
  });

  it('S4.7 requires strictly more military for joining, and takes 1', () => {
    const G = position({
      players: military({ '0': 4, '1': 4, '2': 3 }),
      occupants: { craftsman: [{ owner: '1' }], travel: [{ owner: '2' }] },
    });
    expect(shut(G, '0', 'craftsman')).toBe('S4.7');
    place(G, '0', 'travel');
    expect(playerOf(G, '0').military).toBe(3);
    expect(G.occupants.travel).toEqual([
      { owner: '2', worker: 'explorer' },
      { owner: '0', worker: 'explorer' },
    ]);
  });

  it('S4.8 lets a chief join at any military, without loss', () => {
    const G = position({
      players: military({ '0': 2, '1': 12 }),
      occupants: { craftsman: [{ owner: '1' }] },
    });
    place(G, '0', 'craftsman', 'chief');
    expect(playerOf(G, '0').military).toBe(2);
  });

  it('S4.9 closes spaces with fire tiles, and neutral explorers obstruct with their own military', () => {
    const G = position({
      numPlayers: 3,
      rows: { ...NO_FIRE, 1: { plain: 'p01', mountain: 'm01', fire: 3 } },
      players: { '0': { military: 3 } },
      neutrals: { n0: { military: 3 } },
      occupants: { r1p1: [{ owner: 'n0' }] },
    });
    expect(shut(G, '0', 'r1m1')).toBe('S4.9');
    expect(shut(G, '0', 'r1m2')).toBeNull();
    expect(shut(G, '0', 'r1p1')).toBe('S4.7');
    expect(shut(G, '0', 'r1p1', 'chief')).toBeNull();
    itemAt(G.neutrals, 0).military = 2;
    place(G, '0', 'r1p1');
    expect(playerOf(G, '0').military).toBe(2);
  });

  it('S4.10 allows any number of a player’s workers in their own hut', () => {
    const G = position({
      players: { '0': { warriors: 1 } },
      occupants: { hut: [{ owner: '0' }, { owner: '0' }, { owner: '0', worker: 'chief' }, { owner: '1' }] },
    });
    expect(shut(G, '0', 'hut')).toBeNull();
    expect(shut(G, '0', 'hut', 'warrior')).toBeNull();
    expect(queries.space(G, '0', 'hut').occupants).toHaveLength(3);
    expect(queries.space(G, '1', 'hut').occupants).toHaveLength(1);
  });

  it('S4.11 opens level 3 mountains only in round 5 and under their conditions', () => {
    const rows = { 5: { mountain: 'm09' } } as const;
    expect(shut(position({ rows }), '0', 'r5m1')).toBe('S4.11');
    const G = position({ rows, round: 5, players: { '0': { military: 10, river: 7 } } });
    expect(shut(G, '0', 'r5m1')).toBeNull();
    expect(shut(G, '0', 'r5m2')).toBe('S4.11');
    expect(shut(G, '0', 'r5m3')).toBe('S4.11');
    playerOf(G, '0').river = 8;
    expect(shut(G, '0', 'r5m3')).toBeNull();
  });

  it('S4.12 opens a trail when both of the player’s caravans are at its junction or beyond', () => {
    const G = position({
      round: 3,
      players: { '0': { caravans: ['j2', 'o1'] }, '1': { caravans: ['b2', 'camp'] } },
    });
    expect(shut(G, '0', 'r1t')).toBeNull();
    expect(shut(G, '0', 'r2t')).toBe('S4.12');
    expect(shut(G, '1', 'r2t')).toBeNull();
    expect(queries.openTrails(G, '0')).toEqual([1]);
    expect(queries.openTrails(G, '1')).toEqual([1, 2]);
  });

  it('S4.13 accepts no workers on outposts', () => {
    const G = position({ round: 2 });
    expect(shut(G, '0', 'o1')).toBe('S4.1');
    expect(shut(G, '0', 'r1p3')).toBe('S2.7');
  });
});
