import { useMemo } from 'react';
import { ChoiceDialog, type Option } from '../../../../table/dialogs/ChoiceDialog';
import { workerOf } from '../../rules/state/state';
import type { Intent } from '../../view-model/legal';
import { usePick, useTable } from '../context';
import { useLateWords } from '../lateWords';
import { PlayerShield } from '../parts/PlayerShield';
import { Foreseen } from './Outcome';

/** R10.3. */
export function HuntDialog() {
  const { G, legal, acting, t, seat, spaceName, workerName } = useTable();
  const late = useLateWords();
  const pick = usePick();
  const options = useMemo(
    (): Option<Intent>[] =>
      legal.hunt.map((bonus) => ({
        key: bonus,
        label: late(`hunt.${bonus}`),
        intent: { move: 'hunt', args: [bonus] },
      })),
    [legal, late],
  );
  const at = acting === null ? null : workerOf(G, acting).at;
  if (acting === null || at === null || options.length === 0) return null;
  return (
    <ChoiceDialog
      testId="hunt-dialog"
      title={late('hunt.title', { city: spaceName(at) })}
      subtitle={workerName(acting)}
      emblem={<PlayerShield colour={seat(workerOf(G, acting).owner).colour} worker={acting} size={36} />}
      question={late('hunt.question')}
      options={options}
      confirm={t('table.action.hunt')}
      outcome={(intent) => <Foreseen worker={acting} intent={intent} />}
      onClose={() => pick({ do: 'close' })}
    />
  );
}
