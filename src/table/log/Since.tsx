import { useContext } from 'react';
import { StoryContext } from '../../game-api/story';
import { itemAt } from '../../rules-kit/indexed';
import { useLookBack, useSeats, useWords } from '../context';
import { Change } from '../controls/Change';
import { MoveLink } from './MoveLink';
import type { RenderedTurn } from './renderTurns';

/** Returns how each player's score changed in these turns, in order of the first change. */
function changesIn(turns: readonly RenderedTurn[]): ReadonlyMap<string, number> {
  const sums = new Map<string, number>();
  for (const { lines } of turns)
    for (const { changes } of lines)
      for (const { playerID, amount } of changes) sums.set(playerID, (sums.get(playerID) ?? 0) + amount);
  return sums;
}

/**
 * Marks the end of the viewer's last turn in the log. It shows the other players' score changes since then and a button
 * to watch the turns.
 */
export function Since({ turns }: { readonly turns: readonly RenderedTurn[] }) {
  const { t } = useWords();
  const { player, mark } = useSeats();
  const { onShow, shown } = useLookBack();
  const watch = useContext(StoryContext);
  const before = itemAt(turns, 0).moves[0] - 1;
  return (
    <div className="log-since" data-since>
      <strong>{t('kit.log.since')}</strong>
      {[...changesIn(turns)].map(([playerID, amount]) => (
        <span key={playerID} className="log-since-change">
          {mark(playerID, 13)}
          <span className="visually-hidden">{player(playerID).name} </span>
          <Change amount={amount} />
        </span>
      ))}
      <span className="gap" />
      <MoveLink move={before} current={shown === before} onShow={watch ?? onShow}>
        {t('kit.log.watch')}
      </MoveLink>
    </div>
  );
}
