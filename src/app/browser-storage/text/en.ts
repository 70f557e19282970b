export const en = {
  refused: 'This browser doesn’t let Kontor store anything.',
  full: 'This browser’s storage is full.',
  game: 'You can play on, but your game is lost when you close or reload this page. Export it to keep it.',
  other: 'You can play on, but your key and your plans are lost when you close or reload this page.',
  sameGame: 'This game is open in another tab',
  sameGameHint: 'Only one tab at a time can play it. All your moves are saved.',
  otherGame: 'Another game was started in another tab',
  otherGameHint:
    'Your game is saved; you’ll find it on the home page. If you play it here, the other game is saved there instead.',
  playHere: 'Play here',
};
