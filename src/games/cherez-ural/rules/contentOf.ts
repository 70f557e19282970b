import { createContentLibrary } from '../../../rules-kit/contentLibrary';
import { content as builtIn } from '../content/index';
import type { ChitId } from '../content/terms';
import type { Business, Content, Pelts, Situation, WorkerCard } from '../content/vocabulary';
import { CONTENT_HASH } from './edition';
import type { G, Slot } from './state';

/** All content that games are played with here, by its hash. */
export const contentLibrary = createContentLibrary<Content>({ builtIn, current: CONTENT_HASH });

/** The content a game is played with: the one it began with, its content pack laid over it. */
export const contentOf = ({ content }: G): Content =>
  content === null ? builtIn : contentLibrary.get(content);

/** The content of a game that begins now: the built-in one, or the one with a pack laid over it. */
export const contentWith = (pack: unknown): Content => contentLibrary.withPack(pack);

export const workerCard = (G: G, id: string): WorkerCard => contentOf(G).workers[id as `w${string}`];
export const businessCard = (G: G, id: string): Business => contentOf(G).businesses[id as `p${string}`];
export const situationCard = (G: G, id: string): Situation => contentOf(G).situations[id as `s${string}`];

/** The situation card of this round; null before it is revealed (R7.2). */
export function situationInForce(G: G): Situation | null {
  return G.situationRound === G.round ? situationCard(G, G.situations[G.situations.length - 1]) : null;
}

/** The print of a harvest chit: sables and furs (R10.1). */
export function chitPelts(G: G, chit: ChitId): Pelts {
  const content = contentOf(G);
  return chit.startsWith('siberia')
    ? content.siberiaChits[Number(chit.slice('siberia'.length)) - 1]
    : content.farEastChits[Number(chit.slice('farEast'.length)) - 1];
}

/** Narrows a card slot to a card that can be seen. */
export const isOpen = <Id extends string>(slot: Slot<Id> | null): slot is Id =>
  slot !== null && slot !== 'hidden';
