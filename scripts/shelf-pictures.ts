/** Takes the pictures that stand on the shelf from a game's own backdrop, light and dark, in each language:
 *  `npx tsx scripts/shelf-pictures.ts`. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { LANGUAGES } from '../src/language/language';
import { openSite } from './ui/site';

const GAME = 'cherez-ural';
const SIZE = { width: 760, height: 400 };
/** The part of the backdrop that is shown, at 1280×720. */
const CLIP = { x: 70, y: 90, width: 570, height: 300 };
const QUALITY = 0.6;

const folder = `src/games/${GAME}/shelf`;
mkdirSync(folder, { recursive: true });
const site = await openSite();
try {
  for (const language of LANGUAGES)
    for (const theme of ['light', 'dark'] as const) {
      const page = await site.open({
        viewport: { width: 1280, height: 720 },
        deviceScaleFactor: SIZE.width / CLIP.width,
        reducedMotion: 'reduce',
      });
      await page.addInitScript(
        ([language, theme]) => {
          localStorage.setItem('house.setting.language', language);
          localStorage.setItem('house.setting.theme', theme);
        },
        [language, theme],
      );
      await page.goto(`${site.url}/${GAME}`);
      await page.locator('.map-sheet').waitFor();
      await page.evaluate(() => document.fonts.ready.then(() => undefined));
      await page.addStyleTag({
        content:
          '.home { visibility: hidden } .backdrop { visibility: visible } .backdrop::after { display: none }',
      });
      const shot = await page.screenshot({ clip: CLIP });
      const webp = await page.evaluate(
        async ({ png, size, quality }) => {
          const picture = await createImageBitmap(await (await fetch(`data:image/png;base64,${png}`)).blob());
          const canvas = new OffscreenCanvas(size.width, size.height);
          canvas.getContext('2d')?.drawImage(picture, 0, 0, size.width, size.height);
          const bytes = new Uint8Array(
            await (await canvas.convertToBlob({ type: 'image/webp', quality })).arrayBuffer(),
          );
          return Array.from(bytes);
        },
        { png: shot.toString('base64'), size: SIZE, quality: QUALITY },
      );
      writeFileSync(`${folder}/${language}-${theme}.webp`, Uint8Array.from(webp));
      await page.context().close();
    }
} finally {
  await site.close();
}
