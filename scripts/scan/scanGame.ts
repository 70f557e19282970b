/** A whole game over sockets, with every frame that reaches anybody searched for what it must not tell. */
import { LobbyClient } from 'boardgame.io/client';
import type { G } from '../../src/games/cherez-ural/rules/state';
import { viewFor } from '../../src/games/cherez-ural/rules/view';
import type { MatchStorage } from '../../src/server/storage';
import { gameName, legalMoves, randomMove, SEATS, type SeatID } from '../online/game';
import { Looker } from './looker';
import { Secrets } from './secrets';

export interface Scan {
  moves: number;
  frames: number;
  bytes: number;
  /** Bytes of each difference and each whole position that came. */
  readonly patches: number[];
  readonly syncs: number[];
  isOver: boolean;
  /** What was found, each with the frame it was in. */
  readonly leaks: string[];
}

interface ScanOptions {
  readonly url: string;
  /** The server's own, to know what there is to hide. */
  readonly storage: MatchStorage;
  readonly setupData: object;
  readonly random: () => number;
  /** Ends the game early. */
  readonly mostMoves?: number;
  /** Once in so many moves somebody looks back, chats, reloads, sends nonsense. */
  readonly disturbEvery?: number;
}

export async function scanGame(options: ScanOptions): Promise<Scan> {
  const { url, storage, setupData, random, mostMoves = Number.POSITIVE_INFINITY, disturbEvery = 7 } = options;
  const scan: Scan = { moves: 0, frames: 0, bytes: 0, patches: [], syncs: [], isOver: false, leaks: [] };
  const lobby = new LobbyClient({ server: url });
  const { matchID } = await lobby.createMatch(gameName, { numPlayers: SEATS.length, setupData });
  const sockets = `${url}/${gameName}`;
  const lookers: { looker: Looker; secrets: Secrets }[] = [];
  const credentials: string[] = [];
  const seat = async (playerID: string | null, secret: string | null, updates: 'patch' | 'whole') => {
    const looker = await Looker.sit(sockets, matchID, playerID, secret, updates);
    lookers.push({ looker, secrets: new Secrets(playerID) });
    return looker;
  };
  const seats = new Map<SeatID, Looker>();
  for (const playerID of SEATS) {
    const { playerCredentials } = await lobby.joinMatch(gameName, matchID, {
      playerID,
      playerName: `Player ${playerID}`,
    });
    credentials.push(playerCredentials);
    seats.set(playerID, await seat(playerID, playerCredentials, 'patch'));
  }
  await seat('0', credentials[0], 'whole');
  const onlooker = await seat(null, null, 'patch');
  await seat(null, null, 'whole');

  const search = async (others: readonly string[] = []): Promise<boolean> => {
    const { state } = await storage.fetch(matchID, { state: true });
    const full: G = state.G;
    for (const { looker, secrets } of lookers) {
      await looker.reaches(state._stateID);
      const hiddenIn = secrets.of(state);
      const foreign = credentials.filter((secret) => secret !== looker.credentials);
      const frames = looker.read();
      const told = looker.playerID === null ? [...frames, ...others] : frames;
      scan.frames += told.length;
      for (const text of told) {
        const size = Buffer.byteLength(text);
        scan.bytes += size;
        if (text.startsWith('["patch"')) scan.patches.push(size);
        if (text.startsWith('["sync"')) scan.syncs.push(size);
        const found = [
          ...(full.finished ? [] : hiddenIn(text)),
          ...foreign.filter((secret) => text.includes(secret)),
        ];
        if (found.length > 0)
          scan.leaks.push(`${looker.playerID}: ${found.join(' ')} in ${text.slice(0, 300)}`);
      }
      const seen = JSON.parse(JSON.stringify(viewFor(full, looker.playerID)));
      if (!sameJson(looker.view?.G, seen))
        scan.leaks.push(`${looker.playerID}: another view at ${state._stateID}`);
    }
    return full.finished;
  };

  const disturb = async (): Promise<string[]> => {
    const [looker] = lookers.map((each) => each.looker).toSorted(() => random() - 0.5);
    await looker.ask('history', matchID);
    await looker.say(`Position ${scan.moves}`);
    await looker.ask('sync', matchID, looker.playerID, looker.credentials);
    await onlooker.ask('sync', matchID, '1', 'guess');
    for (const player of seats.values()) {
      await player.act('MAKE_MOVE', 'travel', ['nowhere']);
      await player.act('MAKE_MOVE', 'chooseWorkerCard', ['w99']);
    }
    const paths = [gameName, `${gameName}/${matchID}`, `${gameName}/${matchID}/save`];
    return Promise.all(paths.map(async (path) => (await fetch(`${url}/games/${path}`)).text()));
  };

  try {
    while (!scan.isOver && scan.moves < mostMoves) {
      const [player] = [...seats.values()]
        .filter(
          ({ view, playerID }) =>
            view !== undefined && playerID !== null && legalMoves(view.G, view.ctx, playerID).length > 0,
        )
        .toSorted(() => random() - 0.5);
      const { view, playerID } = player;
      const move = view && randomMove(view, playerID as SeatID, random);
      if (move === undefined) throw new Error('nobody can move');
      const answer = await player.act('MAKE_MOVE', move.move, move.args);
      if (!answer.ok) throw new Error(`${move.move} of ${playerID} was refused: ${answer.message}`);
      scan.moves += 1;
      scan.isOver = await search();
      if (!scan.isOver && scan.moves % disturbEvery === 0) {
        if ((await player.act('UNDO', null, null)).ok) await search();
        scan.isOver = await search(await disturb());
      }
    }
  } finally {
    for (const { looker } of lookers) looker.leave();
  }
  return scan;
}

/** Whatever the order of the fields. */
const sameJson = (one: unknown, other: unknown): boolean => {
  const sorted = (_: string, value: unknown) =>
    value !== null && typeof value === 'object' && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : value;
  return JSON.stringify(one, sorted) === JSON.stringify(other, sorted);
};
