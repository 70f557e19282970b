import { type ReactNode, Suspense, useEffect, useMemo, useState } from 'react';
import { CoachContext, stepIn } from '../../game-api/guide';
import type { Guide } from '../../game-api/module';
import { loadEventually } from '../../language/loading';
import type { Session, SessionSnapshot } from '../../session/session';
import { lazyPart } from '../../table/loading/lazyPart';
import { useSettings } from '../settings';
import { readProgress, writeProgress } from './progress';

const CoachCard = lazyPart(async () => (await import('./CoachCard')).CoachCard);
const CoachRings = lazyPart(async () => (await import('./CoachRings')).CoachRings);

type GuidedProps = {
  readonly session: Session;
  readonly snapshot: SessionSnapshot;
  readonly children: ReactNode;
};

/** Provides the current guide step to the table. Does nothing if the game is not a guided one. */
export function Guided({ session, snapshot, children }: GuidedProps) {
  const { language } = useSettings();
  const { seed } = session.save(0);
  const [read, setRead] = useState(() => readProgress(seed));
  const [guide, setGuide] = useState<Guide | null>(null);
  const guided = read !== null;
  useEffect(() => {
    const { loadGuide } = session.module;
    if (guided && loadGuide !== null) void loadEventually(loadGuide).then(setGuide);
  }, [session, guided]);
  const step = useMemo(
    () => (guide === null || read === null ? null : stepIn(guide, snapshot, read)),
    [guide, snapshot, read],
  );
  const coach = useMemo(() => {
    if (step === null || read === null) return null;
    const keep = (words: ReadonlySet<string> | null) => {
      setRead(words);
      writeProgress(seed, words);
    };
    const { asks } = step;
    return (
      <Suspense>
        <CoachCard
          step={step}
          language={language}
          onRead={asks === null ? () => keep(new Set([...read, step.id])) : null}
          onDoIt={asks === null ? null : () => void session.play(asks.move, asks.args, language)}
          onLeave={() => keep(null)}
        />
      </Suspense>
    );
  }, [step, read, language, session, seed]);
  return (
    <CoachContext value={coach}>
      {children}
      {step !== null && (
        <Suspense>
          <CoachRings step={step} />
        </Suspense>
      )}
    </CoachContext>
  );
}
