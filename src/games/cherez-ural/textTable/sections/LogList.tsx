import { TextLog } from '../../../../table/text/TextLog';
import { LOG_SHAPE } from '../../position/logShape';
import { phaseKey } from '../../position/phaseKey';
import { lineText } from '../../position/tell';
import { useText } from '../context';
import { followLines } from '../lines';

/** What happened, season by season. */
export function LogList() {
  const position = useText();
  const { t, say, seat } = position;
  const { timeline, notes, shown, onShow } = position.past;
  return (
    <TextLog
      log={timeline.at(timeline.moves).log}
      notes={notes}
      shape={LOG_SHAPE}
      titleOf={({ round, phase }) =>
        say('when', { round: t('terms.round', { round }), phase: t(`terms.phase.${phaseKey(phase)}`) })
      }
      tell={(entry) => lineText(position, entry)}
      follows={(entry, index) => followLines(position, entry, index)}
      nameOf={(playerID) => seat(playerID).name}
      shown={shown}
      onShow={onShow}
    />
  );
}
