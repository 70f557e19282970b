import {
  type CSSProperties,
  type KeyboardEvent,
  memo,
  type ReactNode,
  useEffect,
  useRef,
  useState,
} from 'react';
import { itemAt } from '../../rules-kit/indexed';
import { useLookBack, usePlayers } from '../context';
import { readKey } from '../keys/readKey';
import { SCROLLED_BY_KEYS } from '../scrolls';
import type { StepIcon } from '../story/context';
import { firstSince } from './firstSince';
import { HintLines, LogTurn } from './LogTurn';
import type { RenderedLog, RenderedTurn } from './renderTurns';
import { Since } from './Since';
import { useWasInSight } from './useWasInSight';

const ENTRY = '.log-entry';
const REST_MS = 80;
/** More turns than any log can show at once */
const LAST_PARTS = 30;
/** Number of turns in a stretch */
const STRETCH = 12;
const SCROLLING = ['wheel', 'pointerdown', 'touchmove', 'keydown'] as const;

/** Moves the focus between lines with Up and Down. The list is a single Tab stop. */
function stepThrough(event: KeyboardEvent<HTMLElement>): void {
  const lines = [...event.currentTarget.querySelectorAll<HTMLElement>(ENTRY)];
  const at = lines.findIndex((line) => line.matches(':focus'));
  const steps: Readonly<Record<string, number>> = {
    ArrowUp: at < 0 ? lines.length - 1 : at - 1,
    ArrowDown: at + 1,
  };
  const to = steps[readKey(event) ?? ''];
  if (to === undefined) return;
  event.preventDefault();
  lines[Math.min(lines.length - 1, Math.max(0, to))]?.focus();
}

const lastMove = (turns: readonly RenderedTurn[]): number => turns[turns.length - 1]?.lines.at(-1)?.move ?? 0;

type LogLinesProps = RenderedLog & { readonly Icon: StepIcon };

/** Returns the line of the position on the table, or the last line before it; 0 before the first line. */
function lineAt(turns: readonly RenderedTurn[], shown: number | null): number | null {
  if (shown === null) return null;
  let found = 0;
  for (const { lines } of turns) for (const { move } of lines) if (move <= shown) found = move;
  return found;
}

type PartProps = Omit<Parameters<typeof LogTurn>[0], 'isPlain'> & {
  readonly isLater: boolean;
  readonly since: ReactNode;
};

const placed = (lines: number, turns: number): CSSProperties => ({ '--lines': lines, '--turns': turns });

/**
 * A turn of a long log. It renders in plain form until it has been visible, so that hidden turns cost nothing with each
 * move.
 */
function Part({ isLater, since, ...turn }: PartProps) {
  const [element, setElement] = useState<HTMLElement | null>(null);
  const isPlain = !useWasInSight(element);
  return (
    <div
      ref={setElement}
      className={isLater ? 'log-part log-later' : 'log-part'}
      style={placed(turn.turn.lines.length, 1)}
    >
      {since}
      <LogTurn {...turn} isPlain={isPlain} />
    </div>
  );
}

type StretchProps = {
  readonly turns: readonly RenderedTurn[];
  /** Heading of the previous turn */
  readonly under: string | null;
  /** All turns since the viewer's last one, if the first of them is in this stretch */
  readonly sinceTurns: readonly RenderedTurn[] | null;
  readonly current: number | null;
  readonly onShow: (move: number) => void;
  readonly Icon: StepIcon;
};

const sameTurns = (a: readonly RenderedTurn[] | null, b: readonly RenderedTurn[] | null): boolean =>
  a === b || (a !== null && a.length === b?.length && a.every((turn, index) => turn === b[index]));

/**
 * Groups turns, because the browser checks each `content-visibility` element in every frame, and one per stretch is
 * cheap.
 */
const Stretch = memo(
  function Stretch({ turns, under, sinceTurns, current, onShow, Icon }: StretchProps) {
    const lines = turns.reduce((sum, turn) => sum + turn.lines.length, 0);
    return (
      <div className="log-stretch" style={placed(lines, turns.length)}>
        {turns.map((turn, index) => (
          <Part
            key={turn.key}
            isLater={current !== null && turn.moves[0] > current}
            since={turn === sinceTurns?.[0] && <Since turns={sinceTurns} Icon={Icon} />}
            turn={turn}
            hasHeading={turn.heading !== (index === 0 ? under : itemAt(turns, index - 1).heading)}
            current={current !== null && turn.lines.some(({ move }) => move === current) ? current : null}
            onShow={onShow}
            Icon={Icon}
          />
        ))}
      </div>
    );
  },
  (before, now) =>
    sameTurns(before.turns, now.turns) &&
    sameTurns(before.sinceTurns, now.sinceTurns) &&
    before.under === now.under &&
    before.current === now.current &&
    before.onShow === now.onShow &&
    before.Icon === now.Icon,
);

/** Shows the lines of the log by part of the game, newest at the bottom. */
export const LogLines = memo(function LogLines({ turns, hints, Icon }: LogLinesProps) {
  const { viewer, current: acts } = usePlayers();
  const { shown, onShow } = useLookBack();
  const since = firstSince(turns, viewer);
  const current = lineAt(turns, shown);
  const list = useRef<HTMLDivElement>(null);
  const newest = lastMove(turns);
  const stretches = Array.from({ length: Math.ceil(turns.length / STRETCH) }, (_, nth) => nth * STRETCH);
  // A player who comes back starts at their last turn; everyone else sees the newest lines.
  const comesBack = since >= 0 && acts === viewer && turns[turns.length - 1]?.playerID !== viewer;
  useEffect(() => {
    const element = list.current;
    if (element === null || newest === 0) return;
    const bring = () => {
      const mark = element.querySelector<HTMLElement>(
        current === null ? '[data-since]' : `[data-move="${current}"]`,
      );
      const below = (mark?.getBoundingClientRect().top ?? 0) - element.getBoundingClientRect().top;
      if (current === 0) element.scrollTop = 0;
      else if (current !== null && mark !== null) element.scrollTop += below - element.clientHeight / 2;
      else element.scrollTop = comesBack && mark !== null ? element.scrollTop + below : element.scrollHeight;
    };
    // A turn changes its height when it first becomes visible, so the position is corrected until the reader scrolls.
    const grows = new ResizeObserver(bring);
    const letBe = () => grows.disconnect();
    // Layout reads are slow: debounce while stepping.
    const timer = setTimeout(
      () => {
        bring();
        for (const part of [...element.querySelectorAll('.log-part')].slice(-LAST_PARTS)) grows.observe(part);
      },
      current === null ? 0 : REST_MS,
    );
    for (const by of SCROLLING) element.addEventListener(by, letBe, { passive: true });
    return () => {
      clearTimeout(timer);
      letBe();
      for (const by of SCROLLING) element.removeEventListener(by, letBe);
    };
  }, [newest, current, comesBack]);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys go from line to line
    <div
      className="log-list"
      ref={list}
      {...SCROLLED_BY_KEYS}
      data-testid="log"
      data-action="log"
      onKeyDown={stepThrough}
    >
      {stretches.map((from) => (
        <Stretch
          key={from}
          turns={turns.slice(from, from + STRETCH)}
          under={turns[from - 1]?.heading ?? null}
          sinceTurns={since >= from && since < from + STRETCH ? turns.slice(since) : null}
          current={current}
          onShow={onShow}
          Icon={Icon}
        />
      ))}
      <HintLines hints={hints} />
    </div>
  );
});
