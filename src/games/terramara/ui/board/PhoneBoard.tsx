import { useEffect, useRef } from 'react';
import { itemAt } from '../../../../rules-kit/indexed';
import { useMediaQuery } from '../../../../table/controls/useMediaQuery';
import { TABLET } from '../../../../table/frame/widths';
import { SCROLLED_BY_KEYS } from '../../../../table/scrolls';
import type { Link } from '../../content/links';
import type { RoadSpaceId } from '../../content/terms';
import { playerOf, rowOf } from '../../rules/state/state';
import { roadName, rowName } from '../../text/words';
import { useSelected, useTable } from '../context';
import { Effects } from '../icons/Effects';
import { GameIcon } from '../icons/Icon';
import { RowCards } from './CardRow';
import { HomeTile, Mountain, Plain } from './Lands';
import { RiverRow } from './Tracks';

const ROWS = [1, 2, 3, 4, 5, 6] as const;
const TILE = 136;
/** Width of road, gaps and edges, in px (css/phone.css). */
const BESIDE_TILES = 64;

/**
 * The board rotated for a phone, `width` px wide: lands from top to bottom, plains on the left, mountains on the
 * right, and the road between them. River and artifacts are below them if there is room, else in the sheet.
 */
export function PhoneBoard({ width }: { readonly width: number }) {
  const { G, t, content, language } = useTable();
  const { spaces, stateOf } = useSelected();
  const tile = { left: 0, top: 0, width: Math.floor((width - BESIDE_TILES) / 2), height: TILE };
  const list = useRef<HTMLDivElement>(null);
  const openIn = (row: number) =>
    spaces.filter((space) => space.row === row && space.ground !== 'hut' && stateOf(space).state === 'open')
      .length;
  const show = (row: number) =>
    list.current
      ?.querySelector(`[data-land="${row}"]`)
      ?.scrollIntoView({ block: 'start', behavior: 'smooth' });
  const isTablet = useMediaQuery(TABLET);
  const now = G.round;
  useEffect(() => {
    list.current?.querySelector(`[data-land="${now}"]`)?.scrollIntoView({ block: 'start' });
  }, [now]);
  return (
    <div className="flex-column fill phone-board">
      <div className="grid rigid paper rail" role="toolbar" aria-label={t('table.homeland')}>
        {[0, ...ROWS].map((row) => (
          <button
            key={row}
            type="button"
            className={
              row === G.round
                ? 'flex-row bare shaded middle gap-4 rail-land rail-now'
                : 'flex-row bare middle gap-4 rail-land'
            }
            data-testid={`rail-${row}`}
            data-action={`rail-${row}`}
            onClick={() => show(row)}
          >
            {row === 0 ? (
              <>
                <span className="visually-hidden">{t('table.homeland')}</span>
                <GameIcon name="ui-hut" size={17} />
              </>
            ) : (
              <strong>{rowName(row)}</strong>
            )}
            {openIn(row) > 0 && <b>{openIn(row)}</b>}
          </button>
        ))}
      </div>
      <div className="grow relative low phone-lands" ref={list} {...SCROLLED_BY_KEYS}>
        <section className="corner-8 phone-land" data-land="0">
          <h3 className="flex-row nowrap faded gap-4 corner-6 head">
            <GameIcon name="ui-hut" size={16} />
            <strong>{t('table.homeland')}</strong>
          </h3>
          <div className="grid gap-3 phone-tiles">
            <HomeTile part="works" box={{ ...tile, height: TILE + 4 }} />
            <PhoneRoad row={0} />
            <HomeTile part="power" box={{ ...tile, height: TILE + 4 }} />
          </div>
        </section>
        {ROWS.map((row) => {
          const bonus = content.bonusTiles.find(({ id }) => id === G.roadBonus[`b${row}`]);
          const isNow = row === G.round || (row === 6 && G.round === 5);
          return (
            <section
              key={row}
              className={isNow ? 'corner-8 phone-land phone-land-now' : 'corner-8 phone-land'}
              data-land={row}
            >
              <h3
                className={
                  isNow
                    ? 'flex-row nowrap faded gap-4 corner-6 head head-now'
                    : 'flex-row nowrap faded gap-4 corner-6 head'
                }
              >
                <strong>{rowName(row)}</strong>
                {isNow && <GameIcon name="moon" size={15} />}
                <span className="cut">
                  {rowOf(G, row).flipped
                    ? t('table.head.past')
                    : row >= 5
                      ? t('table.head.end')
                      : t('table.head.back', { round: rowName(row + 1) })}
                </span>
                <span className="gap" />
                {Array.from(
                  { length: row <= 5 && !rowOf(G, row).flipped ? (G.craftsmenOnTrack[row - 1] ?? 0) : 0 },
                  (_, index) => index,
                ).map((index) => (
                  <GameIcon
                    key={index}
                    name={`craftsman-${itemAt(content.craftsmen.byRound, row - 1)}`}
                    size={19}
                  />
                ))}
                {bonus !== undefined && (
                  <span
                    className="flex-line corner-5 bonus-tile"
                    data-link={`stop:b${row}` satisfies Link}
                    role="img"
                    aria-label={roadName(`b${row}`, language)}
                  >
                    <GameIcon name="cards" size={12} />
                    <Effects effects={bonus.do} size={15} />
                  </span>
                )}
              </h3>
              <div className="grid gap-3 phone-tiles">
                <Plain row={row} box={tile} />
                <PhoneRoad row={row} />
                <Mountain row={row} box={tile} />
              </div>
            </section>
          );
        })}
      </div>
      {isTablet && (
        <>
          <RiverRow />
          <RowCards />
        </>
      )}
    </div>
  );
}

/** The part of the road beside a land: junction, both lanes and caravans. Beside the homeland: its start. */
function PhoneRoad({ row }: { readonly row: number }) {
  const { G, t, dyeOf, nameOf, legal, run, language } = useTable();
  const stops: readonly RoadSpaceId[] =
    row === 0 ? ['start', 'way'] : row <= 4 ? [`j${row}`, `b${row}`, `o${row}`] : row === 5 ? ['camp'] : [];
  const at = (stop: string) =>
    G.turnOrder.flatMap((owner) =>
      playerOf(G, owner).caravans.flatMap((place, index) => (place === stop ? [{ owner, index }] : [])),
    );
  return (
    <span className="flex-column across relative phone-road">
      {stops.map((stop) => {
        const step = legal.step.find(({ to }) => to === stop);
        const carts = at(stop);
        const label = `${roadName(stop, language)}: ${carts.map(({ owner }) => nameOf(owner)).join(t('kit.comma')) || t('table.none')}`;
        const inside = (
          <>
            {stop.startsWith('o') && <GameIcon name="flag" size={12} />}
            {stop.startsWith('b') && <GameIcon name="cards" size={12} />}
            {stop === 'camp' && <GameIcon name="camp" size={18} />}
            {carts.map(({ owner, index }) => (
              <GameIcon key={`${owner}${index}`} name={`caravan-${dyeOf(owner)}`} size={13} />
            ))}
          </>
        );
        return step === undefined ? (
          <span
            key={stop}
            className={`flex-row wrap middle gap-1 phone-stop phone-stop-${stop.charAt(0)}`}
            data-stop={stop}
            data-link={`stop:${stop}` satisfies Link}
            role="img"
            aria-label={label}
          >
            {inside}
          </span>
        ) : (
          <button
            key={stop}
            type="button"
            className={`flex-row wrap middle gap-1 phone-stop phone-stop-${stop.charAt(0)} phone-stop-open`}
            data-stop={stop}
            data-action={`stop-${stop}`}
            aria-label={t('table.step.to', { stop: roadName(stop, language) })}
            onClick={() => run([{ move: 'step', args: [step] }])}
          >
            {inside}
          </button>
        );
      })}
    </span>
  );
}
