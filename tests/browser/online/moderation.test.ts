/** A player reports a message, and the server's host reads the report, mutes its writer and closes the table. */
import { expect, inject, it } from 'vitest';
import { MODERATION_TOKEN } from '../../../scripts/online/program';
import { violations } from '../axe/axe';
import { shot, Visitor } from '../visitor';
import { lobbyTable } from './lobbyTable';

it('brings a report to the host, who mutes and closes', { timeout: 240_000 }, async () => {
  const [anna, boris, host] = [
    await Visitor.come('Anna'),
    await Visitor.come('Boris'),
    await Visitor.come('Host'),
  ];
  const { link, seatLinks } = await lobbyTable({ names: ['Anna', 'Boris'], numPlayers: 3 });
  for (const [index, { page }] of [anna, boris].entries()) {
    await page.goto(seatLinks[index] ?? link);
    await page.getByTestId('waiting').waitFor();
  }
  const rude = `rude ${Date.now()}`;
  const say = async (text: string) => {
    await boris.page.getByTestId('say').first().fill(text);
    await boris.page.getByTestId('send').first().click();
  };
  await say(rude);
  await anna.page.getByTestId('chat').getByText(rude).waitFor();

  await anna.page.getByTestId('room').click();
  await anna.page.getByTestId('report-or-block').click();
  await anna.page.getByTestId('report-send').click();
  await anna.page.getByText('Say in a few words what is wrong.').waitFor();
  const choices = anna.page.getByTestId('report-what').locator('option');
  const message = await choices.filter({ hasText: rude }).getAttribute('value');
  await anna.page.getByTestId('report-what').selectOption(message ?? '');
  await anna.page.getByTestId('report-reason').fill('insults me');
  await shot(anna.page, 'report');
  expect(await violations(anna.page)).toEqual([]);
  await anna.page.getByTestId('report-send').click();
  await anna.page.getByTestId('report-sent').waitFor();
  await anna.page.getByTestId('block-1').click();
  await anna.page.getByText('has no private key').waitFor();

  await host.page.goto(`${inject('url')}/online/host`);
  await host.page.getByTestId('host-token').fill('wrong');
  await host.page.getByTestId('host-open').click();
  await host.page.getByText('This is not the token of this server’s host.').waitFor();
  await host.page.getByTestId('host-token').fill(MODERATION_TOKEN);
  await host.page.getByTestId('host-open').click();
  const report = host.page.getByTestId('games-list').locator('li', { hasText: rude });
  await report.getByText('insults me').waitFor();
  await shot(host.page, 'host');
  expect(await violations(host.page)).toEqual([]);
  await report.getByTestId('host-mute').click();
  await host.page.getByTestId('host-mutes').getByText('Boris').waitFor();
  await say('again');
  await boris.page.getByText('The host of this server has muted you').waitFor();

  await report.getByTestId('host-close').click();
  await report.getByTestId('host-close').click();
  await report.getByText('table deleted').waitFor();
  for (const { page } of [anna, boris]) await page.getByTestId('left-seat').waitFor();
  await report.getByTestId('host-remove').click();
  await report.waitFor({ state: 'detached' });
  expect([anna, boris, host].flatMap(({ faults }) => faults)).toEqual([]);
  for (const { context } of [anna, boris, host]) await context.close();
});
