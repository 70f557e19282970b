import { useLocation } from 'wouter';
import type { Session } from '../../session/session';
import { useSettings } from '../settings';
import { download, fileName } from '../storage';
import { PaceSwitch, SoundSwitch, TurnEndSwitch } from './TableSwitches';

/** The menu's buttons about a game on one screen */
export function HotSeatMenu({ session }: { readonly session: Session }) {
  const { t } = useSettings();
  const [, navigate] = useLocation();
  return (
    <>
      <button type="button" className="button" onClick={() => navigate('/')}>
        {t('table.home')}
      </button>
      <button
        type="button"
        className="button"
        data-testid="export"
        onClick={() => download(fileName(session.save().game), JSON.stringify(session.save(), null, 1))}
      >
        {t('table.export')}
      </button>
    </>
  );
}

export const HotSeatSettings = ({ hasBots }: { readonly hasBots: boolean }) => (
  <>
    <TurnEndSwitch />
    {hasBots && <PaceSwitch />}
    <SoundSwitch />
  </>
);
