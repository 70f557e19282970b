import type { Companion, Invitation, KeptWish, TableWish } from '../../session/matchmaking';
import { LobbyProblem, request } from '../online/connection/lobby';
import { type Person, personOf, savedKey } from '../online/person/personKey';
import type { SeatKey } from '../online/seats/seatKey';

/** Runs a task and rewords its refusals, by their HTTP status. */
export async function reworded(
  sentences: Readonly<Record<number, string>>,
  task: () => Promise<void>,
): Promise<void> {
  try {
    await task();
  } catch (error) {
    const sentence = error instanceof LobbyProblem ? sentences[error.status] : undefined;
    throw sentence === undefined ? error : new Error(sentence);
  }
}

/** Returns the requests of this device's person; null without a key. */
export async function ownRequests() {
  const key = savedKey();
  return key === null ? null : matchmakingOf(await personOf(key));
}

/** Returns a person's requests about wishes and invitations. Refusals are thrown as `LobbyProblem`. */
export function matchmakingOf(person: Person) {
  const wishes = async (path: string, body?: object): Promise<readonly KeptWish[]> =>
    ((await person.ask(`wishes${path}`, body)) as { wishes: KeptWish[] }).wishes;
  return {
    wishes: () => wishes(''),
    add: (wish: TableWish) => wishes('/add', { wish }),
    change: (id: string, wish: TableWish) => wishes('/change', { id, wish }),
    pause: (id: string, paused: boolean) => wishes('/pause', { id, paused }),
    remove: (id: string) => wishes('/remove', { id }),
    async companions(matchID: string): Promise<readonly Companion[]> {
      return ((await person.ask('companions', { matchID })) as { people: Companion[] }).people;
    },
    async invite(game: string, matchID: string, seat: SeatKey, companion: string): Promise<void> {
      const { playerID, credentials } = seat;
      const body = { playerID, credentials, key: person.token, person: companion };
      await request(`${game}/${encodeURIComponent(matchID)}/invite`, body);
    },
    async invitations(): Promise<readonly Invitation[]> {
      return ((await person.ask('invitations')) as { invitations: Invitation[] }).invitations;
    },
    async answer(id: string, accept: boolean): Promise<void> {
      await person.ask('invitations/answer', { id, accept });
    },
  };
}
