import type { ReactNode } from 'react';
import { iconOf, LINE } from '../../../../table/controls/Icon';
import type { WorkerId } from '../../content/terms';

const line = { ...LINE, strokeWidth: 2.2 } as const;

/** One icon per role in a 24 px box, distinguishable at 12 px. */
const GLYPHS: Readonly<Record<string, ReactNode>> = {
  // Trapper: paw
  w01: (
    <g fill="currentColor">
      <path d="M0 .2C3.6 .2 7 4 6.4 7.4 5.8 10.4 2.4 9 0 9S-5.8 10.4-6.4 7.4C-7 4-3.6 .2 0 .2z" />
      <ellipse cx="-7.6" cy="-1" rx="2.1" ry="2.8" transform="rotate(-24 -7.6 -1)" />
      <ellipse cx="7.6" cy="-1" rx="2.1" ry="2.8" transform="rotate(24 7.6 -1)" />
      <ellipse cx="-3" cy="-5.6" rx="2.2" ry="3.1" />
      <ellipse cx="3" cy="-5.6" rx="2.2" ry="3.1" />
    </g>
  ),
  // Bukharan Merchant: camel
  w02: (
    <path
      fill="currentColor"
      d="M-10.4-4.6C-10.6-7-8.4-8-6.8-7C-6-6.5-6.4-3.6-5.8-1.8C-4.6-5.6-2.4-6.4-1-2.6C.6-6.8 3.4-6.4 4.6-2C8 -1.4 9.6 1 9.8 5L8.6 5 8 2.6 7.4 9H5.2L5 3.6C2.6 4.8-.4 4.8-2.4 3.8L-2.8 9H-5L-5.4 3C-8 1.6-8.2-1.4-8.4-3.6z"
    />
  ),
  // Cossack: crossed sabres
  w03: (
    <g {...line}>
      <path d="M-8.6-8.6C-2-7 4.4-1.4 7 6.6M8.6-8.6C2-7-4.4-1.4-7 6.6" />
      <path d="M3.8 6.6L9.2 4.2M-3.8 6.6L-9.2 4.2" strokeWidth="2" />
      <path d="M7 6.6L8 9.4M-7 6.6L-8 9.4" strokeWidth="2.6" />
    </g>
  ),
  // Ties to the Crown: crown
  w04: (
    <g fill="currentColor">
      <path d="M-9.6-4.6L-4.8-.4 0-8 4.8-.4 9.6-4.6 7.8 4.4H-7.8z" />
      <path d="M-7.8 6H7.8V8.8H-7.8z" />
      <circle cx="0" cy="-8.6" r="1.7" />
      <circle cx="-9.6" cy="-5.4" r="1.5" />
      <circle cx="9.6" cy="-5.4" r="1.5" />
    </g>
  ),
  // Factory Manager: workshop with a chimney
  w05: (
    <path
      fill="currentColor"
      fillRule="evenodd"
      d="M-9.6 9V-9.4H-5.8V-1.6L-.4-5V-1.6L5-5V-1.6L9.6-4.4V9zM-6 2.4V5.6H-3.2V2.4zM-1 2.4V5.6H1.8V2.4zM4 2.4V5.6H6.8V2.4z"
    />
  ),
  // Persia Expert: teapot
  w06: (
    <g>
      <path
        fill="currentColor"
        d="M-5.4-2.6H4C5.6-.8 6 1.2 5.4 3.4 4.9 5.3 3.8 6.6 2.8 7.4H-4.4C-6.2 6-7.2 3.4-6.8 1-6.6-.4-6-1.8-5.4-2.6z"
      />
      <path fill="currentColor" d="M-3.8-4H2.4C2-5.8.6-6.6-.7-6.8-2-6.6-3.4-5.8-3.8-4z" />
      <circle cx="-.7" cy="-8" r="1.4" fill="currentColor" />
      <path {...line} strokeWidth="2" d="M5 4C8.4 3.2 7.2-2.6 10-3.4M-6.4-.8C-9.8-2-10.6 4.6-6.2 4.6" />
    </g>
  ),
  // China Expert: pagoda
  w07: (
    <g fill="currentColor">
      <path d="M0-10.6L1.2-8.4C3.4-7 5.6-5.8 8-5.6L6.8-3.4H-6.8L-8-5.6C-5.6-5.8-3.4-7-1.2-8.4z" />
      <path d="M-4.4-2.4H4.4V-.6C6-.2 7.8 1 10 1.4L8.8 3.8H-8.8L-10 1.4C-7.8 1-6-.2-4.4-.6z" />
      <path d="M-6.2 4.8H6.2V9.4H2V6.4H-2V9.4H-6.2z" />
    </g>
  ),
  // Dutch Expert: ship
  w08: (
    <g fill="currentColor">
      <path d="M-10 3.4H10C9.4 6.4 7.8 8.4 6.2 9.4H-6.2C-8.2 8-9.4 6-10 3.4z" />
      <path d="M-1.1-10H1.1V3H-1.1z" />
      <path d="M-2.2-7.8V1.8H-8.6C-8.4-2.8-6-6.4-2.2-7.8zM2.2-7.8C5.6-6.6 8.2-2.6 8.4 1.8H2.2z" />
    </g>
  ),
  // Boatman: rowing boat with an oar
  w09: (
    <g>
      <path
        fill="currentColor"
        d="M-10.4 1.4C-6 3.2 6 3.2 10.4 1.4 9.8 5.6 7 8.6 3.6 8.6H-3.6C-7 8.6-9.8 5.6-10.4 1.4z"
      />
      <path {...line} d="M6.4-9L-1.2 1.4" />
      <path {...line} strokeWidth="3.4" d="M7.6-10.6L5.4-7.6" />
      <path {...line} d="M-3.4-.6V-6.2" strokeWidth="3" />
      <circle cx="-3.4" cy="-8.6" r="1.9" fill="currentColor" />
    </g>
  ),
  // Sled Driver: sled
  w10: (
    <g {...line}>
      <path d="M-9.6 7H5.8C9.4 7 10.6 4.2 9.6 1.2 9 -.6 6.8-.4 6.8 1.4" />
      <path d="M-9.6 1H5" strokeWidth="2.8" />
      <path d="M-6.4 1.4V6.6M.4 1.4V6.6M-9 .6L-10.4-6.6" />
      <path d="M-5.4-2.4H3.2" strokeWidth="3" />
    </g>
  ),
  // Storekeeper: chest
  w11: (
    <g fill="currentColor">
      <path d="M-9.6-1.6C-9.6-6.4-7.4-8-4.8-8H4.8C7.4-8 9.6-6.4 9.6-1.6H2.6V-3H-2.6V-1.6z" />
      <path d="M-9.6.2H-2.6V2.6H2.6V.2H9.6V8.4H-9.6z" />
      <path d="M-1.2-1.6H1.2V1.2H-1.2z" />
    </g>
  ),
  // Old Believer: three-barred cross
  w12: (
    <g {...line} strokeWidth="2.6" strokeLinecap="butt">
      <path d="M0-10.4V10.4M-3.6-6.8H3.6M-7-2.4H7M-4.6 3.4L4.6 6.6" />
    </g>
  ),
};

/** Roles from content packs may be unknown; these get a plain ring. */
export function WorkerGlyphShape({ worker }: { readonly worker: WorkerId }) {
  return GLYPHS[worker] ?? <circle r="6" fill="none" stroke="currentColor" strokeWidth="2.6" />;
}

export const WorkerGlyph = iconOf(WorkerGlyphShape);
