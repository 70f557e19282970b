import groupBy from 'lodash/groupBy';
import { useState } from 'react';
import { Link } from 'wouter';
import { isolate } from '../../language/isolate';
import type { Match } from '../../session/protocol';
import { findOffer } from '../games';
import { addressOfTable } from './addresses';
import { forgetSeat, type KeptSeat, keptSeats } from './keptSeats';
import { lobbyOf, problemText } from './lobby';
import { MatchRow } from './MatchRow';
import './online.css';
import { useAsked } from './useAsked';
import { useWords } from './words';

type YourTablesProps = {
  readonly title: string;
  /** Of one game only. */
  readonly game?: string;
};

/** The tables where this browser has a seat, and whose turn it is at each. */
export function YourTables({ title, game }: YourTablesProps) {
  const [kept, setKept] = useState(keptSeats);
  const shown = kept.filter((seat) => game === undefined || seat.game === game);
  if (shown.length === 0) return null;
  return (
    <section className="your-tables" aria-labelledby="tables-yours" data-testid="your-tables">
      <h2 id="tables-yours">{title}</h2>
      <ul className="matches">
        {Object.entries(groupBy(shown, 'matchID')).map(([matchID, seats]) => (
          <YourTable
            key={matchID}
            seats={seats}
            onForget={() => {
              forgetSeat(matchID);
              setKept(keptSeats());
            }}
          />
        ))}
      </ul>
    </section>
  );
}

type Seen = { readonly match: Match; readonly toAct: readonly string[] };

async function look({ game, matchID }: KeptSeat): Promise<Seen> {
  const lobby = lobbyOf(game);
  const match = await lobby.match(matchID);
  const waits = match.gameover !== undefined || match.players.some(({ name }) => name === undefined);
  return { match, toAct: waits ? [] : await lobby.toAct(matchID) };
}

type YourTableProps = {
  /** All that this browser has at the table. */
  readonly seats: readonly KeptSeat[];
  readonly onForget: () => void;
};

function YourTable({ seats, onForget }: YourTableProps) {
  const [seat] = seats;
  const t = useWords();
  const { value, error } = useAsked(() => look(seat), 15_000);
  if (value !== null)
    return (
      <MatchRow match={value.match} turn={turnOf(value, seats, t)}>
        {findOffer(seat.game) !== null && (
          <Link href={addressOfTable(seat.game, seat.matchID)} className="button primary">
            {t('lobby.back')}
          </Link>
        )}
      </MatchRow>
    );
  if (error === null) return null;
  return (
    <li className="match">
      <p>{problemText(error, t)}</p>
      <button type="button" className="button" onClick={onForget}>
        {t('lobby.forget')}
      </button>
    </li>
  );
}

function turnOf({ match, toAct }: Seen, seats: readonly KeptSeat[], t: ReturnType<typeof useWords>) {
  if (toAct.length === 0) return null;
  if (seats.some(({ playerID }) => toAct.includes(playerID)))
    return { text: t('lobby.yourTurn'), isYours: true };
  const names = match.players.flatMap(({ id, name }) =>
    name !== undefined && toAct.includes(String(id)) ? isolate(name) : [],
  );
  return { text: t('lobby.turnOf', { names: names.join(', ') }), isYours: false };
}
