import { itemAt } from '../../rules-kit/indexed';
import type { LineStep } from './line';
import './review.css';
import { useWords } from './words';

/** A bot's line on the board, shown after its first `step` steps. */
export type ShownLine = { readonly at: number; readonly steps: readonly LineStep[]; readonly step: number };

type LineBarProps = {
  readonly line: ShownLine;
  readonly onStep: (step: number) => void;
  readonly onClose: () => void;
};

/** Steps through a bot's line; replaces the actions. */
export function LineBar({ line: { at, steps, step }, onStep, onClose }: LineBarProps) {
  const t = useWords();
  const text = step === 0 ? t('before') : itemAt(steps, step - 1).text;
  return (
    <section
      className="line-bar"
      data-testid="line-bar"
      aria-label={t('line', { move: at, step, steps: steps.length })}
    >
      <p aria-live="polite">
        <span>{t('line', { move: at, step, steps: steps.length })}</span>
        <strong>{text}</strong>
      </p>
      <button type="button" className="button" disabled={step === 0} onClick={() => onStep(step - 1)}>
        {t('back')}
      </button>
      <button
        type="button"
        className="button"
        data-testid="line-on"
        disabled={step === steps.length}
        onClick={() => onStep(step + 1)}
      >
        {t('forward')}
      </button>
      <button type="button" className="button primary" data-testid="close-line" onClick={onClose}>
        {t('close')}
      </button>
    </section>
  );
}
