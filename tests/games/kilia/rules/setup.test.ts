import { describe, expect, it } from 'vitest';
import { content, kilia, queries, scenario } from '../../../../src/games/kilia';
import { kiliaModule } from '../../../../src/games/kilia/module';
import { setupGame } from '../../../../src/games/kilia/rules/state/setup';
import { playerOf } from '../../../../src/games/kilia/rules/state/state';
import { fixedShuffle } from '../../../../src/rules-kit/shuffle';
import { Table } from '../table';

const open = (numPlayers: number, setupData = {}) => setupGame(numPlayers, setupData, fixedShuffle());

describe('§1 components and setup', () => {
  it('R1.1 has five columns with keys and prices, and six achievements with falling wheels, hub first', () => {
    expect(content.slots.map(({ keys, price }) => [keys, price])).toEqual([
      [1, 1],
      [2, 2],
      [3, 3],
      [4, 5],
      [5, 5],
    ]);
    expect(content.achievements).toHaveLength(6);
    for (const { wheel } of content.achievements)
      expect([...wheel].sort((a, b) => b - a)).toEqual([...wheel]);
    expect(queries.achievements(open(4)).fourCards.next).toBe(7);
  });

  it('R1.2 never runs out of goods and coins', () => {
    expect([content.coins, content.goodsPieces, content.fiveTiles]).toEqual([82, 100, 10]);
    const G = scenario({ numPlayers: 2, players: { '0': { coins: 90, goods: { salt: 120 } } } });
    expect(queries.player(G, '0')).toMatchObject({ coins: 90, goods: { salt: 120 } });
  });

  it('R1.3 sets four sprats aside', () => {
    expect(open(4).sprats).toBe(4);
  });

  it('R1.4 shuffles 32 contracts and deals five face up, without the starting ones', () => {
    const G = open(4);
    expect(G.contractRow.filter((card) => card !== null)).toHaveLength(5);
    expect(queries.piles(G).contracts).toBe(27);
    expect(G.contractRow).not.toContain('c01');
  });

  it('R1.5 has 96 action cards, five of them face up, and shows the zone of the top card', () => {
    const G = open(2);
    expect(content.actionCards).toHaveLength(96);
    const { actions, topZone } = queries.piles(G);
    expect(actions).toBe(91);
    const pile = G.piles.actions;
    const top = Array.isArray(pile) ? pile[pile.length - 1] : null;
    expect(topZone).toBe(content.actionCards.find(({ id }) => id === top)?.zone);
  });

  it('R1.6 gives the crest to seat 0 unless the setup names another, and starts every round there', () => {
    expect(open(3).turnOrder).toEqual(['0', '1', '2']);
    const table = new Table(3, { startPlayer: '2', colours: ['white', 'red', 'brown'] });
    expect(table.ctx.currentPlayer).toBe('2');
    for (const next of ['0', '1', '2']) {
      table.passTurn();
      expect(table.ctx.currentPlayer).toBe(next);
    }
    expect(table.G.round).toBe(2);
  });

  it('R1.7 lets each player choose a colour clockwise from the crest, and gives its supply', () => {
    const table = new Table(2, { startPlayer: '1' });
    expect(table.ctx.phase).toBe('colours');
    expect(table.try('0', 'chooseColour', 'red')).toBe(false);
    table.do('1', 'chooseColour', 'red');
    expect(table.try('0', 'chooseColour', 'red')).toBe(false);
    table.do('0', 'chooseColour', 'white');
    expect(table.ctx).toMatchObject({ phase: 'turns', currentPlayer: '1' });
    expect(queries.player(table.G, '1')).toMatchObject({
      colour: 'red',
      coins: 3,
      goods: { salt: 1, brick: 0, wood: 1, wheat: 1 },
      contracts: ['c02'],
      ship: 1,
      heading: 'right',
      chips: 4,
    });
  });

  it('R1.7 skips the phase when the setup gives colours, clockwise from the crest', () => {
    const table = new Table(3, { startPlayer: '1', colours: ['white', 'red', 'brown'] });
    expect(table.ctx.phase).toBe('turns');
    expect(['0', '1', '2'].map((seat) => playerOf(table.G, seat).colour)).toEqual(['brown', 'white', 'red']);
    const drawn = new Table(4, { colours: 'random' });
    expect(new Set(Object.values(drawn.G.players).map(({ colour }) => colour)).size).toBe(4);
  });

  it('R1.7 ignores seats’ colours when colours are to be chosen in the game or drawn', () => {
    const seated = { colours: ['white', 'red', 'brown'] as const };
    const chosen = new Table(3, { ...seated, colourChoice: 'chosen' });
    expect(chosen.ctx.phase).toBe('colours');
    expect(Object.values(chosen.G.players).map(({ colour }) => colour)).toEqual([null, null, null]);
    chosen.do('0', 'chooseColour', 'yellow');
    const dealt = Array.from({ length: 8 }, (_, seed) => {
      const { G, ctx } = new Table(3, { ...seated, colourChoice: 'random' }, undefined, `drawn ${seed}`);
      expect(ctx.phase).toBe('turns');
      return Object.values(G.players)
        .map(({ colour }) => colour)
        .join();
    });
    expect(new Set(dealt).size).toBeGreaterThan(1);
  });

  it('R1.7 offers colours as seated, chosen in the game or at random, all of which can be played', () => {
    expect(kiliaModule.coloursField).toBe('colours');
    const option = kiliaModule.setupOptions(2).find(({ field }) => field === 'colourChoice');
    if (option?.kind !== 'choice') throw new Error('no choice of colours');
    const begun = option.choices.map(({ value }) => {
      const setupData = { colours: ['brown', 'white'], ...(value === '' ? {} : { colourChoice: value }) };
      expect(kilia.validateSetupData?.(setupData as never, 2)).toBeUndefined();
      return new Table(2, setupData as never).G.options.colours;
    });
    expect(begun).toEqual(['set', 'chosen', 'random']);
  });

  it('R1.8 leaves out the second value of each wheel with two players', () => {
    expect(queries.achievements(open(2)).fourCards.values.map(({ value }) => value)).toEqual([7, 4, 3, 2]);
    expect(queries.achievements(open(3)).fourCards.values.map(({ value }) => value)).toEqual([7, 5, 4, 3, 2]);
  });

  it('R1.9 covers one wheel with the extra wheel, whose second value is left out with two players', () => {
    const values = (numPlayers: number) =>
      queries
        .achievements(open(numPlayers, { extraWheel: 'threeContracts' }))
        .threeContracts.values.map(({ value }) => value);
    expect(values(4)).toEqual([7, 6, 5, 4, 3]);
    expect(values(2)).toEqual([7, 5, 4, 3]);
  });

  it('R1.10 has five canal spaces with one printed building, which has the player’s own good', () => {
    const G = scenario({ numPlayers: 2, players: { '0': { colour: 'yellow' } } });
    expect(queries.player(G, '0').canal).toEqual([{ card: 'home', turned: false }, null, null, null, null]);
    const stops = queries.voyage(
      scenario({ numPlayers: 2, players: { '0': { colour: 'yellow', ship: 4 } } }),
      '0',
    );
    expect(stops).toEqual([{ space: 0, windows: [['coin', 'wheat', null]] }]);
  });

  it.each([
    [2, { colours: ['white'] }, /^colours: expected 2/],
    [2, { colours: ['white', 'white'] }, /^colours: white occurs twice/],
    [2, { colours: ['white', 'green'] }, /^colours/],
    [2, { startPlayer: '2' }, /^startPlayer: expected one of the seats 0, 1/],
    [2, { startPlayer: 1 }, /^startPlayer/],
    [2, { extraWheel: 'hub' }, /^extraWheel/],
    [2, { contentPack: 'x' }, /^contentPack/],
    [2, { colourChoice: 'seated' }, /^colourChoice: expected "chosen" or "random"/],
    [2, { other: 1 }, /^other: no such option/],
    [2, { content: 'x' }, /^content: no such option/],
    [5, {}, /^numPlayers: expected 2 to 4/],
    [2, [], /^setupData/],
  ])('R1.7 refuses wrong options and names the field: %i %j', (numPlayers, setupData, sentence) => {
    expect(kilia.validateSetupData?.(setupData as never, numPlayers)).toMatch(sentence);
  });
});
