import { signed } from '../../language/signed';

type ChangeProps = {
  readonly amount: number;
  /** The amount with sign and unit, such as "+2 points"; without it, sign and figure */
  readonly text?: string;
};

/** A change of an amount. It always shows the sign, so that colour is not needed to read it. */
export function Change({ amount, text = amount === 0 ? '±0' : signed(amount) }: ChangeProps) {
  return (
    <span className={amount < 0 ? 'change change-bad' : amount > 0 ? 'change change-good' : 'change'}>
      {text}
    </span>
  );
}
