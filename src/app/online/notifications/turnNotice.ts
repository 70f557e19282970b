/** Turn announcements by sound or by system notification. Both are off by default. */
import { readSetting, writeSetting } from '../../storage';

export type NoticeKind = 'sound' | 'notify';

export const isNoticeOn = (by: NoticeKind): boolean => readSetting(`turn.${by}`) === 'on';
export const setNoticeOn = (by: NoticeKind, on: boolean): void =>
  writeSetting(`turn.${by}`, on ? 'on' : 'off');

/** Plays two short notes. They are synthesised, so no file is fetched. */
export function playSound(): void {
  const audio = new AudioContext();
  [660, 880].forEach((frequency, index) => {
    const start = audio.currentTime + index * 0.18;
    const note = audio.createOscillator();
    const volume = audio.createGain();
    note.frequency.value = frequency;
    volume.gain.setValueAtTime(0.0001, start);
    volume.gain.exponentialRampToValueAtTime(0.2, start + 0.02);
    volume.gain.exponentialRampToValueAtTime(0.0001, start + 0.32);
    note.connect(volume).connect(audio.destination);
    note.start(start);
    note.stop(start + 0.35);
  });
  setTimeout(() => void audio.close(), 1500);
}

/** Announces the player's turn in the chosen ways. */
export function notifyPlayer(text: string): void {
  if (isNoticeOn('sound')) playSound();
  if (!isNoticeOn('notify') || document.visibilityState === 'visible') return;
  if (!('Notification' in window) || Notification.permission !== 'granted') return;
  try {
    const notification = new Notification(text, { tag: 'turn', icon: '/icon-192.png' });
    notification.onclick = () => {
      window.focus();
      notification.close();
    };
  } catch {
    // Some phones allow notifications only from the service worker.
    void navigator.serviceWorker?.ready.then((worker) => worker.showNotification(text, { tag: 'turn' }));
  }
}
