/** View model of a player's board, with every number that the table shows. */

import { entryOf } from '../../../rules-kit/indexed';
import type {
  ActionId,
  Bonus,
  Colour,
  ContractId,
  Good,
  Heading,
  PlayerID,
  Space,
  Zone,
} from '../content/terms';
import { ZONES } from '../content/terms';
import type { Ability, Cell } from '../content/vocabulary';
import { type Building, type G, playerOf, type Stock, type ZoneCard } from '../rules/state/state';
import { goodOfColour, type IndexedContent, zoneOfColour } from './contentIndex';
import type { Bag } from './resources';
import { voyageGain } from './voyage';

export type ZoneView = {
  readonly zone: Zone;
  readonly good: Good;
  readonly cards: readonly ZoneCard[];
  /** Goods that each of the four cards costs. */
  readonly costs: readonly number[];
  /** Goods for the next card; null if the zone is full. */
  readonly next: number | null;
  /** Whether it is the player's own zone, whose cards score (R10.2). */
  readonly isOwn: boolean;
};

export type MarketView = {
  readonly id: Space;
  /** The good of its top merchant; null without one. */
  readonly good: Good | null;
  readonly zone: Zone | null;
  readonly stack: number;
  readonly uses: number;
  readonly used: number;
  readonly isOpen: boolean;
  readonly bonus: Bonus;
};

export type PlotView = {
  readonly space: number;
  /** The strip from left to right; null without a building. */
  readonly cells: readonly Cell[] | null;
  readonly isPrinted: boolean;
};

export type BoardView = {
  readonly id: PlayerID;
  readonly colour: Colour | null;
  /** The player's own zone; null before a colour is chosen. */
  readonly zone: Zone | null;
  readonly coins: number;
  readonly goods: Readonly<Stock>;
  readonly keys: number;
  readonly zones: readonly ZoneView[];
  readonly market: readonly MarketView[];
  readonly abilities: readonly { readonly card: ActionId; readonly ability: Ability }[];
  readonly plots: readonly PlotView[];
  readonly ship: number;
  readonly heading: Heading;
  readonly windows: readonly (readonly number[])[];
  readonly contracts: readonly ContractId[];
  readonly fulfilled: readonly ContractId[];
  readonly fulfilledPoints: number;
  readonly sprats: number;
  readonly newSprats: number;
  /** Chips left. `extraMarkers` are goods used as markers. */
  readonly chips: number;
  readonly extraMarkers: number;
  readonly markers: number;
  /** Gains of the next voyage, with the better window at each building. */
  readonly voyage: Bag;
};

/** Returns a building's strip along the canal, left to right. */
export function cellsOf(
  content: IndexedContent,
  building: Pick<Building, 'card' | 'turned'>,
  own: Good | null,
): readonly Cell[] {
  const strip =
    building.card === 'home'
      ? content.canal.home.map((cell) => (cell === 'own' ? own : cell))
      : entryOf(content.action, building.card).warehouse;
  return building.turned ? [...strip].reverse() : strip;
}

export const buildingsOf = ({ plots }: Pick<BoardView, 'plots'>): readonly (readonly Cell[])[] =>
  plots.flatMap(({ cells }) => (cells === null ? [] : [cells]));

export function boardOf(G: G, content: IndexedContent, id: PlayerID): BoardView {
  const player = playerOf(G, id);
  const own = goodOfColour(content, player.colour);
  const zone = zoneOfColour(content, player.colour);
  const full = (space: Space): boolean => player.market[space].length > 0;
  const plots = player.canal.map(
    (building, space): PlotView => ({
      space,
      cells: building === null ? null : cellsOf(content, building, own),
      isPrinted: building?.card === 'home',
    }),
  );
  const { heading, goods } = player;
  const chips = Math.max(0, content.setup.chips - player.markers);
  return {
    id,
    colour: player.colour,
    zone,
    coins: player.coins,
    goods,
    keys: content.zone.castle.startSymbols + player.zones.castle.length,
    zones: ZONES.map((kind) => {
      const { good, cost } = content.zone[kind];
      const cards = player.zones[kind];
      return { zone: kind, good, cards, costs: cost, next: cost[cards.length] ?? null, isOwn: kind === zone };
    }),
    market: content.market.map(({ id: space, uses, restsOn, bonus }) => {
      const cards = player.market[space];
      const top = cards[cards.length - 1];
      const topZone = top === undefined ? null : entryOf(content.action, top).zone;
      return {
        id: space,
        zone: topZone,
        good: topZone === null ? null : content.zone[topZone].good,
        stack: cards.length,
        uses,
        used: player.used[space],
        isOpen: restsOn.every(full),
        bonus,
      };
    }),
    abilities: player.abilities.map((card) => ({ card, ability: entryOf(content.action, card).ability })),
    plots,
    ship: player.ship,
    heading,
    windows: entryOf(content.ship, String(player.ship)).windows,
    contracts: player.contracts,
    fulfilled: player.fulfilled,
    fulfilledPoints: player.fulfilled.reduce(
      (sum, contract) => sum + entryOf(content.contract, contract).points,
      0,
    ),
    sprats: player.sprats,
    newSprats: player.newSprats,
    chips,
    extraMarkers: Math.max(0, player.markers - content.setup.chips),
    markers: player.markers,
    voyage: voyageGain(content, player.ship, buildingsOf({ plots }), { goods, heading }),
  };
}
