/** Characters (§8). */
import { describe, expect, it } from 'vitest';
import { queries } from '../../../../src/games/terramara';
import type { CharacterId, StartCardId } from '../../../../src/games/terramara/content/terms';
import { beginGains, draft } from '../../../../src/games/terramara/rules/opening';
import { beginRound, growUp } from '../../../../src/games/terramara/rules/rounds';
import type { ScenarioPlayer } from '../../../../src/games/terramara/rules/state/scenario';
import { type G, noResources, playerOf } from '../../../../src/games/terramara/rules/state/state';
import { entryOf } from '../../../../src/rules-kit/indexed';
import { silent } from '../../../../src/rules-kit/logLine';
import { asked, effect, legal, nextRound, place, play, position, refusal, resources, shut } from '../table';

const child = (character: CharacterId, more: ScenarioPlayer = {}, spec = {}): G =>
  position({ ...spec, players: { '0': { character, ...more } } });
const adult = (character: CharacterId, more: ScenarioPlayer = {}, spec = {}): G =>
  position({ ...spec, players: { '0': { character, adult: true, ...more } } });

/** Returns a position after taking a character and a start card and before their gains. */
function opened(character: CharacterId, startCard: StartCardId): G {
  const G = position({ players: { '0': { river: 0, military: 0, resources: {}, craftsmen: [] } } });
  G.opening = 'gains';
  playerOf(G, '0').character = character;
  playerOf(G, '0').startCard = startCard;
  beginGains(G, silent);
  return G;
}

describe('characters', () => {
  it('S8.1 Rider: gains 1 at once and 1 more with each gain; the adult scores 2 VP per junction entered', () => {
    const G = opened('horse', 's08');
    expect(playerOf(G, '0').caravans).toEqual(['way', 'start']);
    expect(G.opening).toBe('over');
    effect(G, '0', [{ expedition: 2 }]);
    play(G, '0', 'step', { caravan: 1, to: 'way' });
    // Both caravans are on one space, so the second of three points has only one option.
    play(G, '0', 'step', { caravan: 0, to: 'j2' });
    expect(playerOf(G, '0').caravans).toEqual(['j2', 'way']);
    expect(asked(G)).toBeNull();
    const grown = adult('horse', { caravans: ['way', 'b1'] });
    effect(grown, '0', [{ expedition: 2 }]);
    play(grown, '0', 'step', { caravan: 0, to: 'j1' });
    play(grown, '0', 'step', { caravan: 1, to: 'j2' });
    expect(entryOf(grown.players, '0').vp).toBe(4);
    effect(grown, '0', [{ expedition: 1 }]);
    play(grown, '0', 'step', { caravan: 0, to: 'o1' });
    expect(entryOf(grown.players, '0').vp).toBe(4);
  });

  it('S8.2 Boatman: gains 1 at once, not raised, and 1 more with each gain; the adult scores 2 VP per gain', () => {
    expect(entryOf(opened('boat', 's12').players, '0').river).toBe(2);
    const G = child('boat', { river: 0 });
    effect(G, '0', [{ technology: 2 }]);
    expect(playerOf(G, '0').river).toBe(3);
    const grown = adult('boat', { river: 12 });
    effect(grown, '0', [{ technology: 2 }]);
    expect(entryOf(grown.players, '0').vp).toBe(2 + 2);
  });

  it('S8.3 Woodlander: loses no military; the adult scores VP by military level once a round', () => {
    const G = child('forest', { military: 5 }, { occupants: { craftsman: [{ owner: '1' }] } });
    for (const id of ['1', '2', '3']) playerOf(G, id).resources = noResources();
    place(G, '0', 'craftsman');
    G.turn.space = null;
    place(G, '0', 'raid');
    expect(playerOf(G, '0').military).toBe(5);
    expect(refusal(G, '0', 'useCharacter')).toBe('S8.3');
    for (const [military, vp] of [
      [0, 3],
      [5, 5],
      [10, 7],
      [15, 9],
    ]) {
      const grown = adult('forest', { military });
      play(grown, '0', 'useCharacter');
      expect(entryOf(grown.players, '0').vp).toBe(vp);
      expect(refusal(grown, '0', 'useCharacter')).toBe('S3.6');
    }
  });

  it('S8.4 Maker: pays up to 2 raw for processed of the same tiles; the adult scores VP by level', () => {
    const G = child('maker', { resources: { log: 5, timber: 1 } });
    expect(queries.payments(G, '0', 'a01')).toEqual([{ log: 3 }, { log: 2, timber: 1 }]);
    expect(queries.payments(G, '0', 'a19')).toEqual([{ log: 2, timber: 1 }]);
    playerOf(G, '0').resources.timber = 0;
    expect(queries.payments(G, '0', 'a19')).toEqual([]);
    for (const [card, round, pay, vp] of [
      ['a01', 1, { log: 2, timber: 1 }, 2],
      ['a19', 3, { timber: 3 }, 3],
      ['a34', 5, { timber: 4 }, 5],
    ] as const) {
      const grown = adult('maker', { resources: pay }, { round, row: [card] });
      place(grown, '0', 'craftsman');
      play(grown, '0', 'build', { card, pay });
      if (grown.pending.length > 0) expect(asked(grown)?.[0]).toBe('expedition');
      expect(entryOf(grown.players, '0').vp).toBe(vp);
    }
  });

  it('S8.5 Parent: has one more explorer as a child; the adult’s chief scores 5, or 3 with others', () => {
    const taken = position();
    taken.opening = 'draft';
    taken.draft = { characters: ['parent'], startCards: [], taken: 0 };
    draft(taken, '0', 'parent', silent);
    expect(entryOf(taken.players, '0').explorers).toBe(5);
    const G = child('parent', {}, { occupants: { r2p1: [{ owner: '0' }] } });
    expect(playerOf(G, '0').explorers).toBe(4);
    nextRound(G);
    beginRound(G);
    growUp(G, '0', true);
    expect(playerOf(G, '0').explorers).toBe(3);
    const away = child(
      'parent',
      {},
      {
        round: 2,
        occupants: Object.fromEntries(
          ['r3p1', 'r3p2', 'r4p1', 'r4p2', 'r5p1'].map((id) => [id, [{ owner: '0' }]]),
        ),
      },
    );
    beginRound(away);
    expect(away.growing).not.toContain('0');
    const alone = adult('parent');
    place(alone, '0', 'hut', 'chief');
    expect(entryOf(alone.players, '0').vp).toBe(5);
    const crowd = adult('parent', {}, { occupants: { craftsman: [{ owner: '1' }] } });
    place(crowd, '0', 'craftsman', 'chief');
    expect(entryOf(crowd.players, '0').vp).toBe(3);
    const explorer = adult('parent');
    place(explorer, '0', 'craftsman');
    expect(entryOf(explorer.players, '0').vp).toBe(0);
  });

  it('S8.6 Householder: uses one leftover tile a round, by level; the adult scores 4 VP per flag', () => {
    const taken = position();
    taken.opening = 'draft';
    taken.draft = { characters: ['house'], startCards: [], taken: 0 };
    const left = [...taken.bonusAside];
    draft(taken, '0', 'house', silent);
    expect(entryOf(taken.players, '0').bonusTiles).toEqual(left);
    const tiles = {
      riverBonus: { '4': 'b01', '7': 'b07', '10': 'b13' },
      roadBonus: { b1: 'b08', b2: 'b09', b3: 'b14', b4: 'b15' },
    };
    const G = child('house', {}, tiles);
    expect(legal(G, '0', 'useBonusTile').sort()).toEqual(['b02', 'b03', 'b04', 'b05', 'b06']);
    expect(refusal(G, '0', 'useBonusTile', 'b11')).toBe('S8.6');
    play(G, '0', 'useBonusTile', 'b05');
    expect(playerOf(G, '0').vp).toBe(1);
    expect(refusal(G, '0', 'useBonusTile', 'b06')).toBe('S3.6');
    nextRound(G);
    expect(legal(G, '0', 'useBonusTile').sort()).toEqual(['b02', 'b03', 'b04', 'b06', 'b10', 'b11', 'b12']);
    nextRound(G);
    expect(legal(G, '0', 'useBonusTile')).toHaveLength(playerOf(G, '0').bonusTiles.length);
    beginRound(G);
    growUp(G, '0', true);
    expect(playerOf(G, '0').bonusTiles).toEqual([]);
    playerOf(G, '0').caravans = ['j1', 'j2'];
    effect(G, '0', [{ expedition: 1 }]);
    play(G, '0', 'step', { caravan: 1, to: 'o2' });
    expect(G.players['0']).toMatchObject({ vp: 1 + 4, flags: [2] });
  });

  it('S8.7 Highlander: has a trail as a child; the adult scores 2 VP on trails; its own outpost scores at the end', () => {
    const rows = { 1: { plain: 'p01', mountain: 'm01' }, 2: { plain: 'p02', mountain: 'm02' } };
    const own = { ownPlain: 'p03', ownMountain: 'm04' } as const;
    const G = child('mountain', { ...own, military: 5, resources: {} }, { rows });
    expect(shut(G, '1', 'ownTrail')).toBe('S8.7');
    place(G, '0', 'ownTrail');
    expect(asked(G)).toEqual(['gain', '0']);
    play(G, '0', 'gain', { ore: 3 });
    expect(resources(G)).toEqual({ ore: 3 });
    expect(playerOf(G, '0').vp).toBe(1);
    // p03 scores 2 for military level 2, and isn't a flag.
    expect(queries.scoreNow(G, '0')).toMatchObject({ cardEnds: 2, outposts: 0 });
    expect(queries.metric(G, '0', 'flags')).toBe(0);
    nextRound(G);
    expect(playerOf(G, '0').explorers).toBe(4);
    const grown = adult('mountain', { ...own, caravans: ['j1', 'j1'], warriors: 1 }, { rows, round: 2 });
    expect(shut(grown, '0', 'ownTrail')).toBe('S8.7');
    place(grown, '0', 'r1t');
    expect(entryOf(grown.players, '0').vp).toBe(2);
    const warrior = adult('mountain', { ...own, caravans: ['j1', 'j1'], warriors: 1 }, { rows, round: 2 });
    place(warrior, '0', 'r1t', 'warrior');
    expect(entryOf(warrior.players, '0').vp).toBe(0);
  });
});
