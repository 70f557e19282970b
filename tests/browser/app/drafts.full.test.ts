/** Unsent text is kept while another panel or page is open. */
import { describe, expect, it } from 'vitest';
import { DESK, PHONE } from '../browser';
import { Visitor } from '../visitor';

/** Seats Ada and another player, who is at another device. */
async function atTable(viewport: typeof PHONE): Promise<Visitor> {
  const ada = await Visitor.come('Ada', viewport);
  const bo = await Visitor.come('Bo');
  await bo.sitDown(await ada.setUp(2));
  await ada.page.getByTestId('table').waitFor();
  await bo.context.close();
  // Close the dialog of the game's first choice.
  await ada.page.locator('[role="dialog"]').getByTestId('close').click();
  await ada.page.locator('[role="dialog"]').waitFor({ state: 'detached' });
  return ada;
}

describe.each([
  ['on a desk', DESK],
  ['on a phone', PHONE],
] as const)('%s', (_, viewport) => {
  it('keeps a chat draft while the log is open and clears it once it is sent', async () => {
    const ada = await atTable(viewport);
    const { page } = ada;
    await page.getByTestId('tab-chat').click();
    await page.getByTestId('say').fill('Good luck');
    await page.getByTestId('tab-log').click();
    await page.getByTestId('log').waitFor();
    await page.getByTestId('tab-chat').click();
    expect(await page.getByTestId('say').inputValue()).toBe('Good luck');
    await page.getByTestId('say').press('Enter');
    await page.getByTestId('chat').getByText('Good luck').waitFor();
    await expect.poll(() => page.getByTestId('say').inputValue()).toBe('');
    await page.getByTestId('tab-log').click();
    await page.getByTestId('tab-chat').click();
    expect(await page.getByTestId('say').inputValue()).toBe('');
    expect(ada.faults).toEqual([]);
    await ada.context.close();
  });

  it('keeps a chat draft in the room dialog of the text table', async () => {
    const ada = await atTable(viewport);
    const { page } = ada;
    await page.getByTestId('tab-chat').click();
    await page.getByTestId('say').fill('Good luck');
    await page.getByTestId('menu').click();
    await page.getByTestId('change-view').click();
    await page.getByTestId('text-table').waitFor();
    await page.getByTestId('room').click();
    expect(await page.getByTestId('room-dialog').getByTestId('say').inputValue()).toBe('Good luck');
    await ada.context.close();
  });

  it('keeps a name entered for a seat while another page is open', async () => {
    const ada = await Visitor.come('Ada');
    const bo = await Visitor.come('Bo', viewport);
    await bo.page.goto(await ada.setUp(2));
    await bo.page.getByTestId('your-name').fill('Bonaparte');
    await bo.page.evaluate(() => history.pushState(null, '', '/cherez-ural/rules'));
    await bo.page.locator('.prose').waitFor();
    await bo.page.goBack();
    await expect.poll(() => bo.page.getByTestId('your-name').inputValue()).toBe('Bonaparte');
    await ada.context.close();
    await bo.context.close();
  });
});
