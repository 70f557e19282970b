import { describe, expect, inject, it } from 'vitest';
import { playToPhase } from '../../../scripts/online/rooms';
import { shot, Visitor } from '../visitor';
import { lobbyTable } from './lobbyTable';

describe('a seat that its player leaves', () => {
  it('stays reserved, can be left to watch, and reopens when its player returns', async () => {
    const { matchID, seatLinks, credentials } = await lobbyTable({
      names: ['Anna', 'Boris'],
      game: 'cherez-ural',
    });
    const [first = '', second = ''] = credentials;
    await playToPhase(
      inject('url'),
      { matchID, credentials: { 0: first, 1: second, 2: '', 3: '' } },
      ['0', '1'],
      2,
      'winter1',
    );
    const boris = await Visitor.come('Boris');
    const { page } = boris;
    await page.goto(seatLinks[1] ?? '');
    await page.getByTestId('table').waitFor();
    await boris.openRoom();
    await page.getByTestId('leave').click();
    await page.getByTestId('leave-yes').click();
    const left = page.getByTestId('left-seat');
    await left.getByText('It is kept for you.').waitFor();
    expect(await page.getByText('can’t be opened').count()).toBe(0);
    await shot(page, 'online-left');
    await left.getByTestId('watch').click();
    await page.getByTestId('table').waitFor();
    // This browser still has the seat.
    await page.goto(`${inject('url')}/online`);
    await page.getByTestId('your-tables').getByRole('link', { name: 'Back to your seat' }).click();
    await page.getByTestId('table').waitFor();
    await boris.openRoom();
    await page.getByTestId('people').getByText('you').waitFor();
    expect(boris.faults).toEqual([]);
    await boris.context.close();
  });
});
