/** Simulates people who join new matches and change the seats under their keys, through all servers. */
import { randomBytes } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { io, type Socket } from 'socket.io-client';
import { hashCredentials } from '../../src/server/matches/credentials';
import { UnknownKeyError } from '../../src/server/people/peopleStorage';
import type { MatchStorage } from '../../src/server/storage/storage';
import { gameName, SEATS } from '../online/game';
import { type AcknowledgedJoin, type JoinedTable, joinFaults, KeyRecord } from './lobbyRecord';

const ANSWER_WITHIN = 5_000;
const PAUSE = 100;
/** Time in ms within which a spectator must see the last join */
const SETTLE_WITHIN = 60_000;
/** Number of people who want the same seat at the same time */
const RIVALS = 4;
const KEYS = 3;
/** Few names, so that seats are often replaced and forgotten */
const SEAT_NAMES = 4;

/** Probabilities that a change erases the key or forgets a seat. Otherwise it stores a seat. */
const ERASE_SHARE = 0.05;
const FORGET_SHARE = 0.3;

class Onlooker {
  names: Record<string, string | undefined> = {};
  private readonly socket: Socket;

  constructor(url: string, matchID: string) {
    this.socket = io(`${url}/${gameName}`, {
      transports: ['websocket'],
      forceNew: true,
      reconnectionDelayMax: 500,
    });
    this.socket.on('connect', () => void this.sit(matchID));
    this.socket.on('disconnect', (reason) => {
      if (reason === 'io server disconnect') this.socket.connect();
    });
    this.socket.on('matchData', (_, players: readonly { readonly id: number; readonly name?: string }[]) => {
      this.names = Object.fromEntries(players.map(({ id, name }) => [String(id), name]));
    });
  }

  close(): void {
    this.socket.close();
  }

  private async sit(matchID: string): Promise<void> {
    const { id } = this.socket;
    while (this.socket.connected && this.socket.id === id) {
      const pending = this.socket.timeout(ANSWER_WITHIN).emitWithAck('sync', matchID, null, null);
      const answer: { ok: boolean } | undefined = await pending.catch(() => undefined);
      if (answer?.ok === true) return;
      await wait(PAUSE);
    }
  }
}

export class LobbyUse {
  private readonly tables: JoinedTable[] = [];
  private readonly keys: { readonly secret: string; readonly record: KeyRecord }[] = [];
  private isEnding = false;
  private people = 0;
  private requests = 0;
  private keyChanges = 0;

  /** `urlOf` returns the address for a client by number. */
  constructor(
    private readonly urlOf: (client: number) => string,
    private readonly random: () => number,
  ) {}

  get acknowledged() {
    const joins = this.tables.reduce((sum, table) => sum + table.joins.length, 0);
    return { joins, keyChanges: this.keyChanges };
  }

  end(): void {
    this.isEnding = true;
  }

  async run(): Promise<void> {
    await Promise.all([this.fillTables(), ...Array.from({ length: KEYS }, () => this.useKeys())]);
  }

  async faults(storage: MatchStorage): Promise<string[]> {
    const faults: string[] = [];
    for (const table of this.tables) {
      const { metadata } = await storage.fetch(table.matchID, { metadata: true });
      faults.push(...joinFaults(table, metadata.players));
    }
    for (const { secret, record } of this.keys) {
      faults.push(...record.faults(await keptUnder(storage, hashCredentials(secret))));
    }
    return faults;
  }

  private async fillTables(): Promise<void> {
    while (!this.isEnding) {
      const created = await this.ask(`games/${gameName}/create`, { numPlayers: SEATS.length });
      if (typeof created?.matchID === 'string') await this.fill(created.matchID);
      await wait(PAUSE);
    }
  }

  /** Lets several people at different servers ask for each seat at once. At most one may get it. */
  private async fill(matchID: string): Promise<void> {
    const onlooker = new Onlooker(this.urlOf(this.requests), matchID);
    const joins: AcknowledgedJoin[] = [];
    const join = async (seat: string) => {
      this.people += 1;
      const name = `Person ${this.people}`;
      const path = `games/${gameName}/${matchID}/join`;
      const answer = await this.ask(path, { playerID: seat, playerName: name });
      if (typeof answer?.playerCredentials !== 'string') return;
      joins.push({ matchID, seat, name, credentials: hashCredentials(answer.playerCredentials) });
    };
    for (const seat of SEATS) await Promise.all(Array.from({ length: RIVALS }, () => join(seat)));
    const hasHeard = () => joins.every(({ seat, name }) => onlooker.names[seat] === name);
    const started = performance.now();
    while (!hasHeard() && performance.now() - started < SETTLE_WITHIN) await wait(PAUSE);
    onlooker.close();
    this.tables.push({ matchID, joins, seen: onlooker.names });
  }

  /** Changes the seats under a key. After a lost answer the seats are uncertain, so it continues with a new key. */
  private async useKeys(): Promise<void> {
    while (!this.isEnding) {
      const key = randomBytes(32).toString('base64url');
      if (await this.isTaken('people/create', { key })) {
        const record = new KeyRecord(`${this.keys.length}`);
        this.keys.push({ secret: key, record });
        while (!this.isEnding && (await this.changeKey(key, record))) await wait(PAUSE);
      }
      await wait(PAUSE);
    }
  }

  /** Returns false if an answer was lost. */
  private async changeKey(key: string, record: KeyRecord): Promise<boolean> {
    // All keys use the same seat names.
    const seat = `seat-${Math.floor(this.random() * SEAT_NAMES)}`.padEnd(22, '_');
    const kind = this.random();
    if (kind < ERASE_SHARE) {
      const isErased = await this.isTaken('people/erase', { key });
      record.erased(isErased);
      if (isErased && (await this.isTaken('people/create', { key }))) return true;
      // It is unknown whether the key exists.
      record.erased(false);
      return false;
    }
    const isForgotten = kind < ERASE_SHARE + FORGET_SHARE;
    const sealed = isForgotten ? null : `sealed-${this.requests}`;
    const isTaken = isForgotten
      ? await this.isTaken('people/forget', { key, seat })
      : await this.isTaken('people/keep', { key, seat, sealed });
    record.changed(seat, sealed, isTaken);
    return isTaken;
  }

  private async isTaken(path: string, body: object): Promise<boolean> {
    const isTaken = (await this.ask(path, body)) !== undefined;
    if (isTaken) this.keyChanges += 1;
    return isTaken;
  }

  /** Returns undefined if the request was refused or the answer was lost. */
  private async ask(path: string, body: object): Promise<Record<string, unknown> | undefined> {
    this.requests += 1;
    try {
      const response = await fetch(`${this.urlOf(this.requests)}/${path}`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify(body),
        signal: AbortSignal.timeout(ANSWER_WITHIN),
      });
      const answer: Record<string, unknown> = await response.json();
      return response.ok ? answer : undefined;
    } catch {
      return undefined;
    }
  }
}

async function keptUnder(storage: MatchStorage, hash: string): Promise<Record<string, string> | null> {
  try {
    const seats = await storage.people.read(hash, Date.now());
    return Object.fromEntries(seats.map(({ name, sealed }) => [name, sealed]));
  } catch (error) {
    if (error instanceof UnknownKeyError) return null;
    throw error;
  }
}
