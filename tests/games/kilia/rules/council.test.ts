import { describe, expect, it } from 'vitest';
import { kilia, queries, scenario } from '../../../../src/games/kilia';
import { gameResult } from '../../../../src/games/kilia/rules/scoring';
import { playerOf } from '../../../../src/games/kilia/rules/state/state';
import { entryOf } from '../../../../src/rules-kit/indexed';
import { legal, moveNames, pay, play, playAs, refusal, scene, Table } from '../table';

const expand = (card: string, zone: string, payment = pay({})) => ({ card, zone, payment });
const FOUR = ['a03', 'a04', 'a05', 'a06'] as const;

describe('§8 achievements', () => {
  it('R8.1 places a chip at once, or a good when no chips are left', () => {
    const G = scene({ zones: { castle: 3 } });
    play(G, 'expand', expand('a01', 'castle', pay({ salt: 4 })));
    expect(G.marks.fourCards).toEqual(['0']);
    expect(queries.player(G, '0')).toMatchObject({ chips: 3, markers: 1 });
    const late = scene({ zones: { castle: 3 }, markers: 4 });
    const facts = play(late, 'expand', expand('a01', 'castle', pay({ salt: 4 })));
    expect(facts).toContainEqual({ fact: 'marker', playerID: '0', achievement: 'fourCards', chip: false });
    expect(queries.player(late, '0')).toMatchObject({ chips: 0, markers: 5 });
  });

  it('R8.2 fourCards: counts again for each other zone', () => {
    const G = scene({ zones: { castle: [...FOUR], university: 3 }, actions: ['a25'] });
    play(G, 'expand', expand('a25', 'university', pay({ brick: 4 })));
    expect(G.marks.fourCards).toEqual(['0']);
    expect(playerOf(G, '0').met.fourCards).toBe(2);
  });

  it('R8.3 twoThrees: needs two zones with at least 3 cards, and counts again with the other two', () => {
    const G = scene({
      zones: { castle: [...FOUR], university: 2, shipyard: 2 },
      actions: ['a25', 'a49'],
      abilities: ['a07'],
    });
    play(G, 'expand', expand('a25', 'university', pay({ brick: 3 })));
    expect(G.marks.twoThrees).toEqual(['0']);
    play(G, 'skipImprovement');
    play(G, 'expand', expand('a49', 'shipyard', pay({ wood: 3 })));
    expect(G.marks.twoThrees).toEqual(['0']);
    const last = scene({ zones: { castle: 3, university: 3, shipyard: 3, warehouse: 2 } });
    play(last, 'expand', expand('a73', 'warehouse', pay({ wheat: 3 })));
    expect(last.marks.twoThrees).toEqual(['0']);
  });

  it('R8.4 allTwos: needs four zones with at least 2 cards, and counts once', () => {
    const G = scene({ zones: { castle: 2, university: 2, shipyard: 2, warehouse: 1 } });
    play(G, 'expand', expand('a73', 'warehouse', pay({ wheat: 2 })));
    expect(G.marks.allTwos).toEqual(['0']);
    expect(queries.achievements(G).allTwos.players['0']).toEqual({ met: 1, missing: 0 });
  });

  it('R8.5 counts sprats as cards of their zone, but not abilities or buildings', () => {
    const G = scene({ zones: { castle: 3 }, sprats: 1, abilities: ['a25'], canal: ['home', 'a26'] });
    play(G, 'expand', expand('sprat', 'castle', pay({ salt: 4 })));
    expect(G.marks.fourCards).toEqual(['0']);
    expect(
      entryOf(queries.achievements(scene({ abilities: ['a25', 'a28', 'a31', 'a34'] })).fourCards.players, '0')
        .missing,
    ).toBe(4);
  });

  it('R8.6 fullMarket: needs a merchant on all six spaces, and counts once', () => {
    const G = scene({ market: { b1: ['a03'], b2: ['a04'], b3: ['a05'], m1: ['a06'], m2: ['a07'] } });
    expect(entryOf(queries.achievements(G).fullMarket.players, '0').missing).toBe(1);
    play(G, 'placeMerchant', { card: 'a01', space: 't1' });
    expect(G.marks.fullMarket).toEqual(['0']);
  });

  it('R8.7 threeContracts: counts the 3rd and the 6th contract, including the starting one', () => {
    const G = scene({ fulfilled: ['c06', 'c07'] });
    play(G, 'fulfilContract', { contract: 'c01', payment: pay({ salt: 2 }) });
    expect(G.marks.threeContracts).toEqual(['0']);
    const sixth = scene({ fulfilled: ['c06', 'c07', 'c08', 'c10', 'c11'] });
    expect(entryOf(sixth.players, '0').met.threeContracts).toBe(1);
    play(sixth, 'fulfilContract', { contract: 'c01', payment: pay({ salt: 2 }) });
    expect(sixth.marks.threeContracts).toEqual(['0']);
  });

  it('R8.8 coins: costs 15 coins, is optional, and can be repeated', () => {
    const G = scene({ coins: 31 });
    expect(moveNames(G)).toContain('payCoins');
    play(G, 'payCoins');
    play(G, 'payCoins');
    expect(G.marks.coins).toEqual(['0', '0']);
    expect(refusal(G, 'payCoins')).toBe('R8.8 coinsMissing');
  });

  it('R8.9 places several markers in one turn, even for one card', () => {
    const G = scene({ zones: { castle: 3, university: 2, shipyard: 3, warehouse: 2 }, abilities: ['a07'] });
    play(G, 'expand', expand('a01', 'castle', pay({ salt: 4 })));
    // The scene starts with two threes.
    expect(G.marks).toMatchObject({ fourCards: ['0'], twoThrees: [] });
    const both = scene({
      zones: { castle: 1, university: 2, shipyard: 2, warehouse: 2 },
      fulfilled: ['c06', 'c07'],
    });
    play(both, 'expand', expand('a01', 'castle', pay({ salt: 2 })));
    play(both, 'skipImprovement');
    play(both, 'fulfilContract', { contract: 'c01', payment: pay({ salt: 2 }) });
    expect(both.marks).toMatchObject({ allTwos: ['0'], threeContracts: ['0'] });
  });

  it('X14 counts the missing pieces for the next time a condition is met', () => {
    const { players } = queries.achievements(
      scene({ zones: { castle: 3, university: 3, shipyard: 1 } }),
    ).twoThrees;
    expect(players['0']).toEqual({ met: 1, missing: 5 });
    expect(
      entryOf(queries.achievements(scene({ fulfilled: ['c06'] })).threeContracts.players, '0').missing,
    ).toBe(2);
    expect(entryOf(queries.achievements(scene({ coins: 11 })).coins.players, '0').missing).toBe(4);
  });
});

describe('§9 council phase', () => {
  it('R9.1 moves the markers of a space together to the next free value, and repeats the last one', () => {
    const G = scene({
      current: '1',
      numPlayers: 3,
      others: { '1': {}, '2': {} },
      wheels: { coins: [['1'], ['1'], ['2'], ['2'], ['2']] },
      marks: { coins: ['0', '1'], allTwos: ['0', '0'] },
    });
    G.turnsTaken = 2;
    playAs(G, '2', 'placeMerchant', { card: 'a01', space: 'b2' });
    const facts = playAs(G, '2', 'endTurn');
    expect(facts).toContainEqual({ fact: 'wheel', achievement: 'coins', value: 3, players: ['0', '1'] });
    expect(G.marks.coins).toEqual([]);
    expect(queries.achievements(G).coins.values[4]).toEqual({ value: 3, players: ['2', '0', '1'] });
    // Two markers of one player in one round share the value: 9 each, plus 3 for the coins.
    expect(queries.scoreNow(G, '0').chips).toBe(9 + 9 + 3);
  });

  it('X10 gives both players 7 points when they meet a condition first in the same round', () => {
    const G = scene({
      numPlayers: 4,
      others: { '1': {}, '2': {}, '3': {} },
      current: '3',
      marks: { fourCards: ['0', '2'] },
    });
    playAs(G, '3', 'placeMerchant', { card: 'a01', space: 'b2' });
    playAs(G, '3', 'endTurn');
    expect(['0', '2', '1'].map((seat) => queries.scoreNow(G, seat).chips)).toEqual([7, 7, 0]);
  });

  it('R9.2 removes the coins from merchants', () => {
    const G = scene({ market: { b1: ['a03'] }, used: { b1: 1 }, current: '1' });
    playAs(G, '1', 'placeMerchant', { card: 'a01', space: 'b2' });
    playAs(G, '1', 'endTurn');
    expect(playerOf(G, '0').used.b1).toBe(0);
  });

  it('R9.3 gains what each ship’s window shows at every building, then turns the ship', () => {
    // The strip of a01 is brick, coin, wood, empty, wheat. Ship 3 shows cells 0 and 1.
    const G = scene({
      zones: { shipyard: 2 },
      canal: ['home', null, 'a03'],
      goods: {},
      coins: 0,
      current: '1',
    });
    // a03: wood, empty, coin, wheat, coin. Printed building: coin, salt, empty, coin, salt.
    expect(queries.voyage(G, '0')).toEqual([
      { space: 0, windows: [['coin', 'salt']] },
      { space: 2, windows: [['wood', null]] },
    ]);
    playAs(G, '1', 'placeMerchant', { card: 'a01', space: 'b2' });
    playAs(G, '1', 'endTurn');
    expect(G.players['0']).toMatchObject({
      heading: 'left',
      coins: 1,
      goods: { salt: 1, brick: 0, wood: 1, wheat: 0 },
    });
    // On the way back the window shows the mirrored cells.
    expect(queries.voyage(G, '0')).toEqual([
      { space: 0, windows: [['salt', 'coin']] },
      { space: 2, windows: [['coin', 'wheat']] },
    ]);
  });

  it('R9.3 lets the owner of ship 2 choose one of two windows at each building', () => {
    const G = scene({
      zones: { shipyard: 1 },
      canal: ['home', { card: 'a03', turned: true }],
      goods: {},
      coins: 0,
      current: '1',
    });
    // Turned, a03 is coin, wheat, coin, empty, wood, so both windows show a coin. The printed building shows a coin
    // and an empty cell.
    expect(queries.voyage(G, '0')).toEqual([
      { space: 0, windows: [['coin'], [null]] },
      { space: 1, windows: [['coin'], ['coin']] },
    ]);
    playAs(G, '1', 'placeMerchant', { card: 'a01', space: 'b2' });
    playAs(G, '1', 'endTurn');
    // There is no real choice, so the ship sails with the windows that aren't empty.
    expect(G).toMatchObject({ choosing: [], round: 2, players: { '0': { coins: 2 } } });
  });

  it('R9.4 lets owners of ship 2 choose in turn order before all sail, and skips the phase without a choice', () => {
    const G = scene({
      zones: { shipyard: 1 },
      canal: ['home', 'a03'],
      goods: {},
      coins: 0,
      current: '1',
      // a49: wheat, coin, empty, coin, salt. a52: coin, empty, wheat, salt, coin.
      others: { '1': { colour: 'red', zones: { shipyard: 1 }, canal: ['home', 'a52'], coins: 0, goods: {} } },
    });
    const table = new Table(2, {}, G);
    table.do('1', 'placeMerchant', { card: table.G.actionRow[0], space: 'b2' });
    table.do('1', 'endTurn');
    expect(table.ctx).toMatchObject({ phase: 'council', currentPlayer: '0' });
    expect(playerOf(table.G, '0').heading).toBe('right');
    expect(legal(table.G, 'chooseWindows')).toEqual([
      [0, 0],
      [0, 1],
    ]);
    expect(table.try('0', 'chooseWindows', [0])).toBe(false);
    expect(table.try('0', 'chooseWindows', [0, 2])).toBe(false);
    // Legal although not listed: the empty window at the printed building.
    table.do('0', 'chooseWindows', [1, 1]);
    expect(table.ctx.currentPlayer).toBe('1');
    table.do('1', 'chooseWindows', [0, 1]);
    expect(table.ctx).toMatchObject({ phase: 'turns', currentPlayer: '0' });
    // Player 0: window 1 shows a coin at a03. Player 1: the printed coin, and the wheat of a52.
    expect(table.G.players['0']).toMatchObject({ coins: 1, heading: 'left' });
    expect(table.G.players['1']).toMatchObject({ coins: 1 + 3, goods: { wheat: 1 } });
    expect(refusal(table.G, 'chooseWindows', [0, 0])).toBe('R9.3 noWindowChoice');
  });

  it('X16 voyage: passes empty spaces, and gains the same wherever a building is', () => {
    const gains = (canal: readonly (string | null)[]) =>
      queries
        .voyage(scene({ zones: { shipyard: 3 }, canal: canal as never }), '0')
        .flatMap(({ windows }) => windows[0])
        .sort();
    expect(gains(['home', 'a03', null, 'a04'])).toEqual(gains(['home', null, 'a04', null, 'a03']));
    // Ship 4 sees coin, salt, empty on the printed building, and wood, empty, coin on a03.
    expect(gains(['home', 'a03'])).toEqual(['coin', 'coin', 'salt', 'wood', null, null].sort());
  });
});

describe('§10 end and scoring', () => {
  const G = scenario({
    numPlayers: 3,
    setupData: {},
    wheels: { fourCards: [['0', '1'], ['0']], coins: [['2']] },
    players: {
      // a46 scores salt, a40 wood.
      '0': {
        colour: 'white',
        coins: 2,
        goods: { salt: 4, wood: 3, brick: 5 },
        zones: { castle: ['a03', 'a04', 'sprat'] },
        abilities: ['a46', 'a40'],
        market: { b1: ['a49'], b2: ['a05'], b3: ['a25'], m1: ['a06'] },
        fulfilled: ['c05', 'c29'],
        contracts: ['c32'],
      },
      '1': { colour: 'red', coins: 8, goods: {}, fulfilled: [] },
      '2': { colour: 'brown', coins: 3, goods: { salt: 1 }, fulfilled: [] },
    },
  });

  it('R10.1 scores markers by their wheel values', () => {
    expect(queries.scoreNow(G, '0').chips).toBe(7 + 5);
    expect(queries.scoreNow(G, '2').chips).toBe(9);
  });

  it('R10.2 scores 3 points per card under the player’s own zone, including sprats', () => {
    expect(queries.scoreNow(G, '0').zone).toBe(9);
  });

  it('R10.3 scores fulfilled contracts and ignores active ones', () => {
    expect(queries.scoreNow(G, '0').contracts).toBe(2 + 7);
  });

  it('R10.4 scores goods of points abilities, and deliveries of such goods as far as the coins suffice', () => {
    // 4 salt and 3 wood, plus merchants of wood (b1) and salt (b2, m1 twice) for 2 coins.
    expect(queries.scoreNow(G, '0')).toMatchObject({ abilities: 7 + 2, rest: 5 });
  });

  it('R10.5 ranks by points, then by goods and coins left, else the win is shared', () => {
    expect(gameResult(G)).toMatchObject({ ranking: ['0', '2', '1'], winner: '0', winners: ['0'] });
    const even = scenario({
      numPlayers: 2,
      players: { '0': { coins: 3, goods: {} }, '1': { coins: 2, goods: {} } },
    });
    expect(gameResult(even)).toMatchObject({ winner: '0' });
    const shared = scenario({
      numPlayers: 2,
      players: { '0': { coins: 3, goods: {} }, '1': { coins: 2, goods: { wood: 1 } } },
    });
    expect(gameResult(shared)).toMatchObject({ winner: null, winners: ['0', '1'] });
  });

  it('X18 scoring: the four parts add up to the total, and activations of the last turn don’t reduce it', () => {
    for (const seat of ['0', '1', '2']) {
      const { total, chips, zone, contracts, abilities } = queries.scoreNow(G, seat);
      expect(chips + zone + contracts + abilities).toBe(total);
    }
    const used = scene({ abilities: ['a46'], goods: {}, coins: 3, market: { b1: ['a03'] }, used: { b1: 1 } });
    expect(queries.scoreNow(used, '0').abilities).toBe(1);
  });
});

describe('secrets', () => {
  it('show the sizes of the piles and the top zone in a view, which hides nothing else', () => {
    const state = scene();
    const view = kilia.playerView?.({ G: state, ctx: {} as never, playerID: '0' });
    expect(view).toEqual({ ...state, piles: queries.piles(state) });
    expect(queries.piles(view ?? state)).toEqual(queries.piles(state));
  });
});
