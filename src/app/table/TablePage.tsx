import { lazy, Suspense, useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { firstMoves, type SavedGame } from '../../session/savedGame';
import { BrokenGameError, Session } from '../../session/session';
import { moduleOf } from '../currentModule';
import { TableNote } from '../replay/TableNote';
import { otherRulesNote } from '../saveProblem';
import { useSettings } from '../settings';
import { beginGame, readGame, readGameText, setAside, setBrokenAside, writeGame } from '../storage';
import { Crash, TableBoundary } from './faults';
import { HotSeat } from './HotSeat';

const BrokenGame = lazy(async () => ({ default: (await import('./BrokenGame')).BrokenGame }));

type Opened =
  | { readonly kind: 'open'; readonly session: Session }
  | { readonly kind: 'none' }
  | {
      readonly kind: 'broken';
      readonly text: string;
      readonly problem: Error;
      readonly saved: SavedGame | null;
    };

/** Opens the running game. */
function openGame(): Opened {
  const text = readGameText();
  if (text === null) return { kind: 'none' };
  let saved: SavedGame | null = null;
  try {
    saved = readGame();
    return saved === null
      ? { kind: 'none' }
      : { kind: 'open', session: new Session(moduleOf(saved.game), saved) };
  } catch (error) {
    const problem = error instanceof Error ? error : new Error(String(error));
    return { kind: 'broken', text, problem, saved };
  }
}

export function TablePage() {
  const { t } = useSettings();
  const [{ opened, nth }, setTable] = useState(() => ({ opened: openGame(), nth: 0 }));
  const [note, setNote] = useState<string | null>(() =>
    opened.kind === 'open' ? otherRulesNote(opened.session.otherRules, t) : null,
  );
  const [, navigate] = useLocation();
  useEffect(() => {
    if (opened.kind === 'none') navigate('/', { replace: true });
    // Out of the way of the next game, but never lost.
    if (opened.kind === 'broken')
      (opened.problem instanceof BrokenGameError ? setBrokenAside : setAside)(opened.text);
  }, [opened, navigate]);
  const goOnWith = (game: SavedGame) => {
    if (!beginGame(game)) {
      setNote(t('kept.noRoom'));
      return;
    }
    navigate('/table', { replace: true });
    setTable({ opened: openGame(), nth: nth + 1 });
    setNote(t('replay.copied', { moves: game.actions.length }));
  };
  if (opened.kind === 'none') return null;
  if (opened.kind === 'broken') {
    const { text, problem, saved } = opened;
    const before =
      saved !== null && problem instanceof BrokenGameError
        ? () => goOnWith(firstMoves(saved, problem.moveNumber - 1))
        : null;
    return (
      <Suspense>
        <BrokenGame text={text} problem={problem} saved={saved} onBefore={before} />
      </Suspense>
    );
  }
  const { session } = opened;
  const closeNote = () => {
    setNote(null);
    // Saved once more, a game that did not say its rules says them: it is told once.
    if (session.otherRules?.begun === null) writeGame(session.save());
  };
  return (
    <TableBoundary fallback={<Crash />}>
      <HotSeat key={nth} session={session} onPlayOn={(moves) => goOnWith(session.save(moves))} />
      {note !== null && <TableNote text={note} onClose={closeNote} />}
    </TableBoundary>
  );
}
