/** Pictures of every page, for people to look at: `npm run screens` writes docs/screens/. */
import { mkdirSync, rmSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';
import type { SavedGame } from '../src/house/savedGame';
import { goldenGame, openSite, type Site } from './ui/site';

const FOLDER = fileURLToPath(new URL('../docs/screens/', import.meta.url));
const SIZES = {
  desk: { width: 1280, height: 720 },
  wide: { width: 1920, height: 1080 },
  phone: { width: 390, height: 844 },
} as const;
type SizeName = keyof typeof SIZES;
const LANGUAGES = ['en', 'ja'] as const;
/** Of a JPEG: small enough to keep, fine enough to see a cut word. */
const QUALITY = 28;
/** The widest is kept at half its size: the whole folder stays under 3 MB. */
const PIXELS = { desk: 1, wide: 0.5, phone: 1 } as const;
const SETTLED_MS = 900;

type Screen = {
  readonly name: string;
  readonly path: string;
  readonly game?: SavedGame;
  readonly theme?: 'dark';
  /** What is pressed before the picture is taken. */
  readonly press?: string;
};

const SCREENS: readonly Screen[] = [
  { name: 'home', path: '/', game: goldenGame(4, 0.5) },
  { name: 'new', path: '/new' },
  { name: 'learn', path: '/learn' },
  { name: 'rules', path: '/rules' },
  { name: 'almanac', path: '/almanac' },
  { name: 'hand-over', path: '/table', game: goldenGame(2, 0.5) },
  { name: 'choose-worker', path: '/table', game: goldenGame(4, 0), press: 'ready' },
  { name: 'table-winter', path: '/table', game: goldenGame(4, 0.47), press: 'ready' },
  { name: 'table-summer', path: '/table', game: goldenGame(4, 0.865), press: 'ready' },
  { name: 'table-dark', path: '/table', game: goldenGame(4, 0.865), press: 'ready', theme: 'dark' },
  { name: 'replay', path: '/table?move=120', game: goldenGame(3) },
  { name: 'final', path: '/table', game: goldenGame(3) },
  { name: 'no-such-move', path: '/table?move=9999', game: goldenGame(3) },
  { name: 'not-found', path: '/nowhere' },
];

async function picture(site: Site, screen: Screen, size: SizeName, language: string): Promise<void> {
  const page: Page = await site.open(
    {
      viewport: SIZES[size],
      deviceScaleFactor: PIXELS[size],
      locale: language === 'ja' ? 'ja-JP' : 'en-GB',
      colorScheme: screen.theme ?? 'light',
      hasTouch: size === 'phone',
      reducedMotion: 'reduce',
      serviceWorkers: 'block',
    },
    screen.game,
  );
  await page.goto(`${site.url}${screen.path}`);
  if (screen.press !== undefined) await page.getByTestId(screen.press).click();
  await page.locator('main:not([aria-busy="true"])').first().waitFor();
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  await page.waitForTimeout(SETTLED_MS);
  const path = `${FOLDER}${screen.name}-${size}-${language}.jpg`;
  await page.screenshot({ path, type: 'jpeg', quality: QUALITY });
  console.log(`${path} ${Math.round(statSync(path).size / 1024)} KB`);
  await page.context().close();
}

rmSync(FOLDER, { recursive: true, force: true });
mkdirSync(FOLDER, { recursive: true });
const site = await openSite();
try {
  for (const screen of SCREENS)
    for (const size of Object.keys(SIZES) as SizeName[])
      for (const language of LANGUAGES) await picture(site, screen, size, language);
} finally {
  await site.close();
}
