import { type ComponentType, type ReactNode, Suspense } from 'react';
import { useLookBack } from '../context';
import { later } from '../loading/later';
import type { StepIcon } from '../story/context';
import { LogPanel } from './LogPanel';
import type { LogAtTable } from './renderTurns';

const LastTurn = later(async () => (await import('./lateLog')).Story);

/** Renders `show` with the log once it has loaded. */
export type LogProps = ComponentType<{ readonly show: (told: LogAtTable, Icon: StepIcon) => ReactNode }>;

/**
 * Creates the log and the story strip from a game's telling, which is loaded as soon as there is something to show.
 * `useLog` must return the same object until the log changes.
 */
export function logParts(fetchLog: () => Promise<() => LogAtTable>, fetchIcon: () => Promise<StepIcon>) {
  const Told: LogProps = later(async () => {
    const [useLog, Icon] = await Promise.all([fetchLog(), fetchIcon()]);
    return ({ show }) => show(useLog(), Icon);
  });
  function Log() {
    const { log, notes } = useLookBack();
    if (log.length + notes.length === 0) return <LogPanel turns={[]} hints={[]} />;
    return (
      <Suspense>
        <Told show={(told, Icon) => <LogPanel {...told} Icon={Icon} />} />
      </Suspense>
    );
  }
  function Story() {
    const { log } = useLookBack();
    if (log.length === 0) return null;
    return (
      <Told
        show={({ turns }, Icon) => (turns.length === 0 ? null : <LastTurn turns={turns} Icon={Icon} />)}
      />
    );
  }
  return { Log, Story, Told };
}
