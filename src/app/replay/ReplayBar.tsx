import { useEffect, useRef } from 'react';
import { useSettings } from '../settings';

type ReplayBarProps = {
  readonly shown: number;
  /** How many moves the game has. */
  readonly moves: number;
  readonly show: (moves: number | null) => void;
  /** Goes on from the position as a copy; absent where that is not possible. */
  readonly onPlayOn: ((moves: number) => void) | null;
};

const KEYS: Readonly<Record<string, (shown: number, moves: number) => number>> = {
  ArrowLeft: (shown) => shown - 1,
  ArrowRight: (shown) => shown + 1,
  Home: () => 0,
  End: (_shown, moves) => moves,
};

/** Whether the element has a use of its own for the keys that step. */
const wantsKeys = (target: EventTarget | null): boolean =>
  target instanceof Element &&
  target.closest('input, select, textarea, [role="dialog"], [role="tablist"], [data-keys]') !== null;

/** Steps through the positions of a game: buttons, a slider, and the arrow keys. */
export function ReplayBar({ shown, moves, show, onPlayOn }: ReplayBarProps) {
  const { t } = useSettings();
  const slider = useRef<HTMLInputElement>(null);
  useEffect(() => slider.current?.focus(), []);
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const step = KEYS[event.key];
      if (step === undefined || event.altKey || event.ctrlKey || event.metaKey || wantsKeys(event.target))
        return;
      event.preventDefault();
      show(Math.min(moves, Math.max(0, step(shown, moves))));
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, [shown, moves, show]);
  const steps = [
    { name: 'first', sign: '⏮', to: 0 },
    { name: 'back', sign: '◀', to: shown - 1 },
    { name: 'forward', sign: '▶', to: shown + 1 },
    { name: 'last', sign: '⏭', to: moves },
  ] as const;
  return (
    <div className="replay-bar" data-testid="replay-bar">
      <div className="replay-line">
        <strong className="replay-where" aria-live="polite">
          {t('replay.where', { shown, moves })}
        </strong>
        <input
          ref={slider}
          type="range"
          min={0}
          max={moves}
          value={shown}
          aria-label={t('replay.slider')}
          data-testid="replay-slider"
          onChange={(event) => show(event.target.valueAsNumber)}
        />
      </div>
      <div className="replay-line">
        {steps.map(({ name, sign, to }) => (
          <button
            key={name}
            type="button"
            className="replay-step"
            aria-label={t(`replay.${name}`)}
            title={t(`replay.${name}`)}
            data-testid={`replay-${name}`}
            disabled={to === shown || to < 0 || to > moves}
            onClick={() => show(to)}
          >
            {sign}
          </button>
        ))}
        <span className="replay-gap" />
        {onPlayOn !== null && (
          <button type="button" className="button" data-testid="play-on" onClick={() => onPlayOn(shown)}>
            {t('replay.playOn')}
          </button>
        )}
        <button
          type="button"
          className="button primary"
          data-testid="replay-present"
          onClick={() => show(null)}
        >
          {t('replay.toPresent')}
        </button>
      </div>
    </div>
  );
}
