/** Texts used only by text tables. A game's catalogue for its text table includes them as `kit`. */
export const kitText = {
  contents: 'Parts of the table',
  controls: 'Table and settings',
  earlier: 'Replay: this is the position after move {{move}}.',
  takenBack: 'Undone.',
  nothingToDo: 'There is nothing for you to do now.',
  offTitle: 'Unavailable actions, and why',
  offEntry: '{{move}}: {{reason}}',
  choose: 'Choose',
  chooseFirst: 'Choose one first.',
  chooseSome: 'Choose something first.',
} as const;
