import type { Ctx, Game, LogEntry, State } from 'boardgame.io';
import { CreateGameReducer, ProcessGameConfig } from 'boardgame.io/internal';
import { isolate } from '../../language/isolate';
import type { Action } from '../transport/messages';
import type { MatchData } from './matchData';

export type Judged =
  | { readonly state: State; readonly log: LogEntry[] }
  /** `why`: the rule that forbids it, where one is known. */
  | { readonly refused: 'gameOver' | 'stale' | 'illegal'; readonly why?: string };

/** Why a move is not legal for a seat that sees `view`, in one sentence; null: no reason is known. `names`: of the seats. */
export type ExplainMove = (
  game: string,
  view: unknown,
  ctx: Ctx,
  playerID: string,
  move: string,
  args: readonly unknown[],
  names: Readonly<Record<string, string>>,
) => string | null;

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

  private readonly name: string;

  constructor(
    game: Game,
    private readonly explain: ExplainMove,
  ) {
    this.name = game.name ?? '';
    this.game = ProcessGameConfig(game);
    this.reduce = CreateGameReducer({ game: this.game });
    this.moveNames = new Set(this.game.moveNames);
    this.eventNames = new Set(
      Object.entries(game.events ?? {}).flatMap(([event, enabled]) => (enabled === true ? event : [])),
    );
  }

  /** `stateID`: of the state that the mover saw; `players`: whom a refusal may name. The given state is left as it is. */
  judge(
    state: State,
    action: Action,
    stateID: number,
    playerID: string,
    players: MatchData['players'],
  ): Judged {
    if (state.ctx.gameover !== undefined) return { refused: 'gameOver' };
    const isStale = state._stateID !== stateID;
    const refused = (): Judged =>
      isStale
        ? { refused: 'stale' }
        : { refused: 'illegal', why: this.why(state, action, playerID, players) };
    if (!this.isOffered(action) || !this.mayAct(state, action, stateID, playerID)) return refused();
    // The reducer counts moves and notes log metadata in place; undo steps share these objects.
    const copy = { ...state, ctx: structuredClone(state.ctx), plugins: structuredClone(state.plugins) };
    const { deltalog = [], ...after } = this.reduce(copy, bare(action));
    if (after._stateID === state._stateID) return refused();
    return { state: after, log: deltalog };
  }

  /** Asked of the seat's own view, so that the sentence tells nothing hidden. */
  private why(
    { G, ctx }: State,
    { type, payload }: Action,
    playerID: string,
    players: MatchData['players'],
  ): string | undefined {
    if (type !== 'MAKE_MOVE') return undefined;
    const view = this.game.playerView?.({ G, ctx, playerID }) ?? G;
    const args = Array.isArray(payload.args) ? payload.args : [payload.args];
    const names = Object.fromEntries(
      Object.entries(players).flatMap(([seat, { name }]) =>
        name === undefined ? [] : [[seat, isolate(name)]],
      ),
    );
    return this.explain(this.name, view, ctx, playerID, payload.type, args, names) ?? undefined;
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
