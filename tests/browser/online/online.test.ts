/** Two people play online, each at a separate device. */
import { expect, it } from 'vitest';
import { firstTwo } from '../../firstOf';
import { playTogether } from '../games/together';
import { followed } from '../person';
import { Visitor } from '../visitor';

const turns = ({ person }: Visitor): number => person.done.filter((step) => step === 'end turn').length;

it('shows a finished turn on the other player’s page without any secret', async () => {
  const [anna, boris] = [await Visitor.come('Anna'), await Visitor.come('Boris')];
  await boris.sitDown(await anna.setUp(2));
  const dialog = anna.page.getByTestId('choose-worker-dialog');
  const card = dialog.locator('[data-testid^="choose-w"]').first();
  const id = (await card.getAttribute('data-testid'))?.replace('choose-', '') ?? '';
  await card.click();
  await dialog.getByTestId('confirm').click();
  await dialog.waitFor({ state: 'detached' });
  await boris.page.getByTestId('story').getByText('Anna').first().waitFor();
  expect(await boris.page.content()).not.toMatch(new RegExp(`\\b${id}\\b`));

  const both = [anna, boris];
  await playTogether(both, () => both.some((each) => turns(each) > 0));
  const [actor, other] = firstTwo(turns(anna) > 0 ? both : [boris, anna]);
  await actor.turnOver();
  const steps = other.page.getByTestId('story').locator('.story-step');
  await followed(actor.page);
  // One sentence per entry of the actor's own log since the other player acted. The actor may have put a factory in its
  // place before the turn.
  const lines = await actor.page
    .getByTestId('log')
    .locator('.log-turn')
    .evaluateAll((all) => {
      const after = all.findLastIndex((each) => each.className !== all.at(-1)?.className) + 1;
      return all.slice(after).flatMap((each) => [...each.querySelectorAll('.log-entry')]).length;
    });
  expect(lines).toBeGreaterThan(0);
  await expect.poll(() => steps.count()).toBe(lines);
  for (const step of await steps.allTextContents()) expect(step).toMatch(/ (in|to|at|from) /);
  await actor.page.getByTestId('hand').locator('.card').first().waitFor();
  const held = await actor.page.getByTestId('hand').locator('.card-title').allInnerTexts();
  expect(held.length).toBeGreaterThan(3);
  const said = (await other.page.getByTestId('story').textContent()) ?? '';
  expect(held.filter((title) => said.includes(title))).toEqual([]);
  expect(both.flatMap(({ faults }) => faults)).toEqual([]);
  for (const { context } of both) await context.close();
});
