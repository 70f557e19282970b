import type { ReactNode } from 'react';
import { ActionButton } from '../../controls/ActionButton';
import type { GlyphName } from '../../controls/Glyph';

/** The one recommended next step */
export type PrimaryStep = {
  readonly label: ReactNode;
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

/** Button for the next step. It stays in the same place for the whole turn. */
export const PrimarySlot = ({ step, inDialog }: PrimarySlotProps) => (
  <span className="primary-slot" data-move={step.move}>
    <ActionButton
      testId={inDialog ? 'primary' : 'confirm'}
      look="primary"
      label={step.label}
      sign={step.sign}
      glyph={step.glyph}
      reason={step.reason}
      onPress={step.press ?? (() => {})}
    />
  </span>
);
