import { amountText } from './amount';

/** Formats a change with its sign: "+2", "−2", "+½". */
export const signed = (change: number): string => `${change < 0 ? '' : '+'}${amountText(change)}`;
