import { useCallback } from 'react';
import { RuleText } from '../../game-api/lookUp';
import type { GuideStep } from '../../game-api/module';
import type { Language } from '../../language/language';
import { isInSight } from '../../table/controls/inSight';
import { useMeasured } from '../../table/controls/useMeasured';
import { useLateWords } from '../lateWords';
import { DIRECTION, directionFrom } from './direction';
import './guide.css';

type CoachCardProps = {
  readonly step: GuideStep;
  readonly language: Language;
  /** Continues to the next step. Null: the learner has to make a move instead. */
  readonly onRead: (() => void) | null;
  readonly onDoIt: (() => void) | null;
  readonly onLeave: () => void;
};

/** Fills in the relative positions in a text (`{{.a|.b}}`) by the current layout. */
function useDirections(text: string): string {
  const say = useLateWords();
  const measure = useCallback(
    () =>
      text.replace(DIRECTION, (_, ...selectors: readonly string[]) => {
        const [a, b] = selectors
          .slice(0, 2)
          .map((selector) =>
            [...document.querySelectorAll(selector)].find(isInSight)?.getBoundingClientRect(),
          );
        return say(`guide.where.${a === undefined || b === undefined ? 'near' : directionFrom(a, b)}`);
      }),
    [text, say],
  );
  return useMeasured(measure, '');
}

/** Renders a text in which rule numbers open the rules and button labels (`*…*`) are emphasised. */
function CoachText({ text }: { readonly text: string }) {
  return text
    .split('*')
    .map((part, index) =>
      index % 2 === 1 ? <strong key={index}>{part}</strong> : <RuleText key={index} text={part} />,
    );
}

/** A guide step in words. The table or an open dialog reserves a row for it, so it covers nothing. */
export function CoachCard({ step, language, onRead, onDoIt, onLeave }: CoachCardProps) {
  const say = useLateWords();
  const text = useDirections(step.text[language]);
  return (
    <aside
      className="coach"
      data-testid="coach"
      data-step={step.id}
      aria-label={say('guide.label')}
      aria-live="polite"
    >
      <h2>{step.title[language]}</h2>
      <p>
        <CoachText text={text} />
      </p>
      <button
        type="button"
        className="coach-leave"
        data-testid="coach-leave"
        aria-label={say('guide.leave')}
        title={say('guide.leave')}
        onClick={onLeave}
      >
        ×
      </button>
      {onDoIt !== null && (
        <button type="button" className="coach-do" data-testid="coach-do" onClick={onDoIt}>
          {say('guide.doIt')}
        </button>
      )}
      {onRead !== null && (
        <button type="button" className="coach-next" data-testid="coach-next" onClick={onRead}>
          {say('guide.next')}
        </button>
      )}
    </aside>
  );
}
