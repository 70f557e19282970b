/** Who sits at a table, as far as the server knows: people who sat down with their key. */
import type { Kysely } from 'kysely';
import type { Statement } from '../storage/sql/statement';

export interface SeatedPeopleTables {
  match_people: { match_id: string; seat: string; hash: string };
}

/** Hashes of people's keys by seat. Null: nobody known sits there any more. */
export type SeatedPeople = Readonly<Record<string, string | null>>;

/** Returns statements that record who sits in these seats. An erased key is not recorded. */
export const setSeatedPeople = (matchID: string, people: SeatedPeople): Statement[] =>
  Object.entries(people).map(([seat, hash]) =>
    hash === null
      ? { sql: 'delete from match_people where match_id = ? and seat = ?', parameters: [matchID, seat] }
      : {
          sql: `insert into match_people (match_id, seat, hash) select ?, ?, hash from person_keys where hash = ?
            on conflict (match_id, seat) do update set hash = excluded.hash`,
          parameters: [matchID, seat, hash],
        },
  );

/** Returns the known people of a match: hashes of keys by seat. */
export async function seatedPeople(
  db: Kysely<SeatedPeopleTables>,
  matchID: string,
): Promise<Record<string, string>> {
  const rows = await db
    .selectFrom('match_people')
    .select(['seat', 'hash'])
    .where('match_id', '=', matchID)
    .execute();
  return Object.fromEntries(rows.map(({ seat, hash }) => [seat, hash]));
}
