import { Fragment } from 'react';
import { useSeats } from '../context';
import { Change } from '../controls/Change';
import type { Changes, StepSign } from '../log/toldTurns';
import type { StepIcon } from './context';

type StepSignsProps = {
  readonly signs: readonly StepSign[];
  readonly Icon: StepIcon;
  readonly size?: number;
};

function OneSign({
  sign,
  Icon,
  size,
}: { readonly sign: StepSign } & Required<Omit<StepSignsProps, 'signs'>>) {
  const { mark } = useSeats();
  if ('word' in sign) return <span className="step-word">{sign.word}</span>;
  if ('player' in sign) return mark(sign.player, size);
  const { icon, amount, change } = sign;
  return (
    <span className="step-icon">
      {amount !== undefined && (change === true ? <Change amount={amount} /> : amount)}
      <Icon icon={icon} size={size} />
    </span>
  );
}

/** Shows a line as icons. Hidden from screen readers, which get its sentence. */
export function StepSigns({ signs, Icon, size = 14 }: StepSignsProps) {
  return (
    <span className="step-signs" aria-hidden="true">
      {signs.map((sign, nth) => (
        <OneSign key={nth} sign={sign} Icon={Icon} size={size} />
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
