/** A turn (§3). */
import { describe, expect, it } from 'vitest';
import { whyNot } from '../../../../src/games/terramara/rules/moves';
import { playerOf } from '../../../../src/games/terramara/rules/state/state';
import { entryOf } from '../../../../src/rules-kit/indexed';
import { asked, effect, legal, moveNames, place, play, position, refusal, resources, Table } from '../table';

describe('a turn', () => {
  it('S3.1 allows placing, acting, then building or reserving, with free actions before and after', () => {
    const G = position({
      row: ['a01', 'a02', 'a03', 'a04', 'a05', 'a06', 'a07', 'a08'],
      players: { '0': { resources: { log: 3 }, craftsmen: [1, 1], river: 3 } },
    });
    expect(moveNames(G, '0')).toEqual(['place', 'useCraftsman']);
    expect(refusal(G, '0', 'endTurn')).toBe('S3.1');
    play(G, '0', 'useCraftsman', { level: 1, convert: { log: 1 } });
    place(G, '0', 'craftsman');
    expect(moveNames(G, '0')).toEqual(['build', 'reserve', 'useCraftsman', 'endTurn']);
    play(G, '0', 'build', { card: 'a03', pay: { log: 1, timber: 1 } });
    expect(moveNames(G, '0')).toEqual(['useCraftsman', 'useArtifact', 'endTurn']);
    play(G, '0', 'useArtifact', 'a03');
    play(G, '0', 'convert', { log: 1 });
    play(G, '0', 'endTurn');
    expect(G.turn.over).toBe(true);
  });

  it('S3.2 places one worker per turn from the hand', () => {
    const G = position();
    expect(refusal(G, '0', 'place', { worker: 'warrior', space: 'hut' })).toBe('S3.2');
    place(G, '0', 'craftsman', 'chief');
    expect(G.players['0']).toMatchObject({ chief: 0, explorers: 4 });
    expect(refusal(G, '0', 'place', { worker: 'explorer', space: 'develop' })).toBe('S3.2');
  });

  it('S3.3 requires gains and steps, but not "up to" and exchanges, and accepts no effect at all', () => {
    const G = position({ players: { '0': { resources: { log: 1 } } } });
    effect(G, '0', [{ swap: 1 }]);
    expect(moveNames(G, '0')).toEqual(['swap', 'skip']);
    play(G, '0', 'skip');
    effect(G, '0', [{ convert: 1 }]);
    expect(legal(G, '0', 'convert')).toEqual([{}, { log: 1 }]);
    play(G, '0', 'convert', {});
    effect(G, '0', [{ gainAny: { form: 'raw', count: 1 } }]);
    expect(moveNames(G, '0')).toEqual(['gain']);
    expect(refusal(G, '0', 'skip')).toBe('S3.3');
    play(G, '0', 'gain', { ore: 1 });
    // A choice without options is dropped, and one with a single option is made.
    const empty = position({ players: { '0': { resources: {} } } });
    effect(empty, '0', [{ swap: 1 }, { convert: 3 }, { expedition: 1 }]);
    expect(asked(empty)).toBeNull();
    expect(entryOf(empty.players, '0').caravans).toEqual(['way', 'start']);
    const late = position({ craftsmenOnTrack: [0, 2, 2, 2, 2] });
    place(late, '0', 'craftsman');
    expect(entryOf(late.players, '0').craftsmen.ready[1]).toBe(1);
  });

  it('S3.4 allows one card per turn, built or reserved, and one reserved card at a time', () => {
    const G = position({
      row: ['a01', 'a13', 'a03', 'a04', 'a05', 'a06', 'a07', 'a08'],
      players: { '0': { resources: { log: 2, timber: 2, ore: 2, bronze: 1 }, river: 2 } },
    });
    place(G, '0', 'craftsman');
    play(G, '0', 'reserve', 'a13');
    expect(playerOf(G, '0').reserved).toBe('a13');
    expect(refusal(G, '0', 'build', { card: 'a01', pay: { log: 1, timber: 1 } })).toBe('S3.4');
    G.turn.cardTaken = false;
    expect(refusal(G, '0', 'reserve', 'a01')).toBe('S3.4');
    play(G, '0', 'build', { card: 'a13', pay: { ore: 2, bronze: 1 } });
    expect(playerOf(G, '0').reserved).toBeNull();
    const unable = position({ players: { '0': { river: 1 } } });
    place(unable, '0', 'craftsman');
    expect(refusal(unable, '0', 'reserve', unable.row[0])).toBe('S6.3');
  });

  it('S3.5 offers cards as far as the canoe reaches, then shifts the row and refills it from the pile', () => {
    const G = position({
      row: ['a13', 'a02', 'a01', 'a04', 'a05', 'a06', 'a07', 'a08'],
      players: { '0': { resources: { log: 2, timber: 2, ore: 2, bronze: 1 }, river: 0 } },
    });
    const top = G.pile.at(-1);
    place(G, '0', 'craftsman');
    expect(refusal(G, '0', 'build', { card: 'a01', pay: { log: 1, timber: 1 } })).toBe('S3.5');
    play(G, '0', 'build', { card: 'a13', pay: { ore: 2, bronze: 1 } });
    expect(G.row).toEqual(['a02', 'a01', 'a04', 'a05', 'a06', 'a07', 'a08', top]);
    expect(playerOf(G, '0').military).toBe(1 + 3);
  });

  it('S3.6 free actions: once a round each, only with an effect, and not during a choice', () => {
    const G = position({
      players: { '0': { resources: { log: 1 }, craftsmen: [1, 2], built: ['a03', 'a15', 'a21'] } },
    });
    play(G, '0', 'useArtifact', 'a15');
    expect(refusal(G, '0', 'useArtifact', 'a15')).toBe('S3.6');
    play(G, '0', 'useCraftsman', { level: 2, convert: { log: 1 } });
    expect(resources(G)).toEqual({ timber: 1 });
    expect(refusal(G, '0', 'useCraftsman', { level: 2, convert: { log: 1 } })).toBe('S3.6');
    // No raw resource is left, so the Mallet and the Kiln would have no effect.
    expect(refusal(G, '0', 'useArtifact', 'a03')).toBe('S3.6');
    expect(refusal(G, '0', 'useArtifact', 'a01')).toBe('S3.6');
    effect(G, '0', [{ gainAny: { form: 'raw', count: 1 } }]);
    expect(moveNames(G, '0')).toEqual(['gain']);
    expect(refusal(G, '0', 'useArtifact', 'a21')).toBe('S3.6');
  });

  it('S3.6 processes up to a craftsman’s level, and at least one resource', () => {
    const G = position({ players: { '0': { resources: { log: 4 }, craftsmen: [3] } } });
    expect(refusal(G, '0', 'useCraftsman', { level: 3, convert: { log: 4 } })).toBe('S3.6');
    expect(refusal(G, '0', 'useCraftsman', { level: 3, convert: {} })).toBe('S3.6');
    play(G, '0', 'useCraftsman', { level: 3, convert: { log: 3 } });
    expect(resources(G)).toEqual({ log: 1, timber: 3 });
  });

  it('refuses moves of other players, unknown moves, and moves after the end', () => {
    const G = position();
    expect(refusal(G, '1', 'endTurn')).toBe('S3.1');
    const table = new Table(2, { firstGame: true });
    const other = table.current === '0' ? '1' : '0';
    expect(whyNot(table.G, table.ctx, other, 'placeNeutral', ['r1p1'])?.rule).toBe('S1.14');
    G.finished = true;
    expect(refusal(G, '0', 'place', { worker: 'chief', space: 'hut' })).toBe('S2.5');
  });
});
