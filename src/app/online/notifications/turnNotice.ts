/** Turn announcements by system notification, off by default */
import { readSetting, writeSetting } from '../../storage';

export const isNoticeOn = (): boolean => readSetting('turn.notify') === 'on';
export const setNoticeOn = (on: boolean): void => writeSetting('turn.notify', on ? 'on' : 'off');

/** Announces the player's turn while the page is hidden. */
export function notifyPlayer(text: string): void {
  if (!isNoticeOn() || document.visibilityState === 'visible') return;
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
