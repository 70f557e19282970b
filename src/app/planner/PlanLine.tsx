import { defined, itemAt } from '../../rules-kit/indexed';
import { useHasSentences } from '../table/useRefusal';
import './plan.css';
import { Suspense, useEffect, useRef, useState } from 'react';
import { namesOf } from '../../game-api/baseTable';
import { RuleText } from '../../game-api/lookUp';
import type { Plan, Planner, PlanStep } from '../../session/planner';
import { ThinkingNote } from '../../table/frame/bar/ThinkingNote';
import { readKey } from '../../table/keys/readKey';
import { SCROLLED_BY_KEYS } from '../../table/scrolls';
import { useSettings } from '../settings';
import { useWords } from './words';

export type PlanLineProps = {
  readonly planner: Planner;
  readonly plan: Plan;
  /** Whether this is the text table, where the plan is a section of the page and not a line over the header. */
  readonly inWords: boolean;
};

/** Shows the plan: its steps with costs and gains, its state, and a button to play the next step. */
export const PlanLine = (props: PlanLineProps) => (
  // Its texts may still be loading. Without this boundary, the whole table would wait for them.
  <Suspense>
    <Line {...props} />
  </Suspense>
);

function Line({ planner, plan, inWords }: PlanLineProps) {
  const { language } = useSettings();
  const t = useWords();
  const list = useRef<HTMLOListElement>(null);
  const { length } = plan.steps;
  const { isOn, isTurn, steps } = plan;
  const brokenAt = steps.findIndex(({ kind }) => kind === 'broken');
  // Scroll to the broken step; or in a plan being made to its last step, which can be undone; or else to the first,
  // which is played next.
  useEffect(() => {
    const { current } = list;
    if (length === 0 || current === null) return;
    const spokenOf = defined(current.children[brokenAt >= 0 ? brokenAt : isOn ? length - 1 : 0], 'step');
    current.scrollLeft += spokenOf.getBoundingClientRect().left - current.getBoundingClientRect().left;
  }, [length, isOn, brokenAt]);
  // The text table has no bar with a button to start planning.
  const isShown = plan.isOn || length > 0 || (inWords && plan.canPlan && !plan.isTurn);
  useEscape(plan.isOn, planner);
  // Why the next step could not be played; shown until the plan changes.
  const [refusal, setRefusal] = useState<{ readonly text: string; readonly plan: Plan } | null>(null);
  const hasSentences = useHasSentences(planner.module);
  if (!isShown || !hasSentences) return null;
  const lines = steps.map((step) => ({ ...tellStep(planner, step, language), kind: step.kind }));
  const state = !plan.canPlan
    ? 'later'
    : isTurn
      ? 'isTurn'
      : (plan.end ?? (steps.length > 0 ? 'waits' : isOn ? 'empty' : 'idle'));
  const note =
    refusal?.plan === plan
      ? refusal.text
      : brokenAt >= 0
        ? t('broken', { step: brokenAt + 1, reason: itemAt(lines, brokenAt).reason ?? '' })
        : t(state);
  // The steps and the play button already say this.
  const isQuiet = note === t('waits') || (steps.length > 0 && note === t('isTurn'));
  const playNext = () =>
    void planner
      .playNext(language)
      .then((text) => setRefusal(text === null ? null : { text, plan: planner.currentPlan() }));
  const [first] = steps;
  return (
    <section
      className={`plan-line${isOn ? ' plan-on' : ''}${inWords ? ' plan-words' : ''}`}
      aria-label={t('title')}
      data-testid="plan-line"
    >
      <h2>{t('title')}</h2>
      {steps.length > 0 && (
        <ol ref={list} aria-label={t('steps')} {...SCROLLED_BY_KEYS}>
          {lines.map(({ text, kind }, index) => (
            <li key={index} className={`plan-step plan-${kind}`} data-testid={`plan-step-${index + 1}`}>
              <span>{text}</span>
              {index === steps.length - 1 && (
                <button
                  type="button"
                  className="plan-cross"
                  aria-label={t('take', { step: index + 1, text })}
                  data-testid="plan-drop"
                  onClick={() => planner.dropLast()}
                >
                  ×
                </button>
              )}
            </li>
          ))}
        </ol>
      )}
      <output className={isQuiet ? 'plan-quiet' : undefined} data-testid="plan-note">
        <RuleText text={note} />
      </output>
      <div className="plan-buttons">
        {isOn && !inWords && <ThinkingNote named />}
        {isTurn && first !== undefined && (
          <button
            type="button"
            className="button primary"
            data-testid="plan-next"
            disabled={first.kind !== 'works'}
            onClick={playNext}
          >
            {t('next')}
          </button>
        )}
        {steps.length > 0 && (
          <button type="button" className="button" data-testid="plan-clear" onClick={() => planner.clear()}>
            {t('clear')}
          </button>
        )}
        {isOn ? (
          <button type="button" className="button" data-testid="plan-leave" onClick={() => planner.leave()}>
            {t(isTurn ? 'toTurn' : 'leave')}
          </button>
        ) : (
          plan.canPlan &&
          !isTurn && (
            <button type="button" className="button" data-testid="plan-on" onClick={() => planner.begin()}>
              {t(steps.length > 0 ? 'goOn' : 'begin')}
            </button>
          )
        )}
      </div>
    </section>
  );
}

/** Returns a step's description, with costs in the current position, and why it no longer works. */
function tellStep(
  { module, seats, current }: Planner,
  step: PlanStep,
  language: 'en' | 'ja',
): { readonly text: string; readonly reason: string | null } {
  const { move, args, says } = step;
  const viewer = current().viewer ?? '';
  const asPlanned = says[language] ?? Object.values(says)[0] ?? move;
  if (step.kind === 'waits') return { text: asPlanned, reason: null };
  const { G, ctx } = step.at;
  return step.kind === 'works'
    ? { text: module.describeMove(G, ctx, viewer, move, args, language), reason: null }
    : { text: asPlanned, reason: module.explain(G, ctx, viewer, move, args, language, namesOf(seats)) };
}

/** Escape leaves the plan unless something else handles the key. */
function useEscape(isOn: boolean, planner: Planner): void {
  useEffect(() => {
    if (!isOn) return;
    const pressed = (event: KeyboardEvent) => {
      if (readKey(event) !== 'Escape' || event.defaultPrevented) return;
      if (document.querySelector('[role="dialog"], [role="menu"], [aria-expanded="true"]') === null)
        planner.leave();
    };
    window.addEventListener('keydown', pressed);
    return () => window.removeEventListener('keydown', pressed);
  }, [isOn, planner]);
}
