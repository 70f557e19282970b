/** The page of a shared result, with a preview for other sites (Open Graph). The app's page does the rest. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Middleware } from '../http/static';
import type { Daily } from './daily';
import { PICTURE, previewOf } from './preview';

const ADDRESS = /^\/daily\/r\/([\w-]{16})$/;

const escaped = (text: string): string => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

interface SharePage {
  readonly daily: Daily;
  readonly appFolder: string;
  readonly publicUrl: URL | undefined;
}

/** Serves the app's page with the preview of the result at this address. Other addresses pass through. */
export function sharePage({ daily, appFolder, publicUrl }: SharePage): Middleware {
  const page = readFileSync(join(appFolder, 'index.html'), 'utf8');
  return async (ctx, next) => {
    const share = ctx.method === 'GET' ? ADDRESS.exec(ctx.path)?.[1] : undefined;
    const result = share === undefined ? undefined : await daily.shared(share);
    if (share === undefined || result === undefined) return next();
    const origin = publicUrl?.origin ?? `${ctx.protocol}://${ctx.host}`;
    const { title, deal, score, place } = previewOf(result);
    const tags = {
      'og:type': 'website',
      'og:site_name': 'Kontor',
      'og:title': `${title}: ${score}`,
      'og:description': `${deal}. ${place}`,
      'og:url': origin + ctx.path,
      'og:image': `${origin}/deals/shared/${share}/picture.png`,
      'og:image:width': String(PICTURE.width),
      'og:image:height': String(PICTURE.height),
      'twitter:card': 'summary_large_image',
    };
    const head = Object.entries(tags).map(
      ([property, content]) => `<meta property="${property}" content="${escaped(content)}" />`,
    );
    ctx.type = 'html';
    ctx.set('Cache-Control', 'no-cache');
    ctx.body = page.replace('</head>', () => `${head.join('\n')}\n</head>`);
  };
}
