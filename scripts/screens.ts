/** Pictures of every page for people to look at: `npm run screens -- [--only NAME,…] [--sizes desk,phone] [--to FOLDER]`,
 *  into an ignored folder where none is named. `--walk` takes those of docs/walk.md instead, half as large, into docs. */
import { mkdirSync, writeFileSync } from 'node:fs';
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

const IN_DOCS = fileURLToPath(new URL('../docs/screens/', import.meta.url));
const SETTLED_MS = 700;

const names = (list: string): readonly string[] => list.split(',').filter((name) => name !== '');
const sizeNames = Object.keys(SIZES) as Size[];
const { only, to, sizes, walk } = readOptions(
  'screens',
  `[--only NAME,…] [--sizes ${sizeNames.join(',')}] [--to FOLDER] [--walk]`,
  {
    only: z.string().default('').transform(names),
    sizes: z
      .string()
      .default('desk,wide,phone')
      .transform(names)
      .pipe(z.array(z.enum(sizeNames))),
    to: z.string().optional(),
    walk: z.boolean().default(false),
  },
);
const folder = to ?? (walk ? IN_DOCS : 'test-output/screens');
/** Pictures in docs are read, and small: width beside that of the screen, and quality from 0 to 100. */
const { scale, ...file } = walk
  ? ({ scale: 0.7, format: 'webp', quality: 50 } as const)
  : ({ scale: 1, format: 'png' } as const);

async function take(page: Page, name: string, size: Size): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  const { data } = await devtools.send('Page.captureScreenshot', {
    ...file,
    clip: { x: 0, y: 0, ...SIZES[size], scale },
  });
  writeFileSync(join(folder, `${name}.${file.format}`), Buffer.from(data, 'base64'));
}

const isWanted = ({ name }: Screen): boolean => only.length === 0 || only.includes(name);

const failed: string[] = [];

async function picture(context: BrowserContext, url: string, screen: Screen, size: Size, language: Language) {
  const name = walk ? screen.name : `${screen.name}-${size}-${language}`;
  try {
    const page = await openScreen(context, url, screen, language);
    await page.waitForTimeout(SETTLED_MS);
    await facesCame(page);
    await take(page, name, size);
    await page.close();
  } catch (error) {
    failed.push(`${name}: ${String(error).split('\n')[0]}`);
  }
}

mkdirSync(folder, { recursive: true });
const site = await openSite();
const server = new ServerProgram({ APP_FOLDER: site.folder });
await server.start();
try {
  const screens = walk ? WALK : screensOf(await setUpRooms(server.url));
  for (const size of walk ? (['desk'] as const) : sizes)
    for (const language of walk ? (['en'] as const) : LANGUAGES) {
      const context = await openDevice(site.browser, size, language);
      for (const screen of screens)
        if (suits(screen, size) && isWanted(screen))
          await picture(context, server.url, screen, size, language);
      await context.close();
    }
} finally {
  await server.dispose();
  await site.close();
}
console.log(failed.join('\n'));
process.exitCode = failed.length === 0 ? 0 : 1;
