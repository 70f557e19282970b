import { createContentLibrary } from '../../../../rules-kit/contentLibrary';
import { derivedFrom } from '../../../../rules-kit/derived';
import { outside } from '../../../../rules-kit/indexed';
import { byId } from '../../../../rules-kit/records';
import { content as builtIn } from '../../content/index';
import type { Achievement, ActionId, ContractId, Space, Zone } from '../../content/terms';
import type {
  AchievementRecord,
  ActionCard,
  Content,
  Contract,
  MarketSpace,
  Ship,
  ZoneRecord,
} from '../../content/vocabulary';
import type { G, Player, ZoneCard } from '../state/state';
import { CONTENT_HASH } from './edition';

/** All content that loaded games can use, by hash. */
export const contentLibrary = createContentLibrary<Content>({
  builtIn,
  current: CONTENT_HASH,
  loadReader: async () => (await import('./contentPack')).reader,
});

type Named = Pick<G, 'content'>;

/** Returns the content that the game started with, including its content pack. */
export const contentOf = ({ content }: Named): Content =>
  content === null ? builtIn : contentLibrary.get(content);

/** Returns the content for a new game: the built-in content with the pack's values applied. */
export const contentWith = (pack: unknown): Content => contentLibrary.withPack(pack);

export type Tables = {
  readonly action: Readonly<Record<ActionId, ActionCard>>;
  readonly contract: Readonly<Record<ContractId, Contract>>;
  readonly zone: Readonly<Record<Zone, ZoneRecord>>;
  readonly space: Readonly<Record<Space, MarketSpace>>;
  readonly achievement: Readonly<Record<Achievement, AchievementRecord>>;
  readonly ship: Readonly<Record<number, Ship>>;
};

const tablesOfContent = derivedFrom<Content, Tables>((content) => ({
  action: byId<ActionId, ActionCard>(content.actionCards),
  contract: byId<ContractId, Contract>(content.contracts),
  zone: byId<Zone, ZoneRecord>(content.zones),
  space: byId<Space, MarketSpace>(content.market),
  achievement: byId<Achievement, AchievementRecord>(content.achievements),
  ship: byId<number, Ship>(content.ships),
}));

export const tablesOf = (G: Named): Tables => tablesOfContent(contentOf(G));

export const actionCard = (G: Named, id: ActionId): ActionCard => tablesOf(G).action[id] ?? outside();
export const contractCard = (G: Named, id: ContractId): Contract => tablesOf(G).contract[id] ?? outside();
/** Returns a player's ship. */
export const shipOf = (G: Named, { ship }: Pick<Player, 'ship'>): Ship => tablesOf(G).ship[ship] ?? outside();

/** Returns the zone on the back of a card, or null for a sprat, which shows all four symbols. */
export const zoneOf = (G: Named, card: ZoneCard): Zone | null =>
  card === 'sprat' ? null : actionCard(G, card).zone;
