import { setImmediate } from 'node:timers/promises';
import type { Game, LogEntry, State } from 'boardgame.io';
import { CreateGameReducer, getFilterPlayerView } from 'boardgame.io/internal';
import type { History } from '../session/protocol';
import { standing } from '../session/standing';
import { patchBetween } from './patch';

/** Who looks back: a seat, or with null an onlooker, at a running game; everyone at one that is over, with all open. */
export type Looker = { readonly playerID: string | null } | 'everything';

/** Milliseconds after which moves of others go first. */
const SLICE = 5;

/** Plays a game's log again from its beginning and says what the looker saw of each position. */
export async function historyOf(
  game: Game,
  beginning: State,
  log: readonly LogEntry[],
  looker: Looker,
): Promise<History> {
  const reduce = CreateGameReducer({ game });
  const look = lookThrough(game, looker);
  let state = beginning;
  let seen = look(state);
  const first = seen.position;
  const steps = [];
  let sliceEnd = performance.now() + SLICE;
  for (const entry of standing(log)) {
    // The reducer counts moves and notes log metadata in place.
    const copy = { ...state, ctx: structuredClone(state.ctx), plugins: structuredClone(state.plugins) };
    state = reduce(copy, entry.action);
    const next = look({ ...state, deltalog: [entry] });
    steps.push({ operations: patchBetween(seen.position, next.position), entry: next.log[0] });
    seen = next;
    if (performance.now() > sliceEnd) {
      await setImmediate();
      sliceEnd = performance.now() + SLICE;
    }
  }
  return { first, steps };
}

function lookThrough(game: Game, looker: Looker) {
  const filter = getFilterPlayerView(game);
  return (state: State): { position: History['first']; log: readonly LogEntry[] } => {
    const {
      G,
      ctx,
      deltalog = [],
    } = looker === 'everything' ? state : filtered(filter, looker.playerID, state);
    return { position: { G, ctx }, log: deltalog };
  };
}

function filtered(filter: ReturnType<typeof getFilterPlayerView>, playerID: string | null, state: State) {
  const shown = filter(playerID, { type: 'update', args: ['', state] });
  if (shown.type !== 'update') throw new Error(`an update came out as ${shown.type}`);
  const [, { G, ctx }, deltalog] = shown.args;
  return { G, ctx, deltalog };
}
