import { Suspense, use, useEffect, useEffectEvent, useState } from 'react';
import { useLocation } from 'wouter';
import type { GameModule, GameOffer } from '../../game-api/module';
import { bringsContent } from '../../session/beginning';
import { firstMoves, parseSavedGame, type SavedGame } from '../../session/savedGame';
import { BrokenGameError, Session } from '../../session/session';
import { lazyPart } from '../../table/loading/lazyPart';
import {
  beginGame,
  openGameText,
  playHere,
  reclaimGame,
  type StopReason,
  setAside,
  setBrokenAside,
  writeGame,
} from '../browser-storage/savedGames';
import { GameProvider } from '../game/GameProvider';
import { fetchContentReader, offerOf, useModule } from '../games';
import { TableNote } from '../replay/TableNote';
import { useSettings } from '../settings';
import { HotSeat } from './HotSeat';
import { otherRulesNote } from './otherRulesNote';
import { TableBoundary } from './TableBoundary';

const BrokenGame = lazyPart(async () => (await import('./BrokenGame')).BrokenGame);
const OtherTabPage = lazyPart(async () => (await import('../browser-storage/OtherTabPage')).OtherTabPage);

type Broken = {
  readonly kind: 'broken';
  readonly text: string;
  readonly problem: Error;
  readonly saved: SavedGame | null;
};

type Running =
  | { readonly kind: 'saved'; readonly text: string; readonly saved: SavedGame; readonly game: GameOffer }
  | { readonly kind: 'none' }
  | Broken;

const asError = (error: unknown): Error => (error instanceof Error ? error : new Error(String(error)));

function readRunning(): Running {
  const text = openGameText();
  if (text === null) return { kind: 'none' };
  let saved: SavedGame | null = null;
  try {
    saved = parseSavedGame(text);
    return { kind: 'saved', text, saved, game: offerOf(saved.game) };
  } catch (error) {
    return { kind: 'broken', text, problem: asError(error), saved };
  }
}

type Opened = { readonly kind: 'open'; readonly session: Session } | Broken;

function openGame(module: GameModule, saved: SavedGame, text: string): Opened {
  try {
    return { kind: 'open', session: new Session(module, saved) };
  } catch (error) {
    return { kind: 'broken', text, problem: asError(error), saved };
  }
}

export function TablePage() {
  const { t } = useSettings();
  const [{ running, nth }, setTable] = useState(() => ({ running: readRunning(), nth: 0 }));
  const [note, setNote] = useState<string | null>(null);
  const [, navigate] = useLocation();
  useEffect(() => {
    if (running.kind === 'none') navigate('/', { replace: true });
  }, [running, navigate]);
  const openAgain = () => setTable({ running: readRunning(), nth: nth + 1 });
  const goOnWith = (game: SavedGame) => {
    beginGame(game);
    navigate('/table', { replace: true });
    openAgain();
    setNote(t('replay.copied', { moves: game.actions.length }));
  };
  if (running.kind === 'none') return null;
  if (running.kind === 'broken') return <SetAside broken={running} onGoOn={goOnWith} />;
  return (
    <GameProvider game={running.game}>
      <RunningGame key={nth} running={running} onGoOn={goOnWith} onOpenAgain={openAgain} />
      {note !== null && <TableNote text={note} onClose={() => setNote(null)} />}
    </GameProvider>
  );
}

type RunningGameProps = {
  readonly running: Extract<Running, { readonly kind: 'saved' }>;
  readonly onGoOn: (game: SavedGame) => void;
  readonly onOpenAgain: () => void;
};

/** Plays the game in this tab. Returns why another tab took over, or null. */
function usePlayHere(opened: Opened, onContinued: () => void): StopReason | null {
  const [stopReason, setStopReason] = useState<StopReason | null>(null);
  const session = opened.kind === 'open' ? opened.session : null;
  const goOn = useEffectEvent(onContinued);
  useEffect(() => {
    if (session === null) return;
    return playHere({ save: () => session.save(), onStopped: setStopReason, onContinued: () => goOn() });
  }, [session]);
  return stopReason;
}

function RunningGame({ running: { saved, text, game }, onGoOn, onOpenAgain }: RunningGameProps) {
  const module = useModule(game.name);
  if (bringsContent(module, saved)) use(fetchContentReader(module));
  const { t } = useSettings();
  const [opened] = useState(() => openGame(module, saved, text));
  const [note, setNote] = useState(() =>
    opened.kind === 'open' ? otherRulesNote(opened.session.otherRules, t) : null,
  );
  const stopReason = usePlayHere(opened, onOpenAgain);
  if (opened.kind === 'broken') return <SetAside broken={opened} onGoOn={onGoOn} />;
  const { session } = opened;
  if (stopReason !== null) {
    const playOnHere = () => {
      reclaimGame(session.save());
      onOpenAgain();
    };
    return (
      <Suspense>
        <OtherTabPage why={stopReason} onPlayHere={playOnHere} />
      </Suspense>
    );
  }
  const closeNote = () => {
    setNote(null);
    // Saving adds the missing rules version, so that this note appears only once.
    if (session.otherRules?.begun === null) writeGame(session.save());
  };
  return (
    <TableBoundary source={session}>
      <HotSeat session={session} onPlayOn={(moves) => onGoOn(session.save(moves))} />
      {note !== null && <TableNote text={note} onClose={closeNote} />}
    </TableBoundary>
  );
}

type SetAsideProps = { readonly broken: Broken; readonly onGoOn: (game: SavedGame) => void };

/** Shows a game that can't be opened. It moves the game aside for the next one without deleting it. */
function SetAside({ broken: { text, problem, saved }, onGoOn }: SetAsideProps) {
  const isBroken = problem instanceof BrokenGameError && problem.otherRules === null;
  useEffect(() => (isBroken ? setBrokenAside : setAside)(text), [isBroken, text]);
  const before =
    saved !== null && problem instanceof BrokenGameError
      ? () => onGoOn(firstMoves(saved, problem.moveNumber - 1))
      : null;
  return (
    <Suspense>
      <BrokenGame text={text} problem={problem} saved={saved} onBefore={before} />
    </Suspense>
  );
}
