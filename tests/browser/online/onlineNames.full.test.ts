/** Names of people at online tables. */
import { describe, expect, it } from 'vitest';
import { itemAt } from '../../../src/rules-kit/indexed';
import { shot, Visitor } from '../visitor';
import { lobbyTable } from './lobbyTable';

describe('names at an online table', () => {
  it('distinguishes two people with the same name in seats, presence, prompts and chat', async () => {
    const { seatLinks } = await lobbyTable({ names: ['Dora', 'Dora'] });
    const [first, second] = [await Visitor.come('Dora'), await Visitor.come('The other Dora')];
    await first.page.goto(itemAt(seatLinks, 0));
    await second.page.goto(itemAt(seatLinks, 1));
    await first.page.getByTestId('player-1').getByText('Dora (2)').first().waitFor();
    // Either player may be the first to choose a colour while the other waits.
    await Promise.any([
      first.page
        .getByText(/Dora \(2\)\u2069 is choosing/)
        .first()
        .waitFor(),
      second.page
        .getByText(/Dora\u2069 is choosing/)
        .first()
        .waitFor(),
    ]);
    await first.page.getByTestId('tab-chat').waitFor();
    await second.say('Hello');
    await first.page.getByTestId('tab-chat').click();
    await first.page.getByTestId('chat').getByText('Dora (2)').waitFor();
    await first.openRoom();
    await first.page.getByTestId('people').getByText('Dora (2)').waitFor();
    await shot(first.page, 'online-same-name');
    await second.openRoom();
    await second.page.getByTestId('people').getByText('Dora (2)').waitFor();
    expect([...first.faults, ...second.faults]).toEqual([]);
    for (const { context } of [first, second]) await context.close();
  });

  it('refuses a name with an invisible character before sending it, but accepts joiners', async () => {
    const anna = await Visitor.come('Anna');
    const link = await anna.setUp(2);
    const persian = 'علی\u200cرضا';
    const guest = await Visitor.come(persian);
    await guest.page.goto(link);
    const name = guest.page.getByTestId('your-name');
    await name.fill('An\u200bna');
    await guest.page.getByText('a character that can’t be seen (U+200B)').waitFor();
    expect(await guest.page.getByTestId('sit-down').isDisabled()).toBe(true);
    await name.fill(persian);
    await guest.page.getByTestId('sit-down').click();
    await anna.page.getByTestId('player-1').getByText(persian).first().waitFor();
    expect([...anna.faults, ...guest.faults]).toEqual([]);
    for (const { context } of [anna, guest]) await context.close();
  });
});
