import { useEffect, useState } from 'react';
import { Link } from 'wouter';
import { isolate } from '../../../language/isolate';
import type { Player } from '../../../session/protocol';
import { LobbyProblem, lobbyOf } from '../connection/lobby';
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

/** `closed`: the match was deleted. `unknown`: the server has not answered, or the request failed. */
type Left = 'unknown' | 'kept' | 'open' | 'closed';

/** Says what happened to a seat that was left on any device or taken over by a bot, and offers a way back to it. */
export function LeftPage({ table: { module, matchID }, seat, onWatch, onForget }: LeftPageProps) {
  const t = useWords();
  const [left, setLeft] = useState<Left>('unknown');
  const [player, setPlayer] = useState<Player | undefined>();
  useEffect(() => {
    // If the request fails otherwise, the page offers the way back and the server decides.
    lobbyOf(module.name)
      .match(matchID)
      .then(({ players }) => {
        const found = players.find(({ id }) => String(id) === seat.playerID);
        setPlayer(found);
        setLeft(found?.heldFor === undefined ? 'open' : 'kept');
      })
      .catch((error: unknown) => {
        if (error instanceof LobbyProblem && error.status === 404) setLeft('closed');
      });
  }, [module, matchID, seat]);
  const mayComeBack = left === 'unknown' || left === 'kept';
  const bot = left === 'kept' && player?.data?.bot !== undefined ? player.name : undefined;
  const title = left === 'closed' ? 'left.closedTitle' : bot === undefined ? 'left.title' : 'left.botTitle';
  return (
    <main className="sheet" data-testid="left-seat">
      <h1>{t(title)}</h1>
      <p role="status">
        {left !== 'unknown' && t(`left.${left}`)} {bot !== undefined && t('left.bot', { name: isolate(bot) })}
      </p>
      <p className="row">
        {mayComeBack && (
          <button
            type="button"
            className="button primary"
            data-testid="come-back"
            onClick={() => location.reload()}
          >
            {t('left.comeBack')}
          </button>
        )}
        {left !== 'closed' && (
          <button type="button" className="button" data-testid="watch" onClick={() => onWatch(mayComeBack)}>
            {t(left === 'open' ? 'left.again' : 'left.watch')}
          </button>
        )}
        <Link href="/online" className="button" onClick={() => mayComeBack || onForget()}>
          {t('left.tables')}
        </Link>
      </p>
    </main>
  );
}
