import type { ReactNode } from 'react';
import { useWords } from '../context';
import { ActionButton } from '../controls/ActionButton';
import { EndsUndo } from '../controls/EndsUndo';

type MoveFootProps = {
  readonly confirm: ReactNode;
  /** Why the move is not possible; null if it is. */
  readonly reason: string | null;
  readonly onConfirm: () => void;
  /** Omit it if the move is mandatory. */
  readonly onCancel?: () => void;
  readonly other?: ReactNode;
  /** The move, if the player can't undo it */
  readonly move?: string;
  /** Content at the left, such as shortcuts or a note */
  readonly children?: ReactNode;
};

/** The footer of a dialog that ends with a move */
export function MoveFoot({ confirm, reason, onConfirm, onCancel, other, move, children }: MoveFootProps) {
  const { t } = useWords();
  return (
    <>
      {children}
      {move !== undefined && <EndsUndo move={move} />}
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
