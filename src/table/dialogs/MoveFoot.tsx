import type { ReactNode } from 'react';
import { useWords } from '../context';
import { ActionButton } from '../controls/ActionButton';

type MoveFootProps = {
  readonly confirm: ReactNode;
  /** Why the move can't be made as it is; null: it can. */
  readonly reason: string | null;
  readonly onConfirm: () => void;
  /** Absent: the dialog can't be left before the move is made. */
  readonly onCancel?: () => void;
  /** Another answer, beside the move. */
  readonly other?: ReactNode;
  /** At the left: shortcuts, a note. */
  readonly children?: ReactNode;
};

/** The foot of a dialog that ends in a move. */
export function MoveFoot({ confirm, reason, onConfirm, onCancel, other, children }: MoveFootProps) {
  const { t } = useWords();
  return (
    <>
      {children}
      <span className="gap" />
      {onCancel !== undefined && (
        <ActionButton testId="cancel" label={t('kit.cancel')} reason={null} onPress={onCancel} />
      )}
      {other}
      <ActionButton
        testId="confirm"
        look="primary"
        glyph="check"
        label={confirm}
        reason={reason}
        onPress={onConfirm}
      />
    </>
  );
}
