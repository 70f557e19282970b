/** The match was begun with another version of the game, and this program can't show it as it was. The message is for people. */
export class OtherVersionError extends Error {
  override name = 'OtherVersionError';
  constructor(
    message = 'This match was begun with another version of the rules: by those of now its past would look other than it was.',
  ) {
    super(message);
  }
}
