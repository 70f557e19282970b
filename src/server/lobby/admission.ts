import type { MatchData } from '../matches/matchData';
import { UnknownKeyError } from '../people/peopleStorage';
import type { MatchStorage } from '../storage/storage';
import { LobbyError } from './lobbyError';

type Admitting = { readonly storage: MatchStorage; readonly now: () => number };

/**
 * Checks whether a person may sit down at a table. `person` is the hash of their key, or undefined without a key.
 * Returns the person to store with the seat, or null if the key is unknown here.
 * @throws LobbyError 400, 404 or 409 if a rated match can't rate this person; 403 if a person at the table has blocked
 * them
 */
export async function admit(
  { storage, now }: Admitting,
  matchID: string,
  { rated }: MatchData,
  person: string | undefined,
): Promise<string | null> {
  const isRated = rated === true;
  if (person === undefined) {
    if (isRated)
      throw new LobbyError(400, 'This table is rated: whoever sits down sends a personal key as person.');
    return null;
  }
  try {
    await storage.people.use(person, now());
  } catch (error) {
    if (!(error instanceof UnknownKeyError)) throw error;
    if (isRated) throw new LobbyError(404, 'This personal key is unknown here.');
    return null;
  }
  const seated = Object.values(await storage.people.seated(matchID));
  if (isRated && seated.includes(person))
    throw new LobbyError(409, 'You have a seat at this rated table already.');
  const { blockers } = await storage.moderation.apart(person);
  if (seated.some((each) => blockers.includes(each)))
    throw new LobbyError(403, 'You can’t sit down at this table.');
  return person;
}
