import type { Ctx, Game, State } from 'boardgame.io';
import type { Snapshot } from '../../game-api/contents';
import type { Answer } from '../../session/protocol';
import type { Contents } from '../matches/contents';
import { type LiveMatch, waitsForSeats } from '../matches/liveMatches';
import { errorFields, type Log } from '../ops/log';
import type { Action } from '../transport/messages';

/** A position in which a bot is to act, as its seat sees it: all that the bot is told. */
export interface BotTurn {
  readonly game: string;
  /** The network from which the match was created; empty: it is not known. */
  readonly network: string;
  readonly matchID: string;
  readonly playerID: string;
  readonly level: string;
  readonly view: unknown;
  /** What the view is played with, where that is not the content built in. */
  readonly content?: Snapshot;
  readonly ctx: Ctx;
  readonly stateID: number;
}

/** Who thinks for the bots. */
export interface BotRunner {
  readonly levels: readonly string[];
  /** The move of a bot. Called again after each of its moves while it is still to act. */
  choose(turn: BotTurn): Promise<{ readonly move: string; readonly args: readonly unknown[] }>;
}

/** A move that a bot is to make. Whoever makes it reads the position by itself. */
export interface BotJob {
  readonly game: string;
  readonly matchID: string;
  readonly playerID: string;
  readonly stateID: number;
}

/** Where servers that share a database put their bots' moves, so that each is thought about once. */
export interface BotJobs {
  /** Whether anybody hears of a job now. */
  readonly isOpen: boolean;
  /** Puts a job that is not there already. Rejects when it is not known whether anybody hears of it. */
  add(job: BotJob): Promise<void>;
}

interface BotSeatsOptions {
  readonly game: Game;
  readonly runner: BotRunner;
  readonly seatsToAct: (state: State) => readonly string[];
  readonly contents: Contents;
  /** Plays as a bot's seat, the way a person's move goes. */
  readonly play: (matchID: string, playerID: string, action: Action, stateID: number) => Promise<Answer>;
  /** The newest position. */
  readonly read: (matchID: string) => Promise<LiveMatch>;
  /** Without it this server thinks for all bots it looks at. */
  readonly jobs?: BotJobs;
  /** How many seconds a bot took for a move, waiting for its turn to think included. */
  readonly onMove: (seconds: number) => void;
  readonly log: Log;
}

type BotSeat = Pick<BotTurn, 'network' | 'matchID' | 'playerID' | 'level'>;

/** The bots' seats at all tables of one game: asks for a move where one is due, and plays it. */
export class BotSeats {
  /** The seats whose bot is at a move, from the question until the move is answered. */
  private readonly busy = new Set<string>();

  constructor(private readonly options: BotSeatsOptions) {}

  /** Called with each new position. Bots don't begin before all seats are taken, and wait when no person is left. */
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

  /** Makes the move of a job, if it is still to be made. Rejects when the bot fails, or the server closes first. */
  async work({ matchID, playerID, stateID }: BotJob): Promise<void> {
    const match = await this.options.read(matchID);
    if (match.state?._stateID !== stateID) return;
    const seat = this.due(matchID, match).find((due) => due.playerID === playerID);
    if (seat === undefined) return;
    const answer = await this.act(seat, match.state);
    if (!answer.ok && answer.reason === 'closing') throw new Error(answer.message);
  }

  /** The bots' seats that are to act. */
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

  /** Asks for one move and plays it. */
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
