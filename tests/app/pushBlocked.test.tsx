/** Push notifications when the browser’s settings deny permission. */
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { AddPush } from '../../src/app/online/notifications/AddChannel';
import { ChannelList } from '../../src/app/online/notifications/ChannelList';
import { SettingsProvider } from '../../src/app/settings';
import type { ShownChannel } from '../../src/session/notifications';

/** Simulates a browser that supports push. */
function browserWith(permission: NotificationPermission): void {
  vi.stubGlobal('navigator', { language: 'en-GB', serviceWorker: {} });
  const offered = { PushManager: class {}, Notification: { permission } };
  vi.stubGlobal('window', { isSecureContext: true, ...offered });
  vi.stubGlobal('Notification', offered.Notification);
}
afterEach(() => vi.unstubAllGlobals());

const HERE: ShownChannel = { id: 'channel', kind: 'push', shown: '', state: 'on', device: 'here' };

const shownPush = () =>
  renderToStaticMarkup(
    <SettingsProvider>
      <AddPush pushKey="key" busy={false} onAdd={async () => undefined} />
    </SettingsProvider>,
  );

const shownChannels = (channel: ShownChannel) =>
  renderToStaticMarkup(
    <SettingsProvider>
      <ChannelList
        channels={[channel]}
        device="here"
        busy={false}
        tested={null}
        onTest={vi.fn()}
        onStop={vi.fn()}
      />
    </SettingsProvider>,
  );

const BLOCKED = 'Blocked: this browser';

describe('push notifications', () => {
  it('are offered while the browser may still ask for permission', () => {
    browserWith('default');
    expect(shownPush()).toContain('data-testid="call-push"');
    expect(shownPush()).not.toContain(BLOCKED);
  });

  it('show instructions instead of a useless button when blocked', () => {
    browserWith('denied');
    expect(shownPush()).toContain('data-testid="push-blocked"');
    expect(shownPush()).toContain(BLOCKED);
    expect(shownPush()).toContain('settings');
    expect(shownPush()).not.toContain('<button');
  });

  it('are shown as blocked once the permission is revoked', () => {
    browserWith('granted');
    expect(shownChannels(HERE)).not.toContain(BLOCKED);
    browserWith('denied');
    expect(shownChannels(HERE)).toContain(BLOCKED);
    expect(shownChannels({ ...HERE, device: 'elsewhere' })).not.toContain(BLOCKED);
  });
});
