import { describe, expect, it } from 'vitest';
import { lobbyTable } from '../online/lobbyTable';
import { Visitor } from '../visitor';

describe('a link to a table', () => {
  it('opens when a full stop, a bracket or words follow it', async () => {
    const { link, seatLinks } = await lobbyTable({ names: ['Anna'], numPlayers: 2 });
    const guest = await Visitor.come('Guest');
    for (const after of ['.', ')', '。', '」と', ',', '>', '%E3%80%82']) {
      await guest.page.goto('about:blank');
      await guest.page.goto(link + after);
      await guest.page.getByTestId('sit-down').waitFor();
      expect(guest.page.url()).toBe(link);
    }
    await guest.page.goto('about:blank');
    await guest.page.goto(`${seatLinks[0]}。`);
    await guest.page.getByTestId('waiting').getByText('(you, host)').waitFor();
    // Pasting it into the address bar of the open page changes only the fragment.
    await guest.page.evaluate((pasted) => location.assign(pasted), `${seatLinks[0]}).`);
    await guest.page.getByTestId('waiting').getByText('(you, host)').waitFor();
    await expect.poll(() => guest.page.url()).toBe(link);
    expect(guest.faults).toEqual([]);
    await guest.context.close();
  });
});
