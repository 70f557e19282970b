import { useEffect, useState } from 'react';
import { momentText } from '../../../language/moments';
import { entryOf } from '../../../rules-kit/indexed';
import type { Clock } from '../../../session/protocol';
import { useSettings } from '../../settings';
import { serverNow } from '../connection/serverTime';
import { useWords } from '../words';
import { timeFacts, turnLeft } from './clockText';
import { durationText } from './durations';

const MINUTE = 60_000;

/** Below this time in ms the remaining time is highlighted. */
const SHORT = 3 * 60 * MINUTE;

function Away({ text }: { readonly text: string }) {
  return (
    <svg className="away-mark" role="img" aria-label={text} viewBox="0 0 16 16" width="14" height="14">
      <title>{text}</title>
      <path d="M5.5 5V2.5h5V5" fill="none" stroke="currentColor" strokeWidth="1.5" />
      <rect x="1.5" y="5" width="13" height="9" rx="1.5" fill="currentColor" />
    </svg>
  );
}

type DaysLeftProps = {
  readonly clock: Clock & { readonly days: NonNullable<Clock['days']> };
  readonly playerID: string;
  /** When the clock arrived, in `performance.now()` time. */
  readonly cameAt: number;
  readonly long: boolean;
};

/**
 * Shows how much time a seat has left for its turn. `long` adds the reserve, the deadline and why the clock is paused.
 */
export function DaysLeft({ clock, playerID, cameAt, long }: DaysLeftProps) {
  const t = useWords();
  const { language } = useSettings();
  const { days, running } = clock;
  const runs = running.includes(playerID);
  const [, tick] = useState(0);
  useEffect(() => {
    if (!runs) return;
    const timer = setInterval(() => tick((count) => count + 1), MINUTE);
    return () => clearInterval(timer);
  }, [runs]);
  const left = entryOf(clock.left, playerID) - (runs ? performance.now() - cameAt : 0);
  const deadline: number | undefined = days.deadlines[playerID];
  const away = days.vacations.find(({ seat }) => seat === playerID);
  if (!long && deadline === undefined && away === undefined) return null;
  const reserve = entryOf(days.reserve, playerID);
  const time =
    left <= 0 ? t('room.outOfTime') : durationText(turnLeft({ left, reserve }), language, 'narrow');
  const stands = standsText();
  if (!long) {
    return (
      <span className={left <= SHORT ? 'time-left time-short' : 'time-left'} data-runs={runs || undefined}>
        {deadline !== undefined && time}
        {away !== undefined && <Away text={stands ?? ''} />}
      </span>
    );
  }
  const facts = [
    ...timeFacts({ left, reserve, deadline }, t, language, serverNow()),
    ...(stands === null ? [] : [stands]),
  ];
  return (
    <span className="days-left" data-testid={`days-left-${playerID}`} data-short={left <= SHORT || undefined}>
      {facts.map((fact) => (
        <span key={fact}>{fact}</span>
      ))}
    </span>
  );

  /** Returns why the seat's clock is paused; null if it runs or the seat is not to act. */
  function standsText(): string | null {
    if (away !== undefined) return t('clock.away', { when: momentText(away.until, language, serverNow()) });
    const { weekend } = days;
    const isWeekend = weekend !== null && weekend.from <= clock.at && clock.at < weekend.until;
    return deadline !== undefined && isWeekend ? t('clock.weekendNow') : null;
  }
}
