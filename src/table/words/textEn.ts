/** Texts used only by text tables. A game's catalogue for its text table includes them as `kit`. */
export const kitText = {
  contents: 'Parts of the table',
  controls: 'Table and settings',
  earlier: 'You see an earlier position: after move {{move}}.',
  takenBack: 'Taken back.',
  nothingToDo: 'There is nothing for you to do now.',
  offTitle: 'Not possible now, and why',
  offEntry: '{{move}}: {{reason}}',
  choose: 'Choose',
  chooseFirst: 'Choose one first.',
  chooseSome: 'Choose something first.',
} as const;
