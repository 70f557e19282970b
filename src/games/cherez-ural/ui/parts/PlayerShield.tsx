import { memo } from 'react';
import { Icon } from '../../../../table/controls/Icon';
import type { PlayerColour } from '../../content/playerColours';
import type { WorkerId } from '../../content/terms';
import { ShieldShape } from '../icons/index';

type PlayerShieldProps = {
  readonly colour: PlayerColour;
  readonly worker?: WorkerId;
  /** Has acted in this phase: shows a check on the shield. */
  readonly acted?: boolean;
  /** In px. */
  readonly size?: number;
};

export const PlayerShield = memo(function PlayerShield(props: PlayerShieldProps) {
  const { colour, worker, acted = false, size = 18 } = props;
  return (
    <span className="player-mark">
      <Icon size={size * 1.25} field={24}>
        <ShieldShape player={colour} worker={worker} />
        {acted && (
          <g transform="translate(6.5 6.5)">
            <circle r="5.2" fill="#fffdf6" stroke="#2b6a43" strokeWidth="1.3" />
            <path d="m-2.6 0 1.8 2 3.4-4" fill="none" stroke="#2b6a43" strokeWidth="1.7" />
          </g>
        )}
      </Icon>
    </span>
  );
});
