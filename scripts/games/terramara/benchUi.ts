/** Presses of `bench:ui` at a table of Terramara. */
import { terramaraModule } from '../../../src/games/terramara/module';
import { type BenchedGame, benchedGames } from '../../ui/benchedGame';

export const own: BenchedGame = {
  board: '[data-testid="board"] .space',
  ...benchedGames(terramaraModule, 2, [
    { holds: ({ can: { place = 0 } }) => place > 5, tables: 3 },
    { holds: ({ can: { reserve = 0, useCraftsman = 0 } }) => reserve > 0 && useCraftsman > 0, tables: 1 },
  ]),
  async press(page, watch) {
    const id = (name: string) => page.getByTestId(name);
    const open = page.locator('.space-open');
    const place = async (share: number) =>
      watch.press('a space of the board', open.nth(Math.floor((await open.count()) * share)));
    for (const share of [0.1, 0.5, 0.9]) await place(share);
    await watch.openAndClose('open a player', page.locator('[data-testid^="whole-"]'), id('close'));
    await watch.openAndClose('open the points', page.locator('[data-testid^="gold-"]'), id('close'));
    await watch.openAndClose('open the legend', id('legend'), id('look-up-close'), 2);
    for (const worker of ['chief', 'explorer']) await watch.press('a worker', id(`worker-${worker}`));
    await watch.press('an artifact of the row', page.locator('[data-testid^="card-a"]'));
    await watch.openAndClose('open a craftsman', id('move-useCraftsman'), id('cancel').or(id('close')));
    await watch.openAndClose('open the building', id('move-build'), id('cancel').or(id('close')));
    await watch.toggle('menu', id('menu'));
    await place(0.5);
    if (!(await watch.press('confirm', page.locator('.primary-slot [data-testid="confirm"]')))) return;
    for (let time = 0; time < 3; time++) {
      await watch.press('look at the board', id('look-at-board'));
      await watch.press('undo', id('undo'));
      await watch.press('redo', id('redo'));
    }
    await watch.press('look at the board', id('look-at-board'));
    await watch.press('undo', id('undo'));
    for (const share of [0.3, 0.6]) await place(share);
    await watch.press('end the turn', id('end-turn'));
  },
};
