import { useMemo } from 'react';
import type { ClockRules, DaysClock } from '../../../session/protocol';
import { useSettings } from '../../settings';
import { useWords } from '../words';
import { hoursText } from './durations';

const MINUTES = [15, 30, 45, 60, 90, 120];
const TURN_HOURS = [12, 24, 48, 72, 168];
const RESERVE_HOURS = [0, 12, 24, 48, 72, 168, 336];

const ownZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone || 'UTC';

/** Returns the select's value for a clock. */
const selected = (clock: ClockRules | null): string =>
  clock === null ? '' : 'minutes' in clock ? `m${clock.minutes}` : `h${clock.turnHours}`;

/** Returns the clock for a value of the select. Switching between lengths of days keeps the other settings. */
function chosen(value: string, before: ClockRules | null): ClockRules | null {
  const length = Number(value.slice(1));
  if (value === '') return null;
  if (value.startsWith('m')) return { minutes: length };
  const kept =
    before !== null && 'turnHours' in before
      ? before
      : { reserveHours: 72, weekendsOff: false, timeZone: ownZone() };
  return { ...kept, turnHours: length };
}

type ClockFieldsProps = {
  readonly clock: ClockRules | null;
  readonly onClock: (clock: ClockRules | null) => void;
};

/** Chooses no clock, minutes for a game in one sitting, or days for a game over weeks. */
export function ClockFields({ clock, onClock }: ClockFieldsProps) {
  const t = useWords();
  const { language } = useSettings();
  const isDays = clock !== null && 'turnHours' in clock;
  return (
    <>
      <div className="form-row">
        <label htmlFor="clock">
          <strong>{t('create.clock')}</strong>
          <small>{t(isDays ? 'clock.turnHint' : 'create.clockHint')}</small>
        </label>
        <select
          id="clock"
          data-testid="clock"
          value={selected(clock)}
          onChange={({ target }) => onClock(chosen(target.value, clock))}
        >
          <option value="">{t('create.noClock')}</option>
          <optgroup label={t('clock.live')}>
            {MINUTES.map((minutes) => (
              <option key={minutes} value={`m${minutes}`}>
                {t('create.minutes', { minutes })}
              </option>
            ))}
          </optgroup>
          <optgroup label={t('clock.days')}>
            {TURN_HOURS.map((hours) => (
              <option key={hours} value={`h${hours}`}>
                {t('clock.turn', { time: hoursText(hours, language) })}
              </option>
            ))}
          </optgroup>
        </select>
      </div>
      {isDays && <DaysFields clock={clock} onClock={onClock} />}
    </>
  );
}

type DaysFieldsProps = {
  readonly clock: DaysClock;
  readonly onClock: (clock: DaysClock) => void;
};

function DaysFields({ clock, onClock }: DaysFieldsProps) {
  const t = useWords();
  const { language } = useSettings();
  return (
    <>
      <div className="form-row">
        <label htmlFor="reserve">
          <strong>{t('clock.reserveTitle')}</strong>
          <small>{t('clock.reserveHint')}</small>
        </label>
        <select
          id="reserve"
          data-testid="reserve"
          value={clock.reserveHours}
          onChange={({ target }) => onClock({ ...clock, reserveHours: Number(target.value) })}
        >
          {RESERVE_HOURS.map((hours) => (
            <option key={hours} value={hours}>
              {hours === 0 ? t('clock.noReserve') : hoursText(hours, language)}
            </option>
          ))}
        </select>
      </div>
      <div className="form-row">
        <label htmlFor="weekends">
          <strong>{t('clock.weekendsTitle')}</strong>
          <small>{t('clock.weekendsHint')}</small>
        </label>
        <input
          type="checkbox"
          id="weekends"
          data-testid="weekends"
          checked={clock.weekendsOff}
          onChange={({ target }) => onClock({ ...clock, weekendsOff: target.checked })}
        />
      </div>
      {clock.weekendsOff && <ZoneField clock={clock} onClock={onClock} />}
    </>
  );
}

function ZoneField({ clock, onClock }: DaysFieldsProps) {
  const t = useWords();
  const zones = useMemo(() => [...new Set([ownZone(), ...Intl.supportedValuesOf('timeZone'), 'UTC'])], []);
  return (
    <div className="form-row">
      <label htmlFor="zone">
        <strong>{t('clock.zoneTitle')}</strong>
        <small>{t('clock.zoneHint')}</small>
      </label>
      <select
        id="zone"
        className="zone-choice"
        data-testid="zone"
        value={clock.timeZone}
        onChange={({ target }) => onClock({ ...clock, timeZone: target.value })}
      >
        {zones.map((zone) => (
          <option key={zone} value={zone}>
            {zone.replaceAll('_', ' ')}
          </option>
        ))}
      </select>
    </div>
  );
}
