/** Times that the argument is halved before the series, and the result is squared after it. */
const TIMES = 10;

/**
 * Returns e^x to 10 digits, with the same bits in every engine. `Math.exp` may differ in the last bit between
 * browsers, and a bot that compares values would then play another move than on the server.
 */
export function portableExp(x: number): number {
  // Beyond this the series would not converge, and e^x is 0.
  if (x < -700) return 0;
  const r = x / 2 ** TIMES;
  let value = 1 + r * (1 + (r / 2) * (1 + (r / 3) * (1 + (r / 4) * (1 + (r / 5) * (1 + r / 6)))));
  for (let time = 0; time < TIMES; time++) value *= value;
  return value;
}
