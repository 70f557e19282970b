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

/** The pieces of a cost, those marked that a stock can't cover: a raw one may be paid processed (S5.6). */
export function costPieces(cost: Resources, stock: Readonly<Record<Resource, number>>): readonly CostPiece[] {
  const left = { ...stock };
  const pieces = piecesOf(cost);
  const order = [...pieces].sort((a, b) => RESOURCES.indexOf(b) - RESOURCES.indexOf(a));
  const missing: Resource[] = [];
  for (const kind of order) {
    if (left[kind] > 0) left[kind] -= 1;
    else if (RAW.some((raw) => raw === kind) && left[turned(kind)] > 0) left[turned(kind)] -= 1;
    else missing.push(kind);
  }
  return [...pieces]
    .reverse()
    .map((kind) => {
      const at = missing.indexOf(kind);
      if (at >= 0) missing.splice(at, 1);
      return { kind, lacks: at >= 0 };
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
  const pieces =
    player === undefined || payable
      ? piecesOf(card.cost).map((kind) => ({ kind, lacks: false }))
      : costPieces(card.cost, player.resources);
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
