import { useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { Session } from '../../house/session';
import { moduleOf } from '../currentModule';
import { readGame, readGameText, setBrokenAside } from '../storage';
import { BrokenGame, Crash, TableBoundary } from './faults';
import { HotSeat } from './HotSeat';

type Opened =
  | { readonly kind: 'open'; readonly session: Session }
  | { readonly kind: 'none' }
  | { readonly kind: 'broken'; readonly text: string; readonly problem: Error };

/** Opens the running game; one that can't be opened is set aside, never lost. */
function openGame(): Opened {
  const text = readGameText();
  if (text === null) return { kind: 'none' };
  try {
    const saved = readGame();
    return saved === null
      ? { kind: 'none' }
      : { kind: 'open', session: new Session(moduleOf(saved.game), saved) };
  } catch (error) {
    setBrokenAside(text);
    return { kind: 'broken', text, problem: error instanceof Error ? error : new Error(String(error)) };
  }
}

export function TablePage() {
  const [opened] = useState(openGame);
  const [, navigate] = useLocation();
  useEffect(() => {
    if (opened.kind === 'none') navigate('/', { replace: true });
  }, [opened, navigate]);
  if (opened.kind === 'none') return null;
  if (opened.kind === 'broken') return <BrokenGame text={opened.text} problem={opened.problem} />;
  return (
    <TableBoundary fallback={<Crash />}>
      <HotSeat session={opened.session} />
    </TableBoundary>
  );
}
