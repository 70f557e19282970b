import type { Ctx, Game, Server, State } from 'boardgame.io';
import type { Answer } from '../house/protocol';
import { errorFields, type Log } from './log';
import type { Action } from './messages';

/** A position in which a bot is to act, as its seat sees it: all that the bot is told. */
export interface BotTurn {
  readonly game: string;
  readonly matchID: string;
  readonly playerID: string;
  readonly level: string;
  readonly view: unknown;
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
  /** Plays as a bot's seat, the way a person's move goes. */
  readonly play: (matchID: string, playerID: string, action: Action, stateID: number) => Promise<Answer>;
  /** Looks at the newest position again. */
  readonly lookAgain: (matchID: string) => Promise<void>;
  /** How many seconds a bot took for a move, waiting for its turn to think included. */
  readonly onMove: (seconds: number) => void;
  readonly log: Log;
}

/** The bots' seats at all tables of one game: asks for a move where one is due, and plays it. */
export class BotSeats {
  private readonly thinking = new Set<string>();

  constructor(private readonly options: BotSeatsOptions) {}

  /** Called with each new position. Bots wait when no person is left to play with. */
  look(matchID: string, state: State, { players }: Server.MatchData): void {
    const hasPerson = Object.values(players).some(
      ({ name, data }) => name !== undefined && data?.bot === undefined,
    );
    if (!hasPerson) return;
    for (const playerID of this.options.seatsToAct(state)) {
      const level: unknown = players[Number(playerID)]?.data?.bot;
      const key = `${matchID} ${playerID}`;
      if (typeof level !== 'string' || this.thinking.has(key)) continue;
      this.thinking.add(key);
      this.act(matchID, playerID, level, state, () => this.thinking.delete(key)).catch((error) => {
        this.thinking.delete(key);
        this.options.log('bot failed', { game: this.options.game.name, matchID, ...errorFields(error) });
      });
    }
  }

  private async act(
    matchID: string,
    playerID: string,
    level: string,
    { G, ctx, _stateID }: State,
    onThought: () => void,
  ): Promise<void> {
    const { game, runner, play, lookAgain, onMove, log } = this.options;
    const view = game.playerView?.({ G, ctx, playerID }) ?? G;
    const turn = { game: game.name ?? '', matchID, playerID, level, view, ctx, stateID: _stateID };
    const started = performance.now();
    const { move, args } = await runner.choose(turn);
    onMove((performance.now() - started) / 1000);
    // From here on the position that the move leads to may be this bot's again.
    onThought();
    const payload = { type: move, args: [...args], playerID, credentials: '' };
    const answer = await play(matchID, playerID, { type: 'MAKE_MOVE', payload }, _stateID);
    if (answer.ok) return;
    if (answer.reason === 'stale') await lookAgain(matchID);
    else if (answer.reason !== 'closing') {
      log('bot refused', { game: game.name, matchID, playerID, move, reason: answer.reason });
    }
  }
}
