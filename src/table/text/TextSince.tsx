import type { TableProps } from '../../game-api/module';
import { useWords } from '../context';
import { firstSince } from '../log/turnGroups';
import { TextTurns } from './TextTurns';
import type { TextTurn } from './turnsInWords';

type TextSinceProps = {
  readonly table: Pick<TableProps<unknown>, 'viewer' | 'shown' | 'onShow'>;
  readonly turns: readonly TextTurn<unknown>[];
};

/** Lists what the others have done since the viewer's last turn, oldest first. */
export function TextSince({ table: { viewer, shown, onShow }, turns }: TextSinceProps) {
  const { t } = useWords();
  const since = firstSince(turns, viewer);
  if (since < 0 || shown !== null) return null;
  const missed = turns.slice(since).filter(({ playerID }) => playerID !== viewer);
  return (
    <div data-testid="since">
      <h3>{t('kit.log.since')}</h3>
      <TextTurns turns={missed} shown={shown} onShow={onShow} />
    </div>
  );
}
