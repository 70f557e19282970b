import { useContext } from 'react';
import { PlanContext } from '../../../game-api/plan';
import { useTurn, useWords } from '../../context';
import { ActionButton } from '../../controls/ActionButton';
import { IconAction } from '../../controls/IconAction';

/**
 * Button that helps to choose a move: a bot's suggestions in the viewer's turn, a plan during the turns of others.
 * Shows nothing at tables without either.
 */
export function AskForHint() {
  const { t } = useWords();
  const { askForHint } = useTurn();
  const planning = useContext(PlanContext);
  if (askForHint !== null)
    return (
      <IconAction testId="ask-hint" glyph="hint" says={t('kit.askHint')} reason={null} onPress={askForHint} />
    );
  if (planning === null || planning.toggle === null) return null;
  const { isOn, toggle } = planning;
  return (
    <ActionButton
      testId="plan"
      glyph="pencil"
      label={t('kit.plan.name')}
      hint={t(isOn ? 'kit.plan.leave' : 'kit.plan.begin')}
      pressed={isOn}
      onPress={toggle}
    />
  );
}
