import type { BlockedPerson, ModerationState } from '../../session/moderation';
import { ask, request } from '../online/connection/lobby';
import type { Person } from '../online/person/personKey';
import type { SeatKey } from '../online/seats/seatKey';

/** Returns a person's requests about blocks. Refusals are thrown as `LobbyProblem`. */
export function moderationOf(person: Person) {
  const blocksIn = (answer: unknown) => (answer as { readonly blocks: readonly BlockedPerson[] }).blocks;
  return {
    blocks: async () => blocksIn(await person.ask('blocks')),
    unblock: async (id: string) => blocksIn(await person.ask('unblock', { id })),
    blockSeat: async (game: string, matchID: string, seat: string) =>
      blocksIn(await request(`${game}/${encodeURIComponent(matchID)}/block`, { key: person.token, seat })),
  };
}

type NewReport = {
  readonly reason: string;
  /** The reported message; without it the table is reported. */
  readonly message?: { readonly id: string; readonly at: number };
  readonly seated?: SeatKey;
  /** The token of the reporting person's key */
  readonly key?: string;
};

/** @throws LobbyProblem */
export async function sendReport(game: string, matchID: string, report: NewReport): Promise<void> {
  await request(`${game}/${encodeURIComponent(matchID)}/report`, report);
}

export type HostAction = 'reports' | 'mute' | 'unmute' | 'close' | 'remove';

/** Sends a request of the server's host and returns the new state. @throws LobbyProblem */
export const askAsHost = async (
  token: string,
  action: HostAction,
  body: object = {},
): Promise<ModerationState> =>
  (await ask(`/moderation/${action}`, body, { Authorization: `Bearer ${token}` })) as ModerationState;
