import { describe, expect, it } from 'vitest';
import { queries } from '../../../../src/games/kilia';
import { playerOf } from '../../../../src/games/kilia/rules/state/state';
import { legal, moveNames, pay, play, refusal, scene } from '../table';

const expand = (card: string, zone: string, payment = pay({})) => ({ card, zone, payment });

describe('§4 expansion', () => {
  it('R4.1 puts a card under the zone of its colour, up to four', () => {
    expect(refusal(scene(), 'expand', expand('a01', 'university', pay({ brick: 1 })))).toBe('R4.1 wrongZone');
    const full = scene({ zones: { castle: ['a03', 'a04', 'a05', 'a06'] } });
    expect(refusal(full, 'expand', expand('a01', 'castle', pay({ salt: 4 })))).toBe('R4.1 zoneFull');
    expect(queries.payments(full, '0', { zone: 'castle' })).toEqual([]);
  });

  it('R4.2 charges 1 to 4 goods of the zone for its 1st to 4th card', () => {
    for (const cards of [0, 1, 2, 3]) {
      const G = scene({ zones: { castle: cards } });
      expect(queries.payments(G, '0', { zone: 'castle' })).toContainEqual(pay({ salt: cards + 1 }));
      expect(refusal(G, 'expand', expand('a01', 'castle', pay({ salt: cards + 1 })))).toBeNull();
    }
  });

  it('X4 charges 2 wheat for the 2nd card under the warehouse', () => {
    const G = scene({ zones: { warehouse: 1 } });
    expect(refusal(G, 'expand', expand('a73', 'warehouse', pay({ wheat: 1 })))).toBe('R4.3 notExact');
    play(G, 'expand', expand('a73', 'warehouse', pay({ wheat: 2 })));
    expect(playerOf(G, '0').goods.wheat).toBe(7);
  });

  it('R4.3 requires an exact payment with the player’s goods', () => {
    const G = scene({ goods: { salt: 1, wood: 7 } });
    expect(refusal(G, 'expand', expand('a01', 'castle', pay({ salt: 2 })))).toBe('R4.3 goodsMissing');
    expect(refusal(G, 'expand', expand('a01', 'castle', pay({ salt: 1, wood: 3 })))).toBe('R4.3 notExact');
    expect(refusal(G, 'expand', expand('a01', 'castle', pay({ wood: 6 })))).toBe('R4.3 notExact');
    expect(refusal(G, 'expand', expand('a01', 'castle', pay({ wood: 3 })))).toBeNull();
  });

  it('R4.4 offers an improvement at once, allows declining it, and skips it without options', () => {
    const G = scene();
    play(G, 'expand', expand('a73', 'warehouse', pay({ wheat: 1 })));
    expect(moveNames(G)).toEqual(['buildWarehouse', 'skipImprovement']);
    play(G, 'skipImprovement');
    expect(playerOf(G, '0').canal.slice(1)).toEqual([null, null, null, null]);
    expect(refusal(G, 'skipImprovement')).toBe('R4.4 nothingToSkip');
    const poor = scene({ actions: ['a25', 'a49'], coins: 0 });
    play(poor, 'expand', expand('a25', 'university', pay({ brick: 1 })));
    expect(poor.turn).toMatchObject({ steps: [], action: null, actionDone: true });
  });

  it('R4.5 castle: gives a key at once, and offers a contract', () => {
    const G = scene({ coins: 0 });
    play(G, 'expand', expand('a01', 'castle', pay({ salt: 1 })));
    expect(legal(G, 'takeContract')).toEqual(['c05', 'c09']);
    play(G, 'takeContract', 'c05');
    expect(playerOf(G, '0').contracts).toEqual(['c01', 'c05']);
    expect(refusal(G, 'takeContract', 'c09')).toBe('R4.5 noStep.contract');
  });

  it('X5 first castle card: gives 2 keys at once, so that the contract in column 2 is free', () => {
    const G = scene();
    play(G, 'expand', expand('a01', 'castle', pay({ salt: 1 })));
    expect(queries.keys(G, '0')).toBe(2);
    play(G, 'takeContract', 'c09');
    expect(playerOf(G, '0').coins).toBe(20);
    const other = scene();
    play(other, 'expand', expand('a01', 'castle', pay({ salt: 1 })));
    expect(refusal(other, 'takeContract', 'c30')).toBe('R4.5 contractNotInRow');
  });

  it('R4.6 university: offers an ability, but never two equal ones', () => {
    // a02 and a26 both swap salt and wood.
    const G = scene({ abilities: ['a26'] });
    play(G, 'expand', expand('a25', 'university', pay({ brick: 1 })));
    expect(legal(G, 'takeAbility')).toEqual(['a01', 'a49', 'a73']);
    expect(refusal(G, 'takeAbility', 'a02')).toBe('R4.6 abilityTwice');
    play(G, 'takeAbility', 'a01');
    expect(queries.abilities(G, '0')).toEqual(['swap-salt-wood', 'swap-salt-brick']);
    expect(refusal(G, 'takeAbility', 'a49')).toBe('R4.6 noStep.ability');
  });

  it('R4.6 swap: pays with the player’s goods, not with deliveries, and not across two swaps', () => {
    // a26 swaps salt and wood, a25 salt and brick.
    const G = scene({ abilities: ['a26'], goods: { salt: 2 }, actions: ['a49'] });
    expect(queries.payments(G, '0', { zone: 'shipyard' })).toEqual([pay({ salt: 1 })]);
    const chained = scene({ abilities: ['a26', 'a25'], goods: { brick: 2 }, actions: ['a49'] });
    expect(refusal(chained, 'expand', expand('a49', 'shipyard', pay({ brick: 1 })))).toBe('R4.3 notExact');
    const delivered = scene({ abilities: ['a26'], goods: {}, actions: ['a49'], market: { b1: ['a03'] } });
    expect(refusal(delivered, 'expand', expand('a49', 'shipyard', pay({}, { b1: 1 })))).toBe('R4.3 notExact');
  });

  it('R4.6 extra action: follows an expansion of its zone, also by sprat, and is lost at the end of the turn', () => {
    // a10: extra action, shipyard.
    const G = scene({ abilities: ['a10'] });
    play(G, 'expand', expand('a49', 'shipyard', pay({ wood: 1 })));
    expect(G.turn.extra).toBe(true);
    expect(moveNames(G)).toEqual(expect.arrayContaining(['expand', 'placeMerchant', 'endTurn']));
    play(G, 'placeMerchant', { card: 'a01', space: 'b2' });
    expect(G.turn.extra).toBe(false);
    const bySprat = scene({ abilities: ['a10'], sprats: 1 });
    play(bySprat, 'expand', expand('sprat', 'shipyard', pay({ wood: 1 })));
    expect(bySprat.turn.extra).toBe(true);
    play(bySprat, 'endTurn');
    expect(bySprat.turn.over).toBe(true);
  });

  it('R4.6 extra action: can be taken with a sprat, and only one at a time', () => {
    const G = scene({ abilities: ['a10'], sprats: 1 });
    play(G, 'expand', expand('a49', 'shipyard', pay({ wood: 1 })));
    play(G, 'expand', expand('sprat', 'shipyard', pay({ wood: 2 })));
    expect(G.turn.extra).toBe(true);
    play(G, 'placeMerchant', { card: 'a01', space: 'b2' });
    expect(refusal(G, 'placeMerchant', { card: 'a25', space: 'b1' })).toBe('R3.2 actionDoneAlready');
  });

  it('X11 allows an extra action in the same turn when the university brings "extra action: university"', () => {
    const G = scene({ actions: ['a25', 'a07', 'a01'] });
    play(G, 'expand', expand('a25', 'university', pay({ brick: 1 })));
    play(G, 'takeAbility', 'a07');
    expect(G.turn.extra).toBe(true);
    play(G, 'expand', expand('a01', 'castle', pay({ salt: 1 })));
  });

  it('X6 leaves the column empty, charges 5 coins for the 4th card, and closes the row at the end of the turn', () => {
    const G = scene({ piles: { actions: ['a90', 'a91'] } });
    play(G, 'expand', expand('a25', 'university', pay({ brick: 1 })));
    expect(playerOf(G, '0').coins).toBe(18);
    expect(G.actionRow[1]).toBeNull();
    play(G, 'takeAbility', 'a73');
    expect(playerOf(G, '0').coins).toBe(13);
    play(G, 'endTurn');
    expect(G.actionRow).toEqual(['a01', 'a49', 'a02', 'a90', 'a91']);
  });

  it('R4.7 shipyard: replaces the ship with the next one, without another card', () => {
    const G = scene();
    play(G, 'expand', expand('a49', 'shipyard', pay({ wood: 1 })));
    expect(G.players['0']).toMatchObject({ ship: 2, heading: 'right' });
    expect(G.turn.steps).toEqual([]);
  });

  it('X7 keeps the place and heading of a ship on the right that heads left when it is replaced', () => {
    const G = scene({ heading: 'left', zones: { shipyard: 1 } });
    play(G, 'expand', expand('a49', 'shipyard', pay({ wood: 2 })));
    expect(G.players['0']).toMatchObject({ ship: 3, heading: 'left' });
  });

  it('R4.8 warehouse: builds a card on any empty canal space, in either direction', () => {
    const G = scene({ actions: ['a73', 'a01'] });
    play(G, 'expand', expand('a73', 'warehouse', pay({ wheat: 1 })));
    // Only the lowest empty space is listed, in both directions.
    expect(legal(G, 'buildWarehouse')).toEqual([
      { card: 'a01', space: 1, turned: false },
      { card: 'a01', space: 1, turned: true },
    ]);
    expect(refusal(G, 'buildWarehouse', { card: 'a01', space: 0, turned: false })).toBe('R4.8 canalTaken');
    play(G, 'buildWarehouse', { card: 'a01', space: 3, turned: true });
    expect(playerOf(G, '0').canal[3]).toEqual({ card: 'a01', turned: true });
    expect(refusal(G, 'buildWarehouse', { card: 'a01', space: 2, turned: true })).toBe(
      'R4.8 noStep.building',
    );
  });

  it('X8 expands the warehouse with the 1st card and builds the 2nd for free when the player has two keys', () => {
    const G = scene({ zones: { castle: 1 }, actions: ['a73', 'a25'], coins: 0 });
    play(G, 'expand', expand('a73', 'warehouse', pay({ wheat: 1 })));
    play(G, 'buildWarehouse', { card: 'a25', space: 1, turned: false });
    expect(playerOf(G, '0').coins).toBe(0);
  });

  it('R4.9 leaves out payments that use more, and saves the player’s goods unless they score', () => {
    const G = scene({ goods: { salt: 5, wood: 5 }, actions: ['a01'] });
    expect(queries.payments(G, '0', { zone: 'castle' })).toEqual([pay({ salt: 1 })]);
    // a46 scores salt.
    const scoring = scene({ goods: { salt: 5, wood: 5 }, actions: ['a01'], abilities: ['a46'] });
    expect(queries.payments(scoring, '0', { zone: 'castle' })).toEqual([pay({ salt: 1 }), pay({ wood: 3 })]);
    // Merchants of one kind are used in the order b1 b2 b3 m1 m2 t1.
    const market = scene({ goods: {}, actions: ['a01'], market: { b1: ['a25'], b2: ['a03'], b3: ['a04'] } });
    expect(queries.payments(market, '0', { zone: 'castle' })).toEqual([pay({}, { b2: 1 })]);
  });

  it('R4.9 subtracts a card’s price from the coins for merchants', () => {
    const G = scene({ coins: 3, goods: {}, market: { b1: ['a03'] }, actions: ['a25', 'a26', 'a01'] });
    expect(queries.payments(G, '0', { zone: 'castle' })).toHaveLength(1);
    expect(queries.payments(G, '0', { zone: 'castle' }, 2)).toEqual([]);
    expect(refusal(G, 'expand', expand('a01', 'castle', pay({}, { b1: 1 })))).toBe('R5.5 coinsMissing');
  });
});
