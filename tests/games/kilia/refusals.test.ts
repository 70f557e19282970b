/** Every refusal cites the right rule, and every sentence of the catalogue is reached. */
import { describe, expect, it } from 'vitest';
import { GOODS, SPACES, ZONES } from '../../../src/games/kilia/content/terms';
import { contractCard } from '../../../src/games/kilia/rules/content-pack/contentOf';
import { whyNot } from '../../../src/games/kilia/rules/moves';
import { type G, playerOf } from '../../../src/games/kilia/rules/state/state';
import { refusal as sentences } from '../../../src/games/kilia/text/catalogue/en/refusal';
import { entryOf } from '../../../src/rules-kit/indexed';
import { moment, PLENTY, pay, scene } from './table';
import { positionsOf } from './ui/positions';

/** Rules that may refuse for each reason. An object lists them by refused move. */
const RULES: Readonly<Record<string, readonly string[] | Readonly<Record<string, readonly string[]>>>> = {
  gameOver: ['R2.3'],
  noSuchPlayer: ['R2.1'],
  notYourTurn: ['R2.1'],
  wrongPhase: ['R1.7', 'R2.1', 'R9.3'],
  badArguments: {
    refresh: ['R3.1'],
    expand: ['R4.1'],
    fulfilContract: ['R6.1'],
    chooseGood: ['R5.2'],
    endTurn: ['R3.6'],
    chooseWindows: ['R9.3'],
  },
  noSuchMove: ['R3.2'],
  colourTaken: ['R1.7'],
  actionDoneAlready: ['R3.2'],
  actionRequired: ['R3.2'],
  cardTakenAlready: ['R3.1'],
  noCardToCome: ['R3.1'],
  pileEmpty: ['R3.1'],
  'stepFirst.good': ['R3.7'],
  'stepFirst.contract': ['R3.7'],
  'stepFirst.ability': ['R3.7'],
  'stepFirst.building': ['R3.7'],
  nothingToSkip: ['R4.4'],
  'noStep.good': ['R5.2'],
  'noStep.contract': ['R4.5'],
  'noStep.ability': ['R4.6'],
  'noStep.building': ['R4.8'],
  notInRow: {
    expand: ['R3.2'],
    placeMerchant: ['R3.2'],
    takeAbility: ['R4.6'],
    buildWarehouse: ['R4.8'],
  },
  contractNotInRow: ['R4.5'],
  priceMissing: ['R3.3'],
  abilityTwice: ['R4.6'],
  wrongZone: ['R4.1'],
  zoneFull: ['R4.1'],
  noSprat: ['R7.2'],
  spratTooFresh: ['R7.2'],
  canalTaken: ['R4.8'],
  goodsMissing: ['R4.3'],
  lacks: ['R4.3'],
  noMerchant: ['R5.5'],
  merchantSpent: ['R5.6'],
  merchantUsed: ['R5.6'],
  coinsMissing: {
    refresh: ['R3.1'],
    expand: ['R5.5'],
    fulfilContract: ['R6.1', 'R5.5'],
    payCoins: ['R8.8'],
  },
  notExact: ['R4.3'],
  spaceClosed: ['R5.1'],
  notActive: ['R6.1'],
  windowForEach: ['R9.3'],
  noWindowChoice: ['R9.3'],
  noSuchWindow: ['R9.3'],
};

const reasonsOf = (words: object, before = ''): readonly string[] =>
  Object.entries(words).flatMap(([key, value]: [string, unknown]) =>
    typeof value === 'object' && value !== null
      ? reasonsOf(value, `${before}${key}.`)
      : [`${before}${key}`.replace(/_(one|other)$/, '')],
  );

/** Returns moves to try in a position, most of them illegal. */
function attempts(G: G): readonly (readonly [string, readonly unknown[]])[] {
  const cards = [...G.actionRow.filter((card) => card !== null), 'a01', 'sprat', 'x'];
  const contracts = [...new Set([...G.contractRow, ...playerOf(G, '0').contracts, 'c33', 'c36'])].filter(
    (id) => id !== null,
  );
  const payments = [
    pay({}),
    pay({ salt: 1 }),
    pay({ brick: 9 }),
    ...SPACES.flatMap((space) => [pay({}, { [space]: 1 }), pay({ wood: 1 }, { [space]: 2 })]),
  ];
  const each = (move: string, args: readonly unknown[]) => args.map((arg) => [move, [arg]] as const);
  return [
    ...['refresh', 'skipImprovement', 'payCoins', 'endTurn', 'fly'].map((move) => [move, []] as const),
    ...each('refresh', [1]),
    ...each('endTurn', [1]),
    ...each('chooseColour', ['white', 'red']),
    ...each(
      'expand',
      [...cards.flatMap((card) => ZONES.map((zone) => ({ card, zone }))), {}].flatMap((what) =>
        payments.slice(0, 6).map((payment) => ({ ...what, payment })),
      ),
    ),
    ...each(
      'placeMerchant',
      cards.flatMap((card) => SPACES.map((space) => ({ card, space }))),
    ),
    ...each('takeContract', contracts),
    ...each('takeAbility', cards),
    ...each(
      'buildWarehouse',
      cards.flatMap((card) => [0, 1, 4].map((space) => ({ card, space, turned: false }))),
    ),
    ...each('chooseGood', [...GOODS, 'gold']),
    ...each(
      'fulfilContract',
      contracts.flatMap((contract) => payments.map((payment) => ({ contract, payment }))),
    ),
    ...each('eatSprat', ['coin']),
    ...each('chooseWindows', [[], [0], [1], [0, 0], [0, 0, 0], [1, 1], [5]]),
  ];
}

describe('refusals', () => {
  it('cite the refusing rule, with a case for every reason', () => {
    const reached = new Set<string>();
    const wrong = new Set<string>();
    const look = (G: G, phase: string | null, playerID: string, gameover?: unknown) => {
      for (const [move, args] of attempts(G)) {
        const at = { phase, currentPlayer: '0', ...(gameover === undefined ? {} : { gameover }) };
        const refused = whyNot(G, at, playerID, move, args);
        if (refused === null) continue;
        reached.add(refused.reason);
        const rules = RULES[refused.reason] ?? [];
        const known = 'length' in rules ? (rules as readonly string[]) : (rules[move] ?? []);
        if (!known.includes(refused.rule)) wrong.add(`${move}: ${refused.rule} ${refused.reason}`);
      }
    };
    for (const numPlayers of [2, 4])
      positionsOf(numPlayers, `refusals ${numPlayers}`).forEach(({ G, ctx }, at) => {
        if (at % 9 === 0 && ctx.currentPlayer === '0') look(G, ctx.phase, '0', ctx.gameover);
      });
    const G = scene({
      sprats: 0,
      newSprats: 1,
      market: { b1: ['a03'], b2: ['a04'] },
      zones: { shipyard: 1 },
    });
    look(G, 'turns', '0');
    look(G, 'turns', '1');
    look(G, 'turns', '9');
    look(G, 'colours', '0');
    look(G, 'turns', '0', {});
    G.choosing = ['0'];
    look(G, 'council', '0');
    const poor = scene({ coins: 0, zones: { castle: 4 }, goods: PLENTY, market: { t1: [], b1: ['a03'] } });
    entryOf(poor.players, '0').used.b1 = 1;
    look(poor, 'turns', '0');
    for (const kind of ['good', 'contract', 'ability', 'building'] as const) {
      const open = scene({ coins: 3 });
      open.turn.steps = [{ kind } as never];
      look(open, 'turns', '0');
    }
    const empty = scene();
    empty.piles = { actions: 0, contracts: 0, topZone: null };
    look(empty, 'turns', '0');
    // After a sprat expansion without any card to take, and with a card whose ability the player has.
    const bySprat = scene({ abilities: ['a01'] });
    Object.assign(bySprat.turn, { actionDone: true });
    look(bySprat, 'turns', '0');
    bySprat.turn.steps = [{ kind: 'ability', source: 'university' }];
    bySprat.actionRow = ['a01', null, null, null, null];
    look(bySprat, 'turns', '0');
    const oneWindow = scene();
    oneWindow.choosing = ['0'];
    look(oneWindow, 'council', '0');
    expect([...wrong]).toEqual([]);
    const reasons = reasonsOf(sentences).filter((reason) => reason !== 'notLegal');
    expect([...new Set(reasons)].filter((reason) => !reached.has(reason))).toEqual([]);
  });

  it('R6.1, R5.5 distinguish coins for a contract from coins for activations', () => {
    for (const coins of [0, 2, 4, 5]) {
      const G = scene({ coins, goods: { salt: 0 }, market: { b1: ['a03'] } });
      playerOf(G, '0').contracts = ['c33'];
      const due = contractCard(G, 'c33').cost.coins ?? 0;
      const said = whyNot(G, moment(), '0', 'fulfilContract', [
        { contract: 'c33', payment: pay({}, { b1: 1 }) },
      ]);
      expect(said).toMatchObject({ rule: coins < due ? 'R6.1' : 'R5.5', reason: 'coinsMissing' });
    }
  });
});
