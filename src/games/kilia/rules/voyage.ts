/** Ships and their voyages (R4.7, R9.3, R9.4). */
import { derivedFrom } from '../../../rules-kit/derived';
import { COLOURS, type Colour, GOODS, type Good, type PlayerID } from '../content/terms';
import type { Cell, Content, Ship } from '../content/vocabulary';
import { contentOf, tablesOf } from './contentOf';
import type { Report, Stop } from './facts';
import type { Building, G, Player } from './state';
import { emptyStock, goodOfColour } from './stock';

type Strip = readonly Cell[];

const bothWays = (strip: Strip) => ({ laid: strip, turned: strip.toReversed() });

/** The strips of a content's buildings, each laid and turned; the home's by the owner's colour. */
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

/** The strip of a building as it lies at the canal, cells from left to right (R4.8); the same list each time. */
export function stripOf(G: G, player: Player, { card, turned }: Building): Strip {
  const { cards, homes } = stripsOf(contentOf(G));
  const strip = card === 'home' ? homes.get(player.colour) : cards.get(card);
  if (strip === undefined) throw new Error(`stripOf: the content of this game has no building ${card}`);
  return turned ? strip.turned : strip.laid;
}

/** The buildings along the canal, from space 0 on. */
export function buildingsOf({ canal }: Player): readonly { space: number; building: Building }[] {
  const buildings: { space: number; building: Building }[] = [];
  for (let space = 0; space < canal.length; space++) {
    const building = canal[space];
    if (building !== null) buildings.push({ space, building });
  }
  return buildings;
}

/** What one window of the ship shows of a strip: goods and coins, cells left to right in the ship's own order. */
function seenIn(window: readonly number[], strip: Strip, heading: Player['heading']): Strip {
  return window.map((cell) => strip[heading === 'right' ? cell : strip.length - 1 - cell]);
}

/** The items in view, as a key that ignores empty cells and order. */
const itemsOf = (cells: Strip): string =>
  cells
    .filter((cell) => cell !== null)
    .sort()
    .join();

/** The windows worth choosing at a building: of equal views the first, and no empty view beside a full one. */
function windowsToChoose(windows: readonly Strip[]): readonly number[] {
  const views = windows.map(itemsOf);
  const someFull = views.some((view) => view !== '');
  return views.flatMap((view, at) => (views.indexOf(view) < at || (someFull && view === '') ? [] : [at]));
}

/** What a ship's windows show of a strip, and which of them are worth choosing. */
type Sight = { readonly windows: readonly Strip[]; readonly toChoose: readonly number[] };

// Every round asks for those of all buildings; strips and ships are the content's, so that each pair comes to one.
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

/** For each building in canal order what each window of the ship shows there: one list, two with ship 2 (R9.3). */
export function windowsAt(G: G, player: Player): readonly (Sight & { readonly space: number })[] {
  const ship = tablesOf(G).ship[player.ship];
  return buildingsOf(player).map(({ space, building }) => ({
    space,
    ...sightOf(ship, stripOf(G, player, building), player.heading),
  }));
}

/** Whether a ship's owner has something to choose in this voyage (R9.4). */
export function hasWindowChoice(G: G, player: Player): boolean {
  const ship = tablesOf(G).ship[player.ship];
  if (ship.windows.length === 1) return false;
  for (const building of player.canal)
    if (building !== null && sightOf(ship, stripOf(G, player, building), player.heading).toChoose.length > 1)
      return true;
  return false;
}

/** Every choice of windows that is listed, one window for each building in canal order. */
export function windowChoices(G: G, player: Player): number[][] {
  let choices: number[][] = [[]];
  for (const { toChoose } of windowsAt(G, player)) {
    choices = choices.flatMap((choice) => toChoose.map((window) => [...choice, window]));
  }
  return choices;
}

/** What the next voyage brings at each building, with these windows or, where nothing is chosen, the listed ones. */
export function stopsOf(G: G, player: Player, chosen?: readonly number[]): readonly Stop[] {
  return windowsAt(G, player).map(({ space, windows, toChoose }, at) => ({
    space,
    cells: windows[chosen?.[at] ?? toChoose[0]],
  }));
}

/** R9.3: gains what the windows show, and turns the ship at the other end. */
export function sail(G: G, playerID: PlayerID, report: Report): void {
  const player = G.players[playerID];
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
  // The ship's own order: it begins at the end where it lies, which is where the bow points away from.
  const way = player.heading === 'left' ? stops : [...stops].reverse();
  report({ fact: 'voyage', playerID, ship: player.ship, stops: way });
}
