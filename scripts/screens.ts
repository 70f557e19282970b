/** Pictures of every page in three sizes and both languages, for people to look at, and those of docs/walk.md: `npm run
 *  screens -- [--only NAME,…] [--to FOLDER]`. Without `--to` they go to docs/screens, half as large, so that all of them
 *  stay small. */
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { BrowserContext, Page } from 'playwright-core';
import { z } from 'zod';
import { ServerProgram } from './online/program';
import { setUpRooms } from './online/rooms';
import {
  facesCame,
  LANGUAGES,
  type Language,
  openDevice,
  openScreen,
  SIZES,
  type Size,
  suits,
} from './screens/open';
import { type Screen, screensOf } from './screens/pages';
import { WALK } from './screens/walk';
import { openSite } from './ui/site';
import { readOptions } from './usage';

const KEPT = fileURLToPath(new URL('../docs/screens/', import.meta.url));
const SETTLED_MS = 700;
/** What is kept: width of a picture beside that of its screen, and how fine, from 0 to 100. Those of the walk are read. */
const SMALL = {
  desk: { scale: 0.45, quality: 18 },
  wide: { scale: 0.28, quality: 18 },
  phone: { scale: 0.45, quality: 18 },
  walk: { scale: 0.7, quality: 50 },
};
const WHOLE = { scale: 1, quality: 80 };

const names = (list: string): readonly string[] => list.split(',').filter((name) => name !== '');
const { only, to, sizes } = readOptions('screens', '[--only NAME,…] [--sizes desk,phone] [--to FOLDER]', {
  only: z.string().default('').transform(names),
  sizes: z.string().default('').transform(names),
  to: z.string().optional(),
});
const folder = to ?? KEPT;
const format = to === undefined ? 'webp' : 'png';

async function take(page: Page, name: string, size: Size, { scale, quality }: typeof WHOLE): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  const { data } = await devtools.send('Page.captureScreenshot', {
    format,
    quality,
    clip: { x: 0, y: 0, ...SIZES[size], scale },
  });
  writeFileSync(join(folder, `${name}.${format}`), Buffer.from(data, 'base64'));
}

const isWanted = (screen: Screen, size: Size): boolean =>
  (only.length === 0 || only.includes(screen.name)) && (sizes.length === 0 || sizes.includes(size));

const failed: string[] = [];

async function picture(context: BrowserContext, url: string, screen: Screen, size: Size, language: Language) {
  const inWalk = WALK.includes(screen);
  const name = inWalk ? screen.name : `${screen.name}-${size}-${language}`;
  try {
    const page = await openScreen(context, url, screen, language);
    await page.waitForTimeout(SETTLED_MS);
    await facesCame(page);
    await take(page, name, size, to === undefined ? SMALL[inWalk ? 'walk' : size] : WHOLE);
    await page.close();
  } catch (error) {
    failed.push(`${name}: ${String(error).split('\n')[0]}`);
  }
}

mkdirSync(folder, { recursive: true });
if (to === undefined && only.length === 0 && sizes.length === 0)
  for (const file of readdirSync(folder)) rmSync(join(folder, file));
const site = await openSite();
const server = new ServerProgram({ APP_FOLDER: site.folder });
await server.start();
try {
  const screens = screensOf(await setUpRooms(server.url));
  for (const size of Object.keys(SIZES) as Size[])
    for (const language of LANGUAGES) {
      const context = await openDevice(site.browser, size, language);
      const shown = screens.filter((screen) => suits(screen, size));
      for (const screen of size === 'desk' && language === 'en' ? [...shown, ...WALK] : shown)
        if (isWanted(screen, size)) await picture(context, server.url, screen, size, language);
      await context.close();
    }
} finally {
  await server.dispose();
  await site.close();
}
console.log(failed.join('\n'));
process.exitCode = failed.length === 0 ? 0 : 1;
