import { describe, expect, it } from 'vitest';
import { content } from '../../../../src/games/terramara/content/index';
import { legalMoves } from '../../../../src/games/terramara/rules/moves';
import { scenario } from '../../../../src/games/terramara/rules/state/scenario';
import { playerOf } from '../../../../src/games/terramara/rules/state/state';
import { changeByBuilding } from '../../../../src/games/terramara/view-model/building';
import { cardView } from '../../../../src/games/terramara/view-model/cards';
import { asks, driveOn, stepsFrom } from '../../../../src/games/terramara/view-model/expedition';
import { indexLegalMoves } from '../../../../src/games/terramara/view-model/legal';
import { logShape } from '../../../../src/games/terramara/view-model/logShape';
import {
  assignments,
  bagOf,
  columnsOf,
  nearest,
  readyPayments,
} from '../../../../src/games/terramara/view-model/paying';
import { SELECTING } from '../../../../src/games/terramara/view-model/selection';
import { nextNeutral, spacesOf, stateOf } from '../../../../src/games/terramara/view-model/spaces';
import { itemAt } from '../../../../src/rules-kit/indexed';
import { firstThree } from '../../../firstOf';
import { working } from '../table';

describe('spaces for the chosen worker', () => {
  it('opens a space exactly when placing there is legal, and shows every legal space', () => {
    const G = scenario({ numPlayers: 4, round: 3 });
    const me = itemAt(G.turnOrder, 0);
    const legal = indexLegalMoves(legalMoves(G, working(me), me));
    const open = new Set(legal.place.filter(({ worker }) => worker === 'explorer').map(({ space }) => space));
    const shown = spacesOf(G, me);
    const lit = shown.filter((space) => stateOf({ G, viewer: me }, open, 'explorer', space).state === 'open');
    expect(new Set(lit.map(({ id }) => id))).toEqual(open);
  });

  it('S4.7: shows the military needed to join a stronger player', () => {
    const G = scenario({
      numPlayers: 4,
      round: 1,
      players: { 0: { military: 2 }, 1: { military: 6 } },
      occupants: { r1p1: [{ owner: '1', worker: 'explorer' }] },
    });
    const space = spacesOf(G, '0').find(({ id }) => id === 'r1p1');
    if (space === undefined) throw new Error('r1p1 is not shown');
    expect(stateOf({ G, viewer: '0' }, new Set(), 'explorer', space)).toEqual({
      state: 'shut',
      shut: { why: 'military', need: 7 },
    });
  });

  it('shows spectators every land but no hut', () => {
    const G = scenario({ numPlayers: 2, round: 1 });
    const ids = spacesOf(G, null).map(({ id }) => id);
    expect(ids).toContain('r6m3');
    expect(ids).not.toContain('hut');
  });
});

describe('the payment of a card', () => {
  it('S5.6: covers a raw resource with a processed one of its tile, never the reverse', () => {
    const resources = { leather: 2, ore: 2 };
    const G = scenario({ numPlayers: 4, row: ['a10', 'a47'], players: { '0': { resources } } });
    const { cost, short } = cardView(G, content, '0', 'a47', false);
    expect(cost.filter(({ lacks }) => lacks).map(({ kind }) => kind)).toEqual(['bronze', 'bronze']);
    expect(short).toBe(2);
    const whip = cardView(G, content, '0', 'a10', false);
    expect(whip.cost.filter(({ lacks }) => lacks).map(({ kind }) => kind)).toEqual(['log']);
  });

  it('assigns every payment to pieces, and finds the nearest one when a piece is covered differently', () => {
    const columns = columnsOf({ stone: 1, bronze: 2 });
    const ways = [
      { stone: 1, bronze: 2 },
      { rock: 1, bronze: 2 },
      { ore: 1, stone: 1, bronze: 1 },
    ];
    const told = assignments(columns, ways);
    expect(told.map(bagOf)).toEqual(ways);
    const other = nearest(columns, ways, itemAt(told, 0), 2, 'ore');
    expect(bagOf(other)).toEqual({ ore: 1, stone: 1, bronze: 1 });
    expect(other[2]).toBe('ore');
  });
});

describe('a planned expedition', () => {
  it('S6.4: offers exactly the legal steps, before and after each step', () => {
    const G = scenario({ numPlayers: 2, round: 2, players: { 0: { caravans: ['j2', 'way'] } } });
    const first = itemAt(stepsFrom(content.road, playerOf(G, '0').caravans), 0);
    expect(stepsFrom(content.road, ['j2', 'way'])).toHaveLength(4);
    expect(driveOn(['j2', 'way'], [first])).toEqual([first.to, 'way']);
    expect(stepsFrom(content.road, ['camp', 'camp'])).toEqual([]);
  });

  it('treats two caravans on one stop as one', () => {
    expect(stepsFrom(content.road, ['start', 'start'])).toEqual([{ caravan: 0, to: 'way' }]);
  });
});

describe('the picks', () => {
  it('reset whether a card is built or reserved when another card is picked', () => {
    const picked = SELECTING.select(SELECTING.fresh('a'), { do: 'pickCard', card: 'a1' }, 'a');
    expect(picked.picks).toMatchObject({ card: 'a1', isReserving: false });
    const reserving = SELECTING.select(picked, { do: 'reserve', on: true }, 'a');
    expect(reserving.picks).toMatchObject({ card: null, isReserving: true });
  });
});

describe('the log', () => {
  it('keeps a round in one section when a move is undone and replaced', () => {
    const rounds = [1, 1, 2];
    const { sectionsOf } = logShape((index) => itemAt(rounds, index));
    const entries = rounds.map(() => ({}) as never);
    const [first, second, third] = firstThree(sectionsOf(entries));
    expect(first).toBe(second);
    expect(third.round).toBe(2);
    rounds[2] = 1;
    expect(sectionsOf(entries)[2]).toBe(first);
  });

  it('describes a choice by its result', () => {
    const { isSilent } = logShape(() => 1);
    const chosen = (facts: readonly unknown[]) =>
      ({
        action: { type: 'MAKE_MOVE', payload: { type: 'choose', playerID: '0', args: [0] } },
        metadata: { facts },
      }) as never;
    expect(isSilent(chosen([]))).toBe(true);
    expect(isSilent(chosen([{ fact: 'vp', playerID: '0', amount: 3 }]))).toBe(false);
  });
});

describe('consequences of a choice', () => {
  it('include suggested payments that each save one kind, without duplicates', () => {
    const ways = [
      { stone: 1, ore: 2 },
      { stone: 1, bronze: 1, ore: 1 },
      { rock: 1, bronze: 1, ore: 1 },
    ];
    expect(readyPayments(ways)).toEqual([
      { keeps: 'bronze', pay: { stone: 1, ore: 2 } },
      { keeps: 'stone', pay: { rock: 1, bronze: 1, ore: 1 } },
    ]);
    expect(readyPayments([{ log: 1 }])).toEqual([]);
  });

  it('of building an artifact are computed without changing the position', () => {
    const G = scenario({ numPlayers: 4, players: { 0: { built: ['a08'] } } });
    const before = JSON.stringify(G);
    const change = changeByBuilding(G, '0', 'a28', 'leather');
    expect(change).toMatchObject({ artifacts: [1, 2], category: [0, 1] });
    // a28 scores 1 VP for each artifact built, including itself.
    expect(change.points).toEqual(expect.arrayContaining([{ source: 'cardEnds', amount: 2 }]));
    expect(JSON.stringify(G)).toBe(before);
  });

  it('S6.6 plans steps up to a bonus tile that asks the player something', () => {
    expect(asks([{ vp: 1 }, { expedition: 2 }])).toBe(true);
    expect(asks([{ gainAny: { form: 'raw', count: 2 } }])).toBe(true);
    expect(asks([{ vp: 4 }])).toBe(false);
  });

  it('S1.14: places the first neutral in all rows before the second', () => {
    const neutrals = [
      { id: 'n0', military: 0 },
      { id: 'n1', military: 0 },
    ] as const;
    const G = { ...scenario({ numPlayers: 2 }), neutrals: [...neutrals] };
    const owners = [0, 5, 6, 11].map((neutralsPlaced) => nextNeutral({ ...G, neutralsPlaced }));
    expect(owners).toEqual(['n0', 'n0', 'n1', 'n1']);
  });
});
