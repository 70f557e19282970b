/** Clients without any rights. Everything they can read is a leak. */
import { type Answer, Wire } from '../online/wire';

interface Table {
  readonly url: string;
  readonly game: string;
  readonly matchID: string;
  readonly seats: readonly string[];
}

/** Tries invalid credentials at the right table. */
export async function guess({ url, matchID, seats }: Table, opens: readonly string[]): Promise<string[]> {
  const found: string[] = [];
  const wire = await Wire.open(url);
  const refused = async (what: string, asking: Promise<Answer>) => {
    if ((await asking).ok) found.push(`${what} was answered to a stranger`);
  };
  for (const seat of seats) {
    for (const credentials of [null, '', 'guess', ...opens]) {
      const what = `sync of seat ${seat} with ${JSON.stringify(credentials)}`;
      await refused(what, wire.ask('sync', matchID, seat, credentials));
    }
    await refused(
      `chat as seat ${seat}`,
      wire.ask('chat', matchID, { id: 'x', sender: seat, payload: 'Not me' }, 'guess'),
    );
  }
  await refused('history', wire.ask('history', matchID));
  found.push(...wire.events.map((event) => `a stranger got ${event.slice(0, 200)}`));
  wire.close();
  return found;
}

/** Asks through the lobby and the sockets of another game. */
export async function requestFromOtherGame({ url, game, matchID }: Table): Promise<string[]> {
  const found: string[] = [];
  const wire = await Wire.open(url, game);
  const requests: readonly (readonly [string, ...unknown[]])[] = [
    ['sync', matchID, null, null],
    ['sync', matchID, '0', 'guess'],
    ['history', matchID],
    ['chat', matchID, { id: 'x', sender: null, payload: 'Hello' }, null],
  ];
  for (const [event, ...message] of requests) {
    if ((await wire.ask(event, ...message)).ok)
      found.push(`${game}: ${event} of another game's match was answered`);
  }
  found.push(...wire.events.map((event) => `${game}: another game's match was sent: ${event.slice(0, 200)}`));
  wire.close();
  const address = `${url}/games/${game}/${matchID}`;
  const get = await fetch(address);
  if (get.ok) found.push(`${game}: the lobby shows another game's match`);
  const join = await fetch(`${address}/join`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ playerName: 'Stranger' }),
  });
  if (join.ok) found.push(`${game}: the lobby gave a seat of another game's match`);
  return found;
}
