import { Fragment } from 'react';
import type { Changes, IconAmount } from '../../game-api/gameLog';
import { useSeats } from '../context';
import { Change } from '../controls/Change';
import type { StepIcon } from './context';

type StepIconsProps = {
  readonly icons: readonly IconAmount[];
  readonly Icon: StepIcon;
  readonly size?: number;
};

function OneStepIcon({
  shown,
  Icon,
  size,
}: { readonly shown: IconAmount } & Required<Omit<StepIconsProps, 'icons'>>) {
  const { mark } = useSeats();
  if ('word' in shown) return <span className="step-word">{shown.word}</span>;
  if ('player' in shown) return mark(shown.player, size);
  const { icon, amount, change } = shown;
  return (
    <span className="step-icon">
      {amount !== undefined && (change === true ? <Change amount={amount} /> : amount)}
      <Icon icon={icon} size={size} />
    </span>
  );
}

/** Shows a line as icons. Hidden from screen readers, which get its sentence. */
export function StepIcons({ icons, Icon, size = 14 }: StepIconsProps) {
  return (
    <span className="step-icons" aria-hidden="true">
      {icons.map((shown, nth) => (
        <OneStepIcon key={nth} shown={shown} Icon={Icon} size={size} />
      ))}
    </span>
  );
}

/** Shows the score changes of a line. The name of `of` is omitted. */
export function StepChanges({ changes, of }: { readonly changes: Changes; readonly of: string }) {
  const { player, mark } = useSeats();
  return changes.map(({ playerID, amount }) => (
    <span key={playerID} className="log-change">
      {' '}
      {playerID !== of && (
        <Fragment>
          {mark(playerID, 12)}
          <span className="visually-hidden">{player(playerID).name} </span>
        </Fragment>
      )}
      <Change amount={amount} />
    </span>
  ));
}
