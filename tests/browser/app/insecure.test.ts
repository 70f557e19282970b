import { describe, expect, it } from 'vitest';
import { address, visitInsecurely, worksInsecurely } from './insecureSite';

describe('kilia without a secure context', () => worksInsecurely('kilia'));

it('opens an online table, copies its link and shows what needs a secure connection', async () => {
  const { page, faults } = await visitInsecurely('/online/kilia/new');
  await page.getByTestId('your-name').fill('Ada');
  await page.getByTestId('create').click();
  await page.getByTestId('waiting').waitFor();
  const copy = page.getByRole('button', { name: 'Copy', exact: true }).first();
  await copy.click();
  await page.getByText(/^(Copied|Selected\. Press Ctrl\+C or ⌘C to copy)$/).waitFor();
  await page.getByTestId('room').click();
  await page.getByTestId('notice-notify').click();
  await page.getByText('Notifications need a secure connection').waitFor();
  await page.goto(address('/online/yours'));
  await page.getByTestId('make-key').click();
  await page.getByText('This needs a secure connection').waitFor();
  expect(faults).toEqual([]);
  await page.close();
});
