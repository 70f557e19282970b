import { signed } from '../../language/signed';

/** A change of an amount. It always shows the sign, so that colour is not needed to read it. */
export function Change({ amount }: { readonly amount: number }) {
  return (
    <span className={amount < 0 ? 'change change-bad' : amount > 0 ? 'change change-good' : 'change'}>
      {amount === 0 ? '0' : signed(amount)}
    </span>
  );
}
