import { ActionButton } from '../../../../table/controls/ActionButton';
import { usePick, useTable } from '../context';

/** Hides a choice so that the player can see the board. */
export function LookAtBoard() {
  const { t } = useTable();
  const pick = usePick();
  return (
    <ActionButton
      testId="look-at-board"
      glyph="eye"
      label={t('kit.choose.lookAtBoard')}
      onPress={() => pick({ do: 'hideChoice', hidden: true })}
    />
  );
}
