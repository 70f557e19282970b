import { type KeyboardEvent, memo, useEffect, useRef } from 'react';
import { useLookBack, usePlayers, useWords } from '../context';
import { Glyph } from '../controls/Glyph';
import { SCROLLED_BY_KEYS } from '../scrolls';
import type { StepIcon } from '../story/context';
import { HintLines, LogTurn } from './LogTurn';
import { Since } from './Since';
import type { ToldLog, ToldTurn } from './toldTurns';
import { firstSince } from './turnGroups';

const ENTRY = '.log-entry';
const REST_MS = 80;

/** Up and down go from line to line; the list is one stop of the Tab key. */
function stepThrough(event: KeyboardEvent<HTMLElement>): void {
  const lines = [...event.currentTarget.querySelectorAll<HTMLElement>(ENTRY)];
  const at = lines.indexOf(document.activeElement as HTMLElement);
  const steps: Readonly<Record<string, number>> = {
    ArrowUp: at < 0 ? lines.length - 1 : at - 1,
    ArrowDown: at + 1,
  };
  const to = steps[event.key];
  if (to === undefined) return;
  event.preventDefault();
  lines[Math.min(lines.length - 1, Math.max(0, to))]?.focus();
}

const lastMove = (turns: readonly ToldTurn[]): number => turns[turns.length - 1]?.lines.at(-1)?.move ?? 0;

type LogPanelProps = ToldLog & { readonly Icon?: StepIcon };
const NoIcon: StepIcon = () => null;

/** The line that leads to the position on the table, or to the last one before it that the log tells. */
function lineAt(turns: readonly ToldTurn[], shown: number | null): number | null {
  if (shown === null) return null;
  let found: number | null = null;
  for (const { lines } of turns) for (const { move } of lines) if (move <= shown) found = move;
  return found;
}

/** What happened, by the parts of the game; the newest at the bottom. A game without signs of its own gives no `Icon`. */
export const LogPanel = memo(function LogPanel({ turns, hints, Icon = NoIcon }: LogPanelProps) {
  const { t } = useWords();
  const { viewer, current: acts } = usePlayers();
  const { shown, onShow } = useLookBack();
  const since = firstSince(turns, viewer);
  const current = lineAt(turns, shown);
  const list = useRef<HTMLDivElement>(null);
  const newest = lastMove(turns);
  // Who comes back reads on from the own last turn; everyone else sees what happened last.
  const comesBack = since >= 0 && acts === viewer && turns[turns.length - 1]?.playerID !== viewer;
  useEffect(() => {
    const bring = () => {
      const element = list.current;
      if (element === null || newest === 0) return;
      const mark = element.querySelector<HTMLElement>(
        current === null ? '[data-since]' : `[data-move="${current}"]`,
      );
      if (current !== null && mark !== null)
        element.scrollTop = mark.offsetTop - element.offsetTop - element.clientHeight / 2;
      else
        element.scrollTop =
          comesBack && mark !== null ? mark.offsetTop - element.offsetTop : element.scrollHeight;
    };
    // Layout reads are slow: debounce while stepping.
    const timer = setTimeout(bring, current === null ? 0 : REST_MS);
    return () => clearTimeout(timer);
  }, [newest, current, comesBack]);
  return (
    <section className="log" aria-label={t('kit.log.title')}>
      <div className="log-head">
        <Glyph name="log" size={15} />
        <h2>{t('kit.log.title')}</h2>
        <span className="gap" />
        {since >= 0 && (
          <button
            type="button"
            className="link"
            onClick={() => list.current?.querySelector('[data-since]')?.scrollIntoView({ block: 'start' })}
          >
            {t('kit.log.since')}
          </button>
        )}
      </div>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the keys go from line to line */}
      <div className="log-list" ref={list} {...SCROLLED_BY_KEYS} data-testid="log" onKeyDown={stepThrough}>
        {turns.length === 0 && <p className="log-empty">{t('kit.log.empty')}</p>}
        {turns.map((turn, index) => (
          <div
            key={turn.key}
            className={current !== null && turn.moves[0] > current ? 'log-later' : undefined}
          >
            {index === since && <Since turns={turns.slice(since)} />}
            <LogTurn
              turn={turn}
              hasHeading={index === 0 || turns[index - 1].heading !== turn.heading}
              current={current !== null && turn.lines.some(({ move }) => move === current) ? current : null}
              onShow={onShow}
              Icon={Icon}
            />
          </div>
        ))}
        <HintLines hints={hints} />
      </div>
    </section>
  );
});
