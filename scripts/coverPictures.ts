/**
 * `npx tsx scripts/coverPictures.ts`: takes the pictures for the home page from the games' backdrops, light and dark.
 * Terramara's picture is drawn separately.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { LANGUAGES, type Language } from '../src/language/language';
import { openSite } from './ui/site';

const SIZE = { width: 760, height: 400 };
const QUALITY = 0.6;

type Taken = {
  readonly game: string;
  /** Languages of its text; null if it has no text. */
  readonly languages: readonly Language[] | null;
  /** The visible part of the backdrop at 1280×720; null for all of it at the picture's size. */
  readonly clip: {
    readonly x: number;
    readonly y: number;
    readonly width: number;
    readonly height: number;
  } | null;
};
const ALL: readonly Taken[] = [
  { game: 'cherez-ural', languages: LANGUAGES, clip: { x: 70, y: 90, width: 570, height: 300 } },
  { game: 'kilia', languages: null, clip: null },
];
const AS_LARGE = `.backdrop { inset: 0 auto auto 0; width: ${SIZE.width}px; height: ${SIZE.height}px }`;

const site = await openSite();
try {
  for (const { game, languages, clip } of ALL)
    for (const [language, theme] of (languages ?? (['en'] as const)).flatMap((each) => [
      [each, 'light'] as const,
      [each, 'dark'] as const,
    ])) {
      const folder = `src/games/${game}/cover`;
      mkdirSync(folder, { recursive: true });
      const page = await site.open({
        viewport: { width: 1280, height: 720 },
        deviceScaleFactor: SIZE.width / (clip ?? SIZE).width,
        reducedMotion: 'reduce',
      });
      await page.addInitScript(
        ({ language, theme }) => {
          localStorage.setItem('house.setting.language', language);
          localStorage.setItem('house.setting.theme', theme);
        },
        { language, theme },
      );
      await page.goto(`${site.url}/${game}`);
      await page.locator('.backdrop svg').first().waitFor();
      await page.waitForLoadState('networkidle');
      await page.evaluate(() => document.fonts.ready.then(() => undefined));
      await page.addStyleTag({
        content: `.home { visibility: hidden } .backdrop { visibility: visible } .backdrop::after { display: none } ${clip === null ? AS_LARGE : ''}`,
      });
      const shot = await page.screenshot({ clip: clip ?? { x: 0, y: 0, ...SIZE } });
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
      writeFileSync(
        `${folder}/${languages === null ? '' : `${language}-`}${theme}.webp`,
        Uint8Array.from(webp),
      );
      await page.context().close();
    }
} finally {
  await site.close();
}
