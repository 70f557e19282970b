import type { Game, LogEntry, State } from 'boardgame.io';
import { getFilterPlayerView } from 'boardgame.io/internal';
import { itemAt } from '../../rules-kit/indexed';
import type { History } from '../../session/protocol';
import { patchBetween } from '../transport/patch';
import { type PlayedMatch, replay } from './replay';

/** In a running game a seat, or an onlooker if `playerID` is null; after its end, everyone sees everything. */
export type Viewer = { readonly playerID: string | null } | 'everything';

/**
 * Replays a match and returns what the viewer saw of each position.
 * @throws OtherVersionError if the current rules would replay it differently
 */
export async function historyOf(game: Game, match: PlayedMatch, looker: Viewer): Promise<History> {
  const look = lookThrough(game, looker);
  let seen = look(match.beginning);
  const first = seen.position;
  const steps: { operations: ReturnType<typeof patchBetween>; entry: LogEntry }[] = [];
  await replay(game, match, (state, entry) => {
    const next = look({ ...state, deltalog: [entry] });
    steps.push({ operations: patchBetween(seen.position, next.position), entry: itemAt(next.log, 0) });
    seen = next;
  });
  return { first, steps };
}

function lookThrough(game: Game, looker: Viewer) {
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
