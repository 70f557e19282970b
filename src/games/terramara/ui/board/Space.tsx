import { memo } from 'react';
import { Tip } from '../../../../table/controls/Tip';
import type { Link } from '../../content/links';
import { nextNeutral, type SpaceState, type SpaceView, spaceContext } from '../../view-model/spaces';
import type { Dye, Table } from '../../view-model/table';
import { useSelected, useTable } from '../context';
import { Effects, METRIC_ICONS } from '../icons/Effects';
import { GameIcon } from '../icons/Icon';
import { widthOf } from '../icons/width';
import { SpaceTip } from './SpaceTip';
import { useSpaceLabel } from './spaceWords';

/** Width that a bonus tile's frame adds to its icons, in px. */
const TILE_EDGES = 14;

/** A space of the board: a button with its effects, the price of joining and its workers. */
export function Space({ space }: { readonly space: SpaceView }) {
  const table = useTable();
  const { stateOf, pressSpace, hover, selection, worker } = useSelected();
  const state = stateOf(space);
  const isSelected = selection.space === space.id;
  const label = useSpaceLabel(space, state);
  const { bonus, craftsman } = spaceContext(table, space);
  const { G, viewer, dyeOf, legal } = table;
  // The worker to be placed may be a neutral's (S1.14).
  const placer = legal.placeNeutral.length > 0 ? nextNeutral(G) : viewer;
  const isAtHome = space.id === 'leader' || space.id === 'raidLeader' || space.id === 'raid';
  return (
    <Tip text={<SpaceTip space={space} />} wide>
      <button
        type="button"
        className={`flex-row min-0 clip gap-5 size-13 relative corner-5 left space space-${state.state}${isSelected ? ' space-selected' : ''}${space.hasFire ? ' space-fire' : ''}${isAtHome ? ' across space-home' : ''}`}
        data-testid={`space-${space.id}`}
        data-action={`space-${space.id}`}
        data-link={`space:${space.id}` satisfies Link}
        data-link-tip=""
        aria-pressed={isSelected}
        aria-disabled={state.state === 'shut'}
        onClick={() => pressSpace(space.id)}
        onPointerEnter={({ pointerType }) => pointerType !== 'touch' && hover(space.id)}
        // The tooltip around it already handles pointerleave and focus.
        onMouseLeave={() => hover(null)}
        onFocusCapture={({ currentTarget }) => currentTarget.matches(':focus-visible') && hover(space.id)}
        onBlurCapture={() => hover(null)}
      >
        <span className="visually-hidden">{label}</span>
        {space.condition !== null && (
          <span className="flex-line rigid bold gap-1 space-condition" aria-hidden="true">
            <GameIcon name={METRIC_ICONS[space.condition.metric]} size={15} />
            {space.condition.min}
          </span>
        )}
        {space.hasFire ? (
          <span className="flex-line narrow space-signs" aria-hidden="true">
            <GameIcon name="fire" size={22} />
          </span>
        ) : (
          <span className="flex-line narrow space-signs" aria-hidden="true">
            {isAtHome ? (
              <HomeSigns id={space.id} G={G} />
            ) : (
              <Effects effects={space.do} bonus={bonus} craftsman={craftsman} />
            )}
          </span>
        )}
        <Slots
          space={space}
          signsWidth={
            bonus !== undefined && space.do.some((effect) => 'bonusTile' in effect)
              ? widthOf(bonus) + TILE_EDGES
              : widthOf(space.do)
          }
          state={state}
          dye={placer === null ? 'soot' : dyeOf(placer)}
          dyeOf={dyeOf}
          worker={worker}
          viewer={viewer}
          isSelected={isSelected}
          pieceSize={isAtHome ? 21 : 25}
        />
      </button>
    </Tip>
  );
}

/** Shows the names of raid and leader, because icons alone wouldn't be clear. */
function HomeSigns({ id, G }: { readonly id: string; readonly G: Table['G'] }) {
  const { t } = useTable();
  const raids = id !== 'leader';
  const leads = id !== 'raid';
  return (
    <span className="flex-column spread gap-3">
      {raids && (
        <span className="flex-row nowrap gap-4 home-line">
          <GameIcon name="raid" size={16} />
          <strong>{t('table.raid')}</strong>
        </span>
      )}
      {raids && !leads && (
        <span className="flex-row nowrap bold gap-4 home-line">
          −1
          <GameIcon name="military" size={15} />
          <GameIcon name="arrow" size={13} />
          <GameIcon name="loot" size={17} />
        </span>
      )}
      {leads && (
        <span className="flex-row nowrap gap-4 home-line">
          <GameIcon name="leader" size={16} />
          <strong>{t('table.leader')}</strong>
        </span>
      )}
      {leads && (
        <span className="flex-row nowrap gap-1 home-line home-gifts">
          {G.round >= 5 ? (
            <>
              <b className="faded">2</b>
              <GameIcon name="expedition" size={15} />
              <b className="faded">/</b>
              <GameIcon name="military" size={15} />
              <b className="faded">/</b>
              <GameIcon name="technology" size={15} />
            </>
          ) : (
            <>
              <b className="faded">{t('table.first')}</b>
              <GameIcon name="expedition" size={15} />
              {G.numPlayers > 2 && (
                <>
                  <b className="faded">{t('table.third')}</b>
                  <GameIcon name="technology" size={15} />
                </>
              )}
              {G.numPlayers > 3 && (
                <>
                  <b className="faded">{t('table.fourth')}</b>
                  <GameIcon name="military" size={15} />
                </>
              )}
            </>
          )}
        </span>
      )}
    </span>
  );
}

type SlotsProps = {
  readonly space: SpaceView;
  /** Width of the icons beside the slots, in px, including icons of a bonus tile. */
  readonly signsWidth: number;
  readonly state: SpaceState;
  readonly dye: Dye;
  readonly dyeOf: Table['dyeOf'];
  readonly worker: string | null;
  readonly viewer: string | null;
  readonly isSelected: boolean;
  /** Height of an explorer in px */
  readonly pieceSize: number;
};

const Slots = memo(function Slots(props: SlotsProps) {
  const { space, signsWidth, state, dye, dyeOf, worker, viewer, isSelected, pieceSize } = props;
  const { occupants, capacity, hasFire } = space;
  if (hasFire) return null;
  // If icons leave less room, the price overlaps the foot of the worker's outline.
  const isWide = signsWidth > 42;
  const shown = occupants.slice(-3);
  const isFull = occupants.length >= (capacity ?? 9);
  const hasChief = occupants.some((occupant) => occupant.worker !== 'explorer');
  return (
    <span className="rigid gap-1 inline-flex to-end at-bottom slots" aria-hidden="true">
      {state.state === 'open' && state.price > 0 && (
        <span
          className={
            isWide
              ? 'flex-line bold gap-1 size-12 corner-9 price absolute price-brief'
              : 'flex-line self-centre bold gap-1 size-12 corner-9 price'
          }
        >
          −{state.price}
          {!isWide && <GameIcon name="military" size={12} />}
        </span>
      )}
      {shown.map((occupant, nth) => (
        <span
          key={`${occupant.owner}${occupant.worker}${nth}`}
          className="inline-flex runs"
          data-piece={`worker-${space.id}-${occupant.owner}-${occupant.worker}-${nth}`}
          data-from={occupant.owner === viewer ? `worker-${occupant.worker}` : `player-${occupant.owner}`}
        >
          <GameIcon
            name={`${occupant.worker}-${dyeOf(occupant.owner)}`}
            size={occupant.worker === 'chief' ? pieceSize + 3 : pieceSize}
            className="piece"
          />
        </span>
      ))}
      {state.state === 'open' &&
        (isSelected ? (
          <GameIcon
            name={`${worker === 'chief' || worker === 'warrior' ? worker : 'explorer'}-${dye}`}
            size={pieceSize}
            className="piece"
          />
        ) : (
          <GameIcon name={`ghost-${dye}`} size={pieceSize - 1} className="ghost" />
        ))}
      {state.state === 'shut' && !hasChief && !isFull && <Shut state={state} />}
      {state.state === 'idle' && !hasChief && !isFull && (
        <Empty count={Math.min(2, capacity ?? 1) - occupants.length} />
      )}
    </span>
  );
});

const Empty = ({ count }: { readonly count: number }) => (
  <>
    {Array.from({ length: Math.max(0, count) }, (_, index) => index).map((index) => (
      <span key={index} className="slot-free" />
    ))}
  </>
);

function Shut({ state }: { readonly state: Extract<SpaceState, { state: 'shut' }> }) {
  const { shut } = state;
  switch (shut.why) {
    case 'military':
      return (
        <span className="flex-column across self-centre bold size-12 shut-why">
          <GameIcon name="military" size={14} />
          {shut.need}
        </span>
      );
    case 'junction':
      return (
        <span className="flex-column across self-centre bold size-12 shut-why">
          <GameIcon name="expedition" size={14} />
        </span>
      );
    case 'later':
      return (
        <span className="flex-column across self-centre bold size-12 shut-why">
          <GameIcon name="ui-hour" size={14} />
        </span>
      );
    case 'lock':
      return (
        <span className="flex-column across self-centre bold size-12 shut-why">
          <GameIcon name="ui-lock" size={13} />
        </span>
      );
  }
}
