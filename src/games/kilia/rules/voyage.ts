/** Ships and their voyages (R4.7, R9.3, R9.4). */
import { derivedFrom } from '../../../rules-kit/derived';
import { itemAt } from '../../../rules-kit/indexed';
import { COLOURS, type Colour, GOODS, type Good, type PlayerID } from '../content/terms';
import type { Cell, Content, Ship } from '../content/vocabulary';
import { contentOf, shipOf } from './content-pack/contentOf';
import type { Report, Stop } from './facts';
import { type Building, type G, type Player, playerOf } from './state/state';
import { emptyStock, goodOfColour } from './stock';

type Strip = readonly Cell[];

const bothWays = (strip: Strip) => ({ laid: strip, turned: strip.toReversed() });

/** Strips of all buildings, in both directions. The printed building's strip depends on the owner's colour. */
const stripsOf = derivedFrom(({ actionCards, canal }: Content) => {
  const home = (own: Good | null) => bothWays(canal.home.map((cell) => (cell === 'own' ? own : cell)));
  return {
    cards: new Map(actionCards.map(({ id, warehouse }) => [id, bothWays(warehouse)])),
    homes: new Map<Colour | null, ReturnType<typeof bothWays>>([
      [null, home(null)],
      ...COLOURS.map((colour) => [colour, home(goodOfColour(colour))] as const),
    ]),
  };
});

/**
 * Returns a building's strip along the canal, left to right (R4.8). The list is cached, so it can be compared by
 * identity.
 */
export function stripOf(G: G, player: Player, { card, turned }: Building): Strip {
  const { cards, homes } = stripsOf(contentOf(G));
  const strip = card === 'home' ? homes.get(player.colour) : cards.get(card);
  if (strip === undefined) throw new Error(`stripOf: the content of this game has no building ${card}`);
  return turned ? strip.turned : strip.laid;
}

/** Returns the buildings along the canal, from space 0 on. */
export function buildingsOf({ canal }: Player): readonly { space: number; building: Building }[] {
  const buildings: { space: number; building: Building }[] = [];
  for (let space = 0; space < canal.length; space++) {
    const building = canal[space] ?? null;
    if (building !== null) buildings.push({ space, building });
  }
  return buildings;
}

/** Returns the cells of a strip that are visible through a window, in the ship's direction. */
function seenIn(window: readonly number[], strip: Strip, heading: Player['heading']): Strip {
  return window.map((cell) => itemAt(strip, heading === 'right' ? cell : -1 - cell));
}

/** Returns a key of the visible items that ignores empty cells and order. */
const itemsOf = (cells: Strip): string =>
  cells
    .filter((cell) => cell !== null)
    .sort()
    .join();

/** Returns the windows worth choosing: the first of equal views, and no empty view if another shows something. */
function windowsToChoose(windows: readonly Strip[]): readonly number[] {
  const views = windows.map(itemsOf);
  const someFull = views.some((view) => view !== '');
  return views.flatMap((view, at) => (views.indexOf(view) < at || (someFull && view === '') ? [] : [at]));
}

/** Views of a strip by window, and the windows worth choosing. */
type Sight = { readonly windows: readonly Strip[]; readonly toChoose: readonly number[] };

// Cached because every round needs the visible cells of all buildings. Strips and ships are content objects, so each
// pair is computed once.
const sights = new WeakMap<Ship, Record<Player['heading'], WeakMap<Strip, Sight>>>();

function sightOf(ship: Ship, strip: Strip, heading: Player['heading']): Sight {
  let ofShip = sights.get(ship);
  if (ofShip === undefined) {
    ofShip = { left: new WeakMap(), right: new WeakMap() };
    sights.set(ship, ofShip);
  }
  const known = ofShip[heading].get(strip);
  if (known !== undefined) return known;
  const windows = ship.windows.map((window) => seenIn(window, strip, heading));
  const sight = { windows, toChoose: windowsToChoose(windows) };
  ofShip[heading].set(strip, sight);
  return sight;
}

/** Returns each window's view of each building, in canal order. Ship 2 has two windows, others one (R9.3). */
export function windowsAt(G: G, player: Player): readonly (Sight & { readonly space: number })[] {
  const ship = shipOf(G, player);
  return buildingsOf(player).map(({ space, building }) => ({
    space,
    ...sightOf(ship, stripOf(G, player, building), player.heading),
  }));
}

/** Whether the player has to choose windows for this voyage (R9.4). */
export function hasWindowChoice(G: G, player: Player): boolean {
  const ship = shipOf(G, player);
  if (ship.windows.length === 1) return false;
  for (const building of player.canal)
    if (building !== null && sightOf(ship, stripOf(G, player, building), player.heading).toChoose.length > 1)
      return true;
  return false;
}

/** Lists all choices of windows worth making, one window per building in canal order. */
export function windowChoices(G: G, player: Player): number[][] {
  let choices: number[][] = [[]];
  for (const { toChoose } of windowsAt(G, player)) {
    choices = choices.flatMap((choice) => toChoose.map((window) => [...choice, window]));
  }
  return choices;
}

/**
 * Returns what the next voyage gains at each building, with the chosen windows or the first ones worth choosing.
 */
export function stopsOf(G: G, player: Player, chosen?: readonly number[]): readonly Stop[] {
  return windowsAt(G, player).map(({ space, windows, toChoose }, at) => ({
    space,
    cells: itemAt(windows, chosen?.[at] ?? itemAt(toChoose, 0)),
  }));
}

/** Sails one ship: gains what its windows show, and moves it to the other end (R9.3). */
export function sail(G: G, playerID: PlayerID, report: Report): void {
  const player = playerOf(G, playerID);
  const stops = stopsOf(G, player, G.windows[playerID]);
  const goods = emptyStock();
  let coins = 0;
  for (const { cells } of stops) {
    for (const cell of cells) {
      if (cell === 'coin') coins += 1;
      else if (cell !== null) goods[cell] += 1;
    }
  }
  player.coins += coins;
  for (const good of GOODS) player.goods[good] += goods[good];
  player.heading = player.heading === 'right' ? 'left' : 'right';
  // The log lists stops in sailing order: from left to right if the ship was heading right.
  const way = player.heading === 'left' ? stops : [...stops].reverse();
  report({ fact: 'voyage', playerID, ship: player.ship, stops: way });
}
