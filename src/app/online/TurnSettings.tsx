import { useState } from 'react';
import { type Call, isCalled, playSound, setCalled } from './turnNotice';
import { useWords } from './words';

/** How a player wants to be called to the table. */
export function TurnSettings() {
  const t = useWords();
  const [sound, setSound] = useState(() => isCalled('sound'));
  const [notify, setNotify] = useState(() => isCalled('notify'));
  const [denied, setDenied] = useState(false);
  const chooseSound = (on: boolean) => {
    setSound(on);
    setCalled('sound', on);
    if (on) playSound();
  };
  const chooseNotify = async (on: boolean) => {
    const allowed = on && 'Notification' in window && (await Notification.requestPermission()) === 'granted';
    setDenied(on && !allowed);
    setNotify(allowed);
    setCalled('notify', allowed);
  };
  const choices: readonly { call: Call; on: boolean; choose: (on: boolean) => void }[] = [
    { call: 'sound', on: sound, choose: chooseSound },
    { call: 'notify', on: notify, choose: (on) => void chooseNotify(on) },
  ];
  return (
    <fieldset className="turn-settings">
      <legend>{t('room.notice')}</legend>
      {choices.map(({ call, on, choose }) => (
        <label key={call}>
          <input type="checkbox" checked={on} onChange={(event) => choose(event.target.checked)} />
          {t(`room.${call}`)}
        </label>
      ))}
      {denied && <p className="quiet">{t('room.notifyDenied')}</p>}
    </fieldset>
  );
}
