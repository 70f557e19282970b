import type { Game } from 'boardgame.io';
import type { Socket } from 'socket.io';
import * as v from 'valibot';
import type { Answer } from '../../session/protocol';
import { errorFields, type Log } from '../ops/log';
import { LogThrottle } from '../ops/logThrottle';
import type { Metrics } from '../ops/metrics';
import { OtherVersionError } from '../storage/otherVersion';
import { UnknownMatchError } from '../storage/storage';
import { refuse } from './messages';

interface InboxOptions {
  readonly game: Game;
  readonly isClosing: () => boolean;
  readonly metrics: Metrics;
  readonly log: Log;
}

/** Validates the messages that arrive from sockets, and answers every one of them. */
export class Inbox {
  private readonly throttle: LogThrottle;

  constructor(private readonly options: InboxOptions) {
    this.throttle = new LogThrottle(options.log);
  }

  /**
   * Registers the handler for one kind of message. An error in it is logged and answered; it can't crash the
   * process.
   */
  answer<Schema extends v.GenericSchema>(
    socket: Socket,
    event: string,
    schema: Schema,
    handle: (message: v.InferOutput<Schema>) => Promise<Answer>,
  ): void {
    socket.on(event, async (...message: unknown[]) => {
      const acknowledge = typeof message.at(-1) === 'function' ? message.pop() : undefined;
      const arrived = performance.now();
      const answer = await this.handled(event, schema, message, handle);
      this.options.metrics.answered(event, answer, (performance.now() - arrived) / 1000);
      if (typeof acknowledge === 'function') acknowledge(answer);
    });
  }

  private async handled<Schema extends v.GenericSchema>(
    event: string,
    schema: Schema,
    message: unknown[],
    handle: (message: v.InferOutput<Schema>) => Promise<Answer>,
  ): Promise<Answer> {
    const { game, isClosing } = this.options;
    if (isClosing()) return refuse('closing');
    try {
      const parsed = v.safeParse(schema, message, { abortEarly: true });
      return parsed.success ? await handle(parsed.output) : refuse('badMessage');
    } catch (error) {
      if (error instanceof UnknownMatchError) return refuse('unknownMatch');
      if (error instanceof OtherVersionError) return refuse('otherVersion', error.message);
      const fields = { message: event, game: game.name, ...errorFields(error) };
      this.throttle.report('message failed', `${event} ${error}`, fields);
      return refuse('internal');
    }
  }
}
