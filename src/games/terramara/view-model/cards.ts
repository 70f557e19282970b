/** View model of the row of artifacts. */
import { entryOf, itemAt } from '../../../rules-kit/indexed';
import {
  type ArtifactId,
  type PlayerID,
  PROCESSED,
  RAW,
  RESOURCES,
  type Resource,
  type Resources,
} from '../content/terms';
import type { Artifact, Content } from '../content/vocabulary';
import { missingFor } from '../rules/payments';
import { type G, playerOf } from '../rules/state/state';

export const artifactOf = (content: Content, id: ArtifactId): Artifact => {
  const card = content.artifacts.find((artifact) => artifact.id === id);
  if (card === undefined) throw new Error(`artifactOf: no artifact ${id}`);
  return card;
};

/** Returns a cost or bag as single pieces, in the rulebook's order. */
export const piecesOf = (bag: Resources): readonly Resource[] =>
  RESOURCES.flatMap((kind) => Array.from({ length: bag[kind] ?? 0 }, () => kind));

export const countOfBag = (bag: Resources): number => piecesOf(bag).length;

const otherSide: Readonly<Record<string, Resource>> = Object.fromEntries([
  ...RAW.map((raw, index) => [raw, itemAt(PROCESSED, index)] as const),
  ...PROCESSED.map((processed, index) => [processed, itemAt(RAW, index)] as const),
]);
/** Returns the other side of a resource's tile, such as leather for cattle. */
export const turned = (kind: Resource): Resource => entryOf(otherSide, kind);

export type CostPiece = { readonly kind: Resource; readonly lacks: boolean };

export type CardView = {
  readonly card: Artifact;
  readonly cost: readonly CostPiece[];
  /** Number of missing resources. */
  readonly short: number;
  /** Whether the canoe reaches it. */
  readonly isReached: boolean;
  /** The river space from which the card is in reach. */
  readonly from: number;
};

/** Returns the pieces of a cost. The last pieces of each missing kind are marked. */
function costPieces(cost: Resources, missing: Resources): readonly CostPiece[] {
  const left = { ...missing };
  return piecesOf(cost)
    .toReversed()
    .map((kind) => {
      const lacks = (left[kind] ?? 0) > 0;
      if (lacks) left[kind] = (left[kind] ?? 0) - 1;
      return { kind, lacks };
    })
    .reverse();
}

/** Returns the view model of a card. `payable` is whether the rules allow a payment. */
export function cardView(
  G: G,
  content: Content,
  playerID: PlayerID | null,
  id: ArtifactId,
  payable: boolean,
): CardView {
  const card = artifactOf(content, id);
  const at = G.row.indexOf(id);
  const player = playerID === null ? undefined : playerOf(G, playerID);
  const missing = playerID === null || payable ? {} : missingFor(G, playerID, id);
  const pieces = costPieces(card.cost, missing);
  const reach = player === undefined ? content.river.reach.at(-1) : itemAt(content.river.reach, player.river);
  const from = content.river.reach.findIndex((cards) => cards > at);
  return {
    card,
    cost: pieces,
    short: pieces.filter(({ lacks }) => lacks).length,
    isReached: at < 0 || at < (reach ?? 0),
    from,
  };
}
