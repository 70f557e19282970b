import { describe, expect, it } from 'vitest';
import { content } from '../../../../src/games/terramara/content/index';
import { changeByBuilding } from '../../../../src/games/terramara/position/building';
import { cardView } from '../../../../src/games/terramara/position/cards';
import { driveOn, sendable, stepsFrom } from '../../../../src/games/terramara/position/expedition';
import { indexLegalMoves } from '../../../../src/games/terramara/position/legal';
import { logShape } from '../../../../src/games/terramara/position/logShape';
import {
  assignments,
  bagOf,
  columnsOf,
  nearest,
  readyPayments,
} from '../../../../src/games/terramara/position/paying';
import { SELECTING } from '../../../../src/games/terramara/position/selection';
import { nextNeutral, spacesOf, stateOf } from '../../../../src/games/terramara/position/spaces';
import { legalMoves } from '../../../../src/games/terramara/rules/moves';
import { scenario } from '../../../../src/games/terramara/rules/scenario';
import { working } from '../table';

describe('spaces for the chosen worker', () => {
  it('a space is open exactly when placing there is legal, and every legal space is shown', () => {
    const G = scenario({ numPlayers: 4, round: 3 });
    const [me] = G.turnOrder;
    const legal = indexLegalMoves(legalMoves(G, working(me), me));
    const open = new Set(legal.place.filter(({ worker }) => worker === 'explorer').map(({ space }) => space));
    const shown = spacesOf(G, me);
    const lit = shown.filter((space) => stateOf({ G, viewer: me }, open, 'explorer', space).state === 'open');
    expect(new Set(lit.map(({ id }) => id))).toEqual(open);
  });

  it('S4.7: a space of somebody stronger says the military that joining asks for', () => {
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

  it('a spectator sees every land and no hut', () => {
    const G = scenario({ numPlayers: 2, round: 1 });
    const ids = spacesOf(G, null).map(({ id }) => id);
    expect(ids).toContain('r6m3');
    expect(ids).not.toContain('hut');
  });
});

describe('what a card asks for', () => {
  it('S5.6: a processed resource covers a raw one of its own tile, never the reverse', () => {
    const resources = { leather: 2, ore: 2 };
    const G = scenario({ numPlayers: 4, row: ['a10', 'a47'], players: { '0': { resources } } });
    const { cost, short } = cardView(G, content, '0', 'a47', false);
    expect(cost.filter(({ lacks }) => lacks).map(({ kind }) => kind)).toEqual(['bronze', 'bronze']);
    expect(short).toBe(2);
    const whip = cardView(G, content, '0', 'a10', false);
    expect(whip.cost.filter(({ lacks }) => lacks).map(({ kind }) => kind)).toEqual(['log']);
  });

  it('each way to pay is told piece by piece, and a piece covered otherwise leads to the nearest way', () => {
    const columns = columnsOf({ stone: 1, bronze: 2 });
    const ways = [
      { stone: 1, bronze: 2 },
      { rock: 1, bronze: 2 },
      { ore: 1, stone: 1, bronze: 1 },
    ];
    const told = assignments(columns, ways);
    expect(told.map(bagOf)).toEqual(ways);
    const other = nearest(columns, ways, told[0], 2, 'ore');
    expect(bagOf(other)).toEqual({ ore: 1, stone: 1, bronze: 1 });
    expect(other[2]).toBe('ore');
  });
});

describe('an expedition that is planned', () => {
  it('S6.4: the steps that are offered are those that are legal, before and after each', () => {
    const G = scenario({ numPlayers: 2, round: 2, players: { 0: { caravans: ['j2', 'way'] } } });
    const [first] = stepsFrom(content.road, G.players['0'].caravans);
    expect(stepsFrom(content.road, ['j2', 'way'])).toHaveLength(4);
    expect(driveOn(['j2', 'way'], [first])).toEqual([first.to, 'way']);
    expect(stepsFrom(content.road, ['camp', 'camp'])).toEqual([]);
  });

  it('two caravans on one stop are one', () => {
    expect(stepsFrom(content.road, ['start', 'start'])).toEqual([{ caravan: 0, to: 'way' }]);
  });
});

describe('what is picked', () => {
  it('whether a card is built or reserved is decided anew about the card', () => {
    const picked = SELECTING.select(SELECTING.fresh('a'), { do: 'pickCard', card: 'a1' }, 'a');
    expect(picked.picks).toMatchObject({ card: 'a1', isReserving: false });
    const reserving = SELECTING.select(picked, { do: 'reserve', on: true }, 'a');
    expect(reserving.picks).toMatchObject({ card: null, isReserving: true });
  });
});

describe('the log', () => {
  it('a round is one part, also when a move is taken back and another is made', () => {
    const rounds = [1, 1, 2];
    const { sectionsOf } = logShape((index) => rounds[index]);
    const entries = rounds.map(() => ({}) as never);
    const [first, second, third] = sectionsOf(entries);
    expect(first).toBe(second);
    expect(third.round).toBe(2);
    rounds[2] = 1;
    expect(sectionsOf(entries)[2]).toBe(first);
  });

  it('a choice is told by what comes of it', () => {
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

describe('what a choice would come to', () => {
  it('ready-made payments keep most of one kind each, and none comes twice', () => {
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

  it('building tells what it changes, and leaves the position as it was', () => {
    const G = scenario({ numPlayers: 4, players: { 0: { built: ['a08'] } } });
    const before = JSON.stringify(G);
    const change = changeByBuilding(G, '0', 'a28', 'leather');
    expect(change).toMatchObject({ artifacts: [1, 2], category: [0, 1] });
    // a28 scores 1 VP for each artifact built, including itself.
    expect(change.points).toEqual(expect.arrayContaining([{ source: 'cardEnds', amount: 2 }]));
    expect(JSON.stringify(G)).toBe(before);
  });

  it('S6.4 a plan is sent up to a bonus tile that gives steps itself', () => {
    const plan = [
      { caravan: 0, to: 'b1' },
      { caravan: 1, to: 'way' },
    ] as const;
    expect(sendable(plan, (stop) => (stop === 'b1' ? [{ expedition: 2 }] : []))).toEqual([plan[0]]);
    expect(sendable(plan, () => [{ vp: 4 }])).toEqual(plan);
  });

  it('S1.14: the first neutral is placed in all rows, then the second', () => {
    const neutrals = [
      { id: 'n0', military: 0 },
      { id: 'n1', military: 0 },
    ] as const;
    const G = { ...scenario({ numPlayers: 2 }), neutrals: [...neutrals] };
    const owners = [0, 5, 6, 11].map((neutralsPlaced) => nextNeutral({ ...G, neutralsPlaced }));
    expect(owners).toEqual(['n0', 'n0', 'n1', 'n1']);
  });
});
