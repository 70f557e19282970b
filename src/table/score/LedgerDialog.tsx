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
  readonly onClose: () => void;
};

/** Shows the parts of every player's score, and below them all changes of one player's, latest first. */
export function LedgerDialog<Source extends string>(props: LedgerDialogProps<Source>) {
  const { playerID, title, entries, turns, sourceName, partsOf, note, onClose } = props;
  const say = scoreSayer(useWords().language);
  const { player, mark, score } = useSeats();
  const { shown, onShow } = useLookBack();
  const told = new Map(
    turns.flatMap(({ lines }) => lines.map(({ move, text }) => [move, text] as const)).reverse(),
  );
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
      <PartsTable partsOf={partsOf} />
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
                  {told.get(move) ?? say(move === 0 ? 'ledger.atStart' : 'ledger.atMove', { move })}
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
