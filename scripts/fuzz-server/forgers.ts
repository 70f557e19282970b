import type { Answer } from '../online/wire';
import { Wire } from '../online/wire';
import type { Arena } from './arenas';
import { allInheritedIds, BY_FORM, type Forgery, forgery, type Kind } from './forgeries';
import type { Random } from './mutations';

const SOCKETS = 20;
/**
 * Number of sockets whose messages are all searched for secrets. Searching the messages of all sockets would take
 * longer than the server does.
 */
const SEARCHED = 1;
/** Refusal reasons of rules, as opposed to the schema (`badMessage`), limits and errors */
const RULES = ['unauthorized', 'stale', 'gameOver', 'illegal', 'unknownMatch'];

export interface ForgeryTally {
  /** Number of forgeries by kind that passed the schema and were refused by a rule */
  readonly refused: Map<Kind, number>;
  readonly reasons: Map<string, number>;
  taken: number;
  /** Matches in which moves with inherited ids were tried, each in a different position */
  readonly positions: Set<string>;
}

/** Sends forgeries over several sockets and checks the answers. */
export class Forgers {
  readonly tally: ForgeryTally = {
    refused: new Map(),
    reasons: new Map(),
    taken: 0,
    positions: new Set(),
  };
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

  /** Sends each kind of move with inherited ids once in each position. */
  async sendInheritedIds(): Promise<void> {
    const left = allInheritedIds(this.random, this.arenas);
    await this.sendWhile(() => left.pop());
  }

  async send(count: number): Promise<void> {
    let left = count;
    await this.sendWhile(() => (left-- > 0 ? forgery(this.random, this.arenas) : undefined));
  }

  end(): void {
    for (const wire of this.wires) wire.close();
  }

  private async sendWhile(next: () => Forgery | undefined): Promise<void> {
    const sendOn = async (wire: Wire) => {
      for (let forged = next(); forged !== undefined; forged = next()) {
        this.judge(forged, await wire.ask(...forged.message));
      }
    };
    await Promise.all(this.wires.map(sendOn));
  }

  private judge({ kind, matchID, message }: Forgery, answer: Answer): void {
    if (kind === 'inherited id in a move') this.tally.positions.add(matchID);
    const reason = answer.ok ? 'ok' : String(answer.reason);
    const { reasons, refused } = this.tally;
    reasons.set(reason, (reasons.get(reason) ?? 0) + 1);
    const sent = JSON.stringify(message).slice(0, 300);
    if (answer.ok) {
      this.tally.taken += 1;
      this.heard.fault(`Accepted although it is a forgery (${kind}): ${sent}`);
    } else if (RULES.includes(reason)) {
      refused.set(kind, (refused.get(kind) ?? 0) + 1);
    } else if (reason !== 'badMessage' || !BY_FORM.includes(kind)) {
      this.heard.fault(`A well-formed forgery (${kind}) was answered with ${reason}: ${sent}`);
    }
  }
}
