/** The choices that describe a table: for the filter of the open tables, and for wishes. */
import type { GameOffer } from '../../../game-api/module';
import { LANGUAGES } from '../../../language/language';
import { LANGUAGE_NAMES } from '../../../language/languageNames';
import { PACES, type TableWish } from '../../../session/matchmaking';
import { numbersTo } from '../../played/FilterForm';
import { useWords } from '../words';

/** A description of tables as a form has it. Empty texts allow everything. */
export type TableFilter = {
  readonly players: string;
  readonly pace: string;
  readonly language: string;
  readonly bots: string;
  readonly ratingFrom: string;
  readonly ratingTo: string;
};

export const ALL_TABLES: TableFilter = {
  players: '',
  pace: '',
  language: '',
  bots: '',
  ratingFrom: '',
  ratingTo: '',
};

/** The ratings in points that can be chosen. New players have 1000. */
const RATINGS = Array.from({ length: 11 }, (_, step) => `${500 + 100 * step}`);

const numberOf = (text: string): number | null => (text === '' ? null : Number(text));

export const wishOf = (
  games: readonly string[],
  { players, pace, language, bots, ratingFrom, ratingTo }: TableFilter,
): TableWish => ({
  games,
  players: numberOf(players),
  pace: PACES.find((each) => each === pace) ?? null,
  language: LANGUAGES.find((each) => each === language) ?? null,
  bots: bots === '' ? null : bots === 'with',
  ratingFrom: numberOf(ratingFrom),
  ratingTo: numberOf(ratingTo),
});

export const filterOf = ({
  players,
  pace,
  language,
  bots,
  ratingFrom,
  ratingTo,
}: TableWish): TableFilter => ({
  players: `${players ?? ''}`,
  pace: pace ?? '',
  language: language ?? '',
  bots: bots === null ? '' : bots ? 'with' : 'without',
  ratingFrom: `${ratingFrom ?? ''}`,
  ratingTo: `${ratingTo ?? ''}`,
});

/** Returns the fields of a form that describes tables of these games. */
export function useTableFields(games: readonly GameOffer[]) {
  const t = useWords();
  const most = Math.max(...games.map(({ players }) => players.most));
  const field = (id: keyof TableFilter, choices: readonly (readonly [string, string])[]) => ({
    label: t(`filter.${id}`),
    choices,
  });
  const ratings = RATINGS.map((rating) => [rating, rating] as const);
  return {
    players: field('players', numbersTo(most).slice(1)),
    pace: field('pace', [
      ['none', t('create.noClock')],
      ['live', t('clock.live')],
      ['days', t('clock.days')],
    ]),
    language: field(
      'language',
      LANGUAGES.map((language) => [language, LANGUAGE_NAMES[language]]),
    ),
    bots: field('bots', [
      ['with', t('filter.withBots')],
      ['without', t('filter.withoutBots')],
    ]),
    ratingFrom: field('ratingFrom', ratings),
    ratingTo: field('ratingTo', ratings),
  };
}
