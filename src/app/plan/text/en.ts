/** The words of planning while others play. */
export const en = {
  title: 'Plan',
  empty: 'Nothing you do now is played: it becomes a step of your plan.',
  waits: 'It is priced anew with every move of the others.',
  isTurn: 'It is your turn.',
  broken: 'Step {{step}} no longer works: {{reason}}',
  revealed: 'Nobody can know what comes after the last step: the plan ends with it.',
  others: 'Your turn ends with the last step.',
  later: 'The plan can be checked again when your next turn is in sight.',
  next: 'Play step 1',
  take: 'Take back step {{step}}: {{text}}',
  clear: 'Clear',
  goOn: 'Plan on',
  leave: 'Leave',
  toTurn: 'To my turn',
  steps: 'Steps of the plan',
} as const;
