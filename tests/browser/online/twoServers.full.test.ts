/** Two people at two servers on one database; one of the servers is killed. */
import type { Page } from 'playwright-core';
import { afterEach, beforeEach, describe, expect, inject, it, vi } from 'vitest';
import { ServerProgram } from '../../../scripts/online/program';
import type { G } from '../../../src/games/cherez-ural/rules/state/state';
import { entryOf, itemAt } from '../../../src/rules-kit/indexed';
import { activeSeats } from '../../../src/server/matches/referee';
import { firstTwo } from '../../firstOf';
import { type ClusterHarness, canCluster, startCluster } from '../../server/cluster/harness';
import { playTogether } from '../games/together';
import { matchOf, shot, Visitor } from '../visitor';

const SEATS = ['0', '1', '2'];
const BOT_SEAT = '2';

/** Records the messages between a page and its server. */
class Received {
  /** Ids of the states after this page's moves, from the server's acknowledgements. */
  readonly acknowledged: number[] = [];
  /** Id of the newest position received. */
  stateID = -1;
  /** Number of times the page has joined a table, including reconnects. */
  seated = 0;

  constructor(page: Page) {
    page.on('websocket', (socket) => socket.on('framereceived', ({ payload }) => this.hear(String(payload))));
  }

  private hear(frame: string): void {
    const [, type, text] = /^4([23])\/[^,]+,\d*(\[.*)$/s.exec(frame) ?? [];
    if (text === undefined) return;
    const [first, , ...rest] = JSON.parse(text);
    if (type === '3' && first?.ok === true && 'stateID' in first) this.acknowledged.push(first.stateID);
    if (first === 'patch') this.stateID = rest[1];
    if (first === 'sync') {
      this.stateID = rest[0].state._stateID;
      this.seated += 1;
    }
  }
}

describe.skipIf(!canCluster)('two servers', () => {
  let cluster: ClusterHarness;
  let servers: readonly ServerProgram[] = [];

  // The test kills one of the servers, so each try needs new ones.
  beforeEach(async () => {
    cluster = await startCluster();
    const settings = { ...cluster.env(), APP_FOLDER: inject('appFolder'), BOT_PACE: '0' };
    servers = [new ServerProgram(settings), new ServerProgram(settings)];
    await Promise.all(servers.map((server) => server.start()));
  }, 240_000);
  afterEach(async () => {
    for (const server of servers) await server.dispose();
    await cluster?.end();
  }, 60_000);

  const portOf = ({ url }: ServerProgram) => Number(new URL(url).port);

  it('let both people and a bot play on when one server is killed', async () => {
    const [one, other] = firstTwo(servers.map(portOf));
    // Like behind a proxy: each page keeps its address and is routed to the other server when its own fails.
    const urls = await Promise.all(
      [
        [one, other],
        [other, one],
      ].map(async (ports) => `http://127.0.0.1:${(await cluster.relay(...ports)).port}`),
    );
    const people = [await Visitor.come('Anna'), await Visitor.come('Boris')];
    const anna = itemAt(people, 0);
    const boris = itemAt(people, 1);
    const heard = people.map(({ page }) => new Received(page));
    const link = await anna.setUp(SEATS.length, ['easy'], urls[0]);
    await boris.sitDown(link.replace(itemAt(urls, 0), itemAt(urls, 1)));
    for (const { page } of people) await page.getByTestId('table').waitFor();

    let isEnough = false;
    const playing = playTogether(people, () => isEnough);
    const all = (check: (heard: Received) => void) => {
      // Fails at once if a press goes wrong.
      const checked = vi.waitFor(() => heard.forEach(check), { timeout: 240_000, interval: 100 });
      return Promise.race([checked, playing]);
    };
    await all(({ acknowledged }) => expect(acknowledged.length).toBeGreaterThanOrEqual(3));
    const before = heard.map(({ acknowledged, seated }) => ({ moves: acknowledged.length, seated }));
    // Kill it in the middle of its work.
    await itemAt(servers, 0).kill();
    await all(({ acknowledged, seated }) => {
      const then = itemAt(
        before,
        heard.findIndex((each) => each.acknowledged === acknowledged),
      );
      expect(acknowledged.length).toBeGreaterThanOrEqual(then.moves + 3);
      expect(seated).toBeGreaterThan(0);
    });
    isEnough = true;
    await playing;
    expect(itemAt(servers, 1).isRunning).toBe(true);
    // Only the page that lost its server has reconnected.
    expect(heard.map(({ seated }, index) => seated > itemAt(before, index).seated)).toEqual([true, false]);

    const storage = cluster.database.open();
    const matchID = matchOf(link);
    const found = await vi.waitFor(
      async () => {
        const stored = await storage.fetch(matchID, { state: true, log: true });
        // The bot has ended its turn, and both pages have all its moves.
        expect(activeSeats('cherez-ural', stored.state.G, stored.state.ctx)).not.toContain(BOT_SEAT);
        for (const { stateID } of heard) expect(stateID).toBe(stored.state._stateID);
        return stored;
      },
      { timeout: 60_000, interval: 200 },
    );
    const made = found.log.filter(({ automatic }) => automatic !== true).map(({ _stateID }) => _stateID + 1);
    expect(made).toEqual(Array.from({ length: found.state._stateID }, (_, index) => index + 1));
    const acknowledged = heard.flatMap((each) => each.acknowledged);
    expect(new Set(acknowledged).size).toBe(acknowledged.length);
    for (const stateID of acknowledged) expect(made).toContain(stateID);

    const { players } = found.state.G as G;
    const gold = SEATS.map((seat) => String(entryOf(players, seat as keyof typeof players).gold));
    for (const visitor of people) {
      const shown = async () => {
        const texts = await Promise.all(SEATS.map((seat) => visitor.gold(Number(seat))));
        return texts.map((text) => /\d+/.exec(text)?.[0]);
      };
      await expect.poll(shown).toEqual(gold);
      expect(await visitor.page.getByTestId('notice-lost').count()).toBe(0);
    }
    await shot(anna.page, 'two-servers');
    expect(people.flatMap(({ faults }) => faults)).toEqual([]);
    for (const { context } of people) await context.close();
  });
});
