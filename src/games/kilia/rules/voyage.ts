/** Ships and their voyages (R4.7, R9.3, R9.4). */
import { GOODS, type PlayerID } from '../content/terms';
import type { Cell } from '../content/vocabulary';
import { actionCard, contentOf, tablesOf } from './contentOf';
import type { Report, Stop } from './facts';
import type { Building, G, Player } from './state';
import { emptyStock, goodOfColour } from './stock';

/** The strip of a building as it lies at the canal, cells from left to right (R4.8). */
export function stripOf(G: G, player: Player, building: Building): readonly Cell[] {
  const strip =
    building.card === 'home'
      ? contentOf(G).canal.home.map((cell) =>
          cell === 'own' ? (player.colour === null ? null : goodOfColour(player.colour)) : cell,
        )
      : actionCard(G, building.card).warehouse;
  return building.turned ? [...strip].reverse() : strip;
}

/** The buildings along the canal, from space 0 on. */
export const buildingsOf = ({ canal }: Player): readonly { space: number; building: Building }[] =>
  canal.flatMap((building, space) => (building === null ? [] : [{ space, building }]));

/** What one window of the ship shows of a strip: goods and coins, cells left to right in the ship's own order. */
function seenIn(window: readonly number[], strip: readonly Cell[], heading: Player['heading']): Cell[] {
  return window.map((cell) => strip[heading === 'right' ? cell : strip.length - 1 - cell]);
}

/** For each building in canal order what each window of the ship shows there: one list, two with ship 2 (R9.3). */
export function windowsAt(
  G: G,
  player: Player,
): readonly { readonly space: number; readonly windows: readonly (readonly Cell[])[] }[] {
  const { windows } = tablesOf(G).ship[player.ship];
  return buildingsOf(player).map(({ space, building }) => {
    const strip = stripOf(G, player, building);
    return { space, windows: windows.map((window) => seenIn(window, strip, player.heading)) };
  });
}

const itemsOf = (cells: readonly Cell[]): string =>
  cells
    .map((cell) => cell ?? '')
    .sort()
    .join();

/** The windows worth choosing at a building: of equal views the first, and no empty view beside a full one. */
export function windowsToChoose(windows: readonly (readonly Cell[])[]): readonly number[] {
  const views = windows.map(itemsOf);
  const isEmpty = (view: string) => view.replaceAll(',', '') === '';
  const someFull = views.some((view) => !isEmpty(view));
  return views.flatMap((view, at) => (views.indexOf(view) < at || (someFull && isEmpty(view)) ? [] : [at]));
}

/** Whether a ship's owner has something to choose in this voyage (R9.4). */
export const hasWindowChoice = (G: G, player: Player): boolean =>
  windowsAt(G, player).some(({ windows }) => windowsToChoose(windows).length > 1);

/** Every choice of windows that is listed, one window for each building in canal order. */
export function windowChoices(G: G, player: Player): number[][] {
  let choices: number[][] = [[]];
  for (const { windows } of windowsAt(G, player)) {
    const options = windowsToChoose(windows);
    choices = choices.flatMap((choice) => options.map((window) => [...choice, window]));
  }
  return choices;
}

/** What the next voyage brings at each building, with these windows or, where nothing is chosen, the listed ones. */
export function stopsOf(G: G, player: Player, chosen?: readonly number[]): readonly Stop[] {
  return windowsAt(G, player).map(({ space, windows }, at) => ({
    space,
    cells: windows[chosen?.[at] ?? windowsToChoose(windows)[0]],
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
