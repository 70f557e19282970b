/** The row of artifacts as the viewer could take them. */
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
import type { G } from '../rules/state';

export const artifactOf = (content: Content, id: ArtifactId): Artifact => {
  const card = content.artifacts.find((artifact) => artifact.id === id);
  if (card === undefined) throw new Error(`artifactOf: no artifact ${id}`);
  return card;
};

/** A cost or bag as single pieces, in the rulebook's order. */
export const piecesOf = (bag: Resources): readonly Resource[] =>
  RESOURCES.flatMap((kind) => Array.from({ length: bag[kind] ?? 0 }, () => kind));

export const countOfBag = (bag: Resources): number => piecesOf(bag).length;

const otherSide: Readonly<Record<string, Resource>> = Object.fromEntries([
  ...RAW.map((raw, index) => [raw, PROCESSED[index]] as const),
  ...PROCESSED.map((processed, index) => [processed, RAW[index]] as const),
]);
/** Leather for cattle and cattle for leather: the two sides of one tile. */
export const turned = (kind: Resource): Resource => otherSide[kind];

export type CostPiece = { readonly kind: Resource; readonly lacks: boolean };

export type CardView = {
  readonly card: Artifact;
  readonly cost: readonly CostPiece[];
  /** Resources that are missing. */
  readonly short: number;
  /** The canoe reaches it. */
  readonly isReached: boolean;
  /** The river space that reaches it. */
  readonly from: number;
};

/** The pieces of a cost; of each kind that is missing the last ones are marked. */
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

/** A card with the player's eyes; `payable` is what the rules say of its payments. */
export function cardView(
  G: G,
  content: Content,
  playerID: PlayerID | null,
  id: ArtifactId,
  payable: boolean,
): CardView {
  const card = artifactOf(content, id);
  const at = G.row.indexOf(id);
  const player = playerID === null ? undefined : G.players[playerID];
  const missing = playerID === null || payable ? {} : missingFor(G, playerID, id);
  const pieces = costPieces(card.cost, missing);
  const reach = player === undefined ? content.river.reach.at(-1) : content.river.reach[player.river];
  const from = content.river.reach.findIndex((cards) => cards > at);
  return {
    card,
    cost: pieces,
    short: pieces.filter(({ lacks }) => lacks).length,
    isReached: at < 0 || at < (reach ?? 0),
    from,
  };
}
