import { createContentLibrary } from '../../../rules-kit/contentLibrary';
import { content as builtIn } from '../content/index';
import type { ArtifactId, BonusTileId, CharacterId, StartCardId, TileId } from '../content/terms';
import type { Artifact, BonusTile, Character, Content, StartCard, Territory } from '../content/vocabulary';
import { CONTENT_HASH } from './edition';
import type { G } from './state';

/** All content that games are played with here, by its hash. */
export const contentLibrary = createContentLibrary<Content>({ builtIn, current: CONTENT_HASH });

/** The content of a game that begins now: the built-in one, or the one with a pack laid over it. */
export const contentWith = (pack: unknown): Content => contentLibrary.withPack(pack);

type Records = {
  readonly territories: ReadonlyMap<TileId, Territory>;
  readonly bonusTiles: ReadonlyMap<BonusTileId, BonusTile>;
  readonly startCards: ReadonlyMap<StartCardId, StartCard>;
  readonly characters: ReadonlyMap<CharacterId, Character>;
  readonly artifacts: ReadonlyMap<ArtifactId, Artifact>;
};

const byId = <Id extends string, Item extends { readonly id: Id }>(items: readonly Item[]) =>
  new Map<Id, Item>(items.map((item) => [item.id, item]));

const known = new WeakMap<Content, Records>();

function recordsOf(content: Content): Records {
  const found = known.get(content);
  if (found !== undefined) return found;
  const records: Records = {
    territories: byId(content.territories),
    bonusTiles: byId(content.bonusTiles),
    startCards: byId(content.startCards),
    characters: byId(content.characters),
    artifacts: byId(content.artifacts),
  };
  known.set(content, records);
  return records;
}

/** The content a game is played with: the one it began with, its content pack laid over it. */
export const contentOf = ({ content }: G): Content => contentLibrary.get(content);

function recordOf<Id extends string, Item>(what: string, items: ReadonlyMap<Id, Item>, id: Id): Item {
  const found = items.get(id);
  if (found === undefined) throw new Error(`${what} ${id}: the content of this game has none`);
  return found;
}

export const territoryOf = (G: G, id: TileId): Territory =>
  recordOf('territory', recordsOf(contentOf(G)).territories, id);
export const artifactOf = (G: G, id: ArtifactId): Artifact =>
  recordOf('artifact', recordsOf(contentOf(G)).artifacts, id);
export const bonusTileOf = (G: G, id: BonusTileId): BonusTile =>
  recordOf('bonus tile', recordsOf(contentOf(G)).bonusTiles, id);
export const startCardOf = (G: G, id: StartCardId): StartCard =>
  recordOf('start card', recordsOf(contentOf(G)).startCards, id);
export const characterOf = (G: G, id: CharacterId): Character =>
  recordOf('character', recordsOf(contentOf(G)).characters, id);
export const isArtifact = (G: G, id: string): boolean => recordsOf(contentOf(G)).artifacts.has(id);
