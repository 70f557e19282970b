import type { Answer } from '../online/wire';
import { Wire } from '../online/wire';
import type { Arena } from './arenas';
import { BY_FORM, type Forgery, forgery, type Kind } from './forgeries';
import type { Random } from './mutations';

const SOCKETS = 20;
/** One socket's messages are all searched for secrets; all of them would take longer than the server does. */
const SEARCHED = 1;
/** What a rule answers, in distinction to the schema (`badMessage`), the limits and faults. */
const RULES = ['unauthorized', 'stale', 'gameOver', 'illegal'];

export interface ForgeryTally {
  /** Passed the schema and were refused by a rule, of each kind. */
  readonly refused: Map<Kind, number>;
  readonly reasons: Map<string, number>;
  taken: number;
}

/** Sends forgeries, one after another on each of several sockets, and judges what is answered. */
export class Forgers {
  readonly tally: ForgeryTally = { refused: new Map(), reasons: new Map(), taken: 0 };
  private readonly wires: Wire[] = [];

  constructor(
    private readonly arenas: readonly Arena[],
    private readonly random: Random,
    private readonly heard: { packet(text: string): void; fault(sentence: string): void },
  ) {}

  get refusedByRule(): number {
    return [...this.tally.refused.values()].reduce((sum, count) => sum + count, 0);
  }

  async connect(url: string): Promise<void> {
    for (let number = 0; number < SOCKETS; number++) {
      const wire = await Wire.open(url);
      wire.onEvent = number < SEARCHED ? (event) => this.heard.packet(event) : () => undefined;
      this.wires.push(wire);
    }
  }

  async send(count: number): Promise<void> {
    let left = count;
    const sendOn = async (wire: Wire) => {
      while (left-- > 0) {
        const forged = forgery(this.random, this.arenas);
        this.judge(forged, await wire.ask(...forged.message));
      }
    };
    await Promise.all(this.wires.map(sendOn));
  }

  end(): void {
    for (const wire of this.wires) wire.close();
  }

  private judge({ kind, message }: Forgery, answer: Answer): void {
    const reason = answer.ok ? 'ok' : String(answer.reason);
    const { reasons, refused } = this.tally;
    reasons.set(reason, (reasons.get(reason) ?? 0) + 1);
    const sent = JSON.stringify(message).slice(0, 300);
    if (answer.ok) {
      this.tally.taken += 1;
      this.heard.fault(`Taken, though it is a forgery (${kind}): ${sent}`);
    } else if (RULES.includes(reason)) {
      refused.set(kind, (refused.get(kind) ?? 0) + 1);
    } else if (!BY_FORM.includes(kind)) {
      this.heard.fault(`A forgery that is right in form (${kind}) was answered with ${reason}: ${sent}`);
    }
  }
}
