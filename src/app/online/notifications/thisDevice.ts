import type { NewChannel } from './notificationsOf';

export const canPush = (): boolean =>
  'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;

/** Returns an id by which the server identifies this browser's subscription; null without a subscription. */
export async function deviceOf(): Promise<string | null> {
  if (!canPush()) return null;
  const registration = await navigator.serviceWorker.getRegistration();
  const subscription = await registration?.pushManager.getSubscription();
  if (!subscription) return null;
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(subscription.endpoint));
  return [...new Uint8Array(hash.slice(0, 8))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Subscribes this browser; returns null if the user refuses. @param key the server's public key, base64url */
export async function subscribe(key: string): Promise<NewChannel | null> {
  if ((await Notification.requestPermission()) !== 'granted') return null;
  const { pushManager } = await navigator.serviceWorker.ready;
  const options = { userVisibleOnly: true, applicationServerKey: key };
  let subscription: PushSubscription;
  try {
    subscription = await pushManager.subscribe(options);
  } catch {
    // An old subscription with another server key blocks the new one.
    await (await pushManager.getSubscription())?.unsubscribe();
    subscription = await pushManager.subscribe(options);
  }
  const { endpoint, keys = {} } = subscription.toJSON();
  return { kind: 'push', endpoint: endpoint ?? '', keys };
}
