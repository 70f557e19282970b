/** Test helpers: start positions, moves on them, and whole games through boardgame.io. */
import { kilia, scenario } from '../../../src/games/kilia';
import type { Good, PlayerID } from '../../../src/games/kilia/content/terms';
import type { Fact } from '../../../src/games/kilia/rules/facts';
import { legalMoves, type MoveName, playMove, whyNot } from '../../../src/games/kilia/rules/moves';
import { brokenInvariant } from '../../../src/games/kilia/rules/state/invariants';
import type { ScenarioPlayer, ScenarioSpec } from '../../../src/games/kilia/rules/state/scenario';
import type { SetupData } from '../../../src/games/kilia/rules/state/setup';
import type { G, Moment, Payment } from '../../../src/games/kilia/rules/state/state';
import { fixedShuffle } from '../../../src/rules-kit/shuffle';
import { playsOn, ReducedTable } from '../shared/reducedTable';

export const moment = (playerID: PlayerID = '0', phase = 'turns'): Moment => ({
  phase,
  currentPlayer: playerID,
});

const playOn = playsOn<G, Moment, MoveName, Fact>(
  { whyNot },
  (G, at, playerID, move, args, report) => playMove(G, at, playerID, move, args, report, fixedShuffle()),
  brokenInvariant,
);

/**
 * Plays a legal move and returns its facts.
 * @throws Error with the rule that the move violates, or the broken invariant
 */
export const playAs = (G: G, playerID: PlayerID, move: MoveName, ...args: unknown[]): Fact[] =>
  playOn(G, moment(playerID, move === 'chooseWindows' ? 'council' : 'turns'), playerID, move, ...args);

export const play = (G: G, move: MoveName, ...args: unknown[]): Fact[] => playAs(G, '0', move, ...args);

/** Returns the arguments of every legal move of this name. */
export const legal = (G: G, move: MoveName, playerID: PlayerID = '0'): unknown[] =>
  legalMoves(G, moment(playerID, move === 'chooseWindows' ? 'council' : 'turns'), playerID)
    .filter((candidate) => candidate.move === move)
    .map(({ args }) => args[0] ?? null);

/** Returns the names of all legal moves. */
export const moveNames = (G: G, playerID: PlayerID = '0'): MoveName[] => [
  ...new Set(legalMoves(G, moment(playerID), playerID).map(({ move }) => move)),
];

/**
 * Returns the rule and reason that refuse a move, or null if it is legal. Also checks that playing it changes
 * nothing.
 */
export function refusal(G: G, move: MoveName, ...args: unknown[]): string | null {
  const at = moment('0', move === 'chooseWindows' ? 'council' : 'turns');
  const refused = whyNot(G, at, '0', move, args);
  if (refused === null) return null;
  const before = JSON.stringify(G);
  if (playMove(G, at, '0', move, args, () => {}, fixedShuffle()))
    throw new Error(`${move}(${JSON.stringify(args)}) is refused by ${refused.rule}, but was played`);
  if (JSON.stringify(G) !== before) throw new Error(`${move} was refused, but changed the state`);
  return `${refused.rule} ${refused.reason}`;
}

type Scene = ScenarioPlayer &
  Omit<ScenarioSpec, 'players' | 'numPlayers'> & {
    readonly numPlayers?: number;
    readonly others?: Readonly<Record<PlayerID, ScenarioPlayer>>;
  };

/** Enough goods for tests that aren't about paying. */
export const PLENTY = { salt: 9, brick: 9, wood: 9, wheat: 9 };

/**
 * Builds a position in which player 0, white by default, has 20 coins and plenty of goods. From the left, the rows
 * have a castle, a university, a shipyard, a warehouse and a castle card, and the contracts c05, c09, c13, c17,
 * c21.
 */
export function scene({ numPlayers, others, ...rest }: Scene = {}): G {
  const {
    round,
    final,
    current,
    actions,
    contracts: _,
    piles,
    wheels,
    marks,
    turn,
    setupData,
    ...player
  } = rest;
  const used = JSON.stringify(player);
  const row = (['a01', 'a25', 'a49', 'a73', 'a02'] as const).map((card) =>
    used.includes(card) ? null : card,
  );
  return scenario({
    numPlayers: numPlayers ?? 2,
    ...defined({ round, final, current, piles, wheels, marks, turn, setupData }),
    actions: actions ?? row,
    contracts: ['c05', 'c09', 'c13', 'c17', 'c21'],
    players: { '0': { colour: 'white', coins: 20, goods: PLENTY, ...player }, ...others },
  });
}

const defined = <T extends object>(fields: T): Partial<T> =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as Partial<T>;

export const pay = (
  goods: { readonly [Each in Good]?: number },
  merchants: Payment['merchants'] = {},
): Payment => ({ goods, merchants });

/** A whole game through boardgame.io's reducer. */
export class Table extends ReducedTable<G> {
  constructor(numPlayers: number, setupData?: SetupData, start?: G, seed = 'table') {
    const game = start === undefined ? { ...kilia, seed } : { ...kilia, seed, setup: () => start };
    super(game, numPlayers, setupData, { whyNot, legalMoves });
  }

  /** Plays a turn that places the first card of the row in the market and does nothing else. */
  passTurn(): void {
    const { currentPlayer } = this.ctx;
    const [card] = this.G.actionRow;
    this.do(currentPlayer, 'placeMerchant', { card, space: 'b2' });
    this.do(currentPlayer, 'endTurn');
  }
}
