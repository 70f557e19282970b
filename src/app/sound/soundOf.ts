import type { Snapshot } from '../../session/source';

type Heard = Pick<Snapshot, 'viewer' | 'legalMoves' | 'log'>;

/** Returns the sound of a change at a table: the viewer's turn begins, or somebody else moved; null without one. */
export function soundOf(before: Heard, now: Heard): 'turn' | 'move' | null {
  const last = now.log[now.log.length - 1];
  const isMoved = now.log.length > before.log.length;
  if (!isMoved || now.viewer === null || last?.action.payload.playerID === now.viewer) return null;
  return before.legalMoves.length === 0 && now.legalMoves.length > 0 ? 'turn' : 'move';
}
