/**
 * Thrown if a match began with another version of the game and can't be shown correctly. Players see the message.
 */
export class OtherVersionError extends Error {
  override name = 'OtherVersionError';
  constructor(
    message = 'This match was begun with another version of the rules: by those of now its past would look other than it was.',
  ) {
    super(message);
  }
}
