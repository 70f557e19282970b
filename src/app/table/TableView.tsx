/** Shows a table of any game from any source, at the present position or an earlier one (`?move=N`). */
import './table.css';
import {
  type ComponentType,
  Fragment,
  memo,
  Suspense,
  useDeferredValue,
  useEffect,
  useMemo,
  useState,
  useSyncExternalStore,
} from 'react';
import { NO_HISTORY } from '../../game-api/baseTable';
import type { TableProps } from '../../game-api/module';
import { PlanContext, type Planning } from '../../game-api/plan';
import { type QuickSetting, QuickSettingsContext } from '../../game-api/quickSettings';
import { ReviewContext } from '../../game-api/review';
import { StoryContext } from '../../game-api/story';
import { isolate } from '../../language/isolate';
import { addFailedLoad } from '../../language/loading';
import type { Snapshot, TableSource } from '../../session/source';
import { endsUndo } from '../../session/undo';
import { later } from '../../table/loading/later';
import { lazyPart } from '../../table/loading/lazyPart';
import { NotFetchedError } from '../games';
import { useOfflineGame } from '../offline/useOfflineGame';
import { Remount } from '../page/Remount';
import { type Planned, usePlanner } from '../planner/usePlanner';
import { useReplayPosition } from '../replay/useReplayPosition';
import { useWatch } from '../replay/useWatch';
import { useReviewAtTable } from '../review/useReviewAtTable';
import { useSettings } from '../settings';
import { loadTable } from './fetchTable';
import { useSoundSetting } from './quickSettings';
import { useAutoEnd } from './useAutoEnd';
import { useRefusal } from './useRefusal';
import { useRenderer } from './useRenderer';

const ReplayBar = lazyPart(async () => (await import('../replay/ReplayBar')).ReplayBar);
const TableMenu = later(async () => (await import('./TableMenu')).TableMenu);
const TableSound = lazyPart(async () => (await import('../sound/TableSound')).TableSound);

type TableViewProps = {
  readonly source: TableSource;
  /** Buttons about this game in the menu */
  readonly menu: React.ReactNode;
  /** Settings that only some tables have */
  readonly settings?: React.ReactNode;
  /** The pace of the bots at this table; null without bots. */
  readonly pace?: QuickSetting | null;
  /** Requests a hint for the present position; absent if there are no hints. */
  readonly onHint?: (() => void) | null;
  /**
   * Identifies the table on this device for saved plans. Absent without planning: several people share the screen, or
   * the viewer has no seat.
   */
  readonly plansFor?: string | null;
  /** Continues a copy of the game from an earlier position; absent if not possible. */
  readonly onPlayOn?: ((moves: number) => void) | null;
  /** Whether nobody plays here any more, although the game isn't over. Then the table shows no actions. */
  readonly isClosed?: boolean;
  readonly onPlayAgain: () => void;
  readonly onLeave: () => void;
};

type Loaded = { readonly Table: ComponentType<TableProps>; readonly inWords: boolean };

const NO_MOVES: TableProps['legalMoves'] = [];

/** Replaces the actions, as the replay's bar does. */
const NO_ACTIONS = <Fragment />;

/** Returns the planning props of a table's controls. */
function planningOf({ planner, plan, Line }: Planned): Planning {
  const { isOn, isTurn, canPlan } = plan;
  return {
    isOn,
    toggle: isOn ? () => planner.leave() : canPlan && !isTurn ? () => planner.begin() : null,
    line: <Line planner={planner} plan={plan} inWords={false} />,
  };
}

/** Renders other players' moves in slices of a few ms, and the viewer's own moves at once. */
export function TableView(props: TableViewProps) {
  const [isShown, setShown] = useState(false);
  const planned = usePlanner(props.source, props.plansFor ?? null, isShown);
  const source = planned?.planner ?? props.source;
  const newest = useSyncExternalStore(source.subscribe, source.current);
  const later = useDeferredValue(newest);
  const planning = useMemo(() => (planned === null ? null : planningOf(planned)), [planned]);
  const sound = useSoundSetting();
  const { pace = null } = props;
  const quick = useMemo(() => (pace === null ? [sound] : [pace, sound]), [pace, sound]);
  return (
    <PlanContext value={planning}>
      <QuickSettingsContext value={quick}>
        <Shown
          {...props}
          source={source}
          planned={planned}
          onShown={setShown}
          snapshot={later.legalMoves.length === 0 ? later : newest}
        />
      </QuickSettingsContext>
      {sound.value === 'on' && (
        <Suspense>
          <TableSound source={props.source} />
        </Suspense>
      )}
    </PlanContext>
  );
}

const Shown = memo(function Shown({
  source,
  snapshot,
  planned,
  onShown,
  menu,
  settings = null,
  onHint = null,
  onPlayOn = null,
  isClosed = false,
  onPlayAgain,
  onLeave,
}: TableViewProps & {
  readonly snapshot: Snapshot;
  readonly planned: Planned | null;
  readonly onShown: (isShown: true) => void;
}) {
  const { t, language } = useSettings();
  const { module } = source;
  useOfflineGame(module.name);
  const { shown, show, requested } = useReplayPosition();
  const { watched, watch } = useWatch(shown, show);
  const { inWords: asksWords, change } = useRenderer();
  const [loaded, setLoaded] = useState<Loaded | null>(null);
  const [failure, setFailure] = useState<NotFetchedError | null>(null);
  const [tries, setTries] = useState(0);
  useEffect(() => {
    let isWanted = true;
    setFailure(null);
    loadTable(module, asksWords).then(
      (Table) => isWanted && setLoaded({ Table, inWords: asksWords }),
      (error: unknown) => isWanted && setFailure(new NotFetchedError(module.name, error)),
    );
    return () => {
      isWanted = false;
    };
  }, [module, asksWords, tries]);
  useEffect(() => {
    if (loaded !== null) onShown(true);
  }, [loaded, onShown]);
  // While the other table can't be fetched, the current one stays.
  const stays = loaded !== null && failure !== null;
  useEffect(() => {
    if (stays) return addFailedLoad(() => setTries((count) => count + 1));
  }, [stays]);
  const inWords = stays ? loaded.inWords : asksWords;
  const { seats: taken } = source;
  // Isolate names, so that a right-to-left name can't turn a sentence around.
  const seats = useMemo(() => taken.map((seat) => ({ ...seat, name: isolate(seat.name) })), [taken]);
  const history = useMemo(
    (): TableProps['history'] => ({
      canUndo: snapshot.canUndo,
      canRedo: snapshot.canRedo,
      undoBlocked: snapshot.undoBlocked,
      undo: () => source.undo(),
      redo: () => source.redo(),
      restartTurn: () => source.restartTurn(),
      endsUndo: (move) => endsUndo(module, snapshot.ctx.phase, move),
    }),
    [module, source, snapshot],
  );
  const { timeline, viewer } = snapshot;
  // Only the player who asked for a hint sees that in the log.
  const notes = useMemo(
    () => snapshot.notes.filter(({ playerID }) => playerID === viewer),
    [snapshot.notes, viewer],
  );
  useAutoEnd(source, snapshot, shown === null && planned?.plan.isOn !== true);
  const { review, line } = useReviewAtTable(source, snapshot, inWords, onPlayOn);
  const exists = shown === null || (Number.isInteger(shown) && shown >= 0 && shown <= timeline.moves);
  const earlier = useMemo(
    () => (shown !== null && exists ? timeline.at(shown) : null),
    [timeline, shown, exists],
  );
  const position = line?.position ?? earlier ?? snapshot;
  const { G, ctx } = position;
  const refusal = useRefusal(module, { G, ctx, viewer: snapshot.viewer, seats: taken });
  if (failure !== null && loaded === null) throw failure;
  if (loaded === null || loaded.inWords !== inWords)
    return (
      <main className="sheet" aria-busy="true">
        <p>{t('table.loading')}</p>
      </main>
    );
  if (!exists)
    return (
      <main className="sheet" data-testid="no-such-move">
        <h1>{t('replay.noMove', { move: requested ?? '' })}</h1>
        <p>{t('replay.moves', { moves: timeline.moves })}</p>
        <button type="button" className="button primary" onClick={() => show(null)}>
          {t('replay.toPresent')}
        </button>
      </main>
    );
  const at = line?.at ?? shown;
  const noActions = isClosed && ctx.gameover === undefined ? NO_ACTIONS : null;
  const { Table } = loaded;
  const otherView = t(asksWords ? 'table.asMap' : 'table.asText');
  const table = (
    <Table
      G={G}
      ctx={ctx}
      log={position.log}
      notes={notes}
      viewer={snapshot.viewer}
      seats={seats}
      legalMoves={at === null ? snapshot.legalMoves : NO_MOVES}
      language={language}
      play={(move, ...args) => source.play(move, args, language)}
      refusal={refusal}
      timeline={timeline}
      shown={at}
      onShow={show}
      replay={
        line?.bar ??
        (shown === null ? (
          noActions
        ) : (
          <Suspense>
            <ReplayBar
              // Watching from another position restarts the replay bar.
              key={watched ?? 'replay'}
              shown={shown}
              moves={timeline.moves}
              show={show}
              onPlayOn={onPlayOn}
              isWatched={watched !== null}
            />
          </Suspense>
        ))
      }
      history={at === null ? history : NO_HISTORY}
      onHint={at === null && planned?.plan.isOn !== true ? onHint : null}
      shell={
        <Suspense>
          <TableMenu
            menu={menu}
            settings={settings}
            seen={{ module, seats: taken, viewer: snapshot.viewer, position }}
            G={snapshot.G}
            otherView={otherView}
            onChangeView={change}
            onReplay={() => show(timeline.moves)}
          />
        </Suspense>
      }
      onPlayAgain={onPlayAgain}
      onLeave={onLeave}
    />
  );
  return (
    <>
      <nav className={inWords ? 'view-switch' : 'skip'} aria-label={t('table.view')}>
        <button type="button" className="button" data-testid="skip-to-view" onClick={change}>
          {otherView}
        </button>
      </nav>
      {inWords && planned !== null && at === null && (
        <planned.Line planner={planned.planner} plan={planned.plan} inWords />
      )}
      <StoryContext value={watch}>
        <ReviewContext value={review}>
          <Remount>{table}</Remount>
        </ReviewContext>
      </StoryContext>
    </>
  );
});
