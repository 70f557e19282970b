import type { ReactNode } from 'react';
import { useWords } from '../../context';
import { ActionButton } from '../../controls/ActionButton';
import type { GlyphName } from '../../controls/Glyph';

/** Something the step costs or brings: drawn on the button, and in words for screen readers */
type Amount = {
  /** Null if it is drawn elsewhere */
  readonly drawn: ReactNode;
  readonly words: string;
};

/** The one recommended next step */
export type PrimaryStep = {
  readonly label: string;
  readonly cost?: Amount | null;
  readonly gain?: Amount | null;
  readonly sign?: ReactNode;
  readonly glyph?: GlyphName;
  /** Why the step is not possible; null or omitted if it is. */
  readonly reason?: string | null;
  readonly move?: string;
  readonly press?: () => void;
};

type PrimarySlotProps = {
  readonly step: PrimaryStep;
  /** A dialog is open, so its own button confirms the step. */
  readonly inDialog: boolean;
};

/** Button for the next step, with what it costs and brings. It stays in the same place for the whole turn. */
export function PrimarySlot({ step, inDialog }: PrimarySlotProps) {
  const { t } = useWords();
  const { label, cost = null, gain = null } = step;
  const words = [
    cost !== null && t('kit.deal.costs', { what: cost.words }),
    gain !== null && t('kit.deal.brings', { what: gain.words }),
  ].filter((part) => part !== false);
  return (
    <span className="primary-slot" data-move={step.move}>
      <ActionButton
        testId={inDialog ? 'primary' : 'confirm'}
        look="primary"
        label={
          words.length === 0 ? (
            label
          ) : (
            <>
              <span>{label}</span>
              <span className="visually-hidden">{['', ...words].join(t('kit.comma'))}</span>
              {cost !== null && (
                <span className="btn-cost" aria-hidden="true">
                  {cost.drawn}
                </span>
              )}
              {gain !== null && gain.drawn !== null && (
                <span className="btn-cost" aria-hidden="true">
                  +{gain.drawn}
                </span>
              )}
            </>
          )
        }
        sign={step.sign}
        glyph={step.glyph}
        reason={step.reason}
        onPress={step.press ?? (() => {})}
      />
    </span>
  );
}
