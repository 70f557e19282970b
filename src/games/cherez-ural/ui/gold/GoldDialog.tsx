import type { PlayerID } from '../../content/terms';
import { goldEntries } from '../../position/goldChanges';
import { useTable } from '../context';
import { Frame } from '../dialogs/Frame';
import { MoveLink } from '../log/MoveLink';
import { useToldLog } from '../log/useToldLog';
import { useLookBack } from '../lookBack';
import { Change, Gold } from '../parts/amounts';
import { PlayerShield } from '../parts/PlayerShield';

type GoldDialogProps = { readonly playerID: PlayerID; readonly onClose: () => void };

/** All changes of a player's gold, the latest first, each with its source and the move that made it. */
export function GoldDialog({ playerID, onClose }: GoldDialogProps) {
  const { t, seat, log } = useTable();
  const { timeline, shown, onShow } = useLookBack();
  const { turns } = useToldLog();
  const { name, colour } = seat(playerID);
  const told = new Map(turns.flatMap(({ lines }) => lines.map(({ move, text }) => [move, text])));
  const show = (move: number) => {
    onClose();
    onShow(move);
  };
  return (
    <Frame
      testId="gold-dialog"
      title={t('lookBack.goldOf', { name })}
      emblem={<PlayerShield colour={colour} size={26} />}
      onClose={onClose}
    >
      <table className="gold-table">
        <thead>
          <tr>
            <th scope="col">{t('lookBack.change')}</th>
            <th scope="col">{t('lookBack.source')}</th>
            <th scope="col">{t('lookBack.by')}</th>
            <th scope="col">{t('lookBack.goldAfter')}</th>
          </tr>
        </thead>
        <tbody>
          {goldEntries(timeline, playerID, log.length).map(({ move, source, amount, gold }) => (
            <tr key={`${move}${source}`}>
              <td>
                <Change amount={amount} />
              </td>
              <td>{t(`terms.source.${source}`)}</td>
              <td>
                <MoveLink move={move} current={move === shown} onShow={show}>
                  {told.get(move) ?? t(move === 0 ? 'lookBack.atStart' : 'lookBack.atMove', { move })}
                </MoveLink>
              </td>
              <td>
                <Gold amount={gold} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Frame>
  );
}
