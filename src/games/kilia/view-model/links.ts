/**
 * Relations between things on Kilia's table, by link name (`src/game-api/links.ts`), such as a card and the zones
 * it can expand, or a contract and its sources of goods. Uses only visible information.
 */
import {
  type LinkCard,
  type LinkIcon,
  type LinkOf,
  type LinkPlace,
  listsOf,
  splitLink,
} from '../../../game-api/links';
import { entryOf } from '../../../rules-kit/indexed';
import { isKeyOf } from '../../../rules-kit/records';
import type { Link } from '../content/links';
import { type ActionId, type ContractId, GOODS, type Good, ZONES, type Zone } from '../content/terms';
import { hasAbility } from '../rules/abilities';
import { playerOf } from '../rules/state/state';
import { windowsAt } from '../rules/voyage';
import type { SayLink } from '../text/links/en';
import { abilityName } from '../text/words';
import { type BoardView, buildingsOf, cellsOf, type MarketView } from './board';
import { goodOfColour } from './contentIndex';
import { swapsFor } from './payments';
import { type Bag, bagPhrase, costOf, isEmptyBag, lackingOf, rewardOf, sumBags } from './resources';
import type { Table } from './table';
import { voyageGain } from './voyage';

export { linkSayer } from '../text/links/en';

/** Cards of both rows already carry this attribute. */
export const MARKS = { card: 'card' } as const;

const CANAL: Link = 'own:canal';
const KNOWLEDGE: Link = 'own:knowledge';

type Card = LinkCard<Link>;
type Place = LinkPlace<Link>;
type Linking = Table & { readonly link: SayLink; readonly view: BoardView };

const coinsOf = ({ t }: Linking, count: number): string => t('terms.pieces.coins', { count });
const goodName = ({ t }: Linking, good: Good): string => t(`terms.goodLow.${good}`);

const zonePlace = (position: Linking, zone: Zone, says: string, flag?: readonly LinkIcon[]): Place => ({
  link: `zone:${zone}`,
  text: position.link('line', { what: position.t(`terms.zone.${zone}`), says }),
  ...(flag === undefined ? {} : { flag }),
});

const marketPlace = (position: Linking, { id }: MarketView, says: string): Place => ({
  link: `market:${id}`,
  text: position.link('line', {
    what: position.link('market', { space: position.t(`terms.space.${id}`) }),
    says,
  }),
});

/** Returns the price of a card or contract in the rows. */
function columnFact(position: Linking, id: ActionId | ContractId): string[] {
  const { columns, link } = position;
  const column = columns.find(({ card, contract }) => card === id || contract === id);
  if (column === undefined) return [];
  return [column.cost === 0 ? link('columnFree') : link('column', { coins: coinsOf(position, column.cost) })];
}

/** Returns what this card's building adds to the next voyage, turned the better way. */
function buildingGain({ content, view }: Linking, card: ActionId): Bag {
  const { goods, heading, ship, voyage } = view;
  const own = goodOfColour(content, view.colour);
  const gainWith = (turned: boolean) =>
    voyageGain(content, ship, [...buildingsOf(view), cellsOf(content, { card, turned }, own)], {
      goods,
      heading,
    });
  const laid = gainWith(false);
  const turned = gainWith(true);
  const size = (bag: Bag) => Object.values(bag).reduce((sum, amount) => sum + amount, 0);
  const better = size(turned) > size(laid) ? turned : laid;
  const negative = Object.fromEntries(Object.entries(voyage).map(([kind, amount]) => [kind, -amount]));
  return sumBags(better, negative);
}

/** Links of a card in the row: its zone, the market, the canal and the abilities (R3.2). */
function actionLink(position: Linking, id: ActionId): Card {
  const { content, view, legal, link, t, language } = position;
  const player = playerOf(position.G, position.below);
  const { zone, ability } = entryOf(content.action, id);
  const { good } = content.zone[zone];
  const next = view.zones.find((each) => each.zone === zone)?.next ?? null;
  const expand =
    next === null
      ? zonePlace(position, zone, link('full'))
      : zonePlace(
          position,
          zone,
          link('expand', { cost: bagPhrase({ [good]: next }, t), has: view.goods[good] }),
          [{ icon: good, amount: -next, change: true }],
        );
  const listed = legal.placeMerchant.get(id);
  const open = view.market.filter(({ id: space, isOpen }) => listed?.includes(space) ?? isOpen);
  const gain = buildingGain(position, id);
  return {
    title: link('card', { zone: t(`terms.zone.${zone}`) }),
    facts: columnFact(position, id),
    lists: listsOf({
      heading: link('uses'),
      places: [
        expand,
        ...open
          .slice(0, 1)
          .map((space) => marketPlace(position, space, link('merchant', { good: goodName(position, good) }))),
        ...(player.canal.includes(null)
          ? [{ link: CANAL, text: link('building', { gain: bagPhrase(gain, t), ship: view.ship }) }]
          : []),
        ...(hasAbility(position.G, player, id)
          ? []
          : [{ link: KNOWLEDGE, text: link('ability', { ability: abilityName(ability, language) }) }]),
      ],
    }),
  };
}

/** Returns the most of one kind that the next voyage can gain (R9.3). */
function sailsFor({ G, below }: Linking, kind: Good | 'coins'): number {
  if (G.final) return 0;
  const cell = kind === 'coins' ? 'coin' : kind;
  return windowsAt(G, playerOf(G, below)).reduce(
    (sum, { windows }) =>
      sum + Math.max(...windows.map((cells) => cells.filter((each) => each === cell).length)),
    0,
  );
}

/**
 * Returns sources of a good or of coins besides the supply: merchants, swaps, market spaces, contracts and the next
 * voyage (R5.5, R4.6, R5.2, R6.1, R9.3). Leaves out the contract `except`, which needs the good itself.
 */
function bringing(position: Linking, kind: Good | 'coins', except: ContractId | null = null): Place[] {
  const { content, view, link, t } = position;
  const isGood = kind !== 'coins';
  const market = view.market.flatMap((space): Place[] => {
    const left = space.uses - space.used;
    if (space.stack === 0)
      return space.isOpen && space.bonus === (isGood ? 'good' : 'coins')
        ? [marketPlace(position, space, link('bonus', { bonus: t(`terms.bonus.${space.bonus}`) }))]
        : [];
    return isGood && space.good === kind && left > 0
      ? [marketPlace(position, space, link('delivers', { good: goodName(position, kind), count: left }))]
      : [];
  });
  const swaps = isGood
    ? swapsFor(view, kind).map(
        (other): Place => ({
          link: KNOWLEDGE,
          text: link('line', {
            what: goodName(position, kind),
            says: link('swap', { good: goodName(position, other) }),
          }),
        }),
      )
    : [];
  const rewards = view.contracts.flatMap((id): Place[] => {
    const reward = rewardOf(entryOf(content.contract, id));
    const gives = (reward[kind] ?? 0) > 0 || (isGood && (reward.any ?? 0) > 0);
    return id === except || !gives
      ? []
      : [
          {
            link: `card:${id}`,
            text: link('line', {
              what: link('contract', { cost: bagPhrase(costOf(entryOf(content.contract, id)), t) }),
              says: link('rewards', { reward: bagPhrase(reward, t) }),
            }),
          },
        ];
  });
  const sails = sailsFor(position, kind);
  const voyage =
    sails === 0 ? [] : [{ link: CANAL, text: link('voyage', { gain: bagPhrase({ [kind]: sails }, t) }) }];
  return [...market, ...swaps, ...rewards, ...voyage];
}

/** Returns the player's supply of a good, at the good's zone. */
const supplyOf = (position: Linking, good: Good, needs: number): readonly Place[] =>
  ZONES.filter((zone) => position.content.zone[zone].good === good).map((zone) => {
    const { view, link, t } = position;
    const has = view.goods[good];
    return zonePlace(position, zone, link('supply', { has, needs: bagPhrase({ [good]: needs }, t) }), [
      { icon: good, amount: has },
    ]);
  });

/** Links of a contract: the sources of each of its goods. */
function contractLink(position: Linking, id: ContractId): Card {
  const { content, view, link, t } = position;
  const contract = entryOf(content.contract, id);
  const cost = costOf(contract);
  const isInRow = position.columns.some((column) => column.contract === id);
  return {
    title: link('contract', { cost: bagPhrase(cost, t) }),
    facts: [
      link('pays', {
        reward: bagPhrase(rewardOf(contract), t),
        points: t('terms.points', { count: contract.points }),
      }),
      ...(isInRow ? columnFact(position, id) : []),
    ],
    lists: listsOf({
      heading: link('needs'),
      places: [
        ...GOODS.flatMap((good) => {
          const needs = (cost[good] ?? 0) + (cost.any ?? 0);
          return needs === 0 ? [] : [...supplyOf(position, good, needs), ...bringing(position, good, id)];
        }),
        ...((cost.coins ?? 0) > 0 ? bringing(position, 'coins', id) : []),
      ],
    }),
    ...(isEmptyBag(lackingOf(cost, view.goods, view.coins)) ? {} : { asks: `card:${id}` }),
  };
}

/** Returns the player's contracts that need a good. */
const contractsFor = (position: Linking, good: Good): readonly Place[] =>
  position.view.contracts
    .filter((id) => (costOf(entryOf(position.content.contract, id))[good] ?? 0) > 0)
    .map((id) => ({
      link: `card:${id}`,
      text: position.link('contract', {
        cost: bagPhrase(costOf(entryOf(position.content.contract, id)), position.t),
      }),
    }));

/** Returns the player's contracts that these goods can help to pay, including "any good" costs. */
const contractsPaidWith = (position: Linking, goods: readonly Good[]): readonly Place[] =>
  position.view.contracts.flatMap((id) => {
    const cost = costOf(entryOf(position.content.contract, id));
    const isPaid = (cost.any ?? 0) > 0 || goods.some((good) => (cost[good] ?? 0) > 0);
    return goods.length === 0 || !isPaid
      ? []
      : [
          {
            link: `card:${id}`,
            text: position.link('contract', { cost: bagPhrase(cost, position.t) }),
          },
        ];
  });

/** Returns the zones whose next card costs one of these goods. */
const zonesPaidWith = (position: Linking, goods: readonly Good[]): readonly Place[] =>
  position.view.zones.flatMap(({ zone, next }) => {
    const { good } = position.content.zone[zone];
    if (next === null || !goods.includes(good)) return [];
    const cost = bagPhrase({ [good]: next }, position.t);
    return [zonePlace(position, zone, position.link('expand', { cost, has: position.view.goods[good] }))];
  });

/** Links of a zone: cards that expand it, and other uses and sources of its good. */
function zoneLink(position: Linking, zone: Zone): Card {
  const { content, columns, view, link, t, language } = position;
  const { good } = content.zone[zone];
  const next = view.zones.find((each) => each.zone === zone)?.next ?? null;
  const cards = columns
    .flatMap(({ card, cost }) =>
      card !== null && entryOf(content.action, card).zone === zone ? [{ card, cost }] : [],
    )
    .sort((a, b) => a.cost - b.cost);
  const named = { good: goodName(position, good) };
  return {
    title: t(`terms.zone.${zone}`),
    facts: [
      next === null
        ? t('own.zoneFull')
        : `${link('expand', { cost: bagPhrase({ [good]: next }, t), has: view.goods[good] })}.`,
    ],
    lists: listsOf(
      {
        heading: link('zoneCards'),
        places: cards.map(({ card, cost }) => ({
          link: `card:${card}`,
          text: link('line', {
            what: abilityName(entryOf(content.action, card).ability, language),
            says: cost === 0 ? link('free') : link('coins', { count: coinsOf(position, cost) }),
          }),
        })),
      },
      { heading: link('contracts', named), places: contractsFor(position, good) },
      { heading: link('merchants', named), places: bringing(position, good) },
    ),
  };
}

function marketLink(position: Linking, space: MarketView): Card {
  const { content, view, link, t } = position;
  const { id, good, zone, uses, used, isOpen, bonus } = space;
  const title = link('market', { space: t(`terms.space.${id}`) });
  if (good === null || zone === null) {
    const below = content.market.find((each) => each.id === id)?.restsOn ?? [];
    return {
      title,
      facts: [link('empty', { bonus: t(`terms.bonus.${bonus}`) }), ...(isOpen ? [] : [link('shut')])],
      lists: isOpen
        ? []
        : listsOf({
            heading: link('rests'),
            places: view.market
              .filter((each) => below.includes(each.id))
              .map((each) => ({
                link: `market:${each.id}`,
                text: link('market', { space: t(`terms.space.${each.id}`) }),
              })),
          }),
    };
  }
  return {
    title,
    facts: [
      link('delivers', { good: goodName(position, good), count: uses - used }),
      link('used', { left: uses - used, uses }),
    ],
    lists: listsOf({
      heading: link('paysFor'),
      places: [...contractsPaidWith(position, [good]), ...zonesPaidWith(position, [good])],
    }),
  };
}

/** Links of the canal: the next voyage's gains, and the contracts and zones that need them. */
function canalLink(position: Linking): Card {
  const { view, link, t } = position;
  const goods = GOODS.filter((good) => sailsFor(position, good) > 0);
  return {
    title: link('canal'),
    facts: position.G.final ? [] : [`${link('voyage', { gain: bagPhrase(view.voyage, t) })}.`],
    lists: listsOf({
      heading: link('helps'),
      places: [...contractsPaidWith(position, goods), ...zonesPaidWith(position, goods)],
    }),
  };
}

/** Returns the links of a position, from the view of the player whose board is shown at the bottom. */
export function linksOf(table: Table, link: SayLink): LinkOf<Link> {
  const { content } = table;
  let found: Linking | null = null;
  return (name) => {
    found ??= { ...table, link, view: table.board(table.below) };
    const [kind, own] = splitLink(name);
    const zone = ZONES.find((each) => each === own);
    const space = found.view.market.find(({ id }) => id === own);
    if (kind === 'card' && isKeyOf(content.action, own)) return actionLink(found, own);
    if (kind === 'card' && isKeyOf(content.contract, own)) return contractLink(found, own);
    if (kind === 'zone' && zone !== undefined) return zoneLink(found, zone);
    if (kind === 'market' && space !== undefined) return marketLink(found, space);
    return name === CANAL ? canalLink(found) : null;
  };
}
