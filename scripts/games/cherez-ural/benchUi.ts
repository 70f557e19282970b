/** The presses that `bench:ui` makes at a table of Через Урал. */
import { cherezUralModule } from '../../../src/games/cherez-ural/module';
import { type BenchedGame, benchedGames } from '../../ui/benchedGame';

export const own: BenchedGame = {
  board: '.map-sheet',
  ...benchedGames(cherezUralModule, 1, [
    { holds: ({ can: { travel = 0, trade = 0 } }) => travel > 12 && trade > 9, tables: 2 },
    { holds: ({ can: { travel = 0, handOver = 0 } }) => travel > 12 && handOver > 0, tables: 1 },
    { holds: ({ can: { travel = 0, trade = 0 } }) => travel > 38 && trade < 6, tables: 1 },
  ]),
  async press(page, watch) {
    const id = (name: string) => page.getByTestId(name);
    const targets = page.locator('[role="button"][data-space]');
    const place = async (share: number) =>
      watch.press('a place of the map', targets.nth(Math.floor((await targets.count()) * share)));
    for (const share of [0.2, 0.5, 0.8]) await place(share);
    for (const name of ['completed-1', 'worker-cards-0', 'situation'])
      await watch.openAndClose(`open ${name}`, id(name), id('close').or(id('cancel')));
    await watch.openAndClose('open the trade dialog', id('move-trade'), id('close').or(id('cancel')), 4);
    await watch.openAndClose('open the dialog of handing over', id('move-handOver'), id('cancel'), 4);
    await watch.toggle('menu', id('menu'));
    await watch.press('a place of the map', targets.nth(3));
    if (!(await watch.press('travel', id('confirm')))) return;
    for (let time = 0; time < 2; time++) {
      await watch.press('undo', id('undo'));
      await watch.press('redo', id('redo'));
    }
    for (let time = 0; time < 3; time++)
      if (await watch.press('gather', id('move-gatherInformation'))) {
        await watch.press('confirm', id('confirm'));
        if (time < 2) await watch.press('undo', id('undo'));
      }
    if (await watch.press('end the turn', id('end-turn'))) await watch.press('take the seat', id('ready'));
    for (const share of [0.3, 0.6]) await place(share);
  },
};
