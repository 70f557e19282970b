import type { LineStep } from './line';
import './review.css';
import { useWords } from './words';

/** A line of a bot's on the board: the position after so many of its steps. */
export type ShownLine = { readonly at: number; readonly steps: readonly LineStep[]; readonly step: number };

type LineBarProps = {
  readonly line: ShownLine;
  readonly onStep: (step: number) => void;
  readonly onClose: () => void;
};

/** Steps through what a bot would have done; it stands where the actions do. */
export function LineBar({ line: { at, steps, step }, onStep, onClose }: LineBarProps) {
  const t = useWords();
  const text = step === 0 ? t('before') : steps[step - 1].text;
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
