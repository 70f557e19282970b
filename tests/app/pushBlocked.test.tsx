/** Push notifications whose permission the browser's settings deny. */
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { AddPush } from '../../src/app/online/notifications/AddChannel';
import { ChannelList } from '../../src/app/online/notifications/ChannelList';
import { SettingsProvider } from '../../src/app/settings';
import type { ShownChannel } from '../../src/session/notifications';

/** A browser that can take pushed messages. */
function browserWith(permission: NotificationPermission): void {
  vi.stubGlobal('navigator', { language: 'en-GB', serviceWorker: {} });
  const offered = { PushManager: class {}, Notification: { permission } };
  vi.stubGlobal('window', { isSecureContext: true, ...offered });
  vi.stubGlobal('Notification', offered.Notification);
}
afterEach(() => vi.unstubAllGlobals());

const HERE: ShownChannel = { id: 'way', kind: 'push', shown: '', state: 'on', device: 'here' };

const shownPush = () =>
  renderToStaticMarkup(
    <SettingsProvider>
      <AddPush pushKey="key" busy={false} onAdd={async () => undefined} />
    </SettingsProvider>,
  );

const shownWays = (way: ShownChannel) =>
  renderToStaticMarkup(
    <SettingsProvider>
      <ChannelList ways={[way]} device="here" busy={false} tested={null} onTest={vi.fn()} onStop={vi.fn()} />
    </SettingsProvider>,
  );

const BLOCKED = 'Blocked: this browser';

describe('push notifications', () => {
  it('are offered as long as the browser may ask', () => {
    browserWith('default');
    expect(shownPush()).toContain('data-testid="call-push"');
    expect(shownPush()).not.toContain(BLOCKED);
  });

  it('are shown as blocked with what to do, instead of a button that can’t work', () => {
    browserWith('denied');
    expect(shownPush()).toContain('data-testid="push-blocked"');
    expect(shownPush()).toContain(BLOCKED);
    expect(shownPush()).toContain('settings');
    expect(shownPush()).not.toContain('<button');
  });

  it('that were turned on here are shown as blocked once the permission is withdrawn', () => {
    browserWith('granted');
    expect(shownWays(HERE)).not.toContain(BLOCKED);
    browserWith('denied');
    expect(shownWays(HERE)).toContain(BLOCKED);
    expect(shownWays({ ...HERE, device: 'elsewhere' })).not.toContain(BLOCKED);
  });
});
