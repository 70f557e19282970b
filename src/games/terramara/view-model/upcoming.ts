import type { Ctx } from 'boardgame.io';
import { itemAt } from '../../../rules-kit/indexed';
import type { PlayerID } from '../content/terms';
import { type G, playerOf } from '../rules/state/state';

const MOST_SHOWN = 4;

/** Returns the players of the next turns, next first. Skips players without workers (S2.4). */
export function upcoming(G: G, ctx: Ctx): PlayerID[] {
  if (ctx.gameover !== undefined || ctx.phase !== 'work') return [];
  const left = new Map(
    G.turnOrder.map((id) => {
      const { explorers, chief, warriors } = playerOf(G, id);
      return [id, explorers + chief + warriors] as const;
    }),
  );
  const now = ctx.currentPlayer;
  if (G.turn.space === null) left.set(now, (left.get(now) ?? 1) - 1);
  const start = G.turnOrder.indexOf(now) + 1;
  const next: PlayerID[] = [];
  for (let step = 0; step < 3 * G.turnOrder.length && next.length < MOST_SHOWN; step++) {
    const id = itemAt(G.turnOrder, (start + step) % G.turnOrder.length);
    const turns = left.get(id) ?? 0;
    if (turns <= 0) continue;
    left.set(id, turns - 1);
    next.push(id);
  }
  return next;
}
