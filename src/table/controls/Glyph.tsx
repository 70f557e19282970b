import { memo } from 'react';
import { LINE } from './Icon';

/** Line drawings of the controls: 24 × 24, in the text colour */
const PATHS = {
  undo: 'M9 5 4 10l5 5M4 10h10a5.5 5.5 0 0 1 0 11h-3',
  redo: 'm15 5 5 5-5 5M20 10H10a5.5 5.5 0 0 0 0 11h3',
  restart: 'M5 4v5h5M5.6 9A8 8 0 1 1 4 14',
  lock: 'M6 11h12v9H6ZM8.5 11V8a3.5 3.5 0 0 1 7 0v3',
  next: 'M5 12h13M13 6l6 6-6 6',
  check: 'm5 13 4.5 4.5L19 7',
  close: 'M6 6l12 12M18 6 6 18',
  plus: 'M12 5v14M5 12h14',
  minus: 'M5 12h14',
  pin: 'M12 21s-6.5-5.5-6.5-11a6.5 6.5 0 1 1 13 0c0 5.5-6.5 11-6.5 11Zm0-13.5a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5Z',
  hint: 'M9.5 18h5M10.5 21h3M8.5 14.5C7 13.3 6 11.7 6 9.7a6 6 0 0 1 12 0c0 2-1 3.6-2.5 4.8-.6.5-.9 1-1 1.5h-5c-.1-.5-.4-1-1-1.5Z',
  log: 'M5 5v4h4M5.5 9a8 8 0 1 1-1 5M12 8.5V13l3 2',
  chat: 'M4 5h16v11H10l-4 4v-4H4ZM8 9h8M8 12.5h5',
  cards: 'M8 4h9a1 1 0 0 1 1 1v14a1 1 0 0 1-1 1H8a1 1 0 0 1-1-1V5a1 1 0 0 1 1-1ZM10 9h5M10 13h5',
  hand: 'M8 12V5.5a1.5 1.5 0 0 1 3 0V11m0-1V4.5a1.5 1.5 0 0 1 3 0V11m0-4.5a1.5 1.5 0 0 1 3 0V14c0 4-2.5 7-6 7-3 0-4.5-1.5-6-4.5L3.5 13c.7-1 2-1 3 0L8 14.5',
  players:
    'M9 11a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7ZM2.5 20c0-3.5 3-6 6.5-6s6.5 2.5 6.5 6M16 4.5a3.5 3.5 0 0 1 0 6.5M17.5 14.5c2.5.8 4 2.9 4 5.5',
  prices: 'M4 5h16v14H4ZM4 10h16M4 14.5h16M10 5v14',
  eye: 'M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12ZM12 9.5a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5Z',
  arrow: 'M4 12h15M14 7l5 5-5 5',
  final: 'M5 21V4M5 5h12l-2.5 4L17 13H5',
  again: 'M7 5v14l12-7Z',
  map: 'M9 5 3 7v13l6-2 6 2 6-2V5l-6 2ZM9 5v13M15 7v13',
  pencil: 'M5 19l1-4L16.5 4.5l3 3L9 18l-4 1ZM14 7l3 3',
  book: 'M12 6C10.5 5 8.5 4.5 4 4.5v13c4.5 0 6.5.5 8 1.5 1.5-1 3.5-1.5 8-1.5v-13c-4.5 0-6.5.5-8 1.5ZM12 6v13',
  settings: 'M4 7h9M18 7h2M15.5 4.5v5M4 17h2M11 17h9M8.5 14.5v5',
  door: 'M14 4H6v16h8M10 12h10M17 9l3 3-3 3',
  info: 'M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17ZM12 11v5.5M12 7.5v.5',
} as const;

/** The name of a shared drawing, or SVG path data of a game's own */
export type GlyphName = keyof typeof PATHS | `M${string}`;

const isGeneral = (name: GlyphName): name is keyof typeof PATHS => name in PATHS;

type GlyphProps = { readonly name: GlyphName; readonly size?: number };

export const Glyph = memo(function Glyph({ name, size = 18 }: GlyphProps) {
  return (
    <svg
      className="glyph"
      width={size}
      height={size}
      viewBox="0 0 24 24"
      aria-hidden="true"
      focusable="false"
    >
      <path {...LINE} d={isGeneral(name) ? PATHS[name] : name} strokeWidth="1.9" />
    </svg>
  );
});
