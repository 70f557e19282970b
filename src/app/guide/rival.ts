import type { LegalMove } from '../../game-api/module';
import { loadPatiently } from '../../language/loading';
import type { Session } from '../../session/session';
import { readProgress } from './progress';

/** Returns the move that the guide scripts for a rival in this position; null if its bot should think. */
export async function rivalMove(session: Session, playerID: string): Promise<LegalMove | null> {
  const { module } = session;
  if (module.loadGuide === null || readProgress(session.save(0).seed) === null) return null;
  const { rival } = await loadPatiently(module.loadGuide);
  const { G, ctx } = session.viewOf(playerID);
  const { log } = session.current();
  const legalMoves = module.legalMoves(G, ctx, playerID);
  return rival({ G, ctx, log, viewer: playerID, toAct: playerID, legalMoves });
}
