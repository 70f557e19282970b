import type { ReactNode } from 'react';
import { ActionButton } from '../controls/ActionButton';
import type { GlyphName } from '../controls/Glyph';

/** The one clear next step. */
export type PrimaryStep = {
  readonly label: ReactNode;
  readonly sign?: ReactNode;
  readonly glyph?: GlyphName;
  /** Why it can't be pressed; null or absent: it can. */
  readonly reason?: string | null;
  /** The move that it plays. */
  readonly move?: string;
  readonly press?: () => void;
};

type PrimarySlotProps = {
  readonly step: PrimaryStep;
  /** A dialog is open: its own confirmation is the one. */
  readonly inDialog: boolean;
};

/** The button of the next step. It keeps its place through the whole turn. */
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
