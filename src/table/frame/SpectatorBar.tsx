import { useContext } from 'react';
import { OnlineExtrasContext } from '../../game-api/onlineExtras';
import { usePlayers, useSeats, useWords } from '../context';
import { Hint } from './bar/Hint';

/** Replaces the actions for spectators: shows whom the table is waiting for. */
export function SpectatorBar() {
  const { t } = useWords();
  const { current } = usePlayers();
  const { player } = useSeats();
  const online = useContext(OnlineExtrasContext);
  if (online === null) return null;
  return (
    <>
      <Hint text={current === null ? t('kit.waitAll') : t('kit.waitFor', { name: player(current).name })} />
      <div className="look-on" data-testid="look-on">
        <span>{t('kit.lookOn')}</span>
        {online.onlooker}
      </div>
    </>
  );
}
