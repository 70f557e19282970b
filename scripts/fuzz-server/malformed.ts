import type { ServerProgram } from '../online/program';
import { Attacker } from './attacker';
import { requestText, send } from './httpMessages';
import { oneOf, type Random } from './mutations';
import { type Knowledge, packet } from './socketMessages';

const ATTACKERS = 20;
const HTTP_SHARE = 0.2;

interface Received {
  text(text: string): void;
  packet(text: string): void;
  fault(sentence: string): void;
}

/** Sends messages of any form, from nearly correct to truncated, with a seat in several matches. */
export class Malformed {
  sent = 0;
  readonly answers = new Map<string, number>();
  private readonly attackers: readonly Attacker[];

  constructor(
    private readonly server: ServerProgram,
    private readonly knowledge: Knowledge,
    private readonly random: Random,
    private readonly heard: Received,
  ) {
    const answer = ({ ok, reason, message }: { ok: boolean; reason?: string; message?: string }) => {
      this.count(ok ? 'ok' : String(reason));
      if (reason === 'internal') heard.fault(`A message was answered with: ${message}`);
    };
    this.attackers = Array.from(
      { length: ATTACKERS },
      () => new Attacker(server.url, { packet: (text) => heard.packet(text), answer }),
    );
  }

  async send(count: number): Promise<void> {
    const { random, knowledge } = this;
    const one = (id: number) =>
      random() < HTTP_SHARE ? this.ask() : oneOf(random, this.attackers).send(packet(random, knowledge, id));
    await Promise.all(Array.from({ length: count }, (_, index) => one(this.sent + index)));
    this.sent += count;
  }

  end(): void {
    for (const attacker of this.attackers) attacker.end();
  }

  private async ask(): Promise<void> {
    const request = requestText(this.random, this.knowledge);
    const answer = await send(this.server.url, request);
    this.heard.text(answer);
    const status = /^HTTP\/1\.1 (\d{3})/.exec(answer)?.[1] ?? 'hung up';
    this.count(status);
    if (status === '500') this.heard.fault(`500 for ${request.slice(0, 300)}`);
  }

  private count(answer: string): void {
    this.answers.set(answer, (this.answers.get(answer) ?? 0) + 1);
  }
}
