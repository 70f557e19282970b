import type { TableProps } from '../../game-api/module';
import { useWords } from '../context';
import { chooseLines } from '../log/chooseLines';
import { firstSince } from '../log/firstSince';
import { TextTurns } from './TextTurns';
import type { TextTurn } from './turnsInWords';

type TextSinceProps = {
  readonly table: Pick<TableProps<unknown>, 'viewer' | 'shown' | 'onShow'>;
  readonly turns: readonly TextTurn<unknown>[];
};

type Said = { readonly text: string };

/** Keeps the most important sentences of turns. */
function shortened(turns: readonly TextTurn<unknown>[]): readonly TextTurn<unknown>[] {
  const told = turns.map((turn) => ({
    turn,
    moves: turn.lines,
    follows: turn.follows.map((text): Said => ({ text })),
  }));
  const chosen = new Set(chooseLines<Said>(told));
  return told.flatMap(({ turn, moves, follows }) => {
    const lines = moves.filter((line) => chosen.has(line));
    const kept = follows.filter((line) => chosen.has(line)).map(({ text }) => text);
    return lines.length + kept.length === 0 ? [] : [{ ...turn, lines, follows: kept }];
  });
}

/** Tells what the others have done since the viewer's last turn, oldest first. The log has all of it. */
export function TextSince({ table: { viewer, shown, onShow }, turns }: TextSinceProps) {
  const { t } = useWords();
  const since = firstSince(turns, viewer);
  if (since < 0 || shown !== null) return null;
  const missed = turns
    .slice(since)
    .filter(({ playerID, standIn }) => playerID !== viewer || standIn !== null);
  return (
    <div data-testid="since">
      <h3>{t('kit.log.since')}</h3>
      <TextTurns turns={shortened(missed)} shown={shown} onShow={onShow} />
    </div>
  );
}
