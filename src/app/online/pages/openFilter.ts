import { fits } from '../../../session/matchmaking';
import type { Match } from '../../../session/protocol';
import { isOpen } from '../../../session/seatKinds';
import { ALL_TABLES, type TableFilter, wishOf } from './tableFilter';

/** A filter of the open tables. Empty texts allow everything. */
export type OpenFilter = TableFilter & {
  readonly game: string;
  readonly seats: string;
  readonly rated: string;
};

export const ALL_OPEN: OpenFilter = { ...ALL_TABLES, game: '', seats: '', rated: '' };

export function isShown(match: Match, { game, seats, rated, ...table }: OpenFilter): boolean {
  return (
    fits(match, wishOf(game === '' ? [] : [game], table)) &&
    (seats === '' || match.players.some(isOpen) === (seats === 'free')) &&
    (rated === '' || (match.rated === true) === (rated === 'rated'))
  );
}
