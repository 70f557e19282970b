import { amountText } from '../../../../language/amount';

/** Points with their bead. Halves are kept (S9.8). */
export function Points({ amount, size = 17 }: { readonly amount: number; readonly size?: number }) {
  return (
    <span className="flex-line gap-5 points">
      <span className="centred rigid bold disc bead" style={{ width: size, height: size }} />
      <b>{amountText(amount)}</b>
    </span>
  );
}
