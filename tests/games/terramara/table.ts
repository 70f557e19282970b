/** A table for tests: positions to start from, moves to play on them, and whole games through boardgame.io. */
import { terramara } from '../../../src/games/terramara';
import type { PlayerID, Resources, WorkerKind } from '../../../src/games/terramara/content/terms';
import type { Effect } from '../../../src/games/terramara/content/vocabulary';
import { settle } from '../../../src/games/terramara/rules/effects';
import { type Fact, silent } from '../../../src/games/terramara/rules/facts';
import { brokenInvariant } from '../../../src/games/terramara/rules/invariants';
import { legalMoves, type MoveName, playMove, whyNot } from '../../../src/games/terramara/rules/moves';
import { bagOf } from '../../../src/games/terramara/rules/resources';
import { endRound } from '../../../src/games/terramara/rules/rounds';
import { type ScenarioSpec, scenario } from '../../../src/games/terramara/rules/scenario';
import type { SetupData } from '../../../src/games/terramara/rules/setupData';
import type { G, Moment } from '../../../src/games/terramara/rules/state';
import { push } from '../../../src/games/terramara/rules/tracks';
import { playsOn, ReducedTable } from '../shared/reducedTable';

export const working = (currentPlayer: PlayerID): Moment => ({ phase: 'work', currentPlayer });

const playOn = playsOn<G, Moment, MoveName, Fact>({ whyNot }, playMove, brokenInvariant);

/** Plays a legal move in the phase `work`; throws with the rule that forbids it, or that it broke. */
export function play(G: G, playerID: PlayerID, move: MoveName, ...args: unknown[]): void {
  playOn(G, working(playerID), playerID, move, ...args);
}

export const place = (G: G, playerID: PlayerID, space: string, worker: WorkerKind = 'explorer'): void =>
  play(G, playerID, 'place', { worker, space });

/** The first argument of every legal move of this name. */
export const legal = (G: G, playerID: PlayerID, move: MoveName): unknown[] =>
  legalMoves(G, working(playerID), playerID)
    .filter((candidate) => candidate.move === move)
    .map(({ args }) => args[0]);

/** The names of all moves that are legal now, each once. */
export const moveNames = (G: G, playerID: PlayerID): MoveName[] => [
  ...new Set(legalMoves(G, working(playerID), playerID).map(({ move }) => move)),
];

/** The number of the rule that forbids a move, null when it is legal. Tries it too: a refused move changes nothing. */
export function refusal(G: G, playerID: PlayerID, move: MoveName, ...args: unknown[]): string | null {
  const refused = whyNot(G, working(playerID), playerID, move, args);
  if (refused === null) return null;
  const before = JSON.stringify(G);
  if (playMove(G, working(playerID), playerID, move, args, silent))
    throw new Error(`${move} is refused by ${refused.rule}, but was played`);
  if (JSON.stringify(G) !== before) throw new Error(`${move} was refused, but changed the state`);
  return refused.rule;
}

/** The rule that keeps a worker off a space; null: it may go there. */
export const shut = (
  G: G,
  playerID: PlayerID,
  space: string,
  worker: WorkerKind = 'explorer',
): string | null => refusal(G, playerID, 'place', { worker, space });

export const resources = (G: G, playerID: PlayerID = '0'): Resources => bagOf(G.players[playerID].resources);

/** The kind of the decision that is pending, and whose it is. */
export const asked = (G: G): readonly [string, PlayerID] | null => {
  const top = G.pending.at(-1);
  return top === undefined ? null : [top.kind, top.owner];
};

/** Four players in round 1 with nothing on rows 1 to 6 but what is said. */
export const position = (spec: Partial<ScenarioSpec> = {}): G => scenario({ numPlayers: 4, ...spec });

/** No fire tiles: for tests of something else with 2 or 3 players. */
export const NO_FIRE = Object.fromEntries([1, 2, 3, 4, 5, 6].map((row) => [row, { fire: null }]));

/** Lets effects happen to a player as those of a source. */
export function effect(G: G, playerID: PlayerID, effects: readonly Effect[], source = 'test'): void {
  push(G, playerID, source, effects);
  settle(G, silent);
}

/** Ends the round of a position, whoever still has workers in hand. */
export function nextRound(G: G): void {
  endRound(G);
  const broken = brokenInvariant(G);
  if (broken !== null) throw new Error(`after the round's end: ${broken}`);
}

/** A whole game through boardgame.io's own reducer. */
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

  /** Plays the first legal move that `wanted` takes, or else the first of all. */
  step(wanted: (move: string, arg: unknown) => boolean = () => false): void {
    const moves = this.legal();
    const { move, args } = moves.find((each) => wanted(each.move, each.args[0])) ?? moves[0];
    this.do(this.current, move, ...args);
  }

  /** One move: workers go to their huts, and turns end as soon as they can. */
  goOn(): void {
    this.step(
      (move, arg) =>
        move === 'endTurn' || move === 'skip' || (move === 'place' && JSON.stringify(arg).includes('"hut"')),
    );
  }

  /** Goes on until it is so, or to the end. */
  until(isSo: () => boolean): void {
    while (!isSo() && this.ctx.gameover === undefined) this.goOn();
  }
}
