/** Tests each of the 52 artifacts: cost, points and effect. */
import { describe, expect, it } from 'vitest';
import { content, queries } from '../../../../src/games/terramara';
import type { ArtifactId, Processed, Resources } from '../../../../src/games/terramara/content/terms';
import { artifactOf } from '../../../../src/games/terramara/rules/content-pack/contentOf';
import type { ScenarioPlayer } from '../../../../src/games/terramara/rules/state/scenario';
import { type G, playerOf } from '../../../../src/games/terramara/rules/state/state';
import { entryOf, itemAt } from '../../../../src/rules-kit/indexed';
import {
  asked,
  effect,
  legal,
  moveNames,
  place,
  play,
  position,
  recordNamed,
  refusal,
  resources,
  shut,
} from '../table';

/** Rounds in which the row has cards of each level. */
const ROUND = { 1: 1, 2: 3, 3: 5 } as const;

/**
 * Returns a position in which the card has just been built for exactly this cost. The player has only `more` left.
 */
function built(card: ArtifactId, cost: Resources, more: ScenarioPlayer = {}): G {
  const level = content.artifacts.find(({ id }) => id === card)?.level ?? 1;
  const held: Record<string, number> = { ...more.resources };
  for (const [kind, count] of Object.entries(cost)) held[kind] = (held[kind] ?? 0) + count;
  const G = position({
    round: ROUND[level],
    row: [card],
    players: { '0': { military: 0, river: 0, craftsmen: [], ...more, resources: held } },
  });
  place(G, '0', 'develop');
  play(G, '0', 'build', { card, pay: cost });
  return G;
}

/** Defines a test of an artifact: its cost, its points, then its effect. */
function card(
  name: string,
  cost: Resources,
  vp: number,
  check: (build: (more?: ScenarioPlayer) => G) => void,
): void {
  const { id } = recordNamed(content.artifacts, name);
  it(name, () => {
    expect(queries.scoreNow(built(id, cost), '0').artifacts).toBe(vp);
    const poor = position({ players: { '0': { resources: {} } } });
    expect(queries.payments(poor, '0', id)).toEqual([]);
    check((more) => built(id, cost, more));
  });
}

/** Points of effects at the end of the game. */
const ends = (G: G): number => queries.scoreNow(G, '0').cardEnds;

/** Uses the card's effect after the action. */
function used(G: G, id: ArtifactId): G {
  play(G, '0', 'useArtifact', id);
  expect(playerOf(G, '0').built).toEqual([{ card: id, used: true }]);
  return G;
}

/** Checks that the card has no points at the end and no effect to use. */
function doesNothing(G: G): void {
  expect(ends(G)).toBe(0);
  expect(moveNames(G, '0')).toEqual(['endTurn']);
}

/** The first step can only lead to the way. Two more are chosen. */
function walksThree(G: G): void {
  expect(playerOf(G, '0').caravans).toEqual(['way', 'start']);
  expect(G.pending.at(-1)).toMatchObject({ kind: 'expedition', owner: '0', points: 2 });
  play(G, '0', 'step', { caravan: 0, to: 'j1' });
  play(G, '0', 'step', { caravan: 0, to: 'j2' });
  expect(asked(G)).toBeNull();
}

/** Checks that the card processes up to `count` of three logs. */
function converts(G: G, id: ArtifactId, count: number): void {
  used(G, id);
  expect(refusal(G, '0', 'convert', { log: count + 1 })).toBe('S3.6');
  play(G, '0', 'convert', { log: count });
  expect(resources(G)).toEqual({ log: 3 - count, timber: count });
}

const PLENTY = { leather: 3, stone: 3, timber: 3, bronze: 3, cattle: 2, log: 2, ore: 2 };

/** Checks that another card costs one processed resource less. */
function isCheaper(G: G, other: ArtifactId, kind: Processed): void {
  const { cost } = artifactOf(G, other);
  const sumOf = (pieces: Resources) => Object.values(pieces).reduce((sum, count) => sum + count, 0);
  const payments = queries.payments(G, '0', other);
  for (const pay of payments) expect(sumOf(pay)).toBe(sumOf(cost) - 1);
  // The first payment has no processed resources in place of raw ones.
  expect(itemAt(payments, 0)[kind] ?? 0).toBe((cost[kind] ?? 0) - 1);
  expect(queries.payments(G, '0', 'a22').length).toBeGreaterThan(0);
}

/** Checks the card's bonus on a territory space that gives this resource, and none on a trail. */
function territoryGain(id: ArtifactId, kind: string): void {
  const space = content.territories
    .filter(({ level }) => level === 1)
    .flatMap((tile) => tile.spaces.map((each, index) => ({ tile, each, index })))
    .find(
      ({
        each: {
          do: [effect, ...others],
        },
      }) =>
        others.length === 0 &&
        effect !== undefined &&
        'gain' in effect &&
        Object.keys(effect.gain).join() === kind,
    );
  expect(space).toBeDefined();
  if (space === undefined) return;
  const side = space.tile.kind;
  const G = position({
    rows: { 1: { [side]: space.tile.id } },
    players: { '0': { resources: {}, built: [id], military: 0 } },
  });
  place(G, '0', `r1${side[0]}${space.index + 1}`);
  expect(resources(G)).toEqual({ [kind]: 3 });
  // Applies once per action, and not to gains from elsewhere.
  effect(G, '0', [{ gain: { [kind]: 1 } }]);
  expect(resources(G)).toEqual({ [kind]: 4 });
}

describe('artifacts', () => {
  card('a01 Log Ladder: at once expedition 2', { log: 2, timber: 1 }, 2, (build) => {
    const G = build();
    expect(playerOf(G, '0').caravans).toEqual(['way', 'start']);
    expect(G.pending.at(-1)).toMatchObject({ kind: 'expedition', owner: '0', points: 1 });
    play(G, '0', 'step', { caravan: 0, to: 'j1' });
    expect(asked(G)).toBeNull();
  });
  card(
    'a02 Timber Sledge: 1 log more when a territory space gives log',
    { rock: 1, log: 1, timber: 1 },
    2,
    (build) => {
      expect(resources(build())).toEqual({});
      territoryGain('a02', 'log');
    },
  );
  card('a03 Mallet: once a round convert 1', { log: 1, timber: 1 }, 1, (build) => {
    converts(build({ resources: { log: 3 } }), 'a03', 1);
    expect(refusal(build(), '0', 'useArtifact', 'a03')).toBe('S3.6');
  });
  card(
    'a04 Pile Bridge: at the end 1 VP for each of junctions',
    { cattle: 1, log: 1, timber: 1 },
    4,
    (build) => {
      expect(ends(build({ caravans: ['j2', 'b3'] }))).toBe(1 * 2);
    },
  );
  card('a05 Grindstone: at once 2 any raw', { rock: 2, stone: 1 }, 2, (build) => {
    const G = build();
    expect(legal(G, '0', 'gain')).toHaveLength(10);
    play(G, '0', 'gain', { ore: 2 });
    expect(resources(G)).toEqual({ ore: 2 });
  });
  card(
    'a06 Quarry Wedge: 1 rock more when a territory space gives rock',
    { rock: 1, ore: 1, stone: 1 },
    2,
    (build) => {
      expect(resources(build())).toEqual({});
      territoryGain('a06', 'rock');
    },
  );
  card('a07 Scales: once a round swap 2', { rock: 2, stone: 1 }, 2, (build) => {
    const G = used(build({ resources: { log: 2 } }), 'a07');
    play(G, '0', 'swap', { from: 'log', to: 'ore' });
    play(G, '0', 'swap', { from: 'log', to: 'rock' });
    expect(resources(G)).toEqual({ rock: 1, ore: 1 });
    expect(asked(G)).toBeNull();
  });
  card(
    'a08 Boundary Stone: at the end 1 VP for each of craftsmen',
    { cattle: 1, rock: 1, stone: 1 },
    3,
    (build) => {
      expect(ends(build({ craftsmen: [1, 2] }))).toBe(1 * 2);
    },
  );
  card('a09 Waterskin: at once expedition 1 and technology 1', { cattle: 2, leather: 1 }, 2, (build) => {
    const G = build();
    expect(playerOf(G, '0').caravans).toEqual(['way', 'start']);
    expect(playerOf(G, '0').river).toBe(1 + 1);
  });
  card(
    'a10 Herder’s Whip: 1 cattle more when a territory space gives cattle',
    { cattle: 1, log: 1, leather: 1 },
    2,
    (build) => {
      expect(resources(build())).toEqual({});
      territoryGain('a10', 'cattle');
    },
  );
  card('a11 Drum: once a round pay 1 any raw for 2 VP', { cattle: 2, leather: 1 }, 2, (build) => {
    const G = used(build({ resources: { log: 2 } }), 'a11');
    expect(moveNames(G, '0')).toEqual(['pay', 'skip']);
    play(G, '0', 'pay', { log: 1 });
    expect(playerOf(G, '0').vp).toBe(2);
    expect(asked(G)).toBeNull();
  });
  card(
    'a12 Travelling Cloak: 1 VP when placing on a later round’s territory',
    { ore: 1, leather: 1 },
    2,
    (build) => {
      const G = build();
      G.turn.space = null;
      place(G, '0', 'r1p1');
      expect(playerOf(G, '0').vp).toBe(0);
      G.pending = [];
      G.turn.space = null;
      place(G, '0', 'r2p1');
      expect(playerOf(G, '0').vp).toBe(1);
    },
  );
  card('a13 Dagger: at once military 3', { ore: 2, bronze: 1 }, 2, (build) => {
    expect(entryOf(build().players, '0').military).toBe(1 + 3);
  });
  card(
    'a14 Pickaxe: 1 ore more when a territory space gives ore',
    { cattle: 1, ore: 1, bronze: 1 },
    2,
    (build) => {
      expect(resources(build())).toEqual({});
      territoryGain('a14', 'ore');
    },
  );
  card('a15 Sickle: once a round military 1', { ore: 2, bronze: 1 }, 1, (build) => {
    expect(entryOf(used(build(), 'a15').players, '0').military).toBe(2);
  });
  card('a16 Fibula: 1 VP when an own explorer joins another colour', { log: 1, bronze: 1 }, 2, (build) => {
    const G = build({ military: 9 });
    G.occupants.craftsman = [{ owner: '1', worker: 'explorer' }];
    playerOf(G, '1').explorers -= 1;
    G.turn.space = null;
    place(G, '0', 'craftsman');
    expect(G.players['0']).toMatchObject({ vp: 1, military: 9 });
  });
  card('a17 Ox Cart: at once expedition 3', { log: 2, leather: 1, timber: 1 }, 2, (build) =>
    walksThree(build()),
  );
  card('a18 Plough: once a round 1 log and expedition 1', { stone: 1, timber: 2 }, 3, (build) => {
    const G = used(build(), 'a18');
    expect(resources(G)).toEqual({ log: 1 });
    expect(playerOf(G, '0').caravans).toEqual(['way', 'start']);
  });
  card('a19 Carpenter’s Bench: timber artifacts cost 1 timber less', { timber: 3 }, 5, (build) => {
    isCheaper(build({ resources: PLENTY }), 'a17', 'timber');
  });
  card(
    'a20 Watchtower: at the end 2 VP for each of flags',
    { stone: 1, timber: 1, bronze: 1 },
    4,
    (build) => {
      expect(ends(build({ flags: [1, 2] }))).toBe(2 * 2);
    },
  );
  card('a21 Kiln: once a round convert 2', { stone: 2, timber: 1 }, 3, (build) => {
    converts(build({ resources: { log: 3 } }), 'a21', 2);
    expect(refusal(build(), '0', 'useArtifact', 'a21')).toBe('S3.6');
  });
  card('a22 Casting Mould: at once craftsman 1', { rock: 1, stone: 1, bronze: 1 }, 3, (build) => {
    const G = build();
    expect(playerOf(G, '0').craftsmen.ready[2]).toBe(1);
    expect(G.craftsmenSupply[2]).toBe(0);
  });
  card('a23 Mason’s Yard: stone artifacts cost 1 stone less', { stone: 3 }, 5, (build) => {
    isCheaper(build({ resources: PLENTY }), 'a21', 'stone');
  });
  card(
    'a24 Paved Street: at the end 1 VP for each of craftsmanLevels',
    { cattle: 1, stone: 1, timber: 1 },
    2,
    (build) => {
      expect(ends(build({ craftsmen: [1, 2] }))).toBe(1 * 3);
    },
  );
  card('a25 Hide Boat: at once technology 3', { cattle: 2, leather: 1, timber: 1 }, 3, (build) => {
    const G = build();
    expect(playerOf(G, '0').river).toBe(1 + 3);
  });
  card('a26 Harness: once a round 1 cattle and technology 1', { leather: 2, bronze: 1 }, 3, (build) => {
    const G = used(build(), 'a26');
    expect(resources(G)).toEqual({ cattle: 1 });
    expect(playerOf(G, '0').river).toBe(2);
  });
  card('a27 Tannery: leather artifacts cost 1 leather less', { leather: 3 }, 5, (build) => {
    isCheaper(build({ resources: PLENTY }), 'a25', 'leather');
  });
  card(
    'a28 Tribute Bundle: at the end 1 VP for each of artifacts',
    { cattle: 1, leather: 1, stone: 1, bronze: 1 },
    1,
    (build) => {
      expect(ends(build({ built: ['a01', 'a05'] }))).toBe(1 * 3);
    },
  );
  card('a29 Sword: at once military 4', { ore: 2, leather: 1, bronze: 1 }, 3, (build) => {
    expect(entryOf(build().players, '0').military).toBe(1 + 4);
  });
  card('a30 Helmet: joining costs no military', { stone: 1, bronze: 2 }, 5, (build) => {
    const G = build({ military: 9 });
    G.occupants.craftsman = [{ owner: '1', worker: 'explorer' }];
    playerOf(G, '1').explorers -= 1;
    G.turn.space = null;
    place(G, '0', 'craftsman');
    expect(playerOf(G, '0').military).toBe(10);
    G.turn.space = null;
    G.occupants.travel = [{ owner: '2', worker: 'explorer' }];
    playerOf(G, '2').explorers -= 1;
    playerOf(G, '2').military = 10;
    expect(shut(G, '0', 'travel')).toBe('S4.7');
  });
  card('a31 Foundry: bronze artifacts cost 1 bronze less', { bronze: 3 }, 5, (build) => {
    isCheaper(build({ resources: PLENTY }), 'a29', 'bronze');
  });
  card(
    'a32 Standard: at the end 1 VP for each of militaryLevel',
    { leather: 1, timber: 1, bronze: 1 },
    3,
    (build) => {
      expect(ends(build({ military: 10 }))).toBe(1 * 3);
    },
  );
  card('a33 Four-wheeled Wagon: at once expedition 3', { timber: 3, bronze: 1 }, 8, (build) =>
    walksThree(build()),
  );
  card('a34 Great Palisade: points alone', { timber: 4 }, 13, (build) => doesNothing(build()));
  card('a35 Long House: points alone', { leather: 1, stone: 1, timber: 3 }, 18, (build) =>
    doesNothing(build()),
  );
  card('a36 Pile Village: at the end 2 VP for each of sameCategory', { stone: 2, timber: 2 }, 7, (build) => {
    expect(ends(build({ built: ['a01', 'a03', 'a05'] }))).toBe(2 * 3);
  });
  card('a37 Caravan Yard: at the end 3 VP for each of caravansHome', { timber: 2, bronze: 2 }, 8, (build) => {
    expect(ends(build({ caravans: ['camp', 'j1'] }))).toBe(3 * 1);
  });
  card('a38 Rampart: at once convert 2 and vp 2', { stone: 3, timber: 1 }, 10, (build) => {
    const G = build({ resources: { log: 3 } });
    expect(refusal(G, '0', 'convert', { log: 3 })).toBe('S7.1');
    play(G, '0', 'convert', { log: 2 });
    expect(resources(G)).toEqual({ log: 1, timber: 2 });
    expect(playerOf(G, '0').vp).toBe(2);
  });
  card('a39 Megalith: points alone', { stone: 4 }, 14, (build) => doesNothing(build()));
  card('a40 Temple: points alone', { leather: 1, stone: 3, bronze: 1 }, 18, (build) => doesNothing(build()));
  card('a41 Granary: at the end 2 VP for each of sameCategory', { leather: 2, stone: 2 }, 7, (build) => {
    expect(ends(build({ built: ['a05', 'a06', 'a01'] }))).toBe(2 * 3);
  });
  card('a42 Storehouse: at the end 1 VP for each of processed', { stone: 2, timber: 2 }, 9, (build) => {
    expect(ends(build({ resources: { log: 4, bronze: 3, leather: 1 } }))).toBe(1 * 4);
  });
  card('a43 Great Tent: at once technology 3', { leather: 3, stone: 1 }, 10, (build) => {
    const G = build();
    expect(playerOf(G, '0').river).toBe(1 + 3);
  });
  card('a44 Ceremonial Robe: points alone', { leather: 4 }, 16, (build) => doesNothing(build()));
  card('a45 Hall of Hides: points alone', { leather: 3, stone: 1, timber: 1 }, 19, (build) =>
    doesNothing(build()),
  );
  card(
    'a46 Painted Hides: at the end 2 VP for each of sameCategory',
    { leather: 2, timber: 2 },
    7,
    (build) => {
      expect(ends(build({ built: ['a09', 'a10', 'a05'] }))).toBe(2 * 3);
    },
  );
  card('a47 Leather Armour: at once military 4', { leather: 2, bronze: 2 }, 8, (build) => {
    expect(entryOf(build().players, '0').military).toBe(1 + 4);
  });
  card('a48 Chariot: at once expedition 2 and military 2', { timber: 1, bronze: 3 }, 8, (build) => {
    const G = build();
    expect(playerOf(G, '0').caravans).toEqual(['way', 'start']);
    expect(G.pending.at(-1)).toMatchObject({ kind: 'expedition', owner: '0', points: 1 });
    play(G, '0', 'step', { caravan: 0, to: 'j1' });
    expect(playerOf(G, '0').military).toBe(1 + 2);
    expect(asked(G)).toBeNull();
  });
  card('a49 Bronze Hoard: points alone', { bronze: 4 }, 14, (build) => doesNothing(build()));
  card('a50 Sun Disc: points alone', { leather: 1, timber: 1, bronze: 3 }, 17, (build) =>
    doesNothing(build()),
  );
  card('a51 Idol: at the end 2 VP for each of sameCategory', { stone: 2, bronze: 2 }, 7, (build) => {
    expect(ends(build({ built: ['a13', 'a15', 'a05'] }))).toBe(2 * 3);
  });
  card('a52 War Horn: at the end 1 VP for each of categories', { leather: 2, bronze: 2 }, 9, (build) => {
    expect(ends(build({ built: ['a01', 'a05', 'a06'] }))).toBe(1 * 3);
  });
});
