import { Fragment } from 'react';
import { entryOf, itemAt } from '../../../../rules-kit/indexed';
import { Tip } from '../../../../table/controls/Tip';
import type { Link } from '../../content/links';
import { levelAt } from '../../rules/metrics';
import { playerOf, rowOf } from '../../rules/state/state';
import { roadName } from '../../text/words';
import { militaries, rankPoints } from '../../view-model/points';
import { useTable } from '../context';
import { Effects } from '../icons/Effects';
import { Bead, GameIcon } from '../icons/Icon';
import { bladeCells, bladeMarks, HILT, type Layout, riverEdges, roadStops } from './layout';

function MilitaryTip() {
  const table = useTable();
  const { G, t, dyeOf, nameOf } = table;
  return (
    <div className="flex-column boxed gap-5 size-13 corner-8 inked card-tip">
      <h3 className="title-15">{t('table.military')}</h3>
      <p className="faded size-12-4">{t('table.rankAtEnd')}</p>
      {[...militaries(G)]
        .sort((a, b) => b.at - a.at)
        .map(({ owner, at }) => (
          <p key={owner} className="flex-row gap-8">
            <GameIcon name={`mark-${dyeOf(owner)}`} size={18} />
            <span className="grow tip-name">{nameOf(owner)}</span>
            <GameIcon name={`level-${levelAt(G, at)}`} size={17} />
            <b>{at}</b>
            {rankPoints(G, owner) > 0 ? <Bead points={rankPoints(G, owner)} size={20} /> : <i>–</i>}
          </p>
        ))}
      <p className="faded size-12-4">{t('table.militaryEnd')}</p>
    </div>
  );
}

/** The military track: a bronze sword above the mountains. Each level starts with a heavy line and a shield. */
export function Blade({ plan }: { readonly plan: Layout }) {
  const { G, t, content, dyeOf, nameOf } = useTable();
  const { x, y, w, h } = plan.blade;
  const { end, levelFrom } = content.military;
  const cells = bladeCells(w, end, levelFrom);
  const left = (at: number) => cells[at]?.x ?? w - 38;
  const marks = militaries(G);
  const label = `${t('table.military')}: ${marks.map(({ owner, at }) => `${nameOf(owner)} ${at}`).join(t('kit.comma'))}`;
  return (
    <Tip text={<MilitaryTip />} side="bottom" wide>
      <div
        className="absolute blade"
        data-link={'track:military' satisfies Link}
        data-link-tip=""
        style={{ left: x, top: y, width: w, height: h }}
        role="img"
        aria-label={label}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the tooltip lists the ranks
        tabIndex={0}
      >
        <svg className="fill" width={w} height={h} aria-hidden="true">
          <path
            d={`M${HILT - 10} 3H${w - 60}C${w - 34} 4 ${w - 14} 8 ${w - 4} 12.5C${w - 14} 17 ${w - 34} 21 ${w - 60} 22H${HILT - 10}z`}
            fill="var(--blade)"
            stroke="var(--blade-line)"
            strokeWidth="1.4"
          />
          {levelFrom.map((start, index) => {
            const next = levelFrom[index + 1] ?? end + 1;
            return index % 2 === 0 || index > 2 ? null : (
              <rect
                key={start}
                x={left(start)}
                y="3.7"
                width={left(next) - left(start)}
                height="17.6"
                fill="var(--blade2)"
              />
            );
          })}
          {levelFrom.slice(1).map((start) => (
            <path key={start} d={`M${left(start)} 2.5V22.5`} stroke="var(--blade-line)" strokeWidth="3" />
          ))}
          <circle cx="9" cy="12.5" r="8" fill="var(--blade)" stroke="var(--blade-line)" strokeWidth="1.4" />
          <rect x="14" y="4.5" width={HILT - 26} height="16" rx="7" fill="var(--wood)" />
          <rect
            x={HILT - 13}
            y="0"
            width="8"
            height={h}
            rx="3"
            fill="var(--blade)"
            stroke="var(--blade-line)"
            strokeWidth="1.2"
          />
          <path
            d={`M${HILT + 2} 12.5H${w - 40}`}
            stroke="var(--blade-line)"
            strokeOpacity="0.35"
            strokeWidth="1"
          />
        </svg>
        <span className="absolute blade-name">{t('table.military')}</span>
        {cells.map((cell, at) => {
          const level = levelFrom.indexOf(at);
          const here = marks.filter((mark) => mark.at === at);
          const { marks: places, hideFigure } = bladeMarks(cell, here.length);
          return (
            <Fragment key={at}>
              {level >= 0 && (
                <span className="absolute blade-level" style={{ left: level === 0 ? cell.x + 9 : cell.x }}>
                  <GameIcon name={`level-${level + 1}`} size={16} />
                </span>
              )}
              {!hideFigure && (
                <span className="absolute size-12-4 semibold blade-number" style={{ left: cell.figure }}>
                  {at}
                </span>
              )}
              {here.map(({ owner }, nth) => (
                <span
                  key={owner}
                  className="absolute inline-flex runs"
                  data-piece={`mark-${owner}`}
                  style={{ left: itemAt(places, nth).x, top: itemAt(places, nth).y }}
                >
                  <GameIcon name={`mark-${dyeOf(owner)}`} size={itemAt(places, nth).size} />
                </span>
              ))}
            </Fragment>
          );
        })}
      </div>
    </Tip>
  );
}

/** The road with its stops and caravans. Stops that the player can move to are buttons. */
export function RoadTrack({ plan }: { readonly plan: Layout }) {
  const { G, t, content } = useTable();
  const { x, lane } = roadStops(plan);
  const camp = {
    left: itemAt(plan.lands, 4).x,
    width: itemAt(plan.lands, 5).x + itemAt(plan.lands, 5).w - itemAt(plan.lands, 4).x,
  };
  const laneOf = (stop: string) =>
    stop.startsWith('b') ? lane.left : stop.startsWith('o') ? lane.right : lane.main;
  return (
    <>
      <span
        className="absolute corner-6 palisade"
        data-stop="start"
        style={{ left: x.start - 32, top: lane.main - 20 }}
        aria-hidden="true"
      />
      {/* This stop has no icon but takes up space. */}
      <span
        className="absolute no-pointer"
        data-stop="way"
        style={{ left: x.way - 16, top: lane.main - 14, width: 32, height: 28 }}
      />
      {[1, 2, 3, 4].map((row) => {
        const tile = content.bonusTiles.find(({ id }) => id === G.roadBonus[`b${row}`]);
        const isOpen = rowOf(G, row).flipped;
        return (
          <span key={row}>
            <span
              className="centred absolute disc junction"
              data-stop={`j${row}`}
              data-link={`stop:j${row}` satisfies Link}
              style={{ left: entryOf(x, `j${row}`) - 12, top: lane.main - 12 }}
            />
            {tile !== undefined && (
              <span
                className="flex-line absolute size-12-5 corner-5 bonus-tile road-bonus"
                data-stop={`b${row}`}
                data-link={`stop:b${row}` satisfies Link}
                style={{ left: x[`b${row}`], top: lane.left }}
              >
                <Effects effects={tile.do} size={15} />
              </span>
            )}
            <span
              className={`flex-row gap-3 absolute corner-5 road-outpost${isOpen ? '' : ' road-outpost-hidden'}`}
              data-stop={`o${row}`}
              data-link={`stop:o${row}` satisfies Link}
              style={{ left: x[`o${row}`], top: lane.right }}
            >
              <GameIcon name="flag" size={12} />
              <GameIcon name="ui-hut" size={13} />
            </span>
          </span>
        );
      })}
      <div
        className="flex absolute corner-6 camp"
        data-stop="camp"
        data-link={'stop:camp' satisfies Link}
        style={{ left: camp.left, top: plan.road.y + 5, width: camp.width, height: plan.road.h - 10 }}
        role="img"
        aria-label={t('table.camp')}
      >
        {content.road.campVp.map((points, index) => (
          <span key={points} className="flex-column across grow camp-place">
            <Bead points={points} size={20} />
            {G.camp[index] === undefined ? (
              <span className="corner-4 camp-free" />
            ) : (
              <CampCart
                owner={G.camp[index]}
                nth={G.camp.slice(0, index).filter((owner) => owner === G.camp[index]).length}
              />
            )}
          </span>
        ))}
      </div>
      <Carts laneOf={laneOf} x={x} />
      <RoadTargets laneOf={laneOf} x={x} campX={camp.left} />
    </>
  );
}

/** A player's first or second caravan in the camp. */
function CampCart({ owner, nth }: { readonly owner: string; readonly nth: number }) {
  const { G, dyeOf } = useTable();
  const home = playerOf(G, owner).caravans.flatMap((at, index) => (at === 'camp' ? [index] : []));
  return (
    <span className="inline-flex runs" data-piece={`cart-${owner}-${home[nth] ?? 0}`}>
      <GameIcon name={`caravan-${dyeOf(owner)}`} size={15} />
    </span>
  );
}

type StopProps = { readonly laneOf: (stop: string) => number; readonly x: Readonly<Record<string, number>> };

/** Caravans on the road, side by side on a stop. Two of one player appear as one with a 2. */
function Carts({ laneOf, x }: StopProps) {
  const { G, dyeOf, nameOf, t, language } = useTable();
  const stops = new Map<string, { owner: string; count: number; first: number }[]>();
  for (const owner of G.turnOrder)
    for (const [index, at] of playerOf(G, owner).caravans.entries()) {
      if (at === 'camp') continue;
      const here = stops.get(at) ?? [];
      const found = here.find((each) => each.owner === owner);
      if (found === undefined) here.push({ owner, count: 1, first: index });
      else found.count += 1;
      stops.set(at, here);
    }
  return [...stops].map(([stop, carts]) => {
    const isTile = stop.startsWith('b') || stop.startsWith('o');
    const size = carts.length > 2 ? 14 : 16;
    return (
      <span
        key={stop}
        className={`flex wrap middle absolute no-pointer carts${carts.length > 1 ? ' carts-many' : ''}`}
        style={{ left: entryOf(x, stop) + (isTile ? 40 : 0), top: laneOf(stop) }}
        role="img"
        aria-label={`${roadName(stop, language)}: ${carts.map(({ owner, count }) => `${nameOf(owner)} ${count}`).join(t('kit.comma'))}`}
      >
        {carts.map(({ owner, count, first }) => (
          <span
            key={owner}
            className={`relative cart${carts.length > 1 ? ' flex-row' : ''}`}
            data-piece={`cart-${owner}-${first}`}
          >
            <GameIcon name={`caravan-${dyeOf(owner)}`} size={size} />
            {count > 1 && <b>2</b>}
          </span>
        ))}
      </span>
    );
  });
}

function RoadTargets({ laneOf, x, campX }: StopProps & { readonly campX: number }) {
  const { legal, run, t, language } = useTable();
  // Both caravans may lead to one stop.
  const steps = legal.step.filter((step, index, all) => all.findIndex(({ to }) => to === step.to) === index);
  return steps.map((step) => (
    <button
      key={step.to}
      type="button"
      className="bare absolute road-target"
      data-testid={`stop-${step.to}`}
      data-action={`stop-${step.to}`}
      style={{
        left: (step.to === 'camp' ? campX + 14 : entryOf(x, step.to)) - 20,
        top: laneOf(step.to) - 16,
      }}
      aria-label={t('table.step.to', { stop: roadName(step.to, language) })}
      onClick={() => run([{ move: 'step', args: [step] }])}
    />
  ));
}

/** The river: the effect of each space, the canoes, and the reach of the viewer's canoe. */
export function RiverTrack({ plan }: { readonly plan: Layout }) {
  const { G, content, viewer, dyeOf } = useTable();
  const { end, reach } = content.river;
  const edges = riverEdges(plan, reach);
  const { y, h } = plan.river;
  const own = viewer === null ? undefined : playerOf(G, viewer);
  const line = own === undefined ? 0 : itemAt(reach, own.river) * plan.cards.step;
  return (
    <>
      {riverSpaces(end).map((at) => {
        const width = itemAt(edges, at + 1) - itemAt(edges, at);
        return (
          <span
            key={at}
            className="absolute river-space"
            data-link={`river:${at}` satisfies Link}
            style={{ left: edges[at], top: y, width, height: h }}
          >
            <RiverSpace at={at} isNarrow={width < 45} />
          </span>
        );
      })}
      <span
        className="flex-row middle bold gap-1 absolute size-12 river-end"
        style={{ left: edges[end + 1], top: y, width: plan.w - itemAt(edges, end + 1), height: h }}
      >
        <RiverEnd />
      </span>
      {viewer !== null && (
        <span
          className={`absolute river-reach dye-${dyeOf(viewer)}`}
          style={{ left: 8, top: y + h + 0.5, width: line - 5 }}
          aria-hidden="true"
        />
      )}
    </>
  );
}

/** The river in a row of its own, where each space is as wide as its content. */
export function RiverRow() {
  const { end } = useTable().content.river;
  return (
    <div className="flex rigid river-row">
      {riverSpaces(end).map((at) => (
        <span key={at} className="grid river-space" data-link={`river:${at}` satisfies Link}>
          <RiverSpace at={at} />
        </span>
      ))}
      <span className="flex-row rigid bold gap-1 size-12 river-end">
        <RiverEnd />
      </span>
    </div>
  );
}

const riverSpaces = (end: number): readonly number[] => Array.from({ length: end + 1 }, (_, at) => at);

function RiverSpace({ at, isNarrow = false }: { readonly at: number; readonly isNarrow?: boolean }) {
  const { G, t, content, dyeOf, nameOf } = useTable();
  const here = G.turnOrder.filter((id) => playerOf(G, id).river === at);
  const gift = content.river.spaces[`${at}`];
  const tile = content.bonusTiles.find(({ id }) => id === G.riverBonus[`${at}`]);
  const waiting = gift === 'explorer' ? G.turnOrder.filter((id) => playerOf(G, id).river < at) : [];
  return (
    <>
      <b className="size-12-6 semibold absolute river-number">{at}</b>
      {gift !== undefined && (
        <span className="flex nowrap size-12 absolute river-gift">
          {gift === 'reserveAbility' && (
            <span className="flex-line bold gap-1 size-12 corner-5 river-sign">
              <GameIcon name="ui-bookmark" size={13} />
            </span>
          )}
          {gift === 'reserveDiscount' && (
            <span className="flex-line bold gap-1 size-12 corner-5 river-sign">
              <GameIcon name="ui-bookmark" size={13} />
              −1
            </span>
          )}
          {tile !== undefined && (
            <span className="flex-line corner-5 bonus-tile">
              <Effects effects={tile.do} size={14} />
            </span>
          )}
          {waiting.map((id) => (
            <GameIcon key={id} name={`explorer-${dyeOf(id)}`} size={19} className="piece" />
          ))}
        </span>
      )}
      {here.length > 0 && (
        <span
          className={`flex gap-1 absolute canoes${isNarrow && here.length > 1 ? ' canoes-tall' : ''}`}
          role="img"
          aria-label={`${t('table.river')} ${at}: ${here.map(nameOf).join(t('kit.comma'))}`}
        >
          {here.map((id) => (
            <span key={id} className="inline-flex runs" data-piece={`canoe-${id}`}>
              <GameIcon name={`canoe-${dyeOf(id)}`} size={12} className="piece" />
            </span>
          ))}
        </span>
      )}
    </>
  );
}

const RiverEnd = () => (
  <>
    +1
    <GameIcon name="technology" size={14} />
    <GameIcon name="arrow" size={11} />
    <Bead points={1} size={18.5} />
  </>
);
