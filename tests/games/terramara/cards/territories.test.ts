/** Tests each of the 24 territories: every space and the back. */
import { describe, expect, it } from 'vitest';
import { queries } from '../../../../src/games/terramara';
import { content } from '../../../../src/games/terramara/content';
import type { Resources, TileId } from '../../../../src/games/terramara/content/terms';
import type { ScenarioPlayer } from '../../../../src/games/terramara/rules/state/scenario';
import { type G, playerOf } from '../../../../src/games/terramara/rules/state/state';
import { entryOf, itemAt } from '../../../../src/rules-kit/indexed';
import { asked, legal, place, play, position, recordNamed, resources, shut } from '../table';

type Answers = Readonly<Record<string, readonly unknown[]>>;

/** The gains of a space for a player who holds `holds`, with these answers to its choices. */
type Given = {
  readonly holds?: ScenarioPlayer;
  /** Answers to choices by move, in order. */
  readonly answers?: Answers;
  readonly gets?: Resources;
  readonly vp?: number;
  readonly military?: number;
  readonly river?: number;
  readonly caravans?: readonly string[];
  readonly warriors?: number;
};

function check(G: G, space: string, given: Given): void {
  const left = Object.fromEntries(
    Object.entries(given.answers ?? {}).map(([move, list]) => [move, [...list]]),
  );
  const before = { ...playerOf(G, '0') };
  place(G, '0', space);
  for (let top = asked(G); top !== null; top = asked(G)) {
    const move = Object.keys(left).find(
      (each) => entryOf(left, each).length > 0 && legal(G, '0', each as 'gain').length > 0,
    );
    if (move === undefined) throw new Error(`${space}: no answer for ${top[0]}`);
    play(G, '0', move as 'gain', entryOf(left, move).shift());
  }
  expect(Object.values(left).flat()).toEqual([]);
  const { vp = 0, military = 0, river = 0, warriors = 0, caravans = ['start', 'start'], gets = {} } = given;
  const after = playerOf(G, '0');
  expect(resources(G)).toEqual(gets);
  expect([after.vp, after.military - before.military, after.river - before.river]).toEqual([
    vp,
    military,
    river,
  ]);
  expect(after.warriors).toBe(warriors);
  expect(after.caravans).toEqual(caravans);
}

/** Defines a test of a tile: its three spaces from the left, and its back. */
function territory(name: string, row: number, spaces: readonly Given[], back: (id: TileId) => void): void {
  const { id, kind: side } = recordNamed(content.territories, name);
  it(name, () => {
    spaces.forEach((given, index) => {
      const G = position({
        round: Math.min(row, 5),
        rows: { [row]: { [side]: id } },
        players: { '0': { military: 0, river: 0, craftsmen: [], resources: {}, ...given.holds } },
      });
      check(G, `r${row}${side[0]}${index + 1}`, given);
    });
    back(id);
  });
}

/** Checks the trail on a mountain's back. */
const trail = (row: number, given: Given) => (id: TileId) => {
  const G = position({
    round: row + 1,
    rows: { [row]: { mountain: id } },
    players: {
      '0': { military: 0, river: 0, resources: {}, caravans: [`j${row}`, `j${row}`], ...given.holds },
    },
  });
  check(G, `r${row}t`, { caravans: [`j${row}`, `j${row}`], ...given });
};

/** Checks the outpost on a plain's back: points for each set of holdings, starting with none. */
const outpost = (row: number, tiers: readonly (readonly [ScenarioPlayer, number])[]) => (id: TileId) => {
  for (const [player, vp] of tiers) {
    const G = position({
      round: 5,
      rows: { [row]: { plain: id } },
      players: { '0': { flags: [row], craftsmen: [], resources: {}, ...player } },
    });
    expect(queries.scoreNow(G, '0').outposts).toBe(vp);
  }
};

/** Checks that the bonus tile on the large space gives its effect and stays. */
const bonusTile = (id: TileId): void => {
  const G = position({
    round: 5,
    rows: { 5: { plain: id, bonus: 'b14' } },
    players: { '0': { resources: {} } },
  });
  place(G, '0', 'r5p3');
  expect(playerOf(G, '0').vp).toBe(4);
  expect(itemAt(G.rows, 4).bonus).toBe('b14');
};

/** Checks that all spaces are closed to a player who has nothing. */
const conditions = (id: TileId): void => {
  const G = position({
    round: 5,
    rows: { 5: { mountain: id } },
    players: { '0': { military: 0, river: 0, craftsmen: [], resources: {} } },
  });
  for (const place of [1, 2, 3]) expect(shut(G, '0', `r5m${place}`)).toBe('S4.11');
};

describe('territories', () => {
  territory(
    'p01 plain of level 1',
    1,
    [
      { gets: { cattle: 2 } },
      { gets: { log: 1 }, caravans: ['way', 'start'] },
      { gets: { cattle: 1, rock: 1, log: 1 } },
    ],
    outpost(1, [
      [{ built: ['a01', 'a02'] }, 0],
      [{ built: ['a01', 'a02', 'a03'] }, 3],
      [{ built: ['a01', 'a02', 'a03', 'a04', 'a05'] }, 6],
      [{ built: ['a01', 'a02', 'a03', 'a04', 'a05', 'a06', 'a07'] }, 10],
    ]),
  );
  territory(
    'p02 plain of level 1',
    1,
    [
      { gets: { log: 2 } },
      { gets: { cattle: 1 }, river: 1 },
      { answers: { gain: [{ cattle: 1, ore: 1 }] }, gets: { cattle: 1, ore: 1 }, caravans: ['way', 'start'] },
    ],
    outpost(1, [
      [{ river: 4 }, 0],
      [{ river: 5 }, 3],
      [{ river: 8 }, 6],
      [{ river: 11 }, 9],
    ]),
  );
  territory(
    'p03 plain of level 1',
    1,
    [
      { gets: { cattle: 1, log: 1 } },
      { answers: { step: [{ caravan: 0, to: 'j1' }] }, caravans: ['j1', 'start'] },
      {
        answers: { gain: [{ ore: 1 }], swap: [{ from: 'ore', to: 'cattle' }], convert: [{ cattle: 1 }] },
        gets: { leather: 1 },
      },
    ],
    outpost(1, [
      [{ military: 0 }, 0],
      [{ military: 5 }, 2],
      [{ military: 10 }, 5],
      [{ military: 15 }, 9],
    ]),
  );
  territory(
    'p04 plain of level 1',
    1,
    [
      { gets: { cattle: 1 }, river: 1 },
      { gets: { log: 1 }, vp: 2 },
      { gets: { cattle: 1 }, military: 1, caravans: ['way', 'start'] },
    ],
    outpost(1, [
      [{ craftsmen: [1] }, 0],
      [{ craftsmen: [2] }, 3],
      [{ craftsmen: [2, 2] }, 6],
      [{ craftsmen: [2, 2, 2] }, 9],
    ]),
  );
  territory(
    'p05 plain of level 2',
    3,
    [
      { answers: { convert: [{ cattle: 1 }] }, gets: { cattle: 1, leather: 1 } },
      { gets: { log: 1, leather: 1 } },
      { answers: { step: [{ caravan: 0, to: 'j1' }] }, gets: { log: 1 }, caravans: ['j1', 'start'] },
    ],
    outpost(3, [
      [{ resources: { bronze: 1, log: 2 } }, 0],
      [{ resources: { bronze: 2, log: 2 } }, 3],
      [{ resources: { bronze: 4, log: 2 } }, 5],
      [{ resources: { bronze: 6, log: 2 } }, 8],
    ]),
  );
  territory(
    'p06 plain of level 2',
    3,
    [
      { answers: { convert: [{ log: 1 }] }, gets: { log: 1, timber: 1 } },
      { gets: { cattle: 1, timber: 1 } },
      { answers: { gain: [{ ore: 3 }] }, gets: { ore: 3 } },
    ],
    outpost(3, [
      [{ built: ['a01'] }, 0],
      [{ built: ['a01', 'a05'] }, 2],
      [{ built: ['a01', 'a05', 'a09'] }, 5],
      [{ built: ['a01', 'a05', 'a09', 'a13'] }, 9],
    ]),
  );
  territory(
    'p07 plain of level 2',
    3,
    [
      { gets: { log: 1 }, river: 2 },
      { answers: { choose: [1] }, gets: { timber: 1 } },
      { gets: { cattle: 1, log: 1 }, caravans: ['way', 'start'] },
    ],
    outpost(3, [
      [{ flags: [3] }, 0],
      [{ flags: [3, 1] }, 4],
      [{ flags: [3, 1, 2] }, 7],
      [{ flags: [3, 1, 2, 4] }, 11],
    ]),
  );
  territory(
    'p08 plain of level 2',
    3,
    [
      { answers: { step: [{ caravan: 0, to: 'j1' }] }, caravans: ['j1', 'start'] },
      { holds: { resources: { log: 3 } }, answers: { pay: [{ log: 1 }, { log: 1 }, { log: 1 }] }, vp: 9 },
      { answers: { gain: [{ ore: 1 }], convert: [{ ore: 1 }] }, gets: { bronze: 1 } },
    ],
    outpost(3, [
      [{ built: ['a05'] }, 0],
      [{ built: ['a05', 'a06'] }, 3],
      [{ built: ['a05', 'a06', 'a07'] }, 6],
      [{ built: ['a05', 'a06', 'a07', 'a08'] }, 10],
    ]),
  );
  territory(
    'p09 plain of level 3',
    5,
    [
      { gets: { leather: 1, timber: 1 } },
      {
        answers: {
          step: [
            { caravan: 0, to: 'j1' },
            { caravan: 0, to: 'j2' },
          ],
        },
        vp: 1,
        caravans: ['j2', 'start'],
      },
    ],
    bonusTile,
  );
  territory(
    'p10 plain of level 3',
    5,
    [
      { answers: { gain: [{ ore: 3 }], convert: [{ ore: 1 }] }, gets: { ore: 2, bronze: 1 } },
      { vp: 1, river: 3 },
    ],
    bonusTile,
  );
  territory('p11 plain of level 3', 5, [{ gets: { leather: 2 } }, { vp: 5 }], bonusTile);
  territory(
    'p12 plain of level 3',
    5,
    [
      { gets: { timber: 2 } },
      { answers: { step: [{ caravan: 0, to: 'j1' }] }, river: 1, caravans: ['j1', 'start'] },
    ],
    bonusTile,
  );
  territory(
    'm01 mountain of level 1',
    1,
    [{ gets: { rock: 2 } }, { gets: { ore: 1 }, military: 1 }, { gets: { cattle: 1, rock: 1, ore: 1 } }],
    trail(1, {
      answers: { gain: [{ bronze: 1 }], step: [{ caravan: 0, to: 'j2' }] },
      gets: { bronze: 1 },
      vp: 1,
      caravans: ['j2', 'j1'],
    }),
  );
  territory(
    'm02 mountain of level 1',
    1,
    [{ gets: { ore: 2 } }, { gets: { rock: 1 }, military: 1 }, { gets: { ore: 1 }, military: 2 }],
    trail(1, { vp: 2, military: 3 }),
  );
  territory(
    'm03 mountain of level 1',
    1,
    [
      { gets: { rock: 1, ore: 1 } },
      { military: 3 },
      {
        answers: { gain: [{ ore: 1 }], swap: [{ from: 'ore', to: 'cattle' }], convert: [{ cattle: 1 }] },
        gets: { leather: 1 },
      },
    ],
    trail(1, { answers: { gain: [{ ore: 2 }], convert: [{ ore: 2 }] }, gets: { bronze: 2 } }),
  );
  territory(
    'm04 mountain of level 1',
    1,
    [
      { gets: { ore: 1 }, river: 1 },
      { gets: { rock: 1 }, vp: 2 },
      { gets: { rock: 1 }, warriors: 1 },
    ],
    trail(1, { answers: { gain: [{ ore: 3 }] }, gets: { ore: 3 }, vp: 1 }),
  );
  territory(
    'm05 mountain of level 2',
    3,
    [
      { answers: { convert: [{ rock: 1 }] }, gets: { rock: 1, stone: 1 } },
      { gets: { ore: 1, stone: 1 } },
      { gets: { ore: 1 }, military: 3 },
    ],
    trail(3, { answers: { gain: [{ bronze: 2 }] }, gets: { bronze: 2 } }),
  );
  territory(
    'm06 mountain of level 2',
    3,
    [
      { answers: { convert: [{ ore: 1 }] }, gets: { ore: 1, bronze: 1 } },
      { gets: { rock: 1, bronze: 1 } },
      { gets: { ore: 1 }, military: 1, warriors: 1 },
    ],
    trail(3, { vp: 4, military: 1 }),
  );
  territory(
    'm07 mountain of level 2',
    3,
    [
      { vp: 1, military: 3 },
      { answers: { choose: [1] }, gets: { bronze: 1 } },
      { answers: { convert: [{ rock: 1 }] }, gets: { stone: 1 } },
    ],
    trail(3, {
      holds: { resources: { log: 3 } },
      answers: { pay: [{ log: 1 }, { log: 1 }, { log: 1 }] },
      vp: 9,
    }),
  );
  territory(
    'm08 mountain of level 2',
    3,
    [
      { holds: { resources: { bronze: 1 } }, answers: { pay: [{ bronze: 1 }] }, vp: 6 },
      { gets: { rock: 1, ore: 1 }, military: 1 },
      { gets: { rock: 1 }, vp: 3, military: 1 },
    ],
    trail(3, { answers: { gain: [{ bronze: 1 }] }, gets: { bronze: 1 }, river: 2 }),
  );
  territory(
    'm09 mountain of level 3',
    5,
    [
      { holds: { military: 10 }, vp: 6 },
      { holds: { built: ['a01', 'a02', 'a05', 'a06', 'a09'] }, vp: 5 },
      { holds: { river: 8 }, answers: { gain: [{ bronze: 2 }] }, gets: { bronze: 2 }, vp: 1 },
    ],
    conditions,
  );
  territory(
    'm10 mountain of level 3',
    5,
    [
      {
        holds: { craftsmen: [1, 1, 1], resources: { log: 4 } },
        answers: { convert: [{ log: 4 }] },
        gets: { timber: 4 },
        vp: 3,
      },
      { holds: { caravans: ['j3', 'j3'] }, vp: 5, caravans: ['j3', 'j3'] },
      { holds: { flags: [1, 2] }, vp: 6 },
    ],
    conditions,
  );
  territory(
    'm11 mountain of level 3',
    5,
    [
      { holds: { military: 15 }, vp: 9 },
      { holds: { built: ['a01', 'a02', 'a05', 'a06', 'a09', 'a11'] }, vp: 6 },
      { holds: { river: 10 }, vp: 6 },
    ],
    conditions,
  );
  territory(
    'm12 mountain of level 3',
    5,
    [
      { holds: { built: ['a01', 'a05', 'a09', 'a13'] }, vp: 6 },
      { holds: { caravans: ['j4', 'j4'] }, vp: 7, caravans: ['j4', 'j4'] },
      { holds: { craftsmen: [2, 2] }, answers: { gain: [{ bronze: 1 }] }, gets: { bronze: 1 }, vp: 3 },
    ],
    conditions,
  );
});
