import type { Ctx } from 'boardgame.io';
import { itemAt } from '../../../rules-kit/indexed';
import type { PlayerID } from '../content/terms';
import { isPlacing } from '../rules/roundStart';
import type { G } from '../rules/state/state';
import { workersToAct } from '../rules/turn';

const MOST_SHOWN = 4;

/** Lists the players of the next turns, nearest first. Empty in phases where all choose at once. */
export function upcoming(G: G, ctx: Ctx): PlayerID[] {
  if (ctx.gameover !== undefined) return [];
  if (ctx.phase === 'placement') {
    const waiting = G.turnOrder.filter((playerID) => isPlacing(G, playerID));
    return waiting.filter((playerID) => playerID !== ctx.currentPlayer);
  }
  if (ctx.phase !== 'winter1' && ctx.phase !== 'summer' && ctx.phase !== 'winter2') return [];
  const left = new Map(G.turnOrder.map((playerID) => [playerID, workersToAct(G, playerID).length]));
  left.set(ctx.currentPlayer, (left.get(ctx.currentPlayer) ?? 1) - 1);
  const start = G.turnOrder.indexOf(ctx.currentPlayer) + 1;
  const next: PlayerID[] = [];
  for (let step = 0; step < 2 * G.turnOrder.length && next.length < MOST_SHOWN; step++) {
    const playerID = itemAt(G.turnOrder, (start + step) % G.turnOrder.length);
    const turns = left.get(playerID) ?? 0;
    if (turns === 0) continue;
    left.set(playerID, turns - 1);
    next.push(playerID);
  }
  return next;
}
