import { createContentLibrary } from '../../../../rules-kit/contentLibrary';
import { derivedFrom } from '../../../../rules-kit/derived';
import { content as builtIn } from '../../content/index';
import type { ArtifactId, BonusTileId, CharacterId, StartCardId, TileId } from '../../content/terms';
import type { Artifact, BonusTile, Character, Content, StartCard, Territory } from '../../content/vocabulary';
import type { G } from '../state/state';
import { CONTENT_HASH } from './edition';

/** All content that loaded games can use, by hash. */
export const contentLibrary = createContentLibrary<Content>({
  builtIn,
  current: CONTENT_HASH,
  loadReader: async () => (await import('./contentPack')).reader,
});

/** Returns the content for a new game: the built-in content with the pack's values applied. */
export const contentWith = (pack: unknown): Content => contentLibrary.withPack(pack);

const byId = <Id extends string, Item extends { readonly id: Id }>(items: readonly Item[]) =>
  new Map<Id, Item>(items.map((item) => [item.id, item]));

const recordsOf = derivedFrom((content: Content) => ({
  territories: byId<TileId, Territory>(content.territories),
  bonusTiles: byId<BonusTileId, BonusTile>(content.bonusTiles),
  startCards: byId<StartCardId, StartCard>(content.startCards),
  characters: byId<CharacterId, Character>(content.characters),
  artifacts: byId<ArtifactId, Artifact>(content.artifacts),
}));

type Named = Pick<G, 'content'>;

/** Returns the content that the game started with, including its content pack. */
export const contentOf = ({ content }: Named): Content => contentLibrary.get(content);

function recordOf<Id extends string, Item>(what: string, items: ReadonlyMap<Id, Item>, id: Id): Item {
  const found = items.get(id);
  if (found === undefined) throw new Error(`the content of this game has no ${what} ${id}`);
  return found;
}

export const territoryOf = (G: G, id: TileId): Territory =>
  recordOf('territory', recordsOf(contentOf(G)).territories, id);
export const artifactOf = (G: G, id: ArtifactId): Artifact =>
  recordOf('artifact', recordsOf(contentOf(G)).artifacts, id);
export const bonusTileOf = (G: Named, id: BonusTileId): BonusTile =>
  recordOf('bonus tile', recordsOf(contentOf(G)).bonusTiles, id);
export const startCardOf = (G: G, id: StartCardId): StartCard =>
  recordOf('start card', recordsOf(contentOf(G)).startCards, id);
export const characterOf = (G: G, id: CharacterId): Character =>
  recordOf('character', recordsOf(contentOf(G)).characters, id);

/** Checks whether an untrusted id is an artifact of this game. */
export function isArtifact(G: G, id: string): id is ArtifactId {
  const artifacts: ReadonlyMap<string, Artifact> = recordsOf(contentOf(G)).artifacts;
  return artifacts.has(id);
}
