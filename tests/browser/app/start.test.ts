/** A page that can't start explains why and is never blank. */
import { describe, expect, inject, it } from 'vitest';
import { withBrowser } from '../browser';

const browser = withBrowser();
const isEntry = (url: URL): boolean => /\/assets\/start-.*\.js$/.test(url.pathname);

const LOCALES = [
  [
    'en-GB',
    'This browser is too old for Kontor. Please use Chrome or Edge 111, Firefox 126, Safari 16.4 or newer.',
  ],
  ['ja-JP', 'お使いのブラウザーは古いため'],
] as const;

describe.each(LOCALES)('in %s', (locale, sentence) => {
  it.each([
    ['a method is missing', () => void Reflect.deleteProperty(Object, 'hasOwn')],
    ['style rules are missing', () => void Object.assign(CSS, { supports: () => false })],
    ['it runs no modules', () => void Reflect.deleteProperty(HTMLScriptElement.prototype, 'noModule')],
  ])('shows a notice in an old browser: %s', async (_, lack) => {
    const page = await browser.newPage({ locale });
    await page.addInitScript(lack);
    await page.goto(inject('url'));
    expect(await page.locator('#old-browser').innerText()).toContain(sentence);
    await page.close();
  });

  it('shows a notice in an old browser that can’t parse the script', async () => {
    const page = await browser.newPage({ locale });
    const body = 'const = of the year 2040';
    await page.route(isEntry, (route) => route.fulfill({ contentType: 'text/javascript', body }));
    await page.goto(inject('url'));
    await page.locator('#old-browser').getByText(sentence).waitFor();
    await page.close();
  });
});

it('offers to reload when the first script is refused', async () => {
  const page = await browser.newPage({ locale: 'en-GB' });
  await page.route(isEntry, (route) => route.abort());
  await page.goto(inject('url'));
  const notice = page.locator('#not-started');
  await notice.getByText('Kontor could not be loaded.').waitFor();
  await page.unroute(isEntry);
  await notice.getByRole('button').click();
  await page.getByTestId('game-kilia').waitFor();
  expect(await notice.count()).toBe(0);
  await page.close();
});

it('shows no notice in a current browser', async () => {
  const page = await browser.newPage();
  await page.goto(inject('url'));
  await page.getByTestId('game-kilia').waitFor();
  expect(await page.locator('#old-browser, #not-started').count()).toBe(0);
  await page.close();
});
