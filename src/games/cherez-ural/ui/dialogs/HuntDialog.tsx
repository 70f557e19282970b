import { useMemo } from 'react';
import { ChoiceDialog, type Option } from '../../../../table/dialogs/ChoiceDialog';
import type { Intent } from '../../view-model/legal';
import { usePick, useTable } from '../context';
import { PlayerShield } from '../parts/PlayerShield';
import { Foreseen } from './Outcome';

/** R10.3. */
export function HuntDialog() {
  const { G, legal, acting, t, seat, spaceName, workerName } = useTable();
  const pick = usePick();
  const options = useMemo(
    (): Option<Intent>[] =>
      legal.hunt.map((bonus) => ({
        key: bonus,
        label: t(`table.hunt.${bonus}`),
        intent: { move: 'hunt', args: [bonus] },
      })),
    [legal, t],
  );
  const at = acting === null ? null : G.workers[acting].at;
  if (acting === null || at === null || options.length === 0) return null;
  return (
    <ChoiceDialog
      testId="hunt-dialog"
      title={t('table.hunt.title', { city: spaceName(at) })}
      subtitle={workerName(acting)}
      emblem={<PlayerShield colour={seat(G.workers[acting].owner).colour} worker={acting} size={36} />}
      question={t('table.hunt.question')}
      options={options}
      confirm={t('table.action.hunt')}
      outcome={(intent) => <Foreseen worker={acting} intent={intent} />}
      onClose={() => pick({ do: 'close' })}
    />
  );
}
