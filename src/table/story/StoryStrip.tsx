import { useContext, useEffect, useRef } from 'react';
import { sentenceOf } from '../../game-api/gameLog';
import { StoryContext } from '../../game-api/story';
import { itemAt } from '../../rules-kit/indexed';
import { useLookBack, usePlayers, useSay, useSeats, useWords } from '../context';
import { Glyph } from '../controls/Glyph';
import { Tip } from '../controls/Tip';
import { ByBot } from '../log/ByBot';
import { firstSince } from '../log/firstSince';
import type { RenderedLine, RenderedTurn } from '../log/renderTurns';
import { type StepIcon, usePointAtStep, usePointedStep } from './context';
import { QuickSettings } from './QuickSettings';
import { LineText, StepChanges, StepIcons } from './StepIcons';
import type { StorySteps } from './turnToShow';

/** Marks a row that is longer than its place, and one whose last step is in sight. */
function markWhole(row: HTMLElement): void {
  const end = row.lastElementChild;
  if (!(end instanceof HTMLElement)) return;
  const width = end.offsetLeft + end.offsetWidth;
  row.toggleAttribute('data-long', width > row.clientWidth + 1);
  row.toggleAttribute('data-whole', width - row.scrollLeft <= row.clientWidth + 1);
}

/** Scrolls a row on to the first step that is not whole in sight, or at its end back to its beginning. */
function scrollOn(row: HTMLElement): void {
  const edge = row.scrollLeft + row.clientWidth;
  const next = [...row.querySelectorAll<HTMLElement>('li')].find(
    (step) => step.offsetLeft > row.scrollLeft && step.offsetLeft + step.offsetWidth > edge,
  );
  row.scrollLeft = next?.offsetLeft ?? 0;
}

type StoryStripProps = {
  readonly told: StorySteps;
  readonly turns: readonly RenderedTurn[];
  readonly Icon: StepIcon;
};

/**
 * Shows what happened in a row: everything since the viewer's last turn, or one turn. Hovering, focusing or pressing a
 * step highlights it on the board.
 */
export function StoryStrip({ told: { playerID, lines, current }, turns, Icon }: StoryStripProps) {
  const { t } = useWords();
  const { player, mark } = useSeats();
  const { viewer, current: acts } = usePlayers();
  const { shown } = useLookBack();
  const watch = useContext(StoryContext);
  const pointed = usePointedStep();
  const point = usePointAtStep();
  const say = useSay();
  const steps = useRef<HTMLOListElement>(null);
  // The viewer reads from the first step on; while others play, the newest step is shown.
  const fromStart = current === null && acts === viewer;
  const atKey = current?.key ?? itemAt(lines, fromStart ? 0 : lines.length - 1).key;
  useEffect(() => {
    const row = steps.current;
    const step = row?.querySelector<HTMLElement>(`[data-step="${atKey}"]`);
    if (row === null || step === null || step === undefined) return;
    // `scrollIntoView` would also move a phone's page. The observer is needed because the hint beside the row changes
    // its width.
    const bringIntoView = new ResizeObserver(() => {
      // Starts with a whole step, so that no sentence is cut at its beginning.
      const from = step.offsetLeft + step.offsetWidth - row.clientWidth;
      const first = [...row.querySelectorAll<HTMLElement>('li')].find((each) => each.offsetLeft >= from);
      const start = Math.min((first ?? step).offsetLeft, step.offsetLeft);
      // Room after the last step, without which the row could not scroll as far as the first whole one.
      const end = row.lastElementChild instanceof HTMLElement ? row.lastElementChild : step;
      const room = start + row.clientWidth - end.offsetLeft - end.offsetWidth;
      row.style.setProperty('--room', `${start === 0 ? 0 : Math.max(0, room)}px`);
      row.scrollLeft = start;
      markWhole(row);
    });
    bringIntoView.observe(row);
    return () => bringIntoView.disconnect();
  }, [atKey]);
  const since = firstSince(turns, viewer);
  const mayWatch = watch !== null && shown === null && since >= 0 && acts === viewer;
  const press = (line: RenderedLine) => {
    point(line);
    // Touch has no hover, so a press also shows the sentence.
    if (matchMedia('(hover: none)').matches) say(sentenceOf(line));
  };
  const leave = () => point(null);
  return (
    <section
      className={`story player-${player(playerID ?? itemAt(lines, 0).by).colour}`}
      data-testid="story"
      data-action="story"
      aria-label={playerID === null ? t('kit.log.since') : t('kit.story.of', { name: player(playerID).name })}
    >
      <ol
        className="story-steps"
        ref={steps}
        onScroll={({ currentTarget }) => markWhole(currentTarget)}
        onWheel={({ currentTarget, deltaY }) => {
          currentTarget.scrollLeft += deltaY;
        }}
      >
        {lines.map((line) => (
          <li
            key={line.key}
            data-step={line.key}
            className={line.happening === null ? undefined : 'story-happening'}
            onPointerEnter={({ pointerType }) => pointerType !== 'touch' && point(line)}
            onPointerLeave={({ pointerType }) => pointerType !== 'touch' && leave()}
            onFocus={() => point(line)}
            onBlur={leave}
          >
            {line.begins && mark(line.by, 16)}
            {line.begins && line.standIn !== null && <ByBot />}
            <Tip text={line.needsName ? `${player(line.by).name}: ${sentenceOf(line)}` : sentenceOf(line)}>
              <button
                type="button"
                className="story-step"
                aria-current={line.key === current?.key ? 'step' : undefined}
                aria-pressed={line.key === pointed?.key}
                onClick={() => press(line)}
              >
                {line.actor !== undefined && line.begins && <StepIcons icons={[line.actor]} Icon={Icon} />}
                <span className="story-text">
                  <LineText line={line} Icon={Icon} />
                </span>
                <StepChanges line={line} of={line.by} Icon={Icon} />
              </button>
            </Tip>
          </li>
        ))}
      </ol>
      <button
        type="button"
        className="story-setting story-more"
        data-testid="story-more"
        aria-label={t('kit.story.more')}
        onClick={() => steps.current !== null && scrollOn(steps.current)}
      >
        <Glyph name="next" size={14} />
      </button>
      <QuickSettings />
      {mayWatch && (
        <button
          type="button"
          className="btn story-watch"
          data-testid="watch"
          onClick={() => watch(itemAt(turns, since).moves[0] - 1)}
        >
          <Glyph name="again" size={14} />
          {t('kit.log.watch')}
        </button>
      )}
    </section>
  );
}
