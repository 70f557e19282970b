/** Icons of contracts, sprats, wheels, points and controls. */
import type { ReactNode } from 'react';
import { Icon, iconOf, LINE } from '../../../../table/controls/Icon';

const PAPER = { fill: 'var(--chip)', stroke: 'var(--p1)' };
const FLAG = 'light-dark(var(--p1), #a9cbf0)';
const POLE = { fill: FLAG, stroke: FLAG };

const SIGNS = {
  contract: (
    <g {...PAPER} strokeWidth="1.8" strokeLinejoin="round">
      <path d="M-7.4-10.4H3.4L7.6-6.2V10.4H-7.4Z" />
      <path d="M3.4-10.4V-6.2H7.6" fill="none" />
      <path d="M-4.4-4.6H1.4M-4.4-.6H4.4M-4.4 3.4H.6" fill="none" strokeWidth="1.5" />
      <circle cx="3.6" cy="6" r="3.1" fill="#c44a30" stroke="#6e1f12" strokeWidth="1.2" />
    </g>
  ),
  newContract: (
    <g {...PAPER} strokeWidth="1.8" strokeLinejoin="round">
      <path d="M-8.4-10.4H2L6.2-6.2V10.4H-8.4Z" />
      <path d="M2-10.4V-6.2H6.2M-5.4-4.6H.4M-5.4-.6H2.8M-5.4 3.4H-1" fill="none" strokeWidth="1.5" />
      <circle cx="5.4" cy="5.4" r="5.2" />
      <path d="M5.4 2.6V8.2M2.6 5.4H8.2" fill="none" strokeWidth="1.9" strokeLinecap="round" />
    </g>
  ),
  sprat: (
    <g stroke="var(--sprat-line)" strokeWidth="1.5" strokeLinejoin="round">
      <path d="M6.4.2C3-4.6-5.8-5.6-10.6.4-5.8 6 3 5 6.4.2L11-4.4V4.8Z" fill="#c98a2e" />
      <path d="M6.4.2 11-4.4 9.6.2 11 4.8Z" fill="#8f5f1c" />
      <path d="M-4.4-3.8Q-2.6.2-4.4 4M-.4-3.8Q1.4.2-.4 4" fill="none" strokeWidth="1.3" />
      <circle cx="-7.2" cy="-.6" r="1" fill="var(--sprat-line)" stroke="none" />
    </g>
  ),
  wheel: (
    <g fill="none" stroke="currentColor">
      <circle r="6.4" strokeWidth="2.1" />
      <circle r="2.2" strokeWidth="1.8" />
      <path d="M0-11V-2.2M0 11V2.2M-11 0H-2.2M11 0H2.2" strokeWidth="1.8" />
      <path d="M-7.8-7.8-1.6-1.6M7.8 7.8 1.6 1.6M-7.8 7.8-1.6 1.6M7.8-7.8 1.6-1.6" strokeWidth="1.5" />
    </g>
  ),
  bell: (
    <path
      fill="currentColor"
      d="M0-10C4-10 6-7 6-3.4 6 1 7 3.4 9 5.4V6.8H-9V5.4C-7 3.4-6 1-6-3.4-6-7-4-10 0-10ZM-2.6 8.2H2.6A2.6 2.6 0 0 1-2.6 8.2Z"
    />
  ),
  merchant: (
    <path
      fill="currentColor"
      d="M-10.4-4.2C-6-3.4-4-6.4-3.4-9.4Q0-11.4 3.4-9.4C4-6.4 6-3.4 10.4-4.2 8.6-1.4 4.4-.6 0-.6S-8.6-1.4-10.4-4.2ZM-4 .6H4C4 3.4 2.4 5.2 0 5.2S-4 3.4-4 .6ZM-8.4 11C-8.4 7.4-5.6 5.6-2.8 5.4L0 8.4 2.8 5.4C5.6 5.6 8.4 7.4 8.4 11Z"
    />
  ),
  swap: <path {...LINE} d="M-9-4H8M3.6-8.2 8.2-4 3.6.2M9 4.6H-8M-3.6.4-8.2 4.6-3.6 8.8" strokeWidth="2" />,
  cards: (
    <g {...PAPER} strokeWidth="1.9" strokeLinejoin="round">
      <path d="M-1.4-9.4 8.6-6.8 4.8 9.4-2 7.6Z" />
      <path d="M-8.6-7.6-1-9.6 3.4 7-4.2 9Z" />
    </g>
  ),
  crest: (
    <g strokeLinejoin="round" strokeWidth="1.4">
      <path d="M-9.4-10.6H9.4V0C9.4 6 4.8 9.4 0 11.4-4.8 9.4-9.4 6-9.4 0Z" fill="#b5432c" stroke="#6e1f12" />
      <path d="M-5.6-7.6H5.6L0 7.4Z" fill="#fefefc" stroke="none" />
      <path d="M-3-3.6H3L1.8-1.2H-1.8Z" fill="#17243a" stroke="none" />
    </g>
  ),
  arrow: <path {...LINE} d="M-8 0H8M3-5 8 0 3 5" strokeWidth="2" />,
  check: <path {...LINE} d="M-8 .6-2.6 6 8-6" strokeWidth="2.6" />,
  plus: <path d="M0-6V6M-6 0H6" fill="none" stroke="currentColor" strokeWidth="2.2" strokeLinecap="round" />,
} satisfies Readonly<Record<string, ReactNode>>;

type GameIconName = keyof typeof SIGNS;

export const GameIcon = iconOf(({ name }: { readonly name: GameIconName }) => SIGNS[name]);

/** The swallow-tailed flag for points: large with a number, small without one. */
export function Flag({ points, size = 16 }: { readonly points?: number; readonly size?: number }) {
  if (points === undefined)
    return (
      <Icon size={size}>
        <path d="M-8-10V11" {...POLE} strokeWidth="2" strokeLinecap="round" />
        <path d="M-7-9H9L5.4-3.4 9 2H-7Z" fill={FLAG} />
      </Icon>
    );
  return (
    <svg className="icon" width={size * 1.45} height={size} viewBox="0 0 35 24" aria-hidden="true">
      <path d="M2 1V23.4" {...POLE} strokeWidth="2.6" strokeLinecap="round" />
      <path d="M3 2H34L29.4 9.6 34 17.2H3Z" fill={FLAG} />
      <text
        x="16"
        y="14.8"
        fontSize="15.5"
        textAnchor="middle"
        fill="light-dark(#fff, #081422)"
        className="flag-number"
      >
        {points}
      </text>
    </svg>
  );
}
