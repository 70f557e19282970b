/** Receivers of notifications in tests: a web server for webhooks and push, and a mail server. */
import { createDecipheriv, createECDH, type ECDH, hkdfSync, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer, text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';

export interface Received {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

export interface HttpReceiver {
  readonly url: string;
  readonly received: Received[];
  /** The response from now on. */
  answer: { status: number; location?: string };
  close(): void;
}

export async function httpReceiver(): Promise<HttpReceiver> {
  const received: Received[] = [];
  const server = createServer(async (request, response) => {
    const body = await buffer(request);
    received.push({ path: request.url ?? '', headers: request.headers, body });
    const { status, location } = receiver.answer;
    response.writeHead(status, location === undefined ? {} : { location }).end();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const receiver: HttpReceiver = {
    url: `http://127.0.0.1:${port}`,
    received,
    answer: { status: 204 },
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
  return receiver;
}

export interface Mail {
  readonly to: readonly string[];
  /** The raw mail with its folded lines joined. */
  readonly text: string;
}

export interface MailReceiver {
  readonly url: string;
  readonly received: Mail[];
  close(): void;
}

export async function mailReceiver(): Promise<MailReceiver> {
  const received: Mail[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['AUTH', 'STARTTLS'],
    onData: async (stream, { envelope }, taken) => {
      const raw = await text(stream);
      received.push({ to: envelope.rcptTo.map(({ address }) => address), text: unfolded(raw) });
      taken();
    },
  });
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  const { port } = server.server.address() as AddressInfo;
  return { url: `smtp://127.0.0.1:${port}`, received, close: () => server.close(() => undefined) };
}

/** Joins the folded lines of headers and of quoted-printable text. */
const unfolded = (raw: string): string =>
  raw
    .replace(/\r\n[ \t]+/g, ' ')
    .replace(/=\r\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16)));

/** The browser's side of a push subscription. */
export class PushBrowser {
  private readonly pair: ECDH = createECDH('prime256v1');
  private readonly auth = randomBytes(16);
  readonly keys: { readonly p256dh: string; readonly auth: string };

  constructor() {
    const p256dh = this.pair.generateKeys().toString('base64url');
    this.keys = { p256dh, auth: this.auth.toString('base64url') };
  }

  /** Decrypts a body as in RFC 8291. */
  read(body: Buffer): string {
    const salt = body.subarray(0, 16);
    const serverKey = body.subarray(21, 21 + body.readUInt8(20));
    const record = body.subarray(21 + body.readUInt8(20));
    const derive = (secret: Buffer, with_: Buffer, info: Buffer, length: number) =>
      Buffer.from(hkdfSync('sha256', secret, with_, info, length));
    const info = Buffer.concat([Buffer.from('WebPush: info\0'), this.pair.getPublicKey(), serverKey]);
    const shared = derive(this.pair.computeSecret(serverKey), this.auth, info, 32);
    const key = derive(shared, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16);
    const nonce = derive(shared, salt, Buffer.from('Content-Encoding: nonce\0'), 12);
    const cipher = createDecipheriv('aes-128-gcm', key, nonce);
    cipher.setAuthTag(record.subarray(-16));
    const plain = Buffer.concat([cipher.update(record.subarray(0, -16)), cipher.final()]);
    return plain.subarray(0, plain.lastIndexOf(2)).toString();
  }
}
