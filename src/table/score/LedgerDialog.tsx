import { sentenceOf } from '../../game-api/gameLog';
import type { PlayerScore } from '../../game-api/module';
import { useLookBack, useSeats, useWords } from '../context';
import { Change } from '../controls/Change';
import { Dialog } from '../dialogs/Dialog';
import { MoveLink } from '../log/MoveLink';
import type { RenderedTurn } from '../log/renderTurns';
import type { LedgerEntry } from './ledgerEntries';
import { PartsTable } from './PartsTable';
import { scoreSayer } from './words/en';

type LedgerDialogProps<Source extends string> = {
  readonly playerID: string;
  readonly title: string;
  readonly entries: readonly LedgerEntry<Source>[];
  /** Turns of the log, for the sentences of the moves */
  readonly turns: readonly RenderedTurn[];
  readonly sourceName: (source: Source) => string;
  readonly partsOf: (playerID: string) => PlayerScore['parts'];
  /** A sentence about how the score is counted */
  readonly note?: string;
  /** Number of moves of the position shown if it is the end of the game, else null */
  readonly ended: number | null;
  readonly onClose: () => void;
};

/** Shows the parts of every player's score, and below them all changes of one player's, latest first. */
export function LedgerDialog<Source extends string>(props: LedgerDialogProps<Source>) {
  const { playerID, title, entries, turns, sourceName, partsOf, note, ended, onClose } = props;
  const say = scoreSayer(useWords().language);
  const { player, mark, score } = useSeats();
  const { shown, onShow } = useLookBack();
  const told = turns.flatMap(({ playerID: by, lines }) => lines.map((line) => ({ by, line })));
  /** Names the cause of a change: a player's action, or the only event. One of several events may be the wrong one. */
  const causeOf = (move: number): string => {
    const all = told.filter(({ line }) => line.move === move);
    const cause = all.find(({ line }) => line.happening === null) ?? (all.length === 1 ? all[0] : undefined);
    if (cause !== undefined) {
      const { by, line } = cause;
      const isOthers = by !== playerID && line.needsName;
      return isOthers ? say('ledger.byOther', { name: player(by).name, text: line.text }) : sentenceOf(line);
    }
    if (move === 0) return say('ledger.atStart');
    return move === ended ? say('final.scoring') : say('ledger.atMove', { move });
  };
  const show = (move: number) => {
    onClose();
    onShow(move);
  };
  return (
    <Dialog
      testId="gold-dialog"
      title={title}
      emblem={mark(playerID, 26)}
      subtitle={note}
      onClose={onClose}
      isRead
    >
      <PartsTable partsOf={partsOf} isOver={ended !== null} />
      <table className="ledger">
        <caption>{say('ledger.changesOf', { name: player(playerID).name })}</caption>
        <thead>
          <tr>
            {(['change', 'source', 'by', 'after'] as const).map((column) => (
              <th key={column} scope="col">
                {say(`ledger.${column}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {entries.map(({ move, source, amount, total }) => (
            <tr key={`${move}${source}`}>
              <td>
                <Change amount={amount} />
              </td>
              <td>{sourceName(source)}</td>
              <td>
                <MoveLink move={move} current={move === shown} onShow={show}>
                  {causeOf(move)}
                </MoveLink>
              </td>
              <td>{score(total)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Dialog>
  );
}
