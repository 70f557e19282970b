import { ActionButton } from '../../../../table/controls/ActionButton';
import { usePick, useTable } from '../context';

/** Puts a choice aside, so that the board can be looked at. */
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
