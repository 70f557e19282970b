import { useSyncExternalStore } from 'react';

/** Returns the browser's notification permission for this site; null if it supports none. */
export const notificationPermission = (): NotificationPermission | null =>
  'Notification' in globalThis ? Notification.permission : null;

/** Watches the permission, because users can revoke it in the browser's settings. */
function subscribe(changed: () => void): () => void {
  const ended = new AbortController();
  const { signal } = ended;
  document.addEventListener('visibilitychange', changed, { signal });
  window.addEventListener('focus', changed, { signal });
  // Browsers that can't report changes are checked again when the page gets the focus.
  void navigator.permissions
    ?.query({ name: 'notifications' })
    .then((status) => status.addEventListener('change', changed, { signal }))
    .catch(() => undefined);
  return () => ended.abort();
}

export const useNotificationPermission = () =>
  useSyncExternalStore(subscribe, notificationPermission, notificationPermission);
