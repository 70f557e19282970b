import { describe, expect, it } from 'vitest';
import { queries, scenario } from '../../../../src/games/kilia';
import { isExact } from '../../../../src/games/kilia/rules/payments';
import { playerOf } from '../../../../src/games/kilia/rules/state/state';
import { entryOf } from '../../../../src/rules-kit/indexed';
import { legal, pay, play, playAs, refusal, scene } from '../table';

const merchant = (card: string, space: string) => ({ card, space });
const expand = (card: string, zone: string, payment = pay({})) => ({ card, zone, payment });

describe('§5 market', () => {
  it('R5.1 opens a space when both spaces below it hold a merchant', () => {
    const G = scene();
    expect(refusal(G, 'placeMerchant', merchant('a01', 'm1'))).toBe('R5.1 spaceClosed');
    const open = new Set(legal(G, 'placeMerchant').map((args) => (args as { space: string }).space));
    expect([...open]).toEqual(['b1', 'b2', 'b3']);
  });

  it('X3 opens b1 and m2 but not m1 and t1 when merchants are on b2 and b3', () => {
    const G = scene({ market: { b2: ['a03'], b3: ['a04'] } });
    const refused = (space: string) => refusal(G, 'placeMerchant', merchant('a01', space));
    expect(['b1', 'm2', 'm1', 't1'].map(refused)).toEqual([
      null,
      null,
      'R5.1 spaceClosed',
      'R5.1 spaceClosed',
    ]);
  });

  it('R5.2 gives the bonus of a space at once: a good, 3 coins, a sprat, a contract', () => {
    const good = scene();
    play(good, 'placeMerchant', merchant('a01', 'b1'));
    expect(refusal(good, 'skipImprovement')).toBe('R4.4 nothingToSkip');
    play(good, 'chooseGood', 'wheat');
    expect(entryOf(good.players, '0').goods.wheat).toBe(10);
    expect(refusal(good, 'chooseGood', 'wheat')).toBe('R5.2 noStep.good');
    const coins = scene();
    play(coins, 'placeMerchant', merchant('a01', 'b2'));
    expect(entryOf(coins.players, '0').coins).toBe(23);
    const sprat = scene({ market: { b1: ['a03'], b2: ['a04'] } });
    play(sprat, 'placeMerchant', merchant('a01', 'm1'));
    expect(sprat).toMatchObject({ sprats: 3, players: { '0': { newSprats: 1 } } });
    const contract = scene({ market: { b2: ['a03'], b3: ['a04'] } });
    play(contract, 'placeMerchant', merchant('a01', 'm2'));
    play(contract, 'skipImprovement');
    expect(entryOf(contract.players, '0').contracts).toEqual(['c01']);
  });

  it('R5.3 gives no bonus for a merchant on another one, and only the top one delivers', () => {
    const G = scene({ market: { b2: ['a73'] }, goods: {} });
    play(G, 'placeMerchant', merchant('a01', 'b2'));
    expect(G.players['0']).toMatchObject({ coins: 20, market: { b2: ['a73', 'a01'] } });
    const next = scene({ market: { b2: ['a73', 'a03'] }, goods: {}, actions: ['a01', 'a74'] });
    expect(queries.payments(next, '0', { zone: 'castle' })).toEqual([pay({}, { b2: 1 })]);
    expect(queries.payments(next, '0', { zone: 'warehouse' })).toEqual([]);
  });

  it('R5.4 accepts any action card as a merchant', () => {
    const G = scene({ coins: 50 });
    const cards = new Set(legal(G, 'placeMerchant').map((args) => (args as { card: string }).card));
    expect([...cards]).toEqual(['a01', 'a25', 'a49', 'a73', 'a02']);
  });

  it('R5.5 delivers a merchant’s good into a payment for one coin, also for "any good"', () => {
    const G = scene({ goods: {}, market: { b1: ['a03'], b3: ['a25'] } });
    play(G, 'expand', expand('a01', 'castle', pay({}, { b1: 1 })));
    expect(G.players['0']).toMatchObject({ coins: 19, used: { b1: 1 } });
    expect(refusal(scene({ goods: {} }), 'expand', expand('a01', 'castle', pay({}, { b1: 1 })))).toBe(
      'R5.5 noMerchant',
    );
    // c21 costs 2 salt, 1 brick, 1 any.
    const any = scenario({
      numPlayers: 2,
      players: {
        '0': { coins: 5, goods: { salt: 2, brick: 1 }, contracts: ['c21'], market: { b1: ['a73'] } },
      },
    });
    play(any, 'fulfilContract', { contract: 'c21', payment: pay({ salt: 2, brick: 1 }, { b1: 1 }) });
  });

  it('R5.6 allows one, two or three activations per turn by row, across several payments', () => {
    const market = { b1: ['a03'], b2: ['a04'], b3: ['a05'], m1: ['a06'], m2: ['a07'], t1: ['a08'] } as const;
    const G = scene({ goods: {}, market, zones: { castle: 1 }, abilities: ['a58'] });
    expect(queries.player(G, '0').activationsLeft).toEqual({ b1: 1, b2: 1, b3: 1, m1: 2, m2: 2, t1: 3 });
    play(G, 'expand', expand('a01', 'castle', pay({}, { t1: 2 })));
    play(G, 'skipImprovement');
    expect(refusal(G, 'expand', expand('a02', 'castle', pay({}, { t1: 3 })))).toBe('R5.6 merchantUsed');
    play(G, 'expand', expand('a02', 'castle', pay({}, { t1: 1, m1: 2 })));
    expect(queries.player(G, '0').activationsLeft).toEqual({ b1: 1, b2: 1, b3: 1, m1: 0, m2: 2, t1: 0 });
  });

  it('R5.6 keeps the coins and the count of a space with a new merchant on top', () => {
    const G = scene({ goods: { salt: 1 }, market: { b2: ['a25'] }, used: { b2: 1 } });
    play(G, 'placeMerchant', merchant('a01', 'b2'));
    expect(queries.player(G, '0').activationsLeft.b2).toBe(0);
  });

  it('X13 counts merchants’ activations in any distribution, including unlisted ones', () => {
    const G = scene({ goods: {}, market: { b1: ['a03'], b2: ['a04'] }, actions: ['a01'] });
    expect(queries.payments(G, '0', { zone: 'castle' })).toEqual([pay({}, { b1: 1 })]);
    expect(refusal(G, 'expand', expand('a01', 'castle', pay({}, { b2: 1 })))).toBeNull();
    expect(
      queries.isLegal(G, { phase: 'turns', currentPlayer: '0' }, '0', 'expand', [
        expand('a01', 'castle', pay({}, { b2: 1 })),
      ]),
    ).toBe(true);
    expect(refusal(G, 'expand', expand('a01', 'castle', pay({}, { b2: 2 })))).toBe('R5.6 merchantUsed');
    // A 3:1 trade is legal but not listed while the player has salt.
    const rich = scene();
    expect(queries.payments(rich, '0', { zone: 'castle' })).toEqual([pay({ salt: 1 })]);
    expect(refusal(rich, 'expand', expand('a01', 'castle', pay({ wood: 3 })))).toBeNull();
  });
});

describe('§7 trade and sprats', () => {
  it('R7.1 accepts three equal goods from the player’s supply for one of another kind', () => {
    const G = scene({ goods: { brick: 3, wood: 2 }, actions: ['a01'] });
    expect(queries.payments(G, '0', { zone: 'castle' })).toEqual([pay({ brick: 3 })]);
    expect(refusal(G, 'expand', expand('a01', 'castle', pay({ brick: 1, wood: 2 })))).toBe('R4.3 notExact');
    const delivered = scene({ goods: { brick: 2 }, market: { b1: ['a25'] }, actions: ['a01'] });
    expect(refusal(delivered, 'expand', expand('a01', 'castle', pay({ brick: 2 }, { b1: 1 })))).toBe(
      'R4.3 notExact',
    );
  });

  it('X9 accepts 2 wood and 3 bricks for 3 wood for the third shipyard card', () => {
    const G = scene({ zones: { shipyard: 2 } });
    play(G, 'expand', expand('a49', 'shipyard', pay({ brick: 3, wood: 2 })));
    expect(playerOf(G, '0').goods).toEqual({ salt: 9, brick: 6, wood: 7, wheat: 9 });
  });

  it('X12 with swap salt/wood, salt pays for wood, but 2 salt and 1 brick never make a 3:1 trade', () => {
    const G = scene({ abilities: ['a26'], goods: { salt: 2, brick: 3 }, actions: ['a49', 'a73'] });
    expect(refusal(G, 'expand', expand('a49', 'shipyard', pay({ salt: 1 })))).toBeNull();
    expect(refusal(G, 'expand', expand('a73', 'warehouse', pay({ salt: 2, brick: 1 })))).toBe(
      'R4.3 notExact',
    );
    const swapping = scene({ abilities: ['a26', 'a25'], goods: { salt: 2, brick: 1 }, actions: ['a73'] });
    expect(refusal(swapping, 'expand', expand('a73', 'warehouse', pay({ salt: 2, brick: 1 })))).toBe(
      'R4.3 notExact',
    );
  });

  it('R7.1 allows both trades and swaps for different goods of one payment', () => {
    const G = scene({
      abilities: ['a26'],
      zones: { shipyard: 1 },
      goods: { salt: 1, brick: 3 },
      actions: ['a49'],
    });
    expect(queries.payments(G, '0', { zone: 'shipyard' })).toEqual([pay({ salt: 1, brick: 3 })]);
  });

  it('R7.2 lets a sprat expand any zone, or be eaten for a coin or a good', () => {
    const G = scene({ sprats: 2 });
    play(G, 'eatSprat', 'wood');
    expect(G).toMatchObject({ spratsInBox: 1, players: { '0': { goods: { wood: 10 }, sprats: 1 } } });
    play(G, 'expand', expand('sprat', 'castle', pay({ salt: 1 })));
    expect(playerOf(G, '0').zones.castle).toEqual(['sprat']);
    play(G, 'skipImprovement');
    expect(refusal(G, 'eatSprat', 'coin')).toBe('R7.2 noSprat');
    expect(refusal(scene(), 'expand', expand('sprat', 'castle', pay({ salt: 1 })))).toBe('R7.2 noSprat');
  });

  it('R7.2 gives nothing as a bonus when no sprat is left', () => {
    const G = scene({ market: { b1: ['a03'], b2: ['a04'] }, numPlayers: 2, others: { '1': { sprats: 4 } } });
    play(G, 'placeMerchant', merchant('a01', 'm1'));
    expect(playerOf(G, '0').newSprats).toBe(0);
  });

  it('X15 keeps a sprat unplayable in the turn that brought it, and counts it for keys and its own zone', () => {
    const G = scene({ market: { b1: ['a03'], b2: ['a04'] }, numPlayers: 2 });
    play(G, 'placeMerchant', merchant('a01', 'm1'));
    expect(refusal(G, 'eatSprat', 'coin')).toBe('R7.2 spratTooFresh');
    play(G, 'endTurn');
    expect(G.players['0']).toMatchObject({ sprats: 1, newSprats: 0 });
    const [card] = G.actionRow;
    G.turn = { cardTaken: false, actionDone: false, action: null, extra: false, steps: [], over: false };
    playAs(G, '1', 'placeMerchant', merchant(card ?? '', 'b2'));
    playAs(G, '1', 'endTurn');
    G.turn = { cardTaken: false, actionDone: false, action: null, extra: false, steps: [], over: false };
    play(G, 'expand', expand('sprat', 'castle', pay({ salt: 1 })));
    expect(queries.keys(G, '0')).toBe(2);
    expect(queries.scoreNow(G, '0').zone).toBe(3);
    // A castle expansion by sprat takes no card from the row. Its contract costs the column's price (R3.3).
    expect(G.turn).toMatchObject({ cardTaken: false, steps: [{ kind: 'contract', source: 'castle' }] });
  });
});

describe('§6 contracts', () => {
  it('R6.1 refuses a payment with kinds that it doesn’t use', () => {
    const G = scenario({
      numPlayers: 2,
      players: { '0': { coins: 6, goods: { salt: 1 }, contracts: ['c33'] } },
    });
    for (const payment of [pay({ salt: 1, brick: 0 }), pay({ salt: 1 }, { b1: 0 })])
      expect(refusal(G, 'fulfilContract', { contract: 'c33', payment })).toBe('R6.1 badArguments');
  });

  it('R6.1 pays the upper half, gains the lower half at once, and marks the contract as fulfilled', () => {
    // c33 gives 2 wood for 1 salt and 5 coins.
    const G = scenario({
      numPlayers: 2,
      players: { '0': { coins: 6, goods: { salt: 1 }, contracts: ['c33', 'c05'] } },
    });
    expect(refusal(G, 'fulfilContract', { contract: 'c05', payment: pay({ salt: 1 }) })).toBe(
      'R4.3 notExact',
    );
    play(G, 'fulfilContract', { contract: 'c33', payment: pay({ salt: 1 }) });
    expect(G.players['0']).toMatchObject({
      coins: 1,
      goods: { salt: 0, wood: 2 },
      contracts: ['c05'],
      fulfilled: ['c33'],
    });
    expect(refusal(G, 'fulfilContract', { contract: 'c33', payment: pay({ salt: 1 }) })).toBe(
      'R6.1 notActive',
    );
    const poor = scenario({
      numPlayers: 2,
      players: { '0': { coins: 4, goods: { salt: 1 }, contracts: ['c33'] } },
    });
    expect(legal(poor, 'fulfilContract')).toEqual([]);
    expect(refusal(poor, 'fulfilContract', { contract: 'c33', payment: pay({ salt: 1 }) })).toBe(
      'R6.1 coinsMissing',
    );
  });

  it('R6.1 finishes one contract before the next one starts', () => {
    const G = scenario({
      numPlayers: 2,
      players: { '0': { coins: 6, goods: { salt: 9 }, contracts: ['c05', 'c17'] } },
    });
    play(G, 'fulfilContract', { contract: 'c05', payment: pay({ salt: 3 }) });
    expect(refusal(G, 'fulfilContract', { contract: 'c17', payment: pay({ salt: 4 }) })).toBe(
      'R3.7 stepFirst.good',
    );
    play(G, 'chooseGood', 'salt');
    play(G, 'fulfilContract', { contract: 'c17', payment: pay({ salt: 4 }) });
    expect(playerOf(G, '0').fulfilled).toEqual(['c05', 'c17']);
  });

  it('R6.2 shows and counts the points of fulfilled contracts', () => {
    const G = scenario({
      numPlayers: 2,
      players: { '1': { colour: 'red', fulfilled: ['c29'], contracts: ['c30'] } },
    });
    expect(queries.player(G, '1').fulfilled).toEqual(['c29']);
    expect(queries.scoreNow(G, '1').contracts).toBe(7);
  });

  it('R6.3 allows any number of active contracts, and fulfilling one in the turn it was gained', () => {
    const G = scene({ actions: ['a01'] });
    play(G, 'expand', expand('a01', 'castle', pay({ salt: 1 })));
    play(G, 'takeContract', 'c05');
    play(G, 'fulfilContract', { contract: 'c05', payment: pay({ salt: 3 }) });
    play(G, 'chooseGood', 'brick');
    expect(playerOf(G, '0').fulfilled).toEqual(['c05']);
  });

  it('X19 contracts: "any" takes the player’s goods and deliveries one for one, without trades; a new contract has its price', () => {
    const G = scenario({
      numPlayers: 2,
      players: { '0': { coins: 5, goods: { salt: 2, brick: 1, wood: 3 }, contracts: ['c21'] } },
    });
    expect(
      isExact({ goods: [0, 0, 0, 0], any: 1 }, [1, 2, 4, 8], { own: [0, 0, 3, 0], deliver: [0, 0, 0, 0] }),
    ).toBe(false);
    // Exact but not listed: 3 wood for a salt, and the salt for "any".
    const roundabout = { contract: 'c21', payment: pay({ salt: 2, brick: 1, wood: 3 }) };
    expect(legal(G, 'fulfilContract')).not.toContainEqual(roundabout);
    expect(refusal(G, 'fulfilContract', roundabout)).toBeNull();
    play(G, 'fulfilContract', { contract: 'c21', payment: pay({ salt: 2, brick: 1, wood: 1 }) });
    expect(G.turn.steps).toEqual([{ kind: 'good', source: 'contract' }]);
    const start = scene({ coins: 1 });
    play(start, 'fulfilContract', { contract: 'c01', payment: pay({ salt: 2 }) });
    // With 1 coin, 2 gained coins and one key, columns 1 to 3 are affordable.
    expect(legal(start, 'takeContract')).toEqual(['c05', 'c09', 'c13']);
    play(start, 'takeContract', 'c13');
    expect(entryOf(start.players, '0').coins).toBe(0);
  });
});
