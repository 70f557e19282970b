import { loadPatiently } from '../../../language/loading';
import { LobbyProblem } from '../connection/lobby';
import type { Words } from '../words';
import { canHaveKey, personOf, savedKey } from './personKey';

/**
 * Returns the token under which this person is rated. Creates a key if this device has none.
 * @throws Error with a sentence for the person if the page can have no key or the server doesn't know it
 */
export async function ratedPerson(t: Words): Promise<string> {
  if (!canHaveKey()) throw new Error(t('person.insecure'));
  const { ownPerson } = await loadPatiently(() => import('./sync'));
  const person = await ownPerson();
  await person.ratings().catch((error: unknown) => {
    if (error instanceof LobbyProblem && error.status === 404) throw new Error(t('person.unknown'));
    throw error;
  });
  return person.token;
}

/** Returns the token of this device's key, by which the server knows who sits down; undefined without a key. */
export async function knownPerson(): Promise<string | undefined> {
  const key = savedKey();
  return key === null || !canHaveKey() ? undefined : (await personOf(key)).token;
}
