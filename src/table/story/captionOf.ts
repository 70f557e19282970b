import type { IconAmount } from '../../game-api/gameLog';
import type { RenderedLine, RenderedTurn } from '../log/renderTurns';
import type { Watched } from '../motion/flights';

/** The newest move of another player */
export type Told = Pick<RenderedTurn, 'playerID' | 'standIn'> & { readonly line: RenderedLine };

/**
 * Returns the last move among those that arrived since `before`, unless the viewer made it. Null if none of them has a
 * sentence of its own, or if the viewer looks back.
 */
export function captionOf(
  turns: readonly RenderedTurn[],
  before: Watched,
  now: Watched,
  viewer: string | null,
): Told | null {
  if (!before.live || !now.live) return null;
  for (const { playerID, standIn, lines } of turns.toReversed()) {
    if (playerID === viewer && standIn === null) continue;
    const line = lines.findLast(
      ({ move, happening }) => happening === null && move > before.moves && move <= now.moves,
    );
    if (line !== undefined) return { playerID, standIn, line };
  }
  return null;
}

/** An amount that a player gains or pays with a move */
export type MovedAmount = { readonly icon: string; readonly amount: number };

/** More kinds at once can't be followed. */
const MOST_KINDS = 4;

const isChange = (sign: IconAmount): sign is { icon: string; amount: number; change: true } =>
  'icon' in sign && sign.change === true && sign.amount !== undefined && sign.amount !== 0;

/** Returns the amounts of a line that the player gains or pays. */
export function movedAmounts({ signs = [], changes, unit }: RenderedLine, playerID: string) {
  const own = changes.find((change) => change.playerID === playerID)?.amount ?? 0;
  const all: MovedAmount[] = signs.filter(isChange).map(({ icon, amount }) => ({ icon, amount }));
  if (own !== 0 && unit !== undefined) all.push({ icon: unit.icon, amount: own });
  return all.slice(0, MOST_KINDS);
}
