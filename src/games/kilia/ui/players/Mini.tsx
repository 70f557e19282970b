/** A miniature board: zones as pips, market, abilities, canal with its ship. */
import { memo } from 'react';
import { entryOf } from '../../../../rules-kit/indexed';
import { arePropsEqual } from '../../../../table/rendering/useStable';
import { GOODS, type Space } from '../../content/terms';
import type { BoardView } from '../../view-model/board';
import { costOf } from '../../view-model/resources';
import { AbilityIcons } from '../cards/AbilityIcons';
import { useWords } from '../context';
import { Flag, GoodShape, ZoneIcon } from '../icons/index';
import { GoodAmount } from '../own/Supply';
import { Amounts } from '../pieces/Amounts';
import { contractPiece, pieceOf } from '../pieces/names';
import { DISC, HULL } from '../pieces/Ship';

/** Shows zones as pips: tall for a card, flat for an empty place. */
export const ZonePips = memo(function ZonePips({ zones }: Pick<BoardView, 'zones'>) {
  return (
    <span className="flex spread pips-row">
      {zones.map(({ zone, cards, costs }) => (
        <span key={zone} className={`gap-2 inline-flex at-bottom pips zone-${zone}`}>
          <ZoneIcon zone={zone} size={16} />
          {costs.map((_, index) => {
            const card = cards[index];
            return card === undefined ? (
              <span key={index} className="pip" />
            ) : (
              <span key={index} className="pip pip-card" data-piece={pieceOf(card)} />
            );
          })}
        </span>
      ))}
    </span>
  );
}, arePropsEqual);

/** Positions of the six spaces in a 66 × 48 box. */
const PLACE: Readonly<Record<Space, readonly [number, number]>> = {
  b1: [0, 33],
  b2: [22, 33],
  b3: [44, 33],
  m1: [11, 17],
  m2: [33, 17],
  t1: [22, 1],
};

const SPACE = { fill: 'none', stroke: 'var(--line2)', strokeWidth: 0.9, strokeDasharray: '2.4 2' };
const FULL = { fill: 'var(--chip)', stroke: 'var(--zone-e)', strokeWidth: 0.9 };
const PLOT = { fill: 'none', stroke: 'var(--p2)', strokeDasharray: '2 2' };
const BUILT = { fill: 'var(--p5)', stroke: 'var(--p1)' };

const MiniMarket = memo(function MiniMarket({ market }: Pick<BoardView, 'market'>) {
  return (
    <svg className="full-width mini-market" viewBox="0 0 66 49" aria-hidden="true" focusable="false">
      {market.map(({ id, good, uses, used, zone }) => {
        const [x, y] = PLACE[id];
        return (
          <g key={id} transform={`translate(${x} ${y})`} opacity={used >= uses ? 0.5 : undefined}>
            <rect
              x="0.5"
              y="0.5"
              width="21"
              height="14.5"
              rx="2.5"
              className={`zone-${zone}`}
              {...(good === null ? SPACE : FULL)}
            />
            {good !== null && (
              <g transform="translate(11 7.8) scale(0.54)">
                <GoodShape good={good} />
              </g>
            )}
          </g>
        );
      })}
    </svg>
  );
}, arePropsEqual);

type MiniCanalProps = Pick<BoardView, 'plots' | 'ship' | 'heading'>;
const MiniCanal = memo(function MiniCanal({ plots, ship, heading }: MiniCanalProps) {
  const at = heading === 'right' ? 0 : plots.length - 1;
  return (
    <svg className="full-width mini-canal" viewBox="0 0 106 49" aria-hidden="true" focusable="false">
      <rect x="0" y="29" width="106" height="20" rx="2" fill="var(--water)" />
      {plots.map(({ space, cells }) => (
        <path
          key={space}
          d={`M${space * 21 + 2.5} 29V12L${space * 21 + 11} 5L${space * 21 + 19.5} 12V29Z`}
          {...(cells === null ? PLOT : BUILT)}
        />
      ))}
      <g transform={`translate(${at * 15 + (at === 0 ? 2 : 6)} 31)`}>
        <path
          d={
            heading === 'right'
              ? 'M0 0H30L36 1Q34 10 29 16H4Q0 10 0 0Z'
              : 'M36 0H6L0 1Q2 10 7 16H32Q36 10 36 0Z'
          }
          {...HULL}
        />
        <circle cx="18" cy="8" r="6.6" {...DISC} />
        <text x="18" y="12.4" textAnchor="middle" fill="#17243a" fontSize="13.6" className="ship-number">
          {ship}
        </text>
      </g>
    </svg>
  );
}, arePropsEqual);

/** Market, abilities and canal in one line. */
export const MiniBoard = memo(function MiniBoard(
  board: Pick<BoardView, 'market' | 'abilities' | 'plots' | 'ship' | 'heading'>,
) {
  const { market, abilities, plots, ship, heading } = board;
  return (
    <span className="grid gap-4 mini-board">
      <MiniMarket market={market} />
      <span className="grid gap-2 mini-abilities">
        {Array.from({ length: 4 }, (_, index) => {
          const known = abilities[index];
          return (
            <span
              key={index}
              className={
                known === undefined
                  ? 'centred narrow clip clear-edge dashed pale-edge corner-4 mini-ability'
                  : 'centred narrow clip chip corner-4 mini-ability'
              }
              data-piece={known === undefined ? undefined : pieceOf(known.card)}
            >
              {known !== undefined && <AbilityIcons ability={known.ability} size={13} brief />}
            </span>
          );
        })}
      </span>
      <MiniCanal plots={plots} ship={ship} heading={heading} />
    </span>
  );
}, arePropsEqual);

export const GoodsLine = memo(function GoodsLine({ goods }: Pick<BoardView, 'goods'>) {
  return (
    <span className="inline-flex gap-6">
      {GOODS.map((good) => (
        <GoodAmount key={good} good={good} amount={goods[good]} size={17} />
      ))}
    </span>
  );
}, arePropsEqual);

/** Costs and points of the player's active contracts. Only large windows have room for them. */
export const MiniContracts = memo(function MiniContracts({ contracts }: Pick<BoardView, 'contracts'>) {
  const { content } = useWords();
  if (contracts.length === 0) return null;
  return (
    <span className="flex wrap gap-3 mini-contracts" aria-hidden="true">
      {contracts.map((id) => (
        <span
          key={id}
          className="flex-line boxed pale-edge gap-5 size-12 corner-4 mini-contract"
          data-piece={contractPiece(id)}
        >
          <Amounts bag={costOf(entryOf(content.contract, id))} size={14} />
          <Flag points={entryOf(content.contract, id).points} size={16} />
        </span>
      ))}
    </span>
  );
}, arePropsEqual);
