/** Test helpers: start positions, moves on them, and whole games through boardgame.io. */
import { terramara } from '../../../src/games/terramara';
import type { PlayerID, Resources, WorkerKind } from '../../../src/games/terramara/content/terms';
import type { Effect } from '../../../src/games/terramara/content/vocabulary';
import { settle } from '../../../src/games/terramara/rules/effects';
import type { Fact } from '../../../src/games/terramara/rules/facts';
import { legalMoves, type MoveName, playMove, whyNot } from '../../../src/games/terramara/rules/moves';
import { bagOf } from '../../../src/games/terramara/rules/resources';
import { endRound } from '../../../src/games/terramara/rules/rounds';
import { brokenInvariant } from '../../../src/games/terramara/rules/state/invariants';
import { type ScenarioSpec, scenario } from '../../../src/games/terramara/rules/state/scenario';
import type { SetupData } from '../../../src/games/terramara/rules/state/setupData';
import { type G, type Moment, playerOf } from '../../../src/games/terramara/rules/state/state';
import { push } from '../../../src/games/terramara/rules/tracks';
import { defined, itemAt } from '../../../src/rules-kit/indexed';
import { silent } from '../../../src/rules-kit/logLine';
import { playsOn, ReducedTable } from '../shared/reducedTable';

export const working = (currentPlayer: PlayerID): Moment => ({ phase: 'work', currentPlayer });

const playOn = playsOn<G, Moment, MoveName, Fact>({ whyNot }, playMove, brokenInvariant);

/**
 * Plays a legal move in the phase `work`.
 * @throws Error with the rule that the move violates, or the broken invariant
 */
export function play(G: G, playerID: PlayerID, move: MoveName, ...args: unknown[]): void {
  playOn(G, working(playerID), playerID, move, ...args);
}

export const place = (G: G, playerID: PlayerID, space: string, worker: WorkerKind = 'explorer'): void =>
  play(G, playerID, 'place', { worker, space });

/** Returns the first argument of every legal move of this name. */
export const legal = (G: G, playerID: PlayerID, move: MoveName): unknown[] =>
  legalMoves(G, working(playerID), playerID)
    .filter((candidate) => candidate.move === move)
    .map(({ args }) => args[0]);

/** Returns the names of all legal moves. */
export const moveNames = (G: G, playerID: PlayerID): MoveName[] => [
  ...new Set(legalMoves(G, working(playerID), playerID).map(({ move }) => move)),
];

/** Returns the rule that refuses a move, or null if it is legal. Also checks that playing it changes nothing. */
export function refusal(G: G, playerID: PlayerID, move: MoveName, ...args: unknown[]): string | null {
  const refused = whyNot(G, working(playerID), playerID, move, args);
  if (refused === null) return null;
  const before = JSON.stringify(G);
  if (playMove(G, working(playerID), playerID, move, args, silent))
    throw new Error(`${move} is refused by ${refused.rule}, but was played`);
  if (JSON.stringify(G) !== before) throw new Error(`${move} was refused, but changed the state`);
  return refused.rule;
}

/** Returns the rule that forbids placing a worker on a space, or null. */
export const shut = (
  G: G,
  playerID: PlayerID,
  space: string,
  worker: WorkerKind = 'explorer',
): string | null => refusal(G, playerID, 'place', { worker, space });

export const resources = (G: G, playerID: PlayerID = '0'): Resources =>
  bagOf(playerOf(G, playerID).resources);

/** Returns the kind and the owner of the pending decision. */
export const asked = (G: G): readonly [string, PlayerID] | null => {
  const top = G.pending.at(-1);
  return top === undefined ? null : [top.kind, top.owner];
};

/** Builds a position with four players in round 1 by default. */
export const position = (spec: Partial<ScenarioSpec> = {}): G => scenario({ numPlayers: 4, ...spec });

/** Rows without fire tiles, for tests of other things with 2 or 3 players. */
export const NO_FIRE = Object.fromEntries([1, 2, 3, 4, 5, 6].map((row) => [row, { fire: null }]));

/** Returns the record whose id starts the name of a test. */
export const recordNamed = <Item extends { readonly id: string }>(
  items: readonly Item[],
  name: string,
): Item =>
  defined(
    items.find(({ id }) => name.startsWith(id)),
    name,
  );

/** Applies effects to a player, from a source. */
export function effect(G: G, playerID: PlayerID, effects: readonly Effect[], source = 'test'): void {
  push(G, playerID, source, effects);
  settle(G, silent);
}

/** Ends the round, even if players still have workers in hand. */
export function nextRound(G: G): void {
  endRound(G);
  const broken = brokenInvariant(G);
  if (broken !== null) throw new Error(`after the round's end: ${broken}`);
}

/** A whole game through boardgame.io's reducer. */
export class Table extends ReducedTable<G> {
  constructor(numPlayers: number, setupData: SetupData = {}, seed = 'table') {
    super({ ...terramara, seed }, numPlayers, setupData, { whyNot, legalMoves });
  }

  get phase(): string {
    return this.ctx.phase;
  }
  get facts(): readonly Fact[] {
    return this.told as readonly Fact[];
  }

  /** Plays the first legal move that `wanted` accepts, or else the first legal move. */
  step(wanted: (move: string, arg: unknown) => boolean = () => false): void {
    const moves = this.legal();
    const { move, args } = moves.find((each) => wanted(each.move, each.args[0])) ?? itemAt(moves, 0);
    this.do(this.current, move, ...args);
  }

  /** Plays one move: workers go to their huts, and turns end as soon as possible. */
  goOn(): void {
    this.step(
      (move, arg) =>
        move === 'endTurn' || move === 'skip' || (move === 'place' && JSON.stringify(arg).includes('"hut"')),
    );
  }

  /** Plays on until `isSo`, or to the end. */
  until(isSo: () => boolean): void {
    while (!isSo() && this.ctx.gameover === undefined) this.goOn();
  }
}
