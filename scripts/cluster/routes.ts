import { itemAt } from '../../src/rules-kit/indexed';
import { Relay } from '../online/relay';
import type { ReverseProxy } from './proxies';

export interface Routes {
  /** Called once the servers respond. Their ports don't change. */
  open(servers: readonly string[]): Promise<void>;
  /** Returns the address to which a seat of a match connects. */
  urlOf(match: number, seat: number): string;
  close(): Promise<void>;
}

/** Interval of health checks, and timeout of their answers, in ms */
const ASK_EVERY = 1_000;
const ANSWER_WITHIN = 4_000;

/**
 * Replaces a proxy with health checks: leads clients away from a server that doesn't respond and closes their
 * connections. All clients of a match use one server; with `isSpread` its seats use all servers in turn.
 */
export class RelayRoutes implements Routes {
  private readonly relays: Relay[] = [];
  private readonly urls: string[] = [];
  private ports: readonly number[] = [];
  private asking: NodeJS.Timeout | undefined;
  private isClosed = false;

  constructor(private readonly isSpread: boolean) {}

  async open(servers: readonly string[]): Promise<void> {
    this.ports = servers.map((url) => Number(new URL(url).port));
    for (const index of servers.keys()) {
      const relay = new Relay([]);
      this.relays.push(relay);
      this.urls.push(`http://127.0.0.1:${await relay.listen()}`);
      this.lead(relay, index, () => true);
    }
    const ask = () => {
      if (this.isClosed) return;
      this.asking = setTimeout(() => this.askAll().then(ask), ASK_EVERY);
    };
    ask();
  }

  urlOf(match: number, seat: number): string {
    return itemAt(this.urls, (this.isSpread ? seat : match) % this.urls.length);
  }

  async close(): Promise<void> {
    this.isClosed = true;
    clearTimeout(this.asking);
    for (const relay of this.relays) await relay.close();
  }

  private lead(relay: Relay, index: number, isWell: (port: number) => boolean): void {
    relay.lead(...[...this.ports.slice(index), ...this.ports.slice(0, index)].filter(isWell));
  }

  private async askAll(): Promise<void> {
    const sick = new Set<number>();
    await Promise.all(
      this.ports.map(async (port) => {
        const signal = AbortSignal.timeout(ANSWER_WITHIN);
        // A server with an error status is kept, because a missing database affects all servers.
        await fetch(`http://127.0.0.1:${port}/healthz`, { signal }).catch(() => sick.add(port));
      }),
    );
    for (const [index, relay] of this.relays.entries()) {
      this.lead(relay, index, (port) => !sick.has(port));
      for (const port of sick) relay.drop(port);
    }
  }
}

/** A proxy configured as in docs/operations, with one address for all clients */
export class ProxyRoutes implements Routes {
  private url = '';

  constructor(private readonly proxy: ReverseProxy) {}

  async open(servers: readonly string[]): Promise<void> {
    this.url = await this.proxy.start(servers.map((url) => Number(new URL(url).port)));
  }

  urlOf(): string {
    return this.url;
  }

  close(): Promise<void> {
    return this.proxy.stop();
  }
}
