import { useContext, useEffect, useRef } from 'react';
import { sentenceOf } from '../../game-api/gameLog';
import { StoryContext } from '../../game-api/story';
import { itemAt } from '../../rules-kit/indexed';
import { useLookBack, usePlayers, useSay, useSeats, useWords } from '../context';
import { Glyph } from '../controls/Glyph';
import { Tip } from '../controls/Tip';
import { ByBot } from '../log/ByBot';
import type { RenderedLine, RenderedTurn } from '../log/renderTurns';
import { firstSince } from '../log/turnGroups';
import { type StepIcon, usePointAtStep, usePointedStep } from './context';
import { QuickSettings } from './QuickSettings';
import { LineText, StepChanges, StepIcons } from './StepIcons';
import type { StorySteps } from './turnToShow';

type StoryStripProps = {
  readonly told: StorySteps;
  readonly turns: readonly RenderedTurn[];
  readonly Icon: StepIcon;
};

/** Shows the steps of a turn in a row. Hovering, focusing or pressing one highlights it on the board. */
export function StoryStrip({ told: { playerID, standIn, lines, current }, turns, Icon }: StoryStripProps) {
  const { t } = useWords();
  const { player, mark } = useSeats();
  const { viewer, current: acts } = usePlayers();
  const { shown } = useLookBack();
  const watch = useContext(StoryContext);
  const pointed = usePointedStep();
  const point = usePointAtStep();
  const say = useSay();
  const { name, colour } = player(playerID);
  const steps = useRef<HTMLOListElement>(null);
  const atKey = current?.key ?? itemAt(lines, lines.length - 1).key;
  useEffect(() => {
    const row = steps.current;
    const step = row?.querySelector<HTMLElement>(`[data-step="${atKey}"] .story-step`);
    if (row === null || step === null || step === undefined) return;
    // `scrollIntoView` would also move a phone's page. The observer is needed because the hint beside the row changes
    // its width.
    const bringIntoView = new ResizeObserver(() => {
      // Starts with a whole step, so that no sentence is cut at its beginning.
      const from = step.offsetLeft + step.offsetWidth - row.clientWidth;
      const first = [...row.querySelectorAll<HTMLElement>('.story-step')].find(
        (each) => each.offsetLeft >= from,
      );
      const start = Math.min((first ?? step).offsetLeft, step.offsetLeft);
      // Room after the last step, without which the row could not scroll as far as the first whole one.
      const end = row.lastElementChild instanceof HTMLElement ? row.lastElementChild : step;
      const room = start + row.clientWidth - end.offsetLeft - end.offsetWidth;
      row.style.setProperty('--room', `${start === 0 ? 0 : Math.max(0, room)}px`);
      row.scrollLeft = start;
      row.toggleAttribute('data-whole', end.offsetLeft + end.offsetWidth - start <= row.clientWidth);
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
      className={`story player-${colour}`}
      data-testid="story"
      data-action="story"
      aria-label={t('kit.story.of', { name })}
    >
      {mark(playerID, 16)}
      {standIn !== null && <ByBot />}
      <ol className="story-steps" ref={steps}>
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
            <Tip text={sentenceOf(line)}>
              <button
                type="button"
                className="story-step"
                aria-current={line.key === current?.key ? 'step' : undefined}
                aria-pressed={line.key === pointed?.key}
                onClick={() => press(line)}
              >
                {line.actor !== undefined && line === lines[0] && (
                  <StepIcons icons={[line.actor]} Icon={Icon} />
                )}
                <span className="story-text">
                  <LineText line={line} Icon={Icon} />
                </span>
                <StepChanges line={line} of={playerID} Icon={Icon} />
              </button>
            </Tip>
          </li>
        ))}
      </ol>
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
