/** Test helpers: positions to start from, moves to play on them, and whole games through boardgame.io. */
import { cherezUral, scenario } from '../../../src/games/cherez-ural';
import type {
  BusinessId,
  ChitId,
  Goods,
  PlayerID,
  SpaceId,
} from '../../../src/games/cherez-ural/content/terms';
import type { Fact } from '../../../src/games/cherez-ural/rules/facts';
import { legalMoves, type MoveName, playMove, whyNot } from '../../../src/games/cherez-ural/rules/moves';
import { brokenInvariant } from '../../../src/games/cherez-ural/rules/state/invariants';
import type {
  ScenarioPlayer,
  ScenarioSpec,
  ScenarioWorker,
} from '../../../src/games/cherez-ural/rules/state/scenario';
import type { SetupData } from '../../../src/games/cherez-ural/rules/state/setup';
import { type G, type Moment, playerOf } from '../../../src/games/cherez-ural/rules/state/state';
import { entryOf } from '../../../src/rules-kit/indexed';
import { recordOf } from '../../../src/rules-kit/records';
import { playsOn, ReducedTable } from '../shared/reducedTable';

export type Phase = 'draft' | 'roundStart' | 'placement' | 'winter1' | 'summer' | 'winter2' | 'roundEnd';

export const moment = (phase: Phase, playerID: PlayerID): Moment => ({ phase, currentPlayer: playerID });

const playOn = playsOn<G, Moment, MoveName, Fact>({ whyNot }, playMove, brokenInvariant);

/** Plays a legal move and returns its facts. Throws with the rule that forbids it, or the invariant that it broke. */
export const play = (G: G, phase: Phase, playerID: PlayerID, move: MoveName, ...args: unknown[]): Fact[] =>
  playOn(G, moment(phase, playerID), playerID, move, ...args);

/** Returns the first argument of every legal move with this name. All moves have one argument or none. */
export const legal = (G: G, phase: Phase, playerID: PlayerID, move: MoveName): unknown[] =>
  legalMoves(G, moment(phase, playerID), playerID)
    .filter((candidate) => candidate.move === move)
    .map(({ args }) => args[0]);

/** Returns the names of all legal moves, each once. */
export const moveNames = (G: G, phase: Phase, playerID: PlayerID): MoveName[] => [
  ...new Set(legalMoves(G, moment(phase, playerID), playerID).map(({ move }) => move)),
];

/**
 * Returns the number of the rule that forbids a move; null if it is legal. Also tries the move: a refused move must
 * change nothing.
 */
export function refusal(
  G: G,
  phase: Phase,
  playerID: PlayerID,
  move: string,
  ...args: unknown[]
): string | null {
  const refused = whyNot(G, moment(phase, playerID), playerID, move, args);
  if (refused === null) return null;
  const before = JSON.stringify(G);
  if (playMove(G, moment(phase, playerID), playerID, move as MoveName, args, () => {}))
    throw new Error(`${move}(${JSON.stringify(args)}) is refused by ${refused.rule}, but was played`);
  if (JSON.stringify(G) !== before) throw new Error(`${move} was refused, but changed the state`);
  return refused.rule;
}

/** Returns the reason code of a refusal. */
export const reason = (G: G, phase: Phase, playerID: PlayerID, move: string, ...args: unknown[]) =>
  whyNot(G, moment(phase, playerID), playerID, move, args)?.reason ?? null;

type Scene = Omit<ScenarioPlayer, 'workers'> &
  Omit<ScenarioSpec, 'numPlayers' | 'players'> & {
    readonly worker?: Partial<ScenarioWorker>;
    readonly second?: ScenarioWorker;
    readonly others?: Readonly<Record<PlayerID, ScenarioPlayer>>;
    readonly numPlayers?: number;
  };

/**
 * Returns a position with one worker of player 0, 100 gold, and nothing else on the board. The default worker is the
 * Old Believer, who changes neither prices nor movement.
 */
export function scene({ worker, second, others, numPlayers, ...rest }: Scene): G {
  const { gold = 100, tokens, tracks, hand, workerHand, completed, ...spec } = rest;
  const own: ScenarioWorker = { id: 'w12', ...worker };
  return scenario({
    ...spec,
    round: spec.round ?? (second === undefined ? 1 : 3),
    numPlayers: numPlayers ?? 4,
    players: {
      '0': {
        gold,
        ...defined({ tokens, tracks, hand, workerHand, completed }),
        workers: second === undefined ? [own] : [own, second],
      },
      ...others,
    },
  });
}

const defined = <T extends object>(fields: T): Partial<T> =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as Partial<T>;

/** Returns chit entries that make these cities explored. */
export const explored = (...cities: SpaceId[]): Partial<Record<SpaceId, null>> =>
  recordOf(cities, () => null);

/** Returns the goods of player 0's worker, without zeros. */
export function goodsOf(G: G, worker: string): Goods {
  return Object.fromEntries(
    Object.entries(entryOf(G.workers, worker as 'w01').goods).filter(([, pieces]) => pieces > 0),
  );
}

export const goldOf = (G: G, playerID: PlayerID = '0'): number => playerOf(G, playerID).gold;

/** Built-in Siberia chits by their pelts: `'1+2'` has 1 sable and 2 furs. */
export const CHITS = {
  '1+1': 'siberia1',
  '0+3': 'siberia3',
  '2+0': 'siberia5',
  '1+2': 'siberia6',
  '0+4': 'siberia8',
} as const satisfies Record<string, ChitId>;

export type Args = { card: BusinessId; choice?: unknown };

/** A whole game through boardgame.io's reducer. */
export class Table extends ReducedTable<G> {
  constructor(numPlayers: number, setupData?: SetupData, seed: string | number = 'table') {
    super({ ...cherezUral, seed }, numPlayers, setupData, { whyNot, legalMoves });
  }

  get phase(): Phase {
    return this.ctx.phase as Phase;
  }

  /** Makes each player pick a worker card: the one given, or the first in hand. */
  chooseWorkers(cards: Readonly<Record<PlayerID, string>> = {}): void {
    for (const seat of this.G.turnOrder)
      this.do(seat, 'chooseWorkerCard', cards[seat] ?? playerOf(this.G, seat).workerHand[0]);
  }

  /** Keeps all workers where they are, sends new ones to Moscow, and leaves the factory. */
  placeAll(): void {
    while (this.phase === 'placement') {
      const { current } = this;
      if (this.G.placed.includes(current)) this.do(current, 'placeFactory', null);
      else
        this.do(
          current,
          'placeWorkers',
          Object.fromEntries(
            playerOf(this.G, current).workers.map((id) => [id, entryOf(this.G.workers, id).at ?? 'moscow']),
          ),
        );
    }
  }

  /** Plays a turn that only gathers information. */
  passTurn(): void {
    const { current } = this;
    const choice = this.legal(current).find(({ move }) => move === 'activateWorker');
    if (choice !== undefined) this.do(current, 'activateWorker', ...choice.args);
    this.do(current, 'gatherInformation');
    this.do(current, 'endTurn');
  }

  /** Plays the present season phase to its end, only gathering information. */
  passPhase(): void {
    const { phase } = this;
    while (this.phase === phase && this.ctx.gameover === undefined) this.passTurn();
  }

  /** Plays from anywhere in the round start to the first winter. */
  startRound(): void {
    if (this.phase === 'roundStart') this.chooseWorkers();
    this.placeAll();
  }

  /** Plays from the first winter to the next round's first choice. */
  passRound(): void {
    for (const phase of ['winter1', 'summer', 'winter2'] as const) if (this.phase === phase) this.passPhase();
  }
}
