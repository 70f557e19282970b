import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client, LobbyClient } from 'boardgame.io/client';
import { SocketIO } from 'boardgame.io/multiplayer';
import { io, type Socket } from 'socket.io-client';
import { vi } from 'vitest';
import { type GameServer, type GameServerOptions, startGameServer } from '../../src/server/gameServer';
import { readSettings } from '../../src/server/ops/settings';
import type { Answer } from '../../src/session/protocol';
import { type SampleState, sampleGame } from './sampleGame';

/** Long enough for a busy machine. */
const LONGEST_MS = 20_000;

export const soon = <T>(check: () => T | Promise<T>): Promise<T> =>
  vi.waitFor(check, { timeout: LONGEST_MS });

/** Tests send more requests per second than people per hour. */
export const roomyLimits = {
  LIMIT_PAGES: '100000/60',
  LIMIT_LOBBY_READS: '100000/60',
  LIMIT_LOBBY_WRITES: '100000/60',
  LIMIT_NEW_MATCHES: '100000/60',
  LIMIT_SOCKET_REQUESTS: '100000/60',
  LIMIT_MESSAGES: '100000/10',
  LIMIT_ADDRESS_MESSAGES: '100000/10',
  LIMIT_CHAT: '100000/10',
  LIMIT_HISTORY: '100000/60',
  LIMIT_DEALS: '100000/60',
  LIMIT_NEW_KEYS: '100000/60',
  LIMIT_ALL_NEW_KEYS: '100000/60',
  LIMIT_INVITATIONS: '100000/60',
  LIMIT_REPORTS: '100000/60',
  LIMIT_CONFIRMATIONS: '100000/60',
  LIMIT_ALL_CONFIRMATIONS: '100000/60',
};

/** The world of one test: a folder, a server and clients, all removed at the end. */
export class Harness {
  readonly folder = mkdtempSync(join(tmpdir(), 'server-'));
  readonly appFolder = join(this.folder, 'dist');
  readonly dataDir = join(this.folder, 'data');
  readonly databaseFile = join(this.dataDir, 'matches.sqlite');
  readonly logged: { event: string; fields?: object }[] = [];
  private readonly endings: (() => void)[] = [];
  private running: GameServer | undefined;

  constructor(
    private readonly env: Readonly<Record<string, string>> = {},
    private readonly options: Partial<GameServerOptions> = {},
  ) {
    mkdirSync(join(this.appFolder, 'assets'), { recursive: true });
    writeFileSync(join(this.appFolder, 'index.html'), '<head><title>the app</title></head>');
    const script = join(this.appFolder, 'assets', 'main-abc123.js');
    writeFileSync(script, 'export {};');
    // The server sends these copies as they are.
    writeFileSync(`${script}.br`, 'brotli');
    writeFileSync(`${script}.gz`, 'gzip');
    writeFileSync(join(this.folder, 'private.txt'), 'private');
  }

  async start(port = 0, options: Partial<GameServerOptions> = {}): Promise<GameServer> {
    this.running = await startGameServer({
      games: [sampleGame],
      settings: readSettings({
        PORT: String(port),
        DATA_DIR: this.dataDir,
        ORIGINS: 'http://friend.test',
        ...roomyLimits,
        ...this.env,
      }),
      appFolder: this.appFolder,
      explain: (game, _view, _ctx, playerID, move, args, names) =>
        `${game}: seat ${playerID} can't ${move} ${JSON.stringify(args)}, ${names[playerID]} (R1.2).`,
      log: (event, fields) => this.logged.push({ event, fields }),
      ...this.options,
      ...options,
    });
    return this.running;
  }

  get server(): GameServer {
    if (this.running === undefined) throw new Error('start the server first');
    return this.running;
  }

  get url(): string {
    return this.server.url.replace('localhost', '127.0.0.1');
  }

  get port(): number {
    return Number(new URL(this.url).port);
  }

  get lobby(): LobbyClient {
    return new LobbyClient({ server: this.url });
  }

  /** Creates a match and takes all its seats. */
  async match(numPlayers = 2) {
    const { matchID } = await this.lobby.createMatch('sample', { numPlayers });
    const seats = [];
    for (let seat = 0; seat < numPlayers; seat++) {
      seats.push(
        await this.lobby.joinMatch('sample', matchID, { playerID: String(seat), playerName: `P${seat}` }),
      );
    }
    return { matchID, credentials: seats.map(({ playerCredentials }) => playerCredentials) };
  }

  /** Sends a request to the lobby routes of the sample game. */
  async request(path: string, body?: object) {
    const response = await fetch(`${this.url}/games/sample${path}`, {
      method: body === undefined ? 'GET' : 'POST',
      body: JSON.stringify(body),
      headers: { 'content-type': 'application/json' },
    });
    return { status: response.status, body: await response.json() };
  }

  /** Plays a match of two to its end, which takes five cards. */
  async finish(matchID: string, credentials: readonly string[]): Promise<void> {
    const wire = await this.wire();
    for (let move = 0; move < 5; move++) {
      const playerID = String(move % 2);
      await wire.play({ matchID, playerID, credentials: credentials[move % 2] }, move, 0);
    }
    wire.socket.close();
  }

  /** Connects boardgame.io's own client, as the app uses it. */
  client(opts: { matchID: string; playerID?: string; credentials?: string }) {
    const client = Client<SampleState>({
      game: sampleGame,
      multiplayer: SocketIO({ server: this.url, socketOpts: { reconnectionDelay: 50 } }),
      debug: false,
      ...opts,
    });
    client.start();
    this.endings.push(() => client.stop());
    return client;
  }

  /** Connects a bare socket that records every frame and can send anything. */
  async wire(headers: Record<string, string> = {}, auth: object = {}, game = 'sample'): Promise<Wire> {
    const socket = io(`${this.url}/${game}`, {
      auth,
      transports: ['websocket'],
      extraHeaders: headers,
      forceNew: true,
      reconnection: false,
    });
    const wire = new Wire(socket);
    this.endings.push(() => socket.close());
    await new Promise<void>((resolve, reject) => {
      socket.on('connect', resolve);
      socket.on('connect_error', reject);
    });
    return wire;
  }

  async end(): Promise<void> {
    for (const ending of this.endings) ending();
    await this.running?.close();
    rmSync(this.folder, { recursive: true });
  }

  stopped(): void {
    this.running = undefined;
  }
}

export class Wire {
  readonly frames: unknown[][] = [];

  constructor(readonly socket: Socket) {
    socket.onAny((...frame) => this.frames.push(frame));
  }

  ask(event: string, ...message: unknown[]): Promise<Answer> {
    return this.socket.timeout(LONGEST_MS).emitWithAck(event, ...message);
  }

  /** Sends a `play` move in the format of boardgame.io's client. */
  play(
    { matchID, playerID, credentials }: { matchID: string; playerID: string; credentials?: string },
    stateID: number,
    ...args: unknown[]
  ): Promise<Answer> {
    const payload = { type: 'play', args, playerID, credentials };
    return this.ask('update', { type: 'MAKE_MOVE', payload }, stateID, matchID, playerID);
  }

  get text(): string {
    return JSON.stringify(this.frames);
  }

  events(name: string): unknown[][] {
    return this.frames.filter(([event]) => event === name);
  }
}
