import type { Ctx, Game, LogEntry, State } from 'boardgame.io';
import { CreateGameReducer, ProcessGameConfig } from 'boardgame.io/internal';
import { isolate } from '../../language/isolate';
import type { Action } from '../transport/messages';
import type { MatchData } from './matchData';
import { shownName } from './seats';

export type Judged =
  | { readonly state: State; readonly log: LogEntry[] }
  /** `why`: the rule that forbids the move, if known. */
  | { readonly refused: 'gameOver' | 'stale' | 'illegal'; readonly why?: string };

/**
 * Explains in one sentence why a move is illegal for a seat that sees `view`. Returns null if no reason is known.
 * `names` are the players' names by seat.
 */
export type ExplainMove = (
  game: string,
  view: unknown,
  ctx: Ctx,
  playerID: string,
  move: string,
  args: readonly unknown[],
  names: Readonly<Record<string, string>>,
) => string | null;

/** Returns the seats that boardgame.io calls active. */
export const activeSeats = (_game: string, _G: unknown, { activePlayers, currentPlayer }: Ctx): string[] =>
  activePlayers === null ? [currentPlayer] : Object.keys(activePlayers);

/**
 * Applies an action to a state with the checks of boardgame.io's `Master` and its reducer. It replaces `Master`,
 * which builds a store for each message and reports neither the result nor the reason for a refusal.
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

  /**
   * Returns the new state or a refusal. `stateID` identifies the state the player saw; `players` are for names in
   * refusals. The given state is not changed.
   */
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
    // The reducer changes these parts in place, and undo steps share them.
    const copy = { ...state, ctx: structuredClone(state.ctx), plugins: structuredClone(state.plugins) };
    const { deltalog = [], ...after } = this.reduce(copy, bare(action));
    if (after._stateID === state._stateID) return refused();
    return { state: after, log: deltalog };
  }

  /** Explains an illegal move using the seat's own view, so that the sentence can't reveal anything hidden. */
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
      Object.entries(players).flatMap(([seat, player]) => {
        const name = shownName(player);
        return name === undefined ? [] : [[seat, isolate(name)]];
      }),
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
   * Checks whether the game offers the move or event. boardgame.io looks moves up with `in`, which would accept
   * 'constructor', and runs any event from any client.
   */
  private isOffered({ type, payload }: Action): boolean {
    if (type === 'MAKE_MOVE') return this.moveNames.has(payload.type);
    if (type === 'GAME_EVENT') return this.eventNames.has(payload.type);
    return true;
  }
}

/** Returns the action without the credentials, which are never stored. */
function bare({ type, payload }: Action): Parameters<ReturnType<typeof CreateGameReducer>>[1] {
  const { credentials: _, type: name, ...rest } = payload;
  return { type, payload: { ...rest, type: name } } as Parameters<ReturnType<typeof CreateGameReducer>>[1];
}
