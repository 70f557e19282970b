import type { Match } from '../../../session/protocol';
import { isOpen } from '../seats/seats';

/** A filter of the open tables. Empty texts allow everything. */
export type OpenFilter = {
  readonly game: string;
  readonly players: string;
  readonly seats: '' | 'free' | 'full';
  readonly pace: '' | 'none' | 'live' | 'days';
  readonly bots: '' | 'with' | 'without';
  readonly rated: '' | 'rated' | 'unrated';
};

export const ALL_OPEN: OpenFilter = { game: '', players: '', seats: '', pace: '', bots: '', rated: '' };

const paceOf = ({ clock }: Match): OpenFilter['pace'] =>
  clock === undefined ? 'none' : 'minutes' in clock ? 'live' : 'days';

export function isShown(match: Match, { game, players, seats, pace, bots, rated }: OpenFilter): boolean {
  const hasBots = match.players.some(({ data }) => data?.bot !== undefined);
  return (
    (game === '' || match.gameName === game) &&
    (players === '' || match.players.length === Number(players)) &&
    (seats === '' || match.players.some(isOpen) === (seats === 'free')) &&
    (pace === '' || paceOf(match) === pace) &&
    (bots === '' || hasBots === (bots === 'with')) &&
    (rated === '' || (match.rated === true) === (rated === 'rated'))
  );
}
