/** A change with its sign: "+2", "−2". */
export const signed = (change: number): string => (change < 0 ? `−${-change}` : `+${change}`);

/** A change, always with its sign, so that colour is not needed to read it. */
export function Change({ amount }: { readonly amount: number }) {
  return (
    <span className={amount < 0 ? 'change change-bad' : amount > 0 ? 'change change-good' : 'change'}>
      {amount === 0 ? '0' : signed(amount)}
    </span>
  );
}
