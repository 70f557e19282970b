import { memo } from 'react';
import { RuleText } from '../../../../game-api/lookUp';
import { itemAt } from '../../../../rules-kit/indexed';
import { Tip } from '../../../../table/controls/Tip';
import type { TileId } from '../../content/terms';
import { territoryOf } from '../../rules/content-pack/contentOf';
import { metric as metricOf } from '../../rules/metrics';
import { playerOf, rowOf } from '../../rules/state/state';
import { rowName } from '../../text/words';
import type { SpaceView } from '../../view-model/spaces';
import { usePointed, useSelected, useTable } from '../context';
import { METRIC_ICONS } from '../icons/Effects';
import { Bead, GameIcon } from '../icons/Icon';
import { Huts, Ridge, Village } from './Landscape';
import type { Layout } from './layout';
import { Space } from './Space';

const byGround = (spaces: readonly SpaceView[], row: number, ground: SpaceView['ground']) =>
  spaces.filter((space) => space.row === row && space.ground === ground);

/** The header of a land: its number, what happens to a worker placed there now, and the round's craftsmen. */
export function Head({ row, plan }: { readonly row: number; readonly plan: Layout }) {
  const { G, t, content } = useTable();
  const { space } = usePointed();
  const { x, w } = itemAt(plan.lands, row - 1);
  const isNow = row === G.round || (row === 6 && G.round === 5);
  const isPast = rowOf(G, row).flipped;
  const round = Math.min(row, 5);
  const level = itemAt(content.craftsmen.byRound, round - 1);
  const lying = row <= 5 && !isPast ? (G.craftsmenOnTrack[round - 1] ?? 0) : 0;
  const when = isPast
    ? t('table.head.past')
    : row >= 5
      ? t('table.head.end')
      : t('table.head.back', { round: rowName(row + 1) });
  return (
    <div
      className={`flex-row nowrap faded size-12-2 gap-4 absolute corner-6 head${isNow ? ' head-now' : ''}${isPast ? ' head-past' : ''}${space?.row === row ? ' head-lit' : ''}`}
      style={{ left: x, top: plan.heads.y, width: w, height: plan.heads.h }}
    >
      <strong>{rowName(row)}</strong>
      {isNow && lying < 2 && <GameIcon name="moon" size={14} />}
      <span className="cut">{when}</span>
      <span className="gap" />
      {Array.from({ length: lying }, (_, index) => index).map((index) => (
        <GameIcon key={index} name={`craftsman-${level}`} size={18} />
      ))}
    </div>
  );
}

export function HomeHead({ plan }: { readonly plan: Layout }) {
  const { t } = useTable();
  return (
    <div
      className="flex-row nowrap faded size-12-2 gap-4 absolute corner-6 head head-home"
      style={{ left: plan.home.x, top: plan.heads.y, width: plan.home.w, height: plan.heads.h }}
    >
      <GameIcon name="ui-hut" size={16} />
      <strong>{t('table.homeland')}</strong>
    </div>
  );
}

export type Box = {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
};

/** Returns the class that highlights a tile of the current land if the chosen worker can be placed there. */
function useFrame(row: number, spaces: readonly SpaceView[]): string {
  const { G } = useTable();
  const { worker, stateOf } = useSelected();
  const isNow = row === Math.min(G.round, 5) || (row === 6 && G.round === 5);
  return isNow && worker !== null && spaces.some((space) => stateOf(space).state === 'open')
    ? ' tile-now'
    : '';
}

/** A mountain: three spaces below its ridge, or a snowy trail once its round is over. */
export function Mountain({ row, box }: { readonly row: number; readonly box: Box }) {
  const { G, t, content, viewer } = useTable();
  const { spaces } = useSelected();
  const { mountain, flipped } = rowOf(G, row);
  const frame = useFrame(row, byGround(spaces, row, 'mountain'));
  const { width: w, height: h } = box;
  if (flipped) {
    const [trail] = byGround(spaces, row, 'trail');
    const home = viewer === null ? [] : playerOf(G, viewer).caravans;
    const isOpen = home.length > 0 && home.every((at) => (content.road.junction[at] ?? 0) >= row);
    return (
      <div
        className={
          isOpen
            ? 'clip absolute corner-8 tile tile-snow tile-trail-open'
            : 'clip absolute corner-8 tile tile-snow'
        }
        style={box}
      >
        <svg className="absolute tile-ground" width={w} height={h} aria-hidden="true">
          <rect width={w} height={h} fill="var(--sky)" />
          <g transform={`translate(0 ${h * 0.12})`}>
            <Ridge id={mountain} w={w} h={h * 0.68} peaks={4} snow />
          </g>
          <rect y={h * 0.78} width={w} height={h * 0.22} fill="var(--snow)" />
        </svg>
        <span className="flex-row faded gap-4 semibold size-12-2 absolute trail-pill">
          <GameIcon name="expedition" size={15} />
          {t('table.trail')}
          {isOpen && <GameIcon name="ui-check" size={14} />}
        </span>
        <div className="flex-column fill gap-3 tile-spaces tile-spaces-one">
          {trail !== undefined && <Space space={trail} />}
        </div>
      </div>
    );
  }
  const isLater = row >= 5 && G.round < 5;
  return (
    <div className={`clip absolute corner-8 tile tile-mountain${isLater ? '' : ''}${frame}`} style={box}>
      <svg className="absolute tile-ground" width={w} height="22" aria-hidden="true">
        <rect width={w} height="22" fill="var(--sky)" />
        <Ridge id={mountain} w={w} h={22} peaks={6} />
      </svg>
      {isLater && (
        <span className="flex-row faded gap-4 semibold size-12-2 absolute later-pill">
          <GameIcon name="moon" size={13} />
          {t('table.roundFive')}
        </span>
      )}
      <div className="flex-column fill gap-3 tile-spaces tile-spaces-mountain">
        {byGround(spaces, row, 'mountain').map((space) => (
          <Space key={space.id} space={space} />
        ))}
      </div>
    </div>
  );
}

/** A plain: three spaces above its fields, or a village with an outpost once its round is over. */
export function Plain({ row, box }: { readonly row: number; readonly box: Box }) {
  const { G } = useTable();
  const { spaces } = useSelected();
  const { plain, flipped } = rowOf(G, row);
  const frame = useFrame(row, byGround(spaces, row, 'plain'));
  const { width: w } = box;
  if (flipped) return <OutpostTile row={row} tile={plain} box={box} />;
  const isThird = territoryOf(G, plain).level === 3;
  return (
    <div className={`clip absolute corner-8 tile tile-plain${isThird ? '' : ''}${frame}`} style={box}>
      <svg className="absolute tile-ground tile-field" width={w} height="10" aria-hidden="true">
        <rect width={w} height="10" fill="var(--field)" />
        {Array.from({ length: Math.ceil(w / 24) }, (_, index) => index * 24).map((x) => (
          <path key={x} d={`M${x} 0h12l-7 10h-12z`} fill="var(--field2)" />
        ))}
      </svg>
      <div className="flex-column fill gap-3 tile-spaces tile-spaces-plain">
        {byGround(spaces, row, 'plain').map((space) => (
          <Space key={space.id} space={space} />
        ))}
      </div>
    </div>
  );
}

function OutpostTile({ row, tile, box }: { readonly row: number; readonly tile: TileId; readonly box: Box }) {
  const { G, t, viewer, dyeOf, nameOf } = useTable();
  const { back } = territoryOf(G, tile);
  if (back === undefined || !('outpost' in back)) return null;
  const { metric, at, vp } = back.outpost;
  const own = viewer === null ? null : metricOf(G, viewer, metric);
  const flags = G.turnOrder.filter((id) => playerOf(G, id).flags.includes(row));
  const tier = own === null ? -1 : at.filter((least) => own >= least).length - 1;
  const hasOwn = viewer !== null && flags.includes(viewer);
  const label = t('table.outpost.label', {
    land: rowName(row),
    what: t(`terms.metric.${metric}`),
    tiers: at.map((least, index) => `${least}+: ${itemAt(vp, index)}`).join(t('kit.comma')),
    flags: flags.map(nameOf).join(t('kit.comma')) || t('table.none'),
  });
  return (
    <Tip
      text={
        <div className="flex-column boxed gap-5 size-13 corner-8 inked card-tip">
          <h3 className="title-15">{t('table.outpost.name', { land: rowName(row) })}</h3>
          <p>
            <RuleText text={label} pointerOnly />
          </p>
          {own !== null && <p>{t('table.outpost.own', { what: t(`terms.metric.${metric}`), own })}</p>}
        </div>
      }
      wide
    >
      <div
        className="clip absolute corner-8 tile tile-village"
        style={box}
        role="img"
        aria-label={label}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the tooltip explains the tiers
        tabIndex={0}
      >
        <svg className="absolute tile-ground" width={box.width} height={box.height - 44} aria-hidden="true">
          <rect width={box.width} height={box.height} fill="var(--field2)" />
          <Village w={box.width} h={box.height - 44} />
        </svg>
        <span className="flex gap-1 absolute outpost-flags">
          {flags.map((id) => (
            <GameIcon key={id} name={`flag-${dyeOf(id)}`} size={22} />
          ))}
        </span>
        <span className="flex gap-2 absolute outpost">
          <span className="flex-column across middle bold gap-2 outpost-metric">
            <GameIcon name={METRIC_ICONS[metric]} size={16} />
            {own}
          </span>
          {at.map((least, index) => (
            <span
              key={least}
              className={`flex-column across grow middle chip size-12-4 corner-5 tier${index !== tier ? ' pale-edge' : hasOwn ? ' lit-thick' : ''}`}
            >
              <b>{least}+</b>
              <Bead points={itemAt(vp, index)} size={20} />
            </span>
          ))}
        </span>
      </div>
    </Tip>
  );
}

/** The two homeland tiles, whose actions are always available. */
export const Homeland = memo(function Homeland({ plan }: { readonly plan: Layout }) {
  const { mountains, plains, home } = plan;
  return (
    <>
      <HomeTile part="works" box={{ left: home.x, top: mountains.y, width: home.w, height: mountains.h }} />
      <HomeTile part="power" box={{ left: home.x, top: plains.y, width: home.w, height: plains.h }} />
    </>
  );
});

const POWER: readonly string[] = ['raid', 'leader', 'raidLeader'];

export function HomeTile({ part, box }: { readonly part: 'works' | 'power'; readonly box: Box }) {
  const { spaces } = useSelected();
  const shown = spaces.filter(
    ({ id, ground }) => ground === 'homeland' && POWER.includes(id) === (part === 'power'),
  );
  return (
    <div className={`clip absolute corner-8 tile tile-home tile-home-${part}`} style={box}>
      {part === 'works' && (
        <svg className="absolute tile-ground" width={box.width} height="20" aria-hidden="true">
          <rect width={box.width} height="20" fill="var(--sky)" />
          <path
            d={`M0 20V13q${box.width / 4} -6 ${box.width / 2} -1t${box.width / 2} 0V20z`}
            fill="var(--foot)"
          />
          <Huts w={box.width} count={5} />
        </svg>
      )}
      <div className={`flex-column fill gap-3 tile-spaces tile-spaces-${part}`}>
        {shown.map((space) => (
          <Space key={space.id} space={space} />
        ))}
      </div>
    </div>
  );
}
