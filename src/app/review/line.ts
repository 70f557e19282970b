import type { Game } from 'boardgame.io';
import { createSimulator } from '../../bots/simulator';
import type { GameModule, LegalMove, Position } from '../../game-api/module';
import type { Language } from '../../language/language';

/** A step of a line, with its description and the position after it. */
export type LineStep = LegalMove & { readonly text: string; readonly after: Position };

/**
 * Plays other moves from a position until the turn ends. It stops there, because later random events would differ from
 * the real game.
 */
export function lineFrom(
  module: GameModule,
  position: Position,
  playerID: string,
  moves: readonly LegalMove[],
  language: Language,
): LineStep[] {
  const simulator = createSimulator(module.game as Game);
  const { turn, phase } = position.ctx;
  const steps: LineStep[] = [];
  let state = simulator.fromState(position);
  for (const { move, args } of moves) {
    const isSameTurn = state.ctx.turn === turn && state.ctx.phase === phase;
    if (!isSameTurn || module.whyNot(state.G, state.ctx, playerID, move, args) !== null) break;
    const text = module.describeMove(state.G, state.ctx, playerID, move, args, language);
    const next = simulator.clone(state);
    if (!simulator.apply(next, playerID, move, args)) break;
    steps.push({ move, args, text, after: { G: next.G, ctx: next.ctx, log: position.log } });
    state = next;
  }
  return steps;
}
