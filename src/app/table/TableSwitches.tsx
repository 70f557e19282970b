/** The settings that only tables have */
import { useState } from 'react';
import { useGame } from '../../game-api/gameContext';
import { LOG_STYLES } from '../../game-api/logStyle';
import type { DisplaySwitch } from '../../game-api/module';
import type { QuickSetting } from '../../game-api/quickSettings';
import { itemAt } from '../../rules-kit/indexed';
import { TURN_ENDS, useSettings } from '../settings';
import { display, isDisplayed } from './displaySwitches';
import { usePaceSetting, useSoundSetting } from './quickSettings';

export function DisplaySwitches() {
  const { displaySwitches } = useGame();
  return displaySwitches.map((each) => <DisplaySwitchButton key={each.id} of={each} />);
}

function DisplaySwitchButton({ of: { id, shown, hidden } }: { readonly of: DisplaySwitch }) {
  const { language } = useSettings();
  const [isShown, setShown] = useState(() => isDisplayed(id));
  return (
    <button
      type="button"
      className="button"
      data-testid={`show-${id}`}
      onClick={() => {
        display(id, !isShown);
        setShown(!isShown);
      }}
    >
      {(isShown ? shown : hidden)[language]}
    </button>
  );
}

const QuickSwitch = ({ of: { id, says, onPress } }: { readonly of: QuickSetting }) => (
  <button type="button" className="button" data-testid={id} onClick={onPress}>
    {says}
  </button>
);

export const PaceSwitch = () => <QuickSwitch of={usePaceSetting()} />;
export const SoundSwitch = () => <QuickSwitch of={useSoundSetting()} />;

export function LogSwitch() {
  const { t, logStyle, setLogStyle } = useSettings();
  const next = itemAt(LOG_STYLES, (LOG_STYLES.indexOf(logStyle) + 1) % LOG_STYLES.length);
  return (
    <button type="button" className="button" data-testid="log-style" onClick={() => setLogStyle(next)}>
      {t(`table.log.${logStyle}`)}
    </button>
  );
}

export function TurnEndSwitch() {
  const { t, turnEnd, setTurnEnd } = useSettings();
  const next = itemAt(TURN_ENDS, (TURN_ENDS.indexOf(turnEnd) + 1) % TURN_ENDS.length);
  return (
    <button type="button" className="button" data-testid="turn-end" onClick={() => setTurnEnd(next)}>
      {t(`table.turnEnd.${turnEnd}`)}
    </button>
  );
}
