import type { Ctx, Game, State } from 'boardgame.io';
import type { Snapshot } from '../../game-api/contents';
import type { Answer } from '../../session/protocol';
import type { Contents } from '../matches/contents';
import { type LiveMatch, waitsForSeats } from '../matches/liveMatches';
import { errorFields, type Log } from '../ops/log';
import type { Action } from '../transport/messages';

/** A position in which a bot is to act, as its seat sees it. */
export interface BotTurn {
  readonly game: string;
  /** Network that created the match; empty if unknown. */
  readonly network: string;
  readonly matchID: string;
  readonly playerID: string;
  readonly level: string;
  readonly view: unknown;
  /** The content of the match if it is not the built-in one. */
  readonly content?: Snapshot;
  readonly ctx: Ctx;
  readonly stateID: number;
}

/** Computes the moves of bots. */
export interface BotRunner {
  readonly levels: readonly string[];
  /** Returns a bot's move. Called again after each move while the bot is to act. */
  choose(turn: BotTurn): Promise<{ readonly move: string; readonly args: readonly unknown[] }>;
}

/** A move to be made by a bot. The process that takes the job reads the position from the database. */
export interface BotJob {
  readonly game: string;
  readonly matchID: string;
  readonly playerID: string;
  readonly stateID: number;
}

/** A job queue shared by the servers of a database, so that each move is computed once. */
export interface BotJobs {
  /** True while the queue can be used. */
  readonly isOpen: boolean;
  /** Adds a job unless it exists. Rejects if it is unknown whether it was added. */
  add(job: BotJob): Promise<void>;
}

interface BotSeatsOptions {
  readonly game: Game;
  readonly runner: BotRunner;
  readonly seatsToAct: (state: State) => readonly string[];
  readonly contents: Contents;
  /** Plays a move in a bot's seat, with the same checks as a person's move. */
  readonly play: (matchID: string, playerID: string, action: Action, stateID: number) => Promise<Answer>;
  /** Returns the newest position. */
  readonly read: (matchID: string) => Promise<LiveMatch>;
  /** Without it this server computes the moves of all its bots. */
  readonly jobs?: BotJobs;
  /** Called with the seconds a move took, including the wait for a thread. */
  readonly onMove: (seconds: number) => void;
  readonly log: Log;
}

type BotSeat = Pick<BotTurn, 'network' | 'matchID' | 'playerID' | 'level'>;

/** Runs the bots at all tables of one game. */
export class BotSeats {
  /** Seats whose bot is computing or playing a move. */
  private readonly busy = new Set<string>();

  constructor(private readonly options: BotSeatsOptions) {}

  /**
   * Lets bots move. Called with each new position. Bots wait until all seats are taken, and stop when no person is
   * left.
   */
  look(matchID: string, match: LiveMatch): void {
    const { state } = match;
    if (state === undefined) return;
    for (const seat of this.due(matchID, match)) {
      const { jobs, game } = this.options;
      const thinkHere = () => this.thinkHere(seat, state);
      if (jobs?.isOpen !== true) thinkHere();
      else
        jobs
          .add({ game: game.name ?? '', matchID, playerID: seat.playerID, stateID: state._stateID })
          .catch(thinkHere);
    }
  }

  /** Makes the move of a job unless that is already done. Rejects if the bot fails or the server closes. */
  async work({ matchID, playerID, stateID }: BotJob): Promise<void> {
    const match = await this.options.read(matchID);
    if (match.state?._stateID !== stateID) return;
    const seat = this.due(matchID, match).find((due) => due.playerID === playerID);
    if (seat === undefined) return;
    const answer = await this.act(seat, match.state);
    if (!answer.ok && answer.reason === 'closing') throw new Error(answer.message);
  }

  /** Returns the seats with bots that have to act. */
  private due(matchID: string, match: LiveMatch): BotSeat[] {
    const { state, metadata } = match;
    const { players, network = '' } = metadata;
    const hasPerson = Object.values(players).some(
      ({ name, data }) => name !== undefined && data?.bot === undefined,
    );
    if (state === undefined || !hasPerson || waitsForSeats(match)) return [];
    return this.options.seatsToAct(state).flatMap((playerID) => {
      const level: unknown = players[Number(playerID)]?.data?.bot;
      return typeof level === 'string' ? { network, matchID, playerID, level } : [];
    });
  }

  private thinkHere(seat: BotSeat, state: State): void {
    const { matchID, playerID } = seat;
    const key = `${matchID} ${playerID}`;
    if (this.busy.has(key)) return;
    this.busy.add(key);
    this.act(seat, state)
      .finally(() => this.busy.delete(key))
      .then((answer) => (answer.ok || answer.reason === 'stale' ? this.lookAgain(matchID) : undefined))
      .catch((error) =>
        this.options.log('bot failed', { game: this.options.game.name, matchID, ...errorFields(error) }),
      );
  }

  private async lookAgain(matchID: string): Promise<void> {
    this.look(matchID, await this.options.read(matchID));
  }

  /** Computes one move and plays it. */
  private async act(seat: BotSeat, state: State): Promise<Answer> {
    const { matchID, playerID } = seat;
    const { G, ctx, _stateID } = state;
    const { game, runner, contents, play, onMove, log } = this.options;
    const view = game.playerView?.({ G, ctx, playerID }) ?? G;
    const name = game.name ?? '';
    const turn = { ...seat, game: name, view, content: contents.ofView(name, view), ctx, stateID: _stateID };
    const started = performance.now();
    const { move, args } = await runner.choose(turn);
    onMove((performance.now() - started) / 1000);
    const payload = { type: move, args: [...args], playerID, credentials: '' };
    const answer = await play(matchID, playerID, { type: 'MAKE_MOVE', payload }, _stateID);
    if (!answer.ok && answer.reason !== 'stale' && answer.reason !== 'closing')
      log('bot refused', { game: game.name, matchID, playerID, move, reason: answer.reason });
    return answer;
  }
}
