/** A byte proxy between clients and the first of several addresses that responds. Tests cut or redirect it. */
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

export class Relay {
  private readonly pairs = new Set<readonly [Socket, Socket]>();
  private isCut = false;
  private readonly server = createServer((client) => void this.accept(client));

  /** `ports` are local and tried in order for each connection. `onJoin` receives both ends of each connection. */
  constructor(
    private ports: readonly number[],
    private readonly onJoin: (client: Socket, server: Socket) => void = () => undefined,
  ) {}

  async listen(): Promise<number> {
    await new Promise<void>((resolve) => this.server.listen(0, '127.0.0.1', resolve));
    return (this.server.address() as AddressInfo).port;
  }

  lead(...ports: number[]): void {
    this.ports = ports;
  }

  /** Closes the connections to a port; new ones are still accepted. */
  drop(port: number): void {
    for (const [client, server] of this.pairs)
      if (server.remotePort === port) {
        client.destroy();
        server.destroy();
      }
  }

  /** Closes all connections and refuses new ones. */
  cut(): void {
    this.isCut = true;
    this.endAll();
  }

  mend(): void {
    this.isCut = false;
  }

  async close(): Promise<void> {
    const closed = new Promise((resolve) => this.server.close(resolve));
    this.cut();
    await closed;
  }

  private endAll(): void {
    for (const pair of this.pairs) for (const socket of pair) socket.destroy();
  }

  private async accept(client: Socket): Promise<void> {
    client.on('error', () => undefined);
    for (const port of this.isCut ? [] : this.ports) {
      const server = await dial(port);
      if (server === undefined) continue;
      if (this.isCut) server.destroy();
      else return this.join(client, server);
    }
    client.destroy();
  }

  private join(client: Socket, server: Socket): void {
    const pair = [client, server] as const;
    this.pairs.add(pair);
    this.onJoin(client, server);
    for (const [from, to] of [pair, [server, client] as const]) {
      from.setNoDelay(true);
      from.on('error', () => undefined);
      from.on('close', () => {
        to.destroy();
        this.pairs.delete(pair);
      });
      from.pipe(to);
    }
  }
}

const dial = (port: number): Promise<Socket | undefined> =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('connect', () => resolve(socket));
    socket.once('error', () => resolve(undefined));
  });
