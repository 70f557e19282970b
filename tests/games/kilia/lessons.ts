/** What the guided first game asks for in its first rounds, whatever the bot does. */
export const FIRST_LESSONS = [
  ...['expand', 'build', 'end-turn', 'merchant', 'any-good', 'fulfil'],
  ...['contract', 'end-turn', 'university'],
];
