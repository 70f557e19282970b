/* Part of the service worker (vite.config.ts, `importScripts`): shows the notifications that web push delivers, even if
   no page is open. */
const STOP = { en: 'Stop the calls', ja: '通知を止める' };

self.addEventListener('push', (event) => {
  const { title, body, tag, language, url, stop } = event.data.json();
  const shown = self.registration.showNotification(title, {
    body,
    tag,
    lang: language,
    renotify: true,
    icon: '/icon-192.png',
    data: { url, stop },
    actions: [{ action: 'stop', title: STOP[language] ?? STOP.en }],
  });
  event.waitUntil(shown);
});

async function openTable(url) {
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const { pathname } = new URL(url);
  const open = pages.find((page) => new URL(page.url).pathname === pathname);
  if (open === undefined) await self.clients.openWindow(pathname);
  else await open.focus();
}

self.addEventListener('notificationclick', (event) => {
  const { url, stop } = event.notification.data;
  event.notification.close();
  event.waitUntil(event.action === 'stop' ? fetch(stop, { method: 'POST' }) : openTable(url));
});
