/** Requests about daily deals, and what this browser keeps of them: today's deals, and results to send. */
import type { Words } from '../../game-api/module';
import {
  type Deal,
  MOST_TRIES,
  type OwnResult,
  type OwnResults,
  type SharedResult,
  type StandingsPart,
} from '../../session/dailyDeal';
import type { SavedAction } from '../../session/savedGame';
import { ask, isOffline } from '../online/connection/lobby';
import { personOf } from '../online/person/personKey';
import { readSetting, writeSetting } from '../storage';

const DEALS = 'deals.today';
const UNSENT = 'deals.unsent';

export type DealsOfDay = { readonly day: string; readonly today: string; readonly deals: readonly Deal[] };

function readList<Item>(name: string): readonly Item[] {
  try {
    const list: unknown = JSON.parse(readSetting(name) ?? '[]');
    return Array.isArray(list) ? list : [];
  } catch {
    return [];
  }
}

/**
 * Returns the deals of a day, or of today if null. Offline, it returns those that were fetched last, if they are of that
 * day.
 * @throws LobbyProblem
 */
export async function fetchDeals(
  day: string | null,
): Promise<{ readonly found: DealsOfDay; readonly isOld: boolean }> {
  try {
    const found = (await ask(`/deals/${day ?? 'today'}`)) as DealsOfDay;
    if (found.day === found.today) writeSetting(DEALS, JSON.stringify([found]));
    return { found, isOld: false };
  } catch (error) {
    const [kept] = readList<DealsOfDay>(DEALS);
    if (!isOffline(error) || kept === undefined || (day !== null && kept.day !== day)) throw error;
    return { found: kept, isOld: true };
  }
}

/** Returns a shared result. @throws LobbyProblem */
export const fetchShared = async (share: string): Promise<SharedResult> =>
  (await ask(`/deals/shared/${encodeURIComponent(share)}`)) as SharedResult;

/** Returns a person's results of a day. @throws LobbyProblem */
export async function fetchOwn(key: string, day: string): Promise<OwnResults> {
  const { token } = await personOf(key);
  return (await ask(`/deals/${day}/mine`, { key: token })) as OwnResults;
}

/** Returns a page of a day's or week's table. @throws LobbyProblem */
export const fetchTable = async (game: string, period: string, from: number): Promise<StandingsPart> =>
  (await ask(`/deals/${period}/${game}/table?from=${from}`)) as StandingsPart;

/** A finished deal that the server doesn't have yet. */
export type Unsent = {
  readonly game: string;
  readonly day: string;
  readonly rulesVersion: number | null;
  readonly actions: readonly SavedAction[];
  readonly score: number;
};

export const readUnsent = (): readonly Unsent[] => readList<Unsent>(UNSENT);

const isSame = (one: Unsent) => (other: Unsent) => JSON.stringify(one) === JSON.stringify(other);

export function keepUnsent(result: Unsent): void {
  const others = readUnsent().filter((each) => !isSame(result)(each));
  // The server counts no more of a deal, so that the list can't grow without limit.
  const ofDeal = others.filter(({ game, day }) => game === result.game && day === result.day);
  const dropped = ofDeal.length >= MOST_TRIES ? ofDeal[0] : undefined;
  writeSetting(UNSENT, JSON.stringify([...others.filter((each) => each !== dropped), result]));
}

export const dropUnsent = (result: Unsent): void =>
  writeSetting(UNSENT, JSON.stringify(readUnsent().filter((each) => !isSame(result)(each))));

/** Sends a result and forgets it once it counts. @throws LobbyProblem */
export async function sendResult(key: string, name: string, result: Unsent): Promise<OwnResult> {
  const { token } = await personOf(key);
  const { game, day, ...played } = result;
  const own = (await ask(`/deals/${day}/${game}/results`, { key: token, name, ...played })) as OwnResult;
  dropUnsent(result);
  return own;
}

export const scoreText = (score: number, unit: Words, language: keyof Words): string =>
  language === 'ja' ? `${score}${unit.ja}` : `${score} ${unit.en}`;
