/** Tables that tests create by requests, without pages. */
import { inject } from 'vitest';

type Setup = {
  /** The people in the first seats. */
  readonly names: readonly string[];
  readonly numPlayers?: number;
  readonly game?: string;
  /** Further fields of the create request. */
  readonly options?: object;
  /** Address of a server other than the browser tests' shared one. */
  readonly url?: string;
};

async function postTo<Answer>(url: string, path: string, body: object): Promise<Answer> {
  const response = await fetch(`${url}/games/${path}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
  return response.json();
}

/** Creates a table with these people. Returns its invitation link and the link to each seat. */
export async function lobbyTable({
  names,
  numPlayers = names.length,
  game = 'kilia',
  options = {},
  url = inject('url'),
}: Setup) {
  const post = <Answer>(path: string, body: object) => postTo<Answer>(url, path, body);
  const { matchID } = await post<{ matchID: string }>(`${game}/create`, { numPlayers, ...options });
  const link = `${url}/online/${game}/t/${matchID}`;
  const credentials: string[] = [];
  const seatLinks: string[] = [];
  for (const [seat, playerName] of names.entries()) {
    const joined = await post<{ playerCredentials: string }>(`${game}/${matchID}/join`, {
      playerID: String(seat),
      playerName,
    });
    credentials.push(joined.playerCredentials);
    seatLinks.push(`${link}#seat=${seat}.${joined.playerCredentials}`);
  }
  return { matchID, link, seatLinks, credentials, post };
}
