import { useSyncExternalStore } from 'react';

/** What the browser says of this site's notifications; null: it has none. */
export const notificationPermission = (): NotificationPermission | null =>
  'Notification' in globalThis ? Notification.permission : null;

/** The permission may be withdrawn in the browser's settings while the page is open. */
function subscribe(changed: () => void): () => void {
  const ended = new AbortController();
  const { signal } = ended;
  document.addEventListener('visibilitychange', changed, { signal });
  window.addEventListener('focus', changed, { signal });
  // Where the browser can't be asked, the page looks again when somebody comes back to it.
  void navigator.permissions
    ?.query({ name: 'notifications' })
    .then((status) => status.addEventListener('change', changed, { signal }))
    .catch(() => undefined);
  return () => ended.abort();
}

export const useNotificationPermission = () =>
  useSyncExternalStore(subscribe, notificationPermission, notificationPermission);
