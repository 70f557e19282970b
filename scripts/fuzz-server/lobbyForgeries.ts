/** Requests to the lobby that are right in form and that it has to refuse. */
import { hasOpenHands } from '../../src/games/modules';
import { gameName } from '../online/game';
import { type Arena, BOT_SEAT, EMPTIED_SEAT, type Rule, seatsBut } from './arenas';
import { oneOf, type Random } from './mutations';
import { OWN_SEAT } from './socket-messages';

interface Request {
  readonly route: string;
  readonly body: object;
}

type Maker = (arena: Arena, random: Random) => Request;

/** Where hands are hidden nobody new may sit down where somebody has held one. */
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

/** Refused with 403 or 409; anything else is a fault, said in a sentence. */
export async function forgeRequest(
  url: string,
  arenas: readonly Arena[],
  random: Random,
): Promise<string | null> {
  const isOpen = hasOpenHands(gameName);
  const maker = oneOf(random, isOpen ? makers : [...makers, joinEmptied]);
  // In a game of open hands the emptied seat is anybody's.
  const fits = (rule: Rule) =>
    maker === joinEmptied ? rule === 'emptied' : rule !== 'over' && !(isOpen && rule === 'emptied');
  const arena = oneOf(
    random,
    arenas.filter(({ rule }) => fits(rule)),
  );
  const { route, body } = maker(arena, random);
  const response = await fetch(`${url}/games/${gameName}/${arena.key.matchID}/${route}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
  await response.text();
  if (response.status === 403 || response.status === 409) return null;
  return `The lobby answered ${response.status} to ${route} with ${JSON.stringify(body)}.`;
}
