/**
 * `npm run screens -- [--game NAME] [--only NAME,…] [--sizes desk,phone] [--to FOLDER]`: takes pictures of every page
 * for review, by default into an ignored folder. These go into docs, smaller: `--walk` for docs/cherez-ural/first-turn.md,
 * `--kit` for docs/kit.md, and `--readme` for the game's picture in README.md.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { BrowserContext, Page } from 'playwright-core';
import * as v from 'valibot';
import { ownOf } from './games/own';
import { ServerProgram } from './online/program';
import { setUpRooms } from './online/rooms';
import { appScreens } from './screens/house';
import { KIT } from './screens/kit';
import {
  LANGUAGES,
  type Language,
  openDevice,
  openScreen,
  SIZES,
  type Size,
  suits,
  waitForFonts,
} from './screens/open';
import type { Screen } from './screens/screen';
import { WALK } from './screens/walk';
import { openSite } from './ui/site';
import { flag, gameOption, listed, readOptions } from './usage';

const IN_DOCS = fileURLToPath(new URL('../docs/cherez-ural/screens/', import.meta.url));
const KIT_DOCS = fileURLToPath(new URL('../docs/kit/', import.meta.url));
const SETTLED_MS = 700;

/** The game in docs/cherez-ural/first-turn.md and docs/kit.md */
const FIRST = 'cherez-ural';

const sizeNames = Object.keys(SIZES) as Size[];
const { game, only, to, sizes, walk, kit, readme } = readOptions(
  'screens',
  `[--game NAME] [--only NAME,…] [--sizes ${sizeNames.join(',')}] [--to FOLDER] [--walk | --kit | --readme]`,
  {
    game: gameOption(),
    only: listed,
    sizes: v.pipe(v.optional(listed, 'desk,wide,phone'), v.array(v.picklist(sizeNames))),
    to: v.optional(v.string()),
    walk: flag,
    kit: flag,
    readme: flag,
  },
  ({ game, walk, kit }) =>
    (walk || kit) && game !== FIRST ? `--walk and --kit: expected the game ${FIRST}` : undefined,
);
const isForDocs = walk || kit || readme;
const folder =
  to ?? (walk ? IN_DOCS : kit ? KIT_DOCS : readme ? `docs/${game}` : `test-output/screens/${game}`);
/** Pictures in docs are scaled down and compressed, quality 0 to 100. */
const { scale, ...file } = isForDocs
  ? ({ scale: 0.7, format: 'webp', quality: 50 } as const)
  : ({ scale: 1, format: 'png' } as const);

type Clip = { readonly x: number; readonly y: number; readonly width: number; readonly height: number };

async function take(page: Page, name: string, clip: Clip): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  const { data } = await devtools.send('Page.captureScreenshot', {
    ...file,
    clip: { ...clip, scale },
  });
  writeFileSync(join(folder, `${name}.${file.format}`), Buffer.from(data, 'base64'));
}

const wanted = readme ? ['turn'] : only;
const isWanted = ({ name }: Screen): boolean => wanted.length === 0 || wanted.includes(name);

const failed: string[] = [];

async function picture(context: BrowserContext, url: string, screen: Screen, size: Size, language: Language) {
  const name = readme ? 'table' : walk ? screen.name : `${screen.name}-${size}-${language}`;
  try {
    const page = await openScreen(context, url, screen, language);
    await page.waitForTimeout(SETTLED_MS);
    await waitForFonts(page);
    await take(page, name, { x: 0, y: 0, ...SIZES[size] });
    await page.close();
  } catch (error) {
    failed.push(`${name}: ${String(error).split('\n')[0]}`);
  }
}

async function picturePart(
  context: BrowserContext,
  url: string,
  screens: readonly Screen[],
  part: (typeof KIT)[number],
) {
  const screen = screens.find(({ name }) => name === part.screen);
  if (screen === undefined) throw new Error(`no screen ${part.screen}`);
  const page = await openScreen(context, url, screen, 'en');
  await page.waitForTimeout(SETTLED_MS);
  await waitForFonts(page);
  const box = await page.locator(part.at).filter({ visible: true }).first().boundingBox();
  if (box === null) failed.push(`${part.name}: ${part.at} is not on the screen ${part.screen}`);
  else {
    const { left, width, height } = { left: 0, ...(part.most ?? box) };
    await take(page, part.name, {
      x: box.x + left,
      y: box.y,
      width: Math.min(width, box.width),
      height: Math.min(height, box.height, SIZES.desk.height - box.y),
    });
  }
  await page.close();
}

/** Returns the game's own screens; with the first game also the app's pages, which show it. */
async function screensOf(url: string): Promise<readonly Screen[]> {
  const own = (await ownOf<readonly Screen[]>(game, 'screens')) ?? [];
  return game === FIRST && !kit && !readme ? [...appScreens(await setUpRooms(url)), ...own] : own;
}

mkdirSync(folder, { recursive: true });
const site = await openSite();
const server = new ServerProgram({ APP_FOLDER: site.folder });
await server.start();
try {
  const screens = walk ? WALK : await screensOf(server.url);
  for (const size of isForDocs ? (['desk'] as const) : sizes)
    for (const language of isForDocs ? (['en'] as const) : LANGUAGES) {
      const context = await openDevice(site.browser, size, language);
      if (kit) for (const part of KIT) await picturePart(context, server.url, screens, part);
      for (const screen of kit ? [] : screens)
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
