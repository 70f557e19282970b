import { createContentLibrary } from '../../../../rules-kit/contentLibrary';
import { itemAt, outside } from '../../../../rules-kit/indexed';
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

type ById<Card> = Readonly<Record<string, Card>>;

export function workerCard(G: G, id: string): WorkerCard {
  const { workers }: { readonly workers: ById<WorkerCard> } = contentOf(G);
  return workers[id] ?? outside();
}
export function businessCard(G: G, id: string): Business {
  const { businesses }: { readonly businesses: ById<Business> } = contentOf(G);
  return businesses[id] ?? outside();
}
export function situationCard(G: G, id: string): Situation {
  const { situations }: { readonly situations: ById<Situation> } = contentOf(G);
  return situations[id] ?? outside();
}

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
