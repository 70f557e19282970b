/** Why the lobby refuses something. koa answers with the status and the message of an error that has these fields. */
export class LobbyError extends Error {
  readonly expose = true;
  constructor(
    readonly status: 400 | 403 | 404 | 409,
    message: string,
  ) {
    super(message);
  }
}
