/**
 * The opening of a full game: the draft, the Highlander's tiles, and gains from start cards and characters (S1.11,
 * §8).
 */
import { itemAt } from '../../../rules-kit/indexed';
import { type Refusal, refuse } from '../../../rules-kit/refusal';
import { AT_ONCE } from '../content/board';
import type { CharacterId, PlayerID, StartCardId, TileId } from '../content/terms';
import { startCardOf, territoryOf } from './content-pack/contentOf';
import { settle } from './effects';
import type { Report } from './facts';
import { type G, playerOf } from './state/state';
import { push } from './tracks';

export type DraftCard = CharacterId | StartCardId;

/** Returns the player who drafts next: reverse turn order, then turn order. Null after the draft (S1.11). */
export function nextToDraft({ draft, turnOrder }: G): PlayerID | null {
  if (draft === null) return null;
  const seats = turnOrder.length;
  return draft.taken < seats
    ? itemAt(turnOrder, seats - 1 - draft.taken)
    : itemAt(turnOrder, draft.taken - seats);
}

const isCharacter = (G: G, card: DraftCard): card is CharacterId =>
  G.draft?.characters.some((each) => each === card) ?? false;

export function listDraft(G: G, playerID: PlayerID, add: (args: readonly [DraftCard]) => void): void {
  if (G.draft === null) return;
  const { character, startCard } = playerOf(G, playerID);
  if (character === null) for (const card of G.draft.characters) add([card]);
  if (startCard === null) for (const card of G.draft.startCards) add([card]);
}

export function refuseDraft(G: G, playerID: PlayerID, card: DraftCard): Refusal | null {
  if (G.draft === null) return refuse('S1.11', 'wrongPhase.draft');
  const { character, startCard } = playerOf(G, playerID);
  if (isCharacter(G, card)) return character === null ? null : refuse('S1.11', 'otherKind.character');
  if (!G.draft.startCards.includes(card)) return refuse('S1.11', 'notInDraft', { card });
  return startCard === null ? null : refuse('S1.11', 'otherKind.startCard');
}

export function draft(G: G, playerID: PlayerID, card: DraftCard, report: Report): void {
  if (G.draft === null) throw new Error('draft: the draft is over');
  const player = playerOf(G, playerID);
  if (isCharacter(G, card)) {
    G.draft.characters = G.draft.characters.filter((each) => each !== card);
    player.character = card;
    // The Parent has one more explorer (S8.5).
    if (card === 'parent') player.explorers += 1;
    if (card === 'house') {
      player.bonusTiles = G.bonusAside;
      G.bonusAside = [];
    }
  } else {
    G.draft.startCards = G.draft.startCards.filter((each) => each !== card);
    player.startCard = card;
  }
  G.draft.taken += 1;
  // The remaining cards go back to the box.
  if (G.draft.taken === 2 * G.numPlayers) {
    G.draft = null;
    gainOnceChosen(G, report);
  }
}

export type OwnTiles = { readonly plain: TileId; readonly mountain: TileId };

/** Returns the Highlander who still has to choose tiles, or null (S8.7). */
export function choosesTiles(G: G): PlayerID | null {
  if (G.draft !== null) return null;
  return (
    G.turnOrder.find((id) => playerOf(G, id).character === 'mountain' && playerOf(G, id).ownPlain === null) ??
    null
  );
}

const leftOver = (G: G, kind: 'plain' | 'mountain'): readonly TileId[] =>
  G.aside.filter((id) => {
    const tile = territoryOf(G, id);
    return tile.level === 1 && tile.kind === kind;
  });

export function listTiles(G: G, playerID: PlayerID, add: (args: readonly [OwnTiles]) => void): void {
  if (choosesTiles(G) !== playerID) return;
  for (const plain of leftOver(G, 'plain'))
    for (const mountain of leftOver(G, 'mountain')) add([{ plain, mountain }]);
}

export function refuseTiles(G: G, playerID: PlayerID, { plain, mountain }: OwnTiles): Refusal | null {
  if (choosesTiles(G) !== playerID) return refuse('S8.7', 'wrongPhase.chooseTiles');
  if (!leftOver(G, 'plain').includes(plain)) return refuse('S8.7', 'notLeftOver.plain', { tile: plain });
  return leftOver(G, 'mountain').includes(mountain)
    ? null
    : refuse('S8.7', 'notLeftOver.mountain', { tile: mountain });
}

export function chooseTiles(G: G, playerID: PlayerID, { plain, mountain }: OwnTiles, report: Report): void {
  const player = playerOf(G, playerID);
  player.ownPlain = plain;
  player.ownMountain = mountain;
  G.aside = G.aside.filter((id) => id !== plain && id !== mountain);
  gainOnceChosen(G, report);
}

/** Begins the gains after the last choice. They belong to this move because a phase hook has no log entry. */
function gainOnceChosen(G: G, report: Report): void {
  if (G.opening !== 'draft' || choosesTiles(G) !== null) return;
  G.opening = 'gains';
  beginGains(G, report);
}

/**
 * Begins the opening gains in turn order: the start card, then the character (S1.11, S8.1, S8.2). Abilities don't
 * apply to them.
 */
export function beginGains(G: G, report: Report): void {
  if (G.opening !== 'gains') return;
  for (const playerID of G.turnOrder.toReversed()) {
    const { character, startCard } = playerOf(G, playerID);
    if (character !== null) push(G, playerID, character, AT_ONCE[character] ?? []);
    if (startCard !== null) push(G, playerID, startCard, startCardOf(G, startCard).do);
  }
  settle(G, report);
  endGains(G);
}

/** Ends the opening once nothing is pending. */
export function endGains(G: G): void {
  if (G.opening === 'gains' && G.pending.length === 0) G.opening = 'over';
}
