import { createContentLibrary } from '../../../../rules-kit/contentLibrary';
import { entryOf, itemAt } from '../../../../rules-kit/indexed';
import { content as builtIn } from '../../content/index';
import type { ChitId } from '../../content/terms';
import type { Business, Content, Pelts, Situation, WorkerCard } from '../../content/vocabulary';
import type { ExplorationChit, G, Slot } from '../state/state';
import { CONTENT_HASH } from './edition';

/** All content versions that games on this program use, by hash. */
export const contentLibrary = createContentLibrary<Content>({
  builtIn,
  current: CONTENT_HASH,
  loadReader: async () => (await import('./contentPack')).reader,
});

/** Returns the content that a game started with, including its content pack. */
export const contentOf = ({ content }: G): Content =>
  content === null ? builtIn : contentLibrary.get(content);

/** Returns the content for a new game: the built-in one, with the pack's values if there is a pack. */
export const contentWith = (pack: unknown): Content => contentLibrary.withPack(pack);

export const workerCard = (G: G, id: string): WorkerCard => entryOf(contentOf(G).workers, id);
export const businessCard = (G: G, id: string): Business => entryOf(contentOf(G).businesses, id);
export const situationCard = (G: G, id: string): Situation => entryOf(contentOf(G).situations, id);

/** Returns this round's situation card; null before it is revealed (R7.2). */
export function situationInForce(G: G): Situation | null {
  return G.situationRound === G.round ? situationCard(G, itemAt(G.situations, -1)) : null;
}

export function chitPelts(G: G, chit: ChitId): Pelts {
  const content = contentOf(G);
  return chit.startsWith('siberia')
    ? itemAt(content.siberiaChits, Number(chit.slice('siberia'.length)) - 1)
    : itemAt(content.farEastChits, Number(chit.slice('farEast'.length)) - 1);
}

/** Checks for a harvest chit. A view's backs count too, because nothing reads what is on them. */
export const isHarvestChit = (chit: ExplorationChit): chit is ChitId => chit !== 'noExploration';

/** Checks that a card slot holds a visible card. */
export const isOpen = <Id extends string>(slot: Slot<Id> | null): slot is Id =>
  slot !== null && slot !== 'hidden';
