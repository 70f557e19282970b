/** Steps of the guided rounds that ask for moves, whatever the bot does. */
export const FIRST_LESSONS = [
  ...['expand', 'build', 'end-turn', 'merchant', 'any-good', 'fulfil'],
  ...['contract', 'end-turn', 'university'],
];
