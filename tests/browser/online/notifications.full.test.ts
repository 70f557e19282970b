/** A player sets up notifications at the table, on a server that may send to this machine. */
import { LobbyClient } from 'boardgame.io/client';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { ServerProgram } from '../../../scripts/online/program';
import { itemAt } from '../../../src/rules-kit/indexed';
import { type HttpReceiver, httpReceiver } from '../../server/notifications/receivers';
import { violations } from '../axe/axe';
import { shot, Visitor } from '../visitor';
import { startCallingProgram } from './callingProgram';

let server: ServerProgram;
let hooks: HttpReceiver;

beforeAll(async () => {
  hooks = await httpReceiver();
  server = await startCallingProgram();
});
afterAll(async () => {
  await server.dispose();
  hooks.close();
});

it('adds, confirms, tests and removes a webhook at the table', async () => {
  const lobby = new LobbyClient({ server: server.url });
  const { matchID } = await lobby.createMatch('cherez-ural', { numPlayers: 2 });
  const seat = await lobby.joinMatch('cherez-ural', matchID, { playerID: '0', playerName: 'Anna' });
  const anna = await Visitor.come('Anna');
  const { page } = anna;
  await page.goto(`${server.url}/online/cherez-ural/t/${matchID}#seat=0.${seat.playerCredentials}`);
  await page.getByTestId('room').click();
  await page.getByTestId('call-me').click();
  const panel = page.getByTestId('call-panel');
  await panel.getByTestId('call-format').selectOption('json');
  await panel.getByTestId('call-webhook').fill(`${hooks.url}/anna`);
  await panel.getByTestId('call-webhook').press('Enter');
  await page.locator('[data-testid="way-webhook"][data-state="waiting"]').waitFor();

  const link: string = JSON.parse(String(itemAt(hooks.received, 0).body)).confirm;
  const mail = await anna.tab();
  await mail.page.goto(link);
  expect(await violations(mail.page)).toEqual([]);
  await shot(mail.page, 'call-confirm');
  await mail.page.getByRole('button', { name: 'Yes, notify me here' }).click();
  await mail.page.getByText('We’ll notify you here').waitFor();

  // As if the user had returned from another tab.
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await page.locator('[data-testid="way-webhook"][data-state="on"]').waitFor();
  expect(await violations(page)).toEqual([]);
  await shot(page, 'call-panel');
  await panel.getByTestId('call-test').click();
  await panel.getByText('Sent', { exact: true }).waitFor();
  expect(JSON.parse(String(itemAt(hooks.received, 1).body))).toMatchObject({
    event: 'test',
    game: 'Через Урал',
  });
  await panel.getByTestId('call-stop').click();
  await panel.getByTestId('way-webhook').waitFor({ state: 'detached' });
  expect([...anna.faults, ...mail.faults]).toEqual([]);
  await anna.context.close();
});
