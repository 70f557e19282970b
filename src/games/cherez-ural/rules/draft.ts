import { itemAt } from '../../../rules-kit/indexed';
import { type Refusal, refuse } from '../../../rules-kit/refusal';
import type { BusinessId, PlayerID } from '../content/terms';
import { isOpen } from './content-pack/contentOf';
import { type G, playerOf } from './state/state';

/** Checks whether all hands are full; true without a draft (R14.1). */
export const draftDone = (G: G): boolean =>
  !G.options.draft || Object.values(G.players).every((player) => player.draftPack.length === 0);

export function listDraft(G: G, playerID: PlayerID, add: (args: readonly [BusinessId]) => void): void {
  const player = playerOf(G, playerID);
  if (player.draftPick !== null) return;
  for (const card of player.draftPack) if (isOpen(card)) add([card]);
}

export function refuseDraft(G: G, playerID: PlayerID, card: BusinessId): Refusal | null {
  const player = playerOf(G, playerID);
  if (player.draftPick !== null) return refuse('R14.1', 'draftedAlready');
  return player.draftPack.includes(card) ? null : refuse('R14.1', 'notInDraft', { card });
}

/** Records the pick. Once all players have picked, each pack passes to the next player in turn order (R14.1). */
export function draft(G: G, playerID: PlayerID, card: BusinessId): void {
  playerOf(G, playerID).draftPick = card;
  if (G.turnOrder.some((seat) => playerOf(G, seat).draftPick === null)) return;
  const packs = G.turnOrder.map((seat) => {
    const player = playerOf(G, seat);
    const pick = player.draftPick;
    player.draftPick = null;
    if (isOpen(pick)) player.hand.push(pick);
    return player.draftPack.filter((other) => other !== pick);
  });
  G.turnOrder.forEach((seat, index) => {
    playerOf(G, seat).draftPack = itemAt(packs, index - 1);
  });
}
