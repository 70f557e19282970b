import type { Ctx, Game, LogEntry, State } from 'boardgame.io';
import { CreateGameReducer, ProcessGameConfig } from 'boardgame.io/internal';
import type { Action } from './messages';

export type Judged =
  | { readonly state: State; readonly log: LogEntry[] }
  | { readonly refused: 'gameOver' | 'stale' | 'illegal' };

/** The seats whom boardgame.io calls active. */
export const activeSeats = (_game: string, _G: unknown, { activePlayers, currentPlayer }: Ctx): string[] =>
  activePlayers === null ? [currentPlayer] : Object.keys(activePlayers);

/**
 * Decides what an action makes of a state, by the checks of boardgame.io's `Master` and its reducer, set up once for a game:
 * `Master` makes a store for each message and says neither what it wrote nor why it refused.
 */
export class Referee {
  private readonly game;
  private readonly reduce;
  private readonly moveNames: ReadonlySet<string>;
  private readonly eventNames: ReadonlySet<string>;

  constructor(game: Game) {
    this.game = ProcessGameConfig(game);
    this.reduce = CreateGameReducer({ game: this.game });
    this.moveNames = new Set(this.game.moveNames);
    this.eventNames = new Set(
      Object.entries(game.events ?? {}).flatMap(([event, enabled]) => (enabled === true ? event : [])),
    );
  }

  /** `stateID`: of the state that the mover saw. The given state is left as it is. */
  judge(state: State, action: Action, stateID: number, playerID: string): Judged {
    if (state.ctx.gameover !== undefined) return { refused: 'gameOver' };
    const refused = { refused: state._stateID === stateID ? 'illegal' : 'stale' } as const;
    if (!this.isOffered(action) || !this.mayAct(state, action, stateID, playerID)) return refused;
    // The reducer counts moves and notes log metadata in place; undo steps share these objects.
    const copy = { ...state, ctx: structuredClone(state.ctx), plugins: structuredClone(state.plugins) };
    const { deltalog = [], ...after } = this.reduce(copy, bare(action));
    if (after._stateID === state._stateID) return refused;
    return { state: after, log: deltalog };
  }

  private mayAct({ G, ctx, _stateID }: State, action: Action, stateID: number, playerID: string): boolean {
    const { flow } = this.game;
    if (!flow.isPlayerActive(G, ctx, playerID)) return false;
    if (action.type === 'MAKE_MOVE') {
      const move = flow.getMove(ctx, action.payload.type, playerID);
      if (move === null) return false;
      return _stateID === stateID || (typeof move === 'object' && move.ignoreStaleStateID === true);
    }
    const isAlone = ctx.activePlayers === null || Object.keys(ctx.activePlayers).length === 1;
    return _stateID === stateID && (action.type === 'GAME_EVENT' || isAlone);
  }

  /**
   * boardgame.io looks moves up by `in`, so that 'constructor' would be one, and runs any event from any client. Here a
   * move must be declared by the game, and an event switched on by it.
   */
  private isOffered({ type, payload }: Action): boolean {
    if (type === 'MAKE_MOVE') return this.moveNames.has(payload.type);
    if (type === 'GAME_EVENT') return this.eventNames.has(payload.type);
    return true;
  }
}

/** Without the credentials, which are never written. */
function bare({ type, payload }: Action): Parameters<ReturnType<typeof CreateGameReducer>>[1] {
  const { credentials: _, type: name, ...rest } = payload;
  return { type, payload: { ...rest, type: name } } as Parameters<ReturnType<typeof CreateGameReducer>>[1];
}
