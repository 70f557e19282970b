import { useWords } from '../context';
import { Glyph } from './Glyph';

type StepperProps = {
  readonly testId: string;
  /** Name of the counted things, for the buttons' accessible names */
  readonly label: string;
  readonly value: number;
  readonly canLess: boolean;
  readonly canMore: boolean;
  /** Goes to the largest possible value. Omitted: without a button for it. */
  readonly onMost?: () => void;
  readonly onChange: (value: number) => void;
};

export function Stepper({ testId, label, value, canLess, canMore, onMost, onChange }: StepperProps) {
  const { t } = useWords();
  return (
    <span className="stepper" data-value={value}>
      <button
        type="button"
        className="btn btn-step"
        data-testid={`${testId}-less`}
        data-action={`${testId}-less`}
        aria-label={t('kit.less', { what: label })}
        aria-disabled={!canLess}
        onClick={() => canLess && onChange(value - 1)}
      >
        <Glyph name="minus" size={15} />
      </button>
      <output className="stepper-value" data-testid={testId}>
        {value}
      </output>
      <button
        type="button"
        className="btn btn-step"
        data-testid={`${testId}-more`}
        data-action={`${testId}-more`}
        aria-label={t('kit.more', { what: label })}
        aria-disabled={!canMore}
        onClick={() => canMore && onChange(value + 1)}
      >
        <Glyph name="plus" size={15} />
      </button>
      {onMost !== undefined && (
        <button
          type="button"
          className="btn btn-step btn-most"
          data-testid={`${testId}-most`}
          aria-label={t('kit.most', { what: label })}
          aria-disabled={!canMore}
          onClick={() => canMore && onMost()}
        >
          {t('kit.max')}
        </button>
      )}
    </span>
  );
}
