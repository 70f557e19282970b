import { LINE } from '../../../../table/controls/Icon';
import type { Family } from '../../content/vocabulary';

const church =
  'M8 28V17l6-4 6 4v11M20 28V15l10-8 10 8v13M40 28V17l6-4 6 4v11M4 28h52M30 7V2M14 13v-3M46 13v-3M26 28v-7a4 4 0 0 1 8 0v7';
const camels =
  'M4 28h52M12 28v-9c-3-1-3-6-2-9-2 0-4-1-4-2s3-2 5-1c2 0 1 5 3 7 2-4 5-4 6 0 2-4 6-4 7 0 3 1 4 3 4 6v8M17 28v-6h9v6M38 28v-6c-2-1-2-4-1-6-2 0-3-1-3-2s2-1 4-1 1 4 3 5c1-3 4-3 5 0 2-3 5-2 5 1 2 1 2 3 2 4v5M42 28v-4h7v4';
const ship =
  'M8 20h44c-1 4-4 6-8 6H16c-4 0-7-2-8-6ZM30 20V3M30 4c7 2 11 7 12 13H30M27 6c-5 2-8 6-9 11h9M4 29c4-2 6-2 9 0s6 2 9 0 6-2 9 0 6 2 9 0 6-2 9 0 4 1 6 0';
const fur =
  'M20 28c-4-6-3-11-1-14-2-3-4-3-6-3 1-4 5-5 9-3 3-4 13-4 16 0 4-2 8-1 9 3-2 0-4 0-6 3 2 3 3 8-1 14-2-3-4-4-5-4-2 0-3 3-5 6-2-3-3-6-5-6-1 0-3 1-5 4Z';
const scales =
  'M30 4v24M18 28h24M12 9h36M12 9 5 21h14ZM48 9l-7 12h14ZM5 21c1 3 4 4 7 4s6-1 7-4M41 21c1 3 4 4 7 4s6-1 7-4';
const tent = 'M8 28 30 5l22 23M27 2l3 3 3-3M30 28V16l-6 12M4 28h52M44 28v-4M48 28v-6';
const anvil = 'M14 12h30c4 0 8-1 10-3-1 6-6 9-14 9v4l5 6H17l5-6v-4c-6 0-10-2-12-6h4ZM30 4v8M24 4h12';
const compass = 'M30 3a13 13 0 1 0 0 26 13 13 0 0 0 0-26Zm0-2v4m0 22v4M15 16h4m22 0h4M35 11l-3 7-7 3 3-7Z';
const stalls =
  'M6 28V14M26 28V14M34 28V14M54 28V14M3 14l5-8h16l5 8ZM31 14l5-8h16l5 8ZM9 21h14M37 21h14M3 28h54';
const sledge = 'M8 26h36c6 0 9-4 8-9M10 18h30M14 18v8M34 18v8M10 18 6 7M16 13h20v5H16ZM18 8h16v5H18Z';
const speech =
  'M10 5h26a3 3 0 0 1 3 3v9a3 3 0 0 1-3 3H22l-7 6v-6h-5a3 3 0 0 1-3-3V8a3 3 0 0 1 3-3ZM43 11h7a3 3 0 0 1 3 3v7a3 3 0 0 1-3 3h-3v5l-6-5h-6M14 11h17M14 15h11';

/** A family's colour and line emblem, a path in a 60 × 32 box. */
export const FAMILY: Readonly<Record<Family, { readonly colour: string; readonly emblem: string }>> = {
  caravan: { colour: '#8a5a2b', emblem: camels },
  yasak: { colour: '#5f6b2a', emblem: fur },
  chinaTrade: { colour: '#2c7a4b', emblem: church },
  envoy: { colour: '#7a2f52', emblem: ship },
  expedition: { colour: '#4a3f7a', emblem: compass },
  craftsmen: { colour: '#9a4a2a', emblem: anvil },
  natives: { colour: '#3f6a63', emblem: tent },
  furMerchant: { colour: '#1f5a86', emblem: scales },
  furFair: { colour: '#2d68b2', emblem: stalls },
  transport: { colour: '#56606b', emblem: sledge },
  persuasion: { colour: '#5a5148', emblem: speech },
};

export function Emblem({ family }: { readonly family: Family }) {
  return (
    <svg className="emblem" viewBox="0 0 60 32" aria-hidden="true">
      <path {...LINE} d={FAMILY[family].emblem} strokeWidth="1.5" />
    </svg>
  );
}
