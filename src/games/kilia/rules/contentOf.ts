import { createContentLibrary } from '../../../rules-kit/contentLibrary';
import { derivedFrom } from '../../../rules-kit/derived';
import { content as builtIn } from '../content/index';
import type { Achievement, ActionId, ContractId, Space, Zone } from '../content/terms';
import type {
  AchievementRecord,
  ActionCard,
  Content,
  Contract,
  MarketSpace,
  Ship,
  ZoneRecord,
} from '../content/vocabulary';
import { CONTENT_HASH } from './edition';
import type { G, ZoneCard } from './state';

/** All content that games are played with here, by its hash. */
export const contentLibrary = createContentLibrary<Content>({ builtIn, current: CONTENT_HASH });

type Named = Pick<G, 'content'>;

/** The content a game is played with: the one it began with, its content pack laid over it. */
export const contentOf = ({ content }: Named): Content =>
  content === null ? builtIn : contentLibrary.get(content);

/** The content of a game that begins now: the built-in one, or the one with a pack laid over it. */
export const contentWith = (pack: unknown): Content => contentLibrary.withPack(pack);

/** A content's records by their ids. */
export type Tables = {
  readonly action: Readonly<Record<ActionId, ActionCard>>;
  readonly contract: Readonly<Record<ContractId, Contract>>;
  readonly zone: Readonly<Record<Zone, ZoneRecord>>;
  readonly space: Readonly<Record<Space, MarketSpace>>;
  readonly achievement: Readonly<Record<Achievement, AchievementRecord>>;
  readonly ship: Readonly<Record<number, Ship>>;
};

const byId = <Id extends string | number, Item extends { readonly id: Id }>(
  items: readonly Item[],
): Readonly<Record<Id, Item>> => Object.fromEntries(items.map((item) => [item.id, item])) as Record<Id, Item>;

const tablesOfContent = derivedFrom<Content, Tables>((content) => ({
  action: byId<ActionId, ActionCard>(content.actionCards),
  contract: byId<ContractId, Contract>(content.contracts),
  zone: byId<Zone, ZoneRecord>(content.zones),
  space: byId<Space, MarketSpace>(content.market),
  achievement: byId<Achievement, AchievementRecord>(content.achievements),
  ship: byId<number, Ship>(content.ships),
}));

/** The records of a game's content by their ids. */
export const tablesOf = (G: Named): Tables => tablesOfContent(contentOf(G));

export const actionCard = (G: Named, id: ActionId): ActionCard => tablesOf(G).action[id];
export const contractCard = (G: Named, id: ContractId): Contract => tablesOf(G).contract[id];

/** The zone of a card as its back shows it; null for a sprat, which has all four. */
export const zoneOf = (G: Named, card: ZoneCard): Zone | null =>
  card === 'sprat' ? null : actionCard(G, card).zone;
