import type { ComponentProps, ReactNode } from 'react';
import type { Space } from '../../content/board';
import { ChitShape } from '../map/ChitShape';
import { WayLines } from '../map/lines';
import { SpaceIcon } from '../map/SpaceIcon';
import type { ChitFace } from '../map/types';

function Sample({ children }: { readonly children: ReactNode }) {
  return (
    <span className="board-map map-sample region-west-siberia">
      <svg className="block full" viewBox="-16 -12 32 24" aria-hidden="true" focusable="false">
        {children}
      </svg>
    </span>
  );
}

export const ChitSample = ({ face }: { readonly face: ChitFace }) => (
  <Sample>
    <ChitShape face={face} spot="exploration" />
  </Sample>
);

type SpaceSampleProps = { readonly kind: Space['kind']; readonly unexplored?: boolean };

export const SpaceSample = ({ kind, unexplored = false }: SpaceSampleProps) => (
  <Sample>
    <g transform="scale(1.2)">
      <SpaceIcon kind={kind} unexplored={unexplored} />
    </g>
  </Sample>
);

export const WaySample = ({ way }: Pick<ComponentProps<typeof WayLines>, 'way'>) => (
  <Sample>
    <WayLines way={way} d="M-15 3C-8-4-4-4 0 0S9 4 15-3" />
  </Sample>
);
