import { useTable } from '../context';
import { useLookBack } from '../lookBack';
import { Change } from '../parts/amounts';
import { PlayerShield } from '../parts/PlayerShield';
import type { ToldTurn } from './LogTurn';
import { MoveLink } from './MoveLink';

/** The gold that each player won or paid in these turns, in the order in which it came. */
export function goldIn(turns: readonly ToldTurn[]): ReadonlyMap<string, number> {
  const sums = new Map<string, number>();
  for (const { lines } of turns)
    for (const { gold } of lines)
      for (const { playerID, amount } of gold) sums.set(playerID, (sums.get(playerID) ?? 0) + amount);
  return sums;
}

/** Stands in the log where the viewer's last turn ended: what the others won and paid since, and the way to watch it. */
export function Since({ turns }: { readonly turns: readonly ToldTurn[] }) {
  const { t, seat } = useTable();
  const { onShow, shown } = useLookBack();
  const before = turns[0].moves[0] - 1;
  return (
    <div className="log-since" data-since>
      <strong>{t('table.log.since')}</strong>
      {[...goldIn(turns)].map(([playerID, amount]) => (
        <span key={playerID} className="log-since-gold">
          <PlayerShield colour={seat(playerID).colour} size={13} />
          <span className="visually-hidden">{seat(playerID).name} </span>
          <Change amount={amount} />
        </span>
      ))}
      <span className="gap" />
      <MoveLink move={before} current={shown === before} onShow={onShow}>
        {t('lookBack.watch')}
      </MoveLink>
    </div>
  );
}
