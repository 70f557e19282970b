/** A refusal of the lobby. koa responds with its status and message because it has the field `expose`. */
export class LobbyError extends Error {
  readonly expose = true;
  constructor(
    readonly status: 400 | 403 | 404 | 409,
    message: string,
  ) {
    super(message);
  }
}
