import { useEffect, useState } from 'react';
import { Link } from 'wouter';
import { isolate } from '../../../language/isolate';
import type { Player } from '../../../session/protocol';
import { lobbyOf } from '../connection/lobby';
import type { OnlineTable } from '../connection/onlineTable';
import type { SeatKey } from '../seats/seatKey';
import { useWords } from '../words';

type LeftPageProps = {
  readonly table: OnlineTable;
  readonly seat: SeatKey;
  /** Opens the table without the seat. */
  readonly onWatch: (isKept: boolean) => void;
  readonly onForget: () => void;
};

/** Offers a way back to a seat that was left on any device or taken over by a bot. */
export function LeftPage({ table: { module, matchID }, seat, onWatch, onForget }: LeftPageProps) {
  const t = useWords();
  const [player, setPlayer] = useState<Player | null>(null);
  useEffect(() => {
    // If the request fails, the page offers the way back and the server decides.
    lobbyOf(module.name)
      .match(matchID)
      .then(({ players }) => setPlayer(players.find(({ id }) => String(id) === seat.playerID) ?? null))
      .catch(() => undefined);
  }, [module, matchID, seat]);
  const isKept = player === null || player.heldFor !== undefined;
  const bot = player?.data?.bot === undefined ? undefined : player.name;
  return (
    <main className="sheet" data-testid="left-seat">
      <h1>{t('left.title')}</h1>
      <p role="status">
        {player !== null && t(isKept ? 'left.kept' : 'left.open')}{' '}
        {bot !== undefined && t('left.bot', { name: isolate(bot) })}
      </p>
      <p className="row">
        {isKept && (
          <button
            type="button"
            className="button primary"
            data-testid="come-back"
            onClick={() => location.reload()}
          >
            {t('left.comeBack')}
          </button>
        )}
        <button type="button" className="button" data-testid="watch" onClick={() => onWatch(isKept)}>
          {t('left.watch')}
        </button>
        <Link href="/online" className="button" onClick={() => isKept || onForget()}>
          {t('left.tables')}
        </Link>
      </p>
    </main>
  );
}
