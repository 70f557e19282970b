/** Formats an amount: "12", "−5", "2½", "½". Only whole and half amounts occur. */
export const amountText = (amount: number): string => {
  const size = Math.abs(amount);
  const whole = Math.trunc(size);
  const isWhole = size === whole;
  return `${amount < 0 ? '−' : ''}${isWhole || whole > 0 ? whole : ''}${isWhole ? '' : '½'}`;
};
