/** One person at two devices: a key brings the seats of one to the other. */
import { readFileSync } from 'node:fs';
import { expect, inject, it } from 'vitest';
import { matchOf, PHONE, shot, Visitor } from '../visitor';

/**
 * Lets each visitor act whose title shows that it is their turn. If a dialog opens and intercepts the press, the next
 * call tries again.
 */
async function act(visitors: readonly Visitor[]): Promise<void> {
  for (const { page, person } of visitors)
    if ((await page.title()).startsWith('●')) await person.step().catch(() => undefined);
}

it('opens a seat on the phone by the key’s link, plays there and erases the key', async () => {
  const anna = await Visitor.come('Anna');
  const boris = await Visitor.come('Boris');
  const link = await anna.setUp(2);
  await boris.sitDown(link);
  await anna.page.getByTestId('table').waitFor();

  await anna.page.goto(`${inject('url')}/online/yours`);
  await anna.page.getByTestId('your-tables').getByTestId('turn').waitFor();
  await anna.page.getByTestId('make-key').click();
  await anna.page.getByTestId('show-key').click();
  await anna.page.getByTestId('qr').waitFor();
  const key = await anna.page.getByTestId('key').getByTestId('link').inputValue();
  expect(key).toMatch(/\/online\/yours#key=[\w-]{22}$/);
  await shot(anna.page, 'person-key');

  const phone = await Visitor.come('Anna’s phone', PHONE);
  const asked: string[] = [];
  phone.page.on('request', (request) => asked.push(request.url() + (request.postData() ?? '')));
  await phone.page.goto(key);
  // Nothing is accepted before a press, and the key has been removed from the address.
  await phone.page.getByTestId('key-brought').waitFor();
  expect(await phone.page.getByTestId('your-tables').count()).toBe(0);
  expect(phone.page.url()).not.toContain('key=');
  await phone.page.getByTestId('take-key').click();
  const turn = phone.page.getByTestId('your-tables').getByTestId('turn');
  await turn.waitFor();
  expect(await turn.innerText()).toMatch(/your turn|Boris to play/);
  await shot(phone.page, 'person-phone');
  expect(asked.join()).not.toContain(key.split('#key=')[1]);

  await phone.page.getByTestId('your-tables').getByRole('link').first().click();
  await phone.page.getByTestId('table').waitFor();
  expect(await phone.key(link)).toBe(await anna.key(link));
  // She can act in her seat after Boris has acted, if he comes first.
  await expect
    .poll(() => act([boris, phone]).then(() => phone.person.done.length), { timeout: 120_000 })
    .toBeGreaterThan(0);

  // A seat taken on the phone appears on the desktop.
  const second = await boris.setUp(2);
  await phone.sitDown(second);
  await phone.page.waitForFunction(() =>
    JSON.parse(localStorage.getItem('house.setting.online.seats') ?? '[]').every(
      ({ shared }: { shared?: boolean }) => shared,
    ),
  );
  await anna.page.reload();
  await expect
    .poll(() => anna.page.getByTestId('your-tables').locator('.match').count(), { timeout: 20_000 })
    .toBe(2);
  expect(await anna.key(second)).toBe(await phone.key(second));
  expect(matchOf(second)).not.toBe(matchOf(link));

  // The exported file contains a link that opens each seat on any device.
  const saving = anna.page.waitForEvent('download');
  await anna.page.getByTestId('export').click();
  const exported = JSON.parse(readFileSync(await (await saving).path(), 'utf8'));
  const linkOf = async (invite: string) =>
    `${inject('url')}${new URL(invite).pathname}#seat=${exported.seats.find(({ matchID }: { matchID: string }) => matchID === matchOf(invite)).seat - 1}.${await anna.key(invite)}`;
  const links = exported.seats.map((seat: { link: string }) => seat.link);
  expect(links.toSorted()).toEqual((await Promise.all([link, second].map(linkOf))).toSorted());
  expect(exported.seats.map(({ players }: { players: string[] }) => players.toSorted())).toEqual([
    ['Anna', 'Boris'],
    ['Anna’s phone', 'Boris'],
  ]);
  expect(JSON.stringify(exported)).not.toContain(key.split('#key=')[1]);

  await anna.page.getByTestId('erase').click();
  await anna.page.getByTestId('erase-yes').click();
  await anna.page.getByTestId('make-key').waitFor();
  expect(await anna.page.getByTestId('your-tables').count()).toBe(0);
  await phone.page.goto(`${inject('url')}/online/yours`);
  await phone.page.getByText('No seats are stored under this key').waitFor();
  const late = await Visitor.come('too late');
  await late.page.goto(key);
  await late.page.getByTestId('take-key').click();
  await late.page.getByText('No seats are stored under this key').waitFor();
  expect([...anna.faults, ...boris.faults, ...phone.faults, ...late.faults]).toEqual([]);
  for (const { context } of [anna, boris, phone, late]) await context.close();
}, 300_000);
