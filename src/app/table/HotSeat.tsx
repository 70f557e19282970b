/** A game on one screen: people take turns at it, and bots play in between. */

import { Suspense, useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { useLocation, useSearchParams } from 'wouter';
import { type Thinking, ThinkingContext } from '../../game-api/thinking';
import { isolate } from '../../language/isolate';
import type { Session } from '../../session/session';
import { later } from '../../table/loading/later';
import { lazyPart } from '../../table/loading/lazyPart';
import { botProblem } from '../bots/botProblem';
import { type BotState, useBots } from '../bots/useBots';
import { useHint } from '../bots/useHint';
import { flushGame, writeGameSoon } from '../browser-storage/savedGames';
import { readProgress } from '../guide/progress';
import { useArchive } from '../played/useArchive';
import { useShareRunning } from '../played/useShareRunning';
import { useSettings } from '../settings';
import { HandOver } from './HandOver';
import { usePaceSetting } from './quickSettings';
import { TableView } from './TableView';

const DealNote = lazyPart(async () => (await import('../daily/DealNote')).DealNote);
const Guided = lazyPart(async () => (await import('../guide/Guided')).Guided);
const HintPanel = lazyPart(async () => (await import('../bots/HintPanel')).HintPanel);
const HotSeatMenu = later(async () => (await import('./HotSeatMenu')).HotSeatMenu);
const HotSeatSettings = later(async () => (await import('./HotSeatMenu')).HotSeatSettings);

function useThinking(state: BotState, session: Session): Thinking | null {
  const { t } = useSettings();
  const playerID = state.kind === 'thinking' ? state.playerID : null;
  const onSkip = state.kind === 'thinking' ? state.hurry : null;
  const onNext = state.kind === 'thinking' ? state.next : null;
  return useMemo(
    () =>
      playerID === null || onSkip === null
        ? null
        : {
            says: t('table.thinking', { name: nameOf(session, playerID) }),
            skip: t('table.skip'),
            skipHint: t(onNext === null ? 'table.skipByKey' : 'table.skipHint'),
            onSkip,
            next:
              onNext === null ? null : { says: t('table.next'), hint: t('table.nextHint'), onPress: onNext },
          },
    [t, session, playerID, onSkip, onNext],
  );
}

const nameOf = (session: Session, playerID: string): string =>
  isolate(session.seats.find((seat) => seat.playerID === playerID)?.name ?? playerID);

type BotStatusProps = { readonly state: BotState; readonly says: string; readonly session: Session };

/**
 * Announces the thinking bot to screen readers; the table shows it where there is room. Shows why a bot failed over the
 * table.
 */
function BotStatus({ state, says, session }: BotStatusProps) {
  const { t } = useSettings();
  if (state.kind === 'idle') return null;
  if (state.kind === 'thinking')
    return (
      <output className="visually-hidden" data-testid="bot-status">
        {says}
      </output>
    );
  return (
    <output className="bot-status" data-testid="bot-status">
      {t('table.botFailed', { name: nameOf(session, state.playerID), reason: botProblem(state.error, t) })}
      <button type="button" className="button" onClick={state.again}>
        {t('table.botAgain')}
      </button>
    </output>
  );
}

function withoutMove(search: URLSearchParams): URLSearchParams {
  const next = new URLSearchParams(search);
  next.delete('move');
  return next;
}

type HotSeatProps = {
  readonly session: Session;
  /** Continues a copy of the game after its first `moves` moves. */
  readonly onPlayOn: (moves: number) => void;
  /** Opens without a cover before the first player, and bots don't play. */
  readonly isWorkbench?: boolean;
};

export function HotSeat({ session, onPlayOn, isWorkbench = false }: HotSeatProps) {
  const [, navigate] = useLocation();
  const [, setSearch] = useSearchParams();
  const snapshot = useSyncExternalStore(session.subscribe, session.current);
  // After a reload, the hand is covered until its player presses Ready.
  const people = session.seats.filter(({ bot }) => bot === undefined).length;
  const { hiddenHands } = session.module;
  const { seed, deal } = session.save(0);
  // The guide comments on the real game only.
  const [isGuided] = useState(() => readProgress(seed) !== null);
  const [ready, setReady] = useState(people === 1 || !hiddenHands || isWorkbench);
  useEffect(() => {
    const stop = session.subscribe(() => writeGameSoon(() => session.save()));
    return () => {
      stop();
      flushGame();
    };
  }, [session]);
  useArchive(isWorkbench ? null : session, null);
  useShareRunning(isWorkbench ? null : session);
  const bots = useBots(session, snapshot, !ready || isWorkbench);
  const thinking = useThinking(bots, session);
  const pace = usePaceSetting();
  const hasBots = session.seats.some(({ bot }) => bot !== undefined);
  const { hint, ask, close } = useHint(session, snapshot);
  const next = snapshot.toAct;
  const taker =
    next !== null && !snapshot.botActs && (next !== snapshot.viewer || !ready)
      ? session.seats.find(({ playerID }) => playerID === next)
      : undefined;
  const table = (
    <>
      <ThinkingContext value={thinking}>
        <TableView
          source={taker !== undefined ? session.covered : session}
          menu={<HotSeatMenu session={session} />}
          settings={<HotSeatSettings hasBots={hasBots} />}
          pace={hasBots ? pace : null}
          plansFor={people === 1 && !isGuided ? `${session.module.name}/${seed}` : null}
          // People's results of a deal are compared.
          onHint={taker !== undefined || deal !== undefined ? null : ask}
          onPlayOn={onPlayOn}
          onPlayAgain={() => navigate(deal === undefined ? `/${session.module.name}/new` : '/daily')}
          onLeave={() => navigate('/')}
        />
      </ThinkingContext>
      {taker !== undefined && (
        <HandOver
          key={taker.playerID}
          seat={taker}
          colours={session.module.colours}
          onReady={() => {
            session.handOver();
            // The previous player may have been looking at an earlier position.
            if (ready) setSearch(withoutMove, { replace: true });
            setReady(true);
          }}
        />
      )}
      {deal !== undefined && (
        <Suspense>
          <DealNote session={session} />
        </Suspense>
      )}
      <BotStatus state={bots} says={thinking?.says ?? ''} session={session} />
      {hint.kind !== 'none' && (
        <Suspense>
          <HintPanel hint={hint} session={session} snapshot={snapshot} onClose={close} />
        </Suspense>
      )}
    </>
  );
  return isGuided ? (
    <Suspense>
      <Guided session={session} snapshot={snapshot}>
        {table}
      </Guided>
    </Suspense>
  ) : (
    table
  );
}
