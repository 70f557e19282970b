import { memo, Suspense, useRef } from 'react';
import { itemAt } from '../../../../rules-kit/indexed';
import { useSize } from '../../../../table/board/useSize';
import { lazyPart } from '../../../../table/loading/lazyPart';
import { useTable } from '../context';
import { stepByArrow } from './arrows';
import { CardRow } from './CardRow';
import { Head, HomeHead, Homeland, Mountain, Plain } from './Lands';
import { Landscape } from './Landscape';
import { type Layout, layoutFor } from './layout';
import { Blade, RiverTrack, RoadTrack } from './Tracks';

const PhoneBoard = lazyPart(async () => (await import('./PhoneBoard')).PhoneBoard);

const ROWS = [1, 2, 3, 4, 5, 6] as const;

/**
 * The board: six lands between mountains and plains, the road and the river, the military track above, the
 * artifacts below. Beside a sheet the board is rotated, because its icons would be too small to press and read.
 */
export function BoardArea({ touch = false }: { readonly touch?: boolean }) {
  const place = useRef<HTMLDivElement>(null);
  const size = useSize(place);
  return (
    <div className="fill board-place" ref={place}>
      {size.width > 0 &&
        (touch ? (
          <Suspense>
            <PhoneBoard width={size.width} />
          </Suspense>
        ) : (
          <Wide width={size.width} height={size.height} />
        ))}
    </div>
  );
}

const Wide = memo(function Wide({ width, height }: { readonly width: number; readonly height: number }) {
  const { zoom, plan } = layoutFor(Math.max(320, width), Math.max(160, height));
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the buttons inside are interactive; arrow keys only move between them
    <div
      className="relative board"
      data-testid="board"
      style={{ zoom, width: plan.w, height: plan.h }}
      onKeyDown={stepByArrow}
    >
      <Ground plan={plan} />
      <Blade plan={plan} />
      <HomeHead plan={plan} />
      {ROWS.map((row) => (
        <Head key={row} row={row} plan={plan} />
      ))}
      <Homeland plan={plan} />
      {ROWS.map((row) => {
        const { x, w } = itemAt(plan.lands, row - 1);
        return (
          <div key={row} className="land">
            <Mountain
              row={row}
              box={{ left: x, top: plan.mountains.y, width: w, height: plan.mountains.h }}
            />
            <Plain row={row} box={{ left: x, top: plan.plains.y, width: w, height: plan.plains.h }} />
          </div>
        );
      })}
      <RoadTrack plan={plan} />
      <RiverTrack plan={plan} />
      <CardRow plan={plan} />
    </div>
  );
});

function Ground({ plan }: { readonly plan: Layout }) {
  const { G, content } = useTable();
  const lit = G.finished ? [] : G.round >= 5 ? [5, 6] : [G.round];
  return <Landscape plan={plan} reach={content.river.reach} lit={lit} />;
}
