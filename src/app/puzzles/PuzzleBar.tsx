import { useRef } from 'react';
import { RuleText } from '../../game-api/lookUp';
import type { PuzzleTheme } from '../../game-api/puzzles';
import { amountText } from '../../language/amount';
import type { Puzzle, PuzzleTable } from '../../session/puzzles';
import { botProblem } from '../bots/botProblem';
import { useOverTable } from '../replay/useOverTable';
import '../replay/tableNote.css';
import { useSettings } from '../settings';
import { levelKey, useWords } from './words';

/** The verdict on a finished turn. `cost`: what it loses, in the game's unit */
export type Verdict =
  | { readonly kind: 'checking' }
  | { readonly kind: 'right'; readonly isSame: boolean }
  | { readonly kind: 'wrong'; readonly cost: number }
  | { readonly kind: 'failed'; readonly error: unknown };

type PuzzleBarProps = {
  readonly puzzle: Puzzle;
  readonly theme: PuzzleTheme | undefined;
  /** The table with the bot's turn */
  readonly answer: PuzzleTable;
  /** Null during the turn. */
  readonly verdict: Verdict | null;
  /** Number of moves of the answer on display; null if the person's table is on display. */
  readonly step: number | null;
  readonly onStep: (step: number) => void;
  readonly onAgain: () => void;
  readonly onCheckAgain: () => void;
  /** Null if there is no other puzzle. */
  readonly onNext: (() => void) | null;
  readonly onList: () => void;
};

/** The line above a puzzle's table: the task, the verdict and the answer. */
export function PuzzleBar(props: PuzzleBarProps) {
  const { puzzle, theme, answer, verdict, step, onStep, onAgain, onCheckAgain, onNext, onList } = props;
  const t = useWords();
  const { language } = useSettings();
  const bar = useRef<HTMLElement>(null);
  useOverTable(bar);
  const steps = puzzle.answer.length;
  const state = step !== null ? 'answer' : (verdict?.kind ?? 'open');
  const button = (id: string, text: string, onClick: (() => void) | null, isMain = false) => (
    <button
      type="button"
      className={isMain ? 'button primary' : 'button'}
      data-testid={id}
      disabled={onClick === null}
      onClick={() => onClick?.()}
    >
      {text}
    </button>
  );
  return (
    <section
      className="table-note puzzle-bar"
      data-testid="puzzle-bar"
      data-state={state}
      aria-label={t('bar')}
      ref={bar}
    >
      <p aria-live="polite" data-testid="puzzle-says">
        <small>
          {t('task', {
            number: puzzle.number,
            theme: theme?.name[language] ?? '',
            level: t(levelKey(puzzle.level)),
          })}
        </small>
        <strong>
          {step === null ? (
            <Says verdict={verdict} puzzle={puzzle} unit={answer.module.scoreUnit[language]} />
          ) : null}
          {step === 0 && t('start', { steps })}
          {step !== null && step > 0 && <Step answer={answer} step={step} />}
        </strong>
      </p>
      <div className="puzzle-buttons">
        {step !== null && (
          <>
            {button('step-back', t('back'), step === 0 ? null : () => onStep(step - 1))}
            {button('step-on', t('forward'), step === steps ? null : () => onStep(step + 1), step < steps)}
          </>
        )}
        {verdict?.kind === 'failed' && step === null && button('check-again', t('checkAgain'), onCheckAgain)}
        {(verdict !== null || step !== null) &&
          button('puzzle-again', t('again'), onAgain, step === null && verdict?.kind === 'wrong')}
        {step === null && button('show-answer', t('show'), () => onStep(0))}
        {(verdict?.kind === 'right' || step === steps) && onNext !== null
          ? button('puzzle-next', t('next'), onNext, true)
          : button('puzzle-list', t('all'), onList)}
      </div>
    </section>
  );
}

type SaysProps = { readonly verdict: Verdict | null; readonly puzzle: Puzzle; readonly unit: string };

function Says({ verdict, puzzle: { margin }, unit }: SaysProps) {
  const t = useWords();
  const { t: shell } = useSettings();
  const amount = (points: number) => amountText(Math.max(1, Math.round(points)));
  switch (verdict?.kind) {
    case undefined:
      return t('find');
    case 'checking':
      return t('checking');
    case 'right':
      return verdict.isSame ? t('right', { margin: amount(margin), unit }) : t('asGood');
    case 'wrong':
      return t('wrong', { cost: amount(verdict.cost), unit });
    case 'failed':
      return <RuleText text={t('failed', { reason: botProblem(verdict.error, shell) })} />;
  }
}

/** A move of the answer in words. Waits for the game's sentences. */
function Step({ answer, step }: { readonly answer: PuzzleTable; readonly step: number }) {
  const t = useWords();
  const { language } = useSettings();
  return t('step', {
    step,
    steps: answer.puzzle.answer.length,
    text: answer.describe(step, language),
  });
}
