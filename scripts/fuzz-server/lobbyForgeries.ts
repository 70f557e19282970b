import { hasOpenHands } from '../../src/games/modules';
import { gameName } from '../online/game';
import { type Arena, BOT_SEAT, EMPTIED_SEAT, type Rule, seatsBut } from './arenas';
import { INHERITED_IDS } from './inheritedIds';
import { oneOf, type Random } from './mutations';
import { OWN_SEAT } from './socketMessages';

interface Request {
  readonly route: string;
  readonly body: object;
  /** Replaces the arena's match id. */
  readonly matchID?: string;
}

type Maker = (arena: Arena, random: Random) => Request;

/** In a game with hidden hands, nobody new may take a seat whose hand somebody has seen. */
const joinEmptied: Maker = (_, random) => ({
  route: 'join',
  body: { ...oneOf(random, [{ playerID: EMPTIED_SEAT }, {}]), playerName: 'Eve' },
});

const makers: readonly Maker[] = [
  (_, random) => ({
    route: 'join',
    body: { playerID: oneOf(random, seatsBut(OWN_SEAT)), playerName: 'Eve' },
  }),
  () => ({ route: 'join', body: { playerName: 'Eve' } }),
  (_, random) => ({
    route: 'leave',
    body: { playerID: oneOf(random, seatsBut(OWN_SEAT)), credentials: 'guess' },
  }),
  ({ key }, random) => ({
    route: 'update',
    body: {
      playerID: oneOf(random, seatsBut(OWN_SEAT)),
      credentials: key.credentials[OWN_SEAT],
      newName: 'Eve',
    },
  }),
  () => ({ route: 'playAgain', body: { playerID: OWN_SEAT, credentials: 'guess' } }),
  ({ key }) => ({
    route: 'bot',
    body: { playerID: OWN_SEAT, credentials: key.credentials[OWN_SEAT], seat: '1', level: 'easy' },
  }),
  () => ({
    route: 'bot',
    body: { playerID: BOT_SEAT, credentials: 'guess', seat: BOT_SEAT, level: null },
  }),
];

/** Requests with an inherited id in one place each */
const makersWithInheritedIds: readonly Maker[] = [
  ({ key }, random) => ({
    route: oneOf(random, ['join', 'leave', 'update', 'playAgain', 'bot', 'vacation']),
    matchID: oneOf(random, INHERITED_IDS),
    body: { playerID: OWN_SEAT, playerName: 'Eve', credentials: key.credentials[OWN_SEAT], newName: 'Eve' },
  }),
  ({ key }, random) => ({
    route: oneOf(random, ['join', 'leave', 'update', 'playAgain', 'bot']),
    body: {
      playerID: oneOf(random, INHERITED_IDS),
      playerName: 'Eve',
      credentials: key.credentials[OWN_SEAT],
      newName: 'Eve',
    },
  }),
  ({ key }, random) => ({
    route: 'bot',
    body: {
      playerID: OWN_SEAT,
      credentials: key.credentials[OWN_SEAT],
      ...oneOf(random, [
        { seat: oneOf(random, INHERITED_IDS), level: 'easy' },
        { seat: '1', level: oneOf(random, INHERITED_IDS) },
      ]),
    },
  }),
  // An inherited key in the body instead of credentials
  (_, random) => ({
    route: oneOf(random, ['leave', 'update', 'playAgain']),
    body: Object.fromEntries([
      ['playerID', OWN_SEAT],
      ['newName', 'Eve'],
      [oneOf(random, INHERITED_IDS), { credentials: 'guess' }],
    ]),
  }),
];

const REFUSALS = [403, 409];
const REFUSALS_OF_IDS = [400, 403, 404, 409];

const INHERITED_SHARE = 0.3;

/** Sends a request. Returns a sentence if the answer is wrong; null if the request was refused correctly. */
export async function forgeRequest(
  url: string,
  arenas: readonly Arena[],
  random: Random,
): Promise<string | null> {
  const isOpen = hasOpenHands(gameName);
  const hasInheritedId = random() < INHERITED_SHARE;
  const ofRules = isOpen ? makers : [...makers, joinEmptied];
  const maker = oneOf(random, hasInheritedId ? makersWithInheritedIds : ofRules);
  // In a game with open hands anybody may take the emptied seat.
  const fits = (rule: Rule) =>
    maker === joinEmptied ? rule === 'emptied' : rule !== 'over' && !(isOpen && rule === 'emptied');
  const arena = oneOf(
    random,
    arenas.filter(({ rule }) => fits(rule)),
  );
  const { route, body, matchID = arena.key.matchID } = maker(arena, random);
  const response = await fetch(`${url}/games/${gameName}/${matchID}/${route}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
  await response.text();
  if ((hasInheritedId ? REFUSALS_OF_IDS : REFUSALS).includes(response.status)) return null;
  return `The lobby answered ${response.status} to ${route} of ${matchID} with ${JSON.stringify(body)}.`;
}
