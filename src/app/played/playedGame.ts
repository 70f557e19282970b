import type { Language } from '../../language/language';

export type PlayedSeat = {
  readonly name: string;
  readonly colour: string;
  readonly bot?: string;
  /** Only in finished games. */
  readonly place?: number;
  readonly score?: number;
};

/** A finished game as the list of games shows it */
export type PlayedGame = {
  /** Match id of an online game, else a hash of the save */
  readonly id: string;
  readonly game: string;
  readonly isOnline: boolean;
  /** When it ended, in ms since 1970 */
  readonly at: number;
  readonly moves: number;
  readonly seats: readonly PlayedSeat[];
  /** This person's place in `seats`; null if several people played at one screen and none has this person's name. */
  readonly own: number | null;
  readonly options: Readonly<Record<Language, readonly string[]>>;
  /** Clear mistakes of this person that a complete review found; null without one. */
  readonly mistakes: number | null;
  /** Name under which the server stores it for the person's key; missing if it was not sent in this form. */
  readonly sharedAs?: string;
};

/** A filter of the list. Empty texts allow everything. */
export type Filter = {
  readonly game: string;
  readonly result: '' | 'won' | 'lost';
  readonly where: '' | 'online' | 'here';
  readonly rivals: '' | 'people' | 'bots';
  readonly players: string;
};

export const NO_FILTER: Filter = { game: '', result: '', where: '', rivals: '', players: '' };

const ownSeat = ({ own, seats }: PlayedGame): PlayedSeat | undefined =>
  own === null ? undefined : seats[own];

export const hasWon = (played: PlayedGame): boolean => ownSeat(played)?.place === 1;

/** Checks for a rival who is a person. */
const hasPeople = ({ own, seats }: PlayedGame): boolean =>
  seats.some(({ bot }, index) => index !== own && bot === undefined);

export const matches = (played: PlayedGame, { game, result, where, rivals, players }: Filter): boolean =>
  (game === '' || played.game === game) &&
  (result === '' || (ownSeat(played)?.place !== undefined && hasWon(played) === (result === 'won'))) &&
  (where === '' || played.isOnline === (where === 'online')) &&
  (rivals === '' || (played.seats.length > 1 && hasPeople(played) === (rivals === 'people'))) &&
  (players === '' || played.seats.length === Number(players));

/** The best score of this person in one game, or in one game with one colour */
export type Best = { readonly played: PlayedGame; readonly score: number; readonly colour: string };

/** Returns each game's best score by colour, best first. */
export function bestScores(all: readonly PlayedGame[]): ReadonlyMap<string, readonly Best[]> {
  const bests = new Map<string, Map<string, Best>>();
  for (const played of all) {
    const { score, colour } = ownSeat(played) ?? {};
    if (score === undefined || colour === undefined) continue;
    const ofGame = bests.get(played.game) ?? new Map<string, Best>();
    bests.set(played.game, ofGame);
    if (score > (ofGame.get(colour)?.score ?? Number.NEGATIVE_INFINITY))
      ofGame.set(colour, { played, score, colour });
  }
  return new Map(
    [...bests].map(([game, ofGame]) => [game, [...ofGame.values()].sort((a, b) => b.score - a.score)]),
  );
}

/** Returns this person's scores, oldest first, if all are of one game. */
export function scoresOver(all: readonly PlayedGame[]): readonly number[] {
  const games = new Set(all.map(({ game }) => game));
  if (games.size !== 1) return [];
  return all.toSorted((a, b) => a.at - b.at).flatMap((played) => ownSeat(played)?.score ?? []);
}

/** Games over which the share of wins is taken */
const WINDOW = 20;

/** Returns the percentage of wins in the last games before and including each one, oldest first. */
export function winsOver(all: readonly PlayedGame[]): readonly number[] {
  const won = all
    .toSorted((a, b) => a.at - b.at)
    .filter((played) => ownSeat(played)?.place !== undefined && played.seats.length > 1)
    .map((played) => (hasWon(played) ? 1 : 0));
  let sum = 0;
  return won.map((one, index) => {
    sum += one - (won[index - WINDOW] ?? 0);
    return Math.round((100 * sum) / Math.min(index + 1, WINDOW));
  });
}

const COLUMNS = [
  'date',
  'game',
  'where',
  'players',
  'you',
  'colour',
  'place',
  'score',
  'moves',
  'mistakes',
  'options',
] as const;

/** Quotes a cell. A spreadsheet would run a text that begins with =, +, - or @ as a formula. */
function cell(value: string | number | null | undefined): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'number') return String(value);
  const text = /^[=+\-@\t\r]/.test(value) ? `'${value}` : value;
  return `"${text.replaceAll('"', '""')}"`;
}

/** Returns the games as JSON. */
export const jsonOf = (all: readonly PlayedGame[]): string =>
  JSON.stringify(
    all.map(({ sharedAs: _, ...played }) => played),
    null,
    1,
  );

/** Returns the games as CSV with a header, one game per line. */
export const csvOf = (all: readonly PlayedGame[], language: Language): string =>
  [
    COLUMNS.join(','),
    ...all.map((played) => {
      const { at, game, isOnline, seats, moves, mistakes, options } = played;
      const own = ownSeat(played);
      return [
        new Date(at).toISOString(),
        game,
        isOnline ? 'online' : 'device',
        seats.map(({ name, score }) => `${name} ${score ?? ''}`.trim()).join('; '),
        own?.name,
        own?.colour,
        own?.place,
        own?.score,
        moves,
        mistakes,
        options[language].join('; '),
      ]
        .map(cell)
        .join(',');
    }),
    '',
  ].join('\r\n');
