/** Blocks between two people with keys, and the pages about reports and conduct in all sizes, themes and languages. */
import { expect, inject, it } from 'vitest';
import { MODERATION_TOKEN } from '../../../scripts/online/program';
import { violations } from '../axe/axe';
import { PHONE, shot, Visitor } from '../visitor';
import { lobbyTable } from './lobbyTable';

it('hides a blocked person’s chat and keeps them from the next table, until the block is lifted', {
  timeout: 240_000,
}, async () => {
  const [anna, boris] = [await Visitor.come('Anna'), await Visitor.come('Boris')];
  const url = inject('url');
  for (const each of [anna, boris]) await each.makeKey();
  await boris.sitDown(await anna.setUp(3));
  await boris.page.getByTestId('say').first().fill('boo');
  await boris.page.getByTestId('send').first().click();
  const chat = anna.page.getByTestId('chat').first();
  await chat.getByText('boo').waitFor();
  await anna.page.getByTestId('room').click();
  await anna.page.getByTestId('report-or-block').click();
  await anna.page.getByTestId('block-1').click();
  await anna.page.getByTestId('block-1').getByText('Blocked').waitFor();
  await chat.getByText('boo').waitFor({ state: 'detached' });

  const next = await anna.setUp(2);
  await boris.page.goto(next);
  await boris.page.getByTestId('your-name').fill('Boris');
  await boris.page.getByTestId('sit-down').click();
  await boris.page.getByText('You can’t sit down at this table.').waitFor();
  await anna.page.goto(`${url}/online/yours`);
  await anna.page.getByTestId('blocks').getByText('Boris').waitFor();
  await shot(anna.page, 'blocks');
  await anna.page.getByTestId('unblock').click();
  await anna.page.getByTestId('blocks').waitFor({ state: 'detached' });
  await boris.page.getByTestId('sit-down').click();
  await boris.page.getByTestId('table').waitFor();
  expect([...anna.faults, ...boris.faults]).toEqual([]);
  for (const { context } of [anna, boris]) await context.close();
});

it.each([
  ['desk', undefined],
  ['phone', PHONE],
] as const)('shows reports and the page about conduct without faults: %s', async (size, viewport) => {
  const host = await Visitor.come('Host', viewport);
  const { page } = host;
  const { matchID, post } = await lobbyTable({ names: ['Anna'], numPlayers: 2 });
  await post(`kilia/${matchID}/report`, { reason: 'A table with a rude name, and a long reason for it.' });
  for (const language of ['en', 'ja'])
    for (const theme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme: theme });
      await page.addInitScript((chosen) => localStorage.setItem('house.setting.language', chosen), language);
      for (const path of ['conduct', 'host']) {
        await page.goto(`${inject('url')}/online/${path}`);
        if (path === 'host') {
          await page.getByTestId('host-token').fill(MODERATION_TOKEN);
          await page.getByTestId('host-open').click();
          await page.getByTestId('host-remove').first().waitFor();
        } else await page.locator('h2').first().waitFor();
        await shot(page, `${path}-${size}-${language}-${theme}`);
        expect(await violations(page), `${path} ${language} ${theme}`).toEqual([]);
      }
    }
  expect(host.faults).toEqual([]);
  await host.context.close();
});
