/** Presses of `bench:ui` at a table of Kilia. */
import { kiliaModule } from '../../../src/games/kilia/module';
import { type BenchedGame, benchedGames } from '../../ui/benchedGame';

export const own: BenchedGame = {
  board: '.columns [data-testid="card-1"]',
  ...benchedGames(kiliaModule, 2, [
    { holds: ({ can: { expand = 0, placeMerchant = 0 } }) => expand > 4 && placeMerchant > 14, tables: 3 },
    { holds: ({ can: { expand = 0, fulfilContract = 0 } }) => expand > 0 && fulfilContract > 0, tables: 1 },
  ]),
  async press(page, watch) {
    const id = (name: string) => page.getByTestId(name);
    const cards = page.locator('.columns [data-testid^="card-"]:not(.card-off)');
    const back = id('cancel').or(id('close'));
    const pickCards = async () => {
      for (let nth = 0; nth < Math.min(3, await cards.count()); nth++)
        await watch.press('a card of the row', cards.nth(nth));
    };
    await pickCards();
    for (let nth = 0; nth < (await cards.count()); nth++) {
      if ((await id('pay-otherwise').count()) > 0) break;
      await watch.press('a card of the row', cards.nth(nth));
    }
    await watch.openAndClose('open the payment', id('pay-otherwise'), back);
    await watch.openAndClose('open a board', page.locator('[data-testid^="open-"]'), id('close'));
    await watch.openAndClose('open the points', page.locator('.player [data-testid^="gold-"]'), id('close'));
    await watch.openAndClose('open the legend', id('legend'), id('look-up-close'), 2);
    await watch.toggle('menu', id('menu'));
    await watch.press('a contract of one’s own', page.locator('[data-testid^="own-contract-"]'));
    await watch.press('fulfil a contract', id('move-fulfilContract'));
    await watch.press('a card of the row', cards.first());
    if (!(await watch.press('confirm', id('confirm')))) return;
    for (let time = 0; time < 3; time++) {
      await watch.press('undo', id('undo'));
      await watch.press('redo', id('redo'));
    }
    await watch.press('decline the improvement', id('skip'));
    await watch.press('end the turn', id('confirm').or(id('end-turn')));
    await pickCards();
  },
};
