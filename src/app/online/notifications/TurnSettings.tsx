import { useState } from 'react';
import { useSettings } from '../../settings';
import { playNotes, TURN } from '../../sound/notes';
import { useWords } from '../words';
import { isNoticeOn, setNoticeOn } from './turnNotice';
import { useNotificationPermission } from './useNotificationPermission';

export function TurnSettings() {
  const t = useWords();
  const { sound, setSound } = useSettings();
  const [notify, setNotify] = useState(isNoticeOn);
  const [wasAsked, setAsked] = useState(false);
  const permission = useNotificationPermission();
  const chooseSound = (on: boolean) => {
    setSound(on ? 'on' : 'off');
    if (on) playNotes(TURN);
  };
  const chooseNotify = async (on: boolean) => {
    setAsked(on);
    const allowed = on && 'Notification' in window && (await Notification.requestPermission()) === 'granted';
    setNotify(allowed);
    setNoticeOn(allowed);
  };
  const choices: readonly { call: 'sound' | 'notify'; on: boolean; choose: (on: boolean) => void }[] = [
    { call: 'sound', on: sound === 'on', choose: chooseSound },
    { call: 'notify', on: notify && permission === 'granted', choose: (on) => void chooseNotify(on) },
  ];
  return (
    <fieldset className="turn-settings">
      <legend>{t('room.notice')}</legend>
      {choices.map(({ call, on, choose }) => (
        <label key={call}>
          <input
            type="checkbox"
            checked={on}
            data-testid={`notice-${call}`}
            onChange={(event) => choose(event.target.checked)}
          />
          {t(`room.${call}`)}
        </label>
      ))}
      {!window.isSecureContext && wasAsked && (
        <p className="quiet" role="status">
          {t('room.notifyInsecure')}
        </p>
      )}
      {window.isSecureContext && permission === 'denied' && (
        <p className="quiet" role="status" data-testid="notify-blocked">
          {t('room.notifyBlocked')}
        </p>
      )}
      {window.isSecureContext && permission === null && wasAsked && (
        <p className="quiet">{t('room.notifyMissing')}</p>
      )}
    </fieldset>
  );
}
