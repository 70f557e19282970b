import { describe, expect, it } from 'vitest';
import { content, queries, scenario } from '../../../../src/games/kilia';
import { legalMoves } from '../../../../src/games/kilia/rules/moves';
import { openPiles } from '../../../../src/games/kilia/rules/rows';
import { playerOf } from '../../../../src/games/kilia/rules/state/state';
import { entryOf, itemAt } from '../../../../src/rules-kit/indexed';
import { legal, moment, moveNames, PLENTY, pay, play, refusal, scene, Table } from '../table';

const merchant = (card: string, space: string) => ({ card, space });

describe('§2 course of the game', () => {
  it('R2.1 gives each player a turn per round, clockwise from the crest, then holds the council phase', () => {
    const table = new Table(3, { colours: ['white', 'red', 'brown'] });
    table.passTurn();
    expect(table.G).toMatchObject({ round: 1, turnsTaken: 1 });
    expect(table.try('0', 'refresh')).toBe(false);
    table.passTurn();
    table.passTurn();
    expect(table.G).toMatchObject({ round: 2, turnsTaken: 0 });
    // The ships have sailed.
    expect(playerOf(table.G, '0').heading).toBe('left');
  });

  it('R2.2 ends the game one round after a player has placed all chips', () => {
    const table = new Table(2, {}, scene({ markers: 4 }));
    table.passTurn();
    expect(table.G.final).toBe(false);
    table.passTurn();
    expect(table.G).toMatchObject({ round: 2, final: true });
    expect(playerOf(table.G, '0').heading).toBe('left');
  });

  it('R2.3 ends the game after the final round, in which the ships don’t sail', () => {
    const table = new Table(2, {}, scene({ final: true, round: 9 }));
    table.passTurn();
    table.passTurn();
    expect(playerOf(table.G, '0').heading).toBe('right');
    expect(table.ctx.gameover).toMatchObject({ scores: [{ playerID: '0' }, { playerID: '1' }] });
    expect(queries.explain(table.G, table.ctx, '0', 'endTurn', [])).toMatch(/R2\.3/);
  });

  it('X17 4th chip in round k: round k ends with its voyage, round k+1 is the last one, without a voyage', () => {
    // The market lacks one merchant, which brings the 4th marker.
    const G = scene({
      round: 5,
      markers: 3,
      market: { b1: ['a03'], b2: ['a04'], b3: ['a05'], m1: ['a06'], m2: ['a07'] },
      marks: { allTwos: ['0'] },
      wheels: { coins: [['0'], ['0']] },
    });
    const table = new Table(2, {}, G);
    table.do('0', 'placeMerchant', merchant('a01', 't1'));
    expect(queries.player(table.G, '0').chips).toBe(0);
    table.do('0', 'endTurn');
    const { heading } = playerOf(table.G, '1');
    table.passTurn();
    expect(table.G).toMatchObject({ round: 6, final: true });
    expect(playerOf(table.G, '1').heading).not.toBe(heading);
    table.passTurn();
    table.passTurn();
    expect(table.ctx.gameover).toBeDefined();
  });
});

describe('§3 the turn', () => {
  it('R3.1 deals five new cards for five coins, repeatedly, until a card is taken', () => {
    const G = scene({ coins: 12 });
    const old = [...G.actionRow];
    play(G, 'refresh');
    expect(G.actionRow.filter((card) => old.includes(card))).toEqual([]);
    expect(queries.piles(G).actions).toBe(91);
    play(G, 'refresh');
    expect(playerOf(G, '0').coins).toBe(2);
    expect(refusal(G, 'refresh')).toBe('R3.1 coinsMissing');
  });

  it('R3.1 refuses a refresh after a card was taken, when none can be taken, and with an empty pile', () => {
    const G = scene();
    play(G, 'placeMerchant', merchant('a01', 'b2'));
    expect(refusal(G, 'refresh')).toBe('R3.1 cardTakenAlready');
    const bySprat = scene({ sprats: 1, zones: {} });
    play(bySprat, 'expand', { card: 'sprat', zone: 'shipyard', payment: pay({ wood: 1 }) });
    expect(refusal(bySprat, 'refresh')).toBe('R3.1 noCardToCome');
    const empty = scene();
    empty.piles = { actions: 0, contracts: 5, topZone: null };
    expect(legal(empty, 'refresh')).toEqual([]);
    expect(queries.explain(empty, moment(), '0', 'refresh', [])).toMatch(/R3\.1/);
  });

  it('X2 refresh: is possible between a sprat expansion and its second card, also after a contract was taken', () => {
    const G = scene({ sprats: 1 });
    play(G, 'expand', { card: 'sprat', zone: 'university', payment: pay({ brick: 1 }) });
    expect(moveNames(G)).toEqual(['refresh', 'takeAbility', 'skipImprovement']);
    play(G, 'refresh');
    expect(G.turn.steps).toEqual([{ kind: 'ability', source: 'university' }]);
    const withContract = scene({ contracts: ['c01'] });
    play(withContract, 'fulfilContract', { contract: 'c01', payment: pay({ salt: 2 }) });
    play(withContract, 'takeContract', 'c05');
    play(withContract, 'refresh');
    expect(entryOf(withContract.players, '0').coins).toBe(20 + 2 - 5);
  });

  /** Returns a state whose row has five cards with abilities that player 0 already has. */
  const ownedRow = (coins: number) => {
    const G = scene({ sprats: 1, coins });
    const { actionCards } = content;
    const kinds = [...new Map(actionCards.map((card) => [JSON.stringify(card.ability), card])).values()];
    const own = itemAt(kinds, 0);
    const same = actionCards.filter(
      ({ id, ability }) => id !== own.id && JSON.stringify(ability) === JSON.stringify(own.ability),
    );
    const ids = new Set([own.id, ...same.map(({ id }) => id)]);
    expect(ids.size).toBeGreaterThan(1);
    const rest = [...openPiles(G).actions, ...G.actionRow].flatMap((id) =>
      id === null || ids.has(id) ? [] : [id],
    );
    G.actionRow = same.slice(0, 5).map(({ id }) => id);
    while (G.actionRow.length < 5) G.actionRow.push(null);
    playerOf(G, '0').abilities = [own.id];
    G.piles = { actions: [...rest, ...same.slice(5).map(({ id }) => id)], contracts: openPiles(G).contracts };
    return G;
  };
  const universityBySprat = { card: 'sprat', zone: 'university', payment: pay({ brick: 1 }) };

  it('R3.1 offers new cards after a sprat expansion when the player has the ability of every card in the row', () => {
    const G = ownedRow(6);
    play(G, 'expand', universityBySprat);
    expect(moveNames(G)).toEqual(['refresh', 'skipImprovement']);
    play(G, 'refresh');
    expect(moveNames(G)).toEqual(['takeAbility', 'skipImprovement']);
  });

  it('R4.4 skips the ability when no card of the row can be taken and the player can’t pay for new ones', () => {
    const G = ownedRow(4);
    play(G, 'expand', universityBySprat);
    expect(G.turn.steps).toEqual([]);
    expect(refusal(G, 'refresh')).toBe('R3.1 noCardToCome');
  });

  it('R3.7 requires taking a reward before a refresh', () => {
    const c = content.contracts.find(
      ({ starting, reward }) => starting === undefined && (reward.any ?? 0) > 0,
    );
    if (c === undefined) throw new Error('expected a contract with any good as its reward');
    const G = scenario({ numPlayers: 2, players: { '0': { coins: 20, goods: PLENTY, contracts: [c.id] } } });
    const fulfil = itemAt(
      legalMoves(G, moment(), '0').filter(({ move }) => move === 'fulfilContract'),
      0,
    );
    play(G, 'fulfilContract', ...fulfil.args);
    expect(itemAt(G.turn.steps, 0).kind).toBe('good');
    expect(refusal(G, 'refresh')).toBe('R3.7 stepFirst.good');
    while (G.turn.steps[0]?.kind === 'good') play(G, 'chooseGood', 'salt');
    if (G.turn.steps[0]?.kind === 'contract') {
      expect(refusal(G, 'refresh')).toBe('R3.7 stepFirst.contract');
      play(G, 'skipImprovement');
    }
    expect(legal(G, 'refresh')).toHaveLength(1);
  });

  it('R3.1 deals the rest of a small pile, then fills the row from the shuffled old cards', () => {
    const G = scene();
    const old = [...G.actionRow];
    const { actions, contracts } = openPiles(G);
    // All other cards are in one stack of merchants.
    playerOf(G, '0').market.b1 = actions.filter((card) => card !== 'a90' && card !== 'a91');
    G.piles = { actions: ['a90', 'a91'], contracts };
    play(G, 'refresh');
    expect(G.actionRow.slice(0, 2)).toEqual(['a91', 'a90']);
    expect(G.actionRow.every((card) => card !== null)).toBe(true);
    expect(queries.piles(G).actions).toBe(2);
    expect([...G.actionRow.slice(2), ...openPiles(G).actions].sort()).toEqual([...old].sort());
  });

  it('R3.8 makes the next round the last when nobody acts in a round and no card is left', () => {
    const G = scene({ actions: [null, null, null, null, null], piles: { actions: [], contracts: [] } });
    G.piles = { actions: [], contracts: [] };
    const table = new Table(2, {}, G);
    const round = () => {
      for (let turn = 0; turn < 2; turn++) table.do(table.ctx.currentPlayer, 'endTurn');
    };
    table.do('0', 'payCoins');
    round();
    expect(table.G.final).toBe(false);
    round();
    expect(table.G).toMatchObject({ round: 3, final: true });
    round();
    expect(table.ctx.gameover).toBeDefined();
  });

  it('R3.2 requires one action per turn, and allows only one', () => {
    const G = scene();
    expect(refusal(G, 'endTurn')).toBe('R3.2 actionRequired');
    play(G, 'placeMerchant', merchant('a01', 'b2'));
    expect(refusal(G, 'placeMerchant', merchant('a25', 'b1'))).toBe('R3.2 actionDoneAlready');
    expect(moveNames(G)).toContain('endTurn');
    expect(refusal(G, 'expand', 'junk')).toBe('R4.1 badArguments');
  });

  it('R3.3 makes a column free with its keys, else charges its full price, also for contracts', () => {
    const G = scene({ zones: { castle: 1 }, coins: 4 });
    expect([0, 1, 2, 3, 4].map((column) => queries.price(G, '0', column))).toEqual([0, 0, 3, 5, 5]);
    expect(refusal(G, 'placeMerchant', merchant('a73', 'b1'))).toBe('R3.3 priceMissing');
    play(G, 'placeMerchant', merchant('a49', 'b2'));
    // 3 coins for the card, 3 from the space.
    expect(playerOf(G, '0').coins).toBe(4 - 3 + 3);
    expect(refusal(G, 'placeMerchant', merchant('a99', 'b1'))).toBe('R3.2 actionDoneAlready');
    expect(refusal(scene(), 'placeMerchant', merchant('a99', 'b1'))).toBe('R3.2 notInRow');
  });

  it('X1 makes only the first card free at the start, and charges all 3 coins for the 3rd card with 2 keys', () => {
    const start = scene();
    expect(queries.keys(start, '0')).toBe(1);
    expect([0, 1, 2, 3, 4].filter((column) => queries.price(start, '0', column) === 0)).toEqual([0]);
    expect(queries.price(scene({ zones: { castle: 1 } }), '0', 2)).toBe(3);
  });

  it('R3.4 counts one key, plus one per card under the castle, including sprats', () => {
    expect(queries.keys(scene({ zones: { castle: ['a03', 'sprat'] } }), '0')).toBe(3);
  });

  it('R3.5 leaves empty columns empty during the turn', () => {
    const G = scene();
    play(G, 'placeMerchant', merchant('a25', 'b2'));
    expect(G.actionRow).toEqual(['a01', null, 'a49', 'a73', 'a02']);
  });

  it('R3.6 shifts both rows to the left and fills them at the end of the turn', () => {
    const G = scene({ piles: { actions: ['a90'], contracts: ['c30'] } });
    play(G, 'expand', { card: 'a01', zone: 'castle', payment: pay({ salt: 1 }) });
    play(G, 'takeContract', 'c09');
    play(G, 'endTurn');
    expect(G.actionRow).toEqual(['a25', 'a49', 'a73', 'a02', 'a90']);
    expect(G.contractRow).toEqual(['c05', 'c13', 'c17', 'c21', 'c30']);
  });

  it('R3.7 allows free actions before and after an action, but never during one', () => {
    const G = scene({ sprats: 1, coins: 40 });
    expect(moveNames(G)).toEqual(expect.arrayContaining(['eatSprat', 'payCoins', 'placeMerchant']));
    play(G, 'payCoins');
    play(G, 'expand', { card: 'a25', zone: 'university', payment: pay({ brick: 1 }) });
    expect(refusal(G, 'payCoins')).toBe('R3.7 stepFirst.ability');
    expect(refusal(G, 'eatSprat', 'coin')).toBe('R3.7 stepFirst.ability');
    expect(refusal(G, 'endTurn')).toBe('R3.7 stepFirst.ability');
    play(G, 'skipImprovement');
    play(G, 'payCoins');
    play(G, 'eatSprat', 'coin');
  });

  it('R3.8 fills nothing from an empty pile, and ends a turn without any possible action', () => {
    const G = scene({ sprats: 0 });
    G.piles = { actions: [], contracts: [] };
    const gone = G.actionRow.splice(0, 5, null, null, null, null, null);
    expect(gone).toHaveLength(5);
    expect(legal(G, 'endTurn')).toHaveLength(1);
    const rich = scene({ sprats: 1 });
    rich.actionRow.fill(null);
    expect(refusal(rich, 'endTurn')).toBe('R3.2 actionRequired');
  });

  it('refuses moves of other players and of other phases', () => {
    const G = scene();
    expect(queries.explain(G, moment('1'), '0', 'endTurn', [])).toMatch(/R2\.1/);
    expect(queries.explain(G, moment('0'), '7', 'endTurn', [])).toMatch(/R2\.1/);
    expect(refusal(G, 'chooseWindows', [0])).toBe('R9.3 noWindowChoice');
    expect(queries.explain(G, moment('0'), '0', 'chooseColour', ['red'])).toMatch(/R1\.7/);
    expect(queries.explain(G, moment('0'), '0', 'nothing', [])).toMatch(/R3\.2/);
  });
});
