import { useContext } from 'react';
import type { Changes } from '../../game-api/gameLog';
import { StoryContext } from '../../game-api/story';
import { itemAt } from '../../rules-kit/indexed';
import { useLookBack, useWords } from '../context';
import type { StepIcon } from '../story/context';
import { StepChanges } from '../story/StepIcons';
import { MoveLink } from './MoveLink';
import type { RenderedTurn } from './renderTurns';

/** Returns what each player gained or paid in these turns, in order of the first change. */
function changesIn(turns: readonly RenderedTurn[]): Changes {
  const sums = new Map<string, number>();
  for (const { lines } of turns)
    for (const { changes } of lines)
      for (const { playerID, amount } of changes) sums.set(playerID, (sums.get(playerID) ?? 0) + amount);
  return [...sums].map(([playerID, amount]) => ({ playerID, amount }));
}

type SinceProps = { readonly turns: readonly RenderedTurn[]; readonly Icon: StepIcon };

/**
 * Marks the end of the viewer's last turn in the log. It shows what the players gained and paid since then, and a button
 * to watch the turns, which follow as lines of the log.
 */
export function Since({ turns, Icon }: SinceProps) {
  const { t } = useWords();
  const { onShow, shown } = useLookBack();
  const watch = useContext(StoryContext);
  const before = itemAt(turns, 0).moves[0] - 1;
  return (
    <div className="log-since" data-since>
      <strong>{t('kit.log.since')}</strong>
      <StepChanges
        line={{ changes: changesIn(turns), unit: itemAt(itemAt(turns, 0).lines, 0).unit }}
        of=""
        Icon={Icon}
      />
      <span className="gap" />
      <MoveLink move={before} current={shown === before} onShow={watch ?? onShow}>
        {t('kit.log.watch')}
      </MoveLink>
    </div>
  );
}
