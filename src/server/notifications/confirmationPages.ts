/**
 * The plain pages behind the links in messages. They run no scripts and load nothing; colours are those of
 * `src/table/palette.css`.
 */

import type { RouterContext } from '@koa/router';
import { entryOf } from '../../rules-kit/indexed';
import type { NotificationLanguage } from '../../session/notifications';

interface ConfirmationPage {
  readonly title: string;
  readonly text: string;
  /** Label of the page's only button, which posts to the page's own URL. */
  readonly button?: string;
}

const STYLE = `
:root { color-scheme: light dark;
  --bg: light-dark(#e9dfc9, #14110d); --panel: light-dark(#fbf6ea, #231e17); --line: light-dark(#d3c4a3, #463c2d);
  --line2: light-dark(#97835a, #85744f); --ink: light-dark(#2a241c, #f1e7d2);
  --pri: light-dark(#1f4b63, #8cc4e2); --pri-ink: light-dark(#fffdf6, #0d1a22); }
* { box-sizing: border-box; }
body { margin: 0; background: var(--bg); color: var(--ink); font: 16px/1.45 "Source Sans 3", sans-serif; }
main { width: min(640px, 100% - 32px); margin: 32px auto; padding: 32px; background: var(--panel);
  border: 1px solid var(--line2); border-radius: 12px;
  box-shadow: inset 0 0 0 5px var(--panel), inset 0 0 0 6px var(--line); }
h1 { margin: 0 0 12px; font: 700 28px/1.2 "Old Standard TT", Georgia, "Hiragino Mincho ProN", "Yu Mincho", serif; }
p { margin: 0 0 16px; overflow-wrap: anywhere; }
p:last-child { margin: 0; }
button { min-height: 44px; padding: 8px 16px; border: 1px solid var(--pri); border-radius: 8px; background: var(--pri);
  color: var(--pri-ink); font: inherit; font-weight: 600; line-height: 1.2; cursor: pointer; }
button:focus-visible { outline: 3px solid var(--pri); outline-offset: 2px; }
`;

const POLICY = [
  "default-src 'none'",
  "style-src 'unsafe-inline'",
  'img-src data:',
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ');

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};
const escaped = (text: string): string => text.replace(/[&<>"]/g, (letter) => entryOf(ESCAPES, letter));

export function confirmationPage(
  ctx: RouterContext,
  language: NotificationLanguage,
  { title, text, button }: ConfirmationPage,
): void {
  ctx.set('Content-Security-Policy', POLICY);
  // The browser must send an Origin with the form. The URL contains a token, so no other site may see it.
  ctx.set('Referrer-Policy', 'same-origin');
  ctx.set('Cache-Control', 'no-store');
  ctx.type = 'html';
  const form =
    button === undefined
      ? ''
      : `<form method="post"><button type="submit">${escaped(button)}</button></form>`;
  ctx.body = `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<link rel="icon" href="data:,">
<title>${escaped(title)}</title>
<style>${STYLE}</style>
</head>
<body><main><h1>${escaped(title)}</h1><p>${escaped(text)}</p>${form}</main></body>
</html>
`;
}
