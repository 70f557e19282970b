import type { Ctx, Game, State } from 'boardgame.io';
import type { Snapshot } from '../game-api/contents';
import type { Answer } from '../session/protocol';
import type { Contents } from './contents';
import { errorFields, type Log } from './log';
import type { MatchData } from './match-data';
import type { Action } from './messages';

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

interface BotSeatsOptions {
  readonly game: Game;
  readonly runner: BotRunner;
  readonly seatsToAct: (state: State) => readonly string[];
  readonly contents: Contents;
  /** Plays as a bot's seat, the way a person's move goes. */
  readonly play: (matchID: string, playerID: string, action: Action, seen: State) => Promise<Answer>;
  /** Looks at the newest position again. */
  readonly lookAgain: (matchID: string) => Promise<void>;
  /** How many seconds a bot took for a move, waiting for its turn to think included. */
  readonly onMove: (seconds: number) => void;
  readonly log: Log;
}

/** The bots' seats at all tables of one game: asks for a move where one is due, and plays it. */
export class BotSeats {
  /** The seats whose bot is at a move, from the question until the move is answered. */
  private readonly busy = new Set<string>();

  constructor(private readonly options: BotSeatsOptions) {}

  /** Called with each new position. Bots don't begin before all seats are taken, and wait when no person is left. */
  look(matchID: string, state: State, { players, network = '' }: MatchData): void {
    const taken = Object.values(players).filter(({ name }) => name !== undefined);
    const hasPerson = taken.some(({ data }) => data?.bot === undefined);
    if (!hasPerson || (state._stateID === 0 && taken.length < state.ctx.numPlayers)) return;
    for (const playerID of this.options.seatsToAct(state)) {
      const level: unknown = players[Number(playerID)]?.data?.bot;
      const key = `${matchID} ${playerID}`;
      if (typeof level !== 'string' || this.busy.has(key)) continue;
      this.busy.add(key);
      this.act({ network, matchID, playerID, level }, state)
        .finally(() => this.busy.delete(key))
        .then((goesOn) => (goesOn ? this.options.lookAgain(matchID) : undefined))
        .catch((error) =>
          this.options.log('bot failed', { game: this.options.game.name, matchID, ...errorFields(error) }),
        );
    }
  }

  /** Asks for one move and plays it; whether the position that came of it, or came meanwhile, is to be looked at. */
  private async act(
    seat: Pick<BotTurn, 'network' | 'matchID' | 'playerID' | 'level'>,
    state: State,
  ): Promise<boolean> {
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
    const answer = await play(matchID, playerID, { type: 'MAKE_MOVE', payload }, state);
    if (answer.ok || answer.reason === 'stale') return true;
    if (answer.reason !== 'closing')
      log('bot refused', { game: game.name, matchID, playerID, move, reason: answer.reason });
    return false;
  }
}
