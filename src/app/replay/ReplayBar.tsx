import { useContext, useEffect, useRef, useState } from 'react';
import { StopsContext } from '../../game-api/story';
import { useLateWords } from '../lateWords';
import { useSettings } from '../settings';
import { readSetting, writeSetting } from '../storage';
import { nextStop, pauseAt, previousStop, SPEEDS, type Speed } from './steps';
import './replay.css';
import { readKey } from '../../table/keys/readKey';

type ReplayBarProps = {
  readonly shown: number;
  readonly moves: number;
  readonly show: (moves: number | null) => void;
  /** Continues a copy of the game from the position; null if not possible. */
  readonly onPlayOn: ((moves: number) => void) | null;
  /** Whether it plays automatically, one step of the story at a time, and ends at the present position. */
  readonly isWatched: boolean;
};

const KEYS: Readonly<Record<string, (shown: number, moves: number) => number>> = {
  ArrowLeft: (shown) => shown - 1,
  ArrowRight: (shown) => shown + 1,
  Home: () => 0,
  End: (_shown, moves) => moves,
};

const SPEED = 'replaySpeed';
const readSpeed = (): Speed => SPEEDS.find((speed) => String(speed) === readSetting(SPEED)) ?? 1;

/** Checks whether an element uses the stepping keys. */
const wantsKeys = (target: EventTarget | null): boolean =>
  target instanceof Element &&
  target.closest('input, select, textarea, [role="dialog"], [role="tablist"]') !== null;

/** Lets the arrow keys step unless something else uses them. */
function useKeys({ shown, moves, show }: Pick<ReplayBarProps, 'shown' | 'moves' | 'show'>): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const step = KEYS[readKey(event) ?? ''];
      const otherwise = event.altKey || event.ctrlKey || event.metaKey || event.shiftKey;
      if (step === undefined || event.defaultPrevented || otherwise || wantsKeys(event.target)) return;
      event.preventDefault();
      show(Math.min(moves, Math.max(0, step(shown, moves))));
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, [shown, moves, show]);
}

/** Steps through the positions of a game with buttons, a slider, the arrow keys or automatic play. */
export function ReplayBar({ shown, moves, show, onPlayOn, isWatched }: ReplayBarProps) {
  const { t } = useSettings();
  const say = useLateWords();
  const slider = useRef<HTMLInputElement>(null);
  const [playing, setPlaying] = useState(isWatched);
  const [speed, setSpeed] = useState(readSpeed);
  const stops = useContext(StopsContext);
  const plays = playing && (isWatched || shown < moves);
  useEffect(() => slider.current?.focus({ preventScroll: true }), []);
  useEffect(() => {
    if (!plays) return;
    const next = shown < moves ? shown + 1 : null;
    const timer = setTimeout(() => show(next), pauseAt(shown, stops, speed));
    return () => clearTimeout(timer);
  }, [plays, shown, moves, stops, speed, show]);
  const change = (to: Speed) => {
    setSpeed(to);
    writeSetting(SPEED, String(to));
  };
  // Watching moves by steps of the story; looking back moves by single positions.
  const [back, on] = isWatched
    ? [previousStop(shown, stops), nextStop(shown, stops, moves)]
    : [shown - 1, shown + 1];
  useKeys({ shown, moves, show });
  const where = say('replay.where', { shown, moves });
  const step = (name: 'first' | 'back' | 'forward' | 'last', sign: string, to: number) => (
    <button
      type="button"
      className="replay-step"
      aria-label={say(`replay.${name}`)}
      title={say(`replay.${name}`)}
      data-testid={`replay-${name}`}
      disabled={to === shown || to < 0 || to > moves}
      onClick={() => show(to)}
    >
      <Sign path={sign} />
    </button>
  );
  return (
    <section className="replay-bar" data-testid="replay-bar" aria-label={say('replay.label')}>
      <div className="replay-line">
        <strong className="replay-where">{where}</strong>
        <input
          ref={slider}
          type="range"
          min={0}
          max={moves}
          value={shown}
          aria-label={say('replay.slider')}
          aria-valuetext={where}
          data-testid="replay-slider"
          onChange={(event) => show(event.target.valueAsNumber)}
        />
      </div>
      <div className="replay-line replay-buttons">
        {step('first', 'M3 4V16M16 4L6 10L16 16Z', 0)}
        {step('back', 'M13 4L7 10L13 16L7 10Z', back)}
        <button
          type="button"
          className="replay-step"
          aria-label={say(plays ? 'replay.pause' : 'replay.play')}
          title={say(plays ? 'replay.pause' : 'replay.play')}
          data-testid="replay-play"
          disabled={!isWatched && shown === moves}
          onClick={() => setPlaying(!plays)}
        >
          <Sign path={plays ? 'M6 4V16M14 4V16' : 'M6 4L16 10L6 16Z'} />
        </button>
        {step('forward', 'M7 4L13 10L7 16L13 10Z', on)}
        {step('last', 'M17 4V16M4 4L14 10L4 16Z', moves)}
        <fieldset className="replay-speeds" aria-label={say('replay.speed')}>
          {SPEEDS.map((each) => (
            <button
              key={each}
              type="button"
              className="replay-speed"
              aria-pressed={each === speed}
              data-testid={`replay-speed-${each}`}
              onClick={() => change(each)}
            >
              ×{each}
            </button>
          ))}
        </fieldset>
        <span className="replay-gap" />
        {onPlayOn !== null && !isWatched && (
          <button type="button" className="button" data-testid="play-on" onClick={() => onPlayOn(shown)}>
            {say('replay.playOn')}
          </button>
        )}
        <button
          type="button"
          className="button primary"
          data-testid="replay-present"
          onClick={() => show(null)}
        >
          {isWatched ? say('replay.skip') : t('replay.toPresent')}
        </button>
      </div>
    </section>
  );
}

function Sign({ path }: { readonly path: string }) {
  return (
    <svg className="replay-sign" width="18" height="18" viewBox="0 0 20 20" aria-hidden="true">
      <path d={path} />
    </svg>
  );
}
