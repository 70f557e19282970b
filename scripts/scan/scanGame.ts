/** Plays a whole game over sockets and searches every frame for secrets. */
import type { State } from 'boardgame.io';
import { LobbyClient } from 'boardgame.io/client';
import { itemAt } from '../../src/rules-kit/indexed';
import type { MatchStorage } from '../../src/server/storage/storage';
import { gameName, legalMoves, randomMove, SEATS, type SeatID } from '../online/game';
import type { Looker } from './looker';
import type { Oracle, Stored } from './oracle';
import { StoredMatch } from './storedMatch';
import { guess, requestFromOtherGame } from './strangers';
import { type Place, type Tally, Watchers } from './watchers';

export interface Scan extends Tally {
  moves: number;
  isOver: boolean;
}

interface ScanOptions {
  readonly url: string;
  /** The server's own storage, which shows what is secret */
  readonly storage: Pick<MatchStorage, 'fetch'>;
  readonly oracle: Oracle;
  readonly setupData: object;
  readonly random: () => number;
  readonly numPlayers?: number;
  /** Another game of this server, whose tables must not reach the match */
  readonly otherGame?: string;
  readonly mostMoves?: number;
  /** Number of moves between disturbances: undos, history requests, chats, reloads, invalid messages */
  readonly disturbEvery?: number;
}

export async function scanGame(options: ScanOptions): Promise<Scan> {
  const { mostMoves = Number.POSITIVE_INFINITY, disturbEvery = 7 } = options;
  const scan: Scan = { moves: 0, frames: 0, bytes: 0, patches: [], syncs: [], isOver: false, leaks: [] };
  const table = new ScannedTable(options, scan);
  await table.open();
  try {
    while (!scan.isOver && scan.moves < mostMoves) {
      const mover = await table.move();
      scan.moves += 1;
      scan.isOver = await table.examine();
      if (!scan.isOver && scan.moves % disturbEvery === 0) {
        if ((await mover.act('UNDO', null, null)).ok) await table.examine();
        scan.isOver = await table.examine(await table.disturb());
      }
    }
    if (scan.isOver) await table.examine(await table.disturb());
  } finally {
    table.close();
  }
  return scan;
}

class ScannedTable {
  private readonly match = new StoredMatch<Stored>();
  private readonly watchers: Watchers<Stored>;
  private readonly seats: Looker[] = [];
  private readonly ids: readonly SeatID[];
  private matchID = '';

  constructor(
    private readonly options: ScanOptions,
    private readonly scan: Scan,
  ) {
    this.watchers = new Watchers(options.oracle, this.match, scan);
    this.ids = SEATS.slice(0, options.numPlayers ?? SEATS.length);
  }

  /**
   * Creates the match. People join and connect one after another, because early ones may receive a position before the
   * deal.
   */
  async open(): Promise<void> {
    const { url, setupData } = this.options;
    const lobby = new LobbyClient({ server: url });
    const created = await lobby.createMatch(gameName, { numPlayers: this.ids.length, setupData });
    this.matchID = created.matchID;
    const sockets = { url: `${url}/${gameName}`, matchID: this.matchID };
    await this.read();
    for (const playerID of this.ids) {
      const joined = await lobby.joinMatch(gameName, this.matchID, {
        playerID,
        playerName: `Player ${playerID}`,
      });
      const seat = { ...sockets, playerID, credentials: joined.playerCredentials };
      await this.read();
      this.seats.push(await this.watchers.add({ ...seat, updates: 'patch' }));
      if (playerID === '0') await this.addOthers(seat);
      this.watchers.examine();
    }
    await this.examine();
  }

  /** Adds clients that receive other data, or in another form, than the seats. They connect after the first seat. */
  private async addOthers(seat: Omit<Place, 'updates'>): Promise<void> {
    await this.watchers.add({ ...seat, updates: 'whole' });
    for (const updates of ['patch', 'whole'] as const) {
      await this.watchers.add({ ...seat, playerID: null, credentials: null, updates });
    }
  }

  /** Plays a random legal move of a random player. Resolves with the player. */
  async move(): Promise<Looker> {
    const { random } = this.options;
    const choices = this.seats.filter(
      ({ view, playerID }) =>
        view !== undefined && playerID !== null && legalMoves(view.G, view.ctx, playerID).length > 0,
    );
    const player = choices[Math.floor(random() * choices.length)];
    const seat = this.ids.find((id) => id === player?.playerID);
    const move =
      seat === undefined || player?.view === undefined ? undefined : randomMove(player.view, seat, random);
    if (player === undefined || move === undefined) throw new Error('nobody can move');
    const answer = await player.act('MAKE_MOVE', move.move, move.args);
    if (!answer.ok) throw new Error(`${move.move} of ${seat} was refused: ${answer.message}`);
    return player;
  }

  /**
   * Waits until everyone has the stored position, then searches everything received. Returns whether the game is over.
   */
  async examine(texts: readonly string[] = []): Promise<boolean> {
    const stateID = await this.read();
    for (const looker of this.watchers.lookers) await looker.reaches(stateID);
    this.watchers.examine(texts);
    return this.match.isOver;
  }

  /** Requests history, chats, reloads, tries illegal moves and adds strangers. Resolves with the lobby's answers. */
  async disturb(): Promise<string[]> {
    const { url, random, otherGame } = this.options;
    const { matchID, scan, watchers } = this;
    const looker = itemAt(watchers.lookers, Math.floor(random() * watchers.lookers.length));
    const onlooker = watchers.lookers.find(({ playerID }) => playerID === null);
    for (const each of [looker, itemAt(this.seats, 0), ...(onlooker === undefined ? [] : [onlooker])])
      await each.ask('history', matchID);
    await looker.say(`After ${scan.moves} moves`);
    await looker.ask('sync', matchID, looker.playerID, looker.credentials);
    for (const seat of this.seats) await this.provoke(seat);
    const table = { url, matchID, game: gameName, seats: this.ids };
    const hashes = await this.storedCredentials();
    scan.leaks.push(...(await guess(table, hashes)));
    if (otherGame !== undefined)
      scan.leaks.push(...(await requestFromOtherGame({ ...table, game: otherGame })));
    const paths = [
      gameName,
      `${gameName}/${matchID}`,
      ...(this.match.isOver ? [] : [`${gameName}/${matchID}/save`]),
    ];
    return Promise.all(paths.map(async (path) => (await fetch(`${url}/games/${path}`)).text()));
  }

  close(): void {
    this.watchers.leave();
  }

  private async provoke(seat: Looker): Promise<void> {
    if (seat.playerID === null) return;
    const refused = this.options.oracle.provocations(this.match.newest(), seat.playerID);
    for (const { move, args } of refused) await seat.act('MAKE_MOVE', move, args);
  }

  /** Reads the stored position. Resolves with its id, or -1 before the deal. */
  private async read(): Promise<number> {
    const { state }: { state?: State } = await this.options.storage.fetch(this.matchID, { state: true });
    if (state === undefined) return -1;
    this.match.add(state);
    return state._stateID;
  }

  /** Returns the credentials as stored in the database, which must not grant access. */
  private async storedCredentials(): Promise<string[]> {
    const { metadata } = await this.options.storage.fetch(this.matchID, { metadata: true });
    return Object.values(metadata.players).flatMap(({ credentials }) => credentials ?? []);
  }
}
