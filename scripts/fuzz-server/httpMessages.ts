import { connect } from 'node:net';
import { gameName } from '../online/game';
import { INHERITED_IDS } from './inheritedIds';
import type { Random } from './mutations';
import { mutated, oneOf, torn } from './mutations';
import { type Knowledge, OWN_SEAT } from './socketMessages';

/** Timeout in ms for an incomplete request */
const HANG_UP_AFTER = 1500;

/** Returns a complete request as text, mostly correct but wrong in some places. */
export function requestText(random: Random, knowledge: Knowledge): string {
  const { key: own } = oneOf(random, knowledge.own);
  const { matchID } = random() < 0.3 ? own : oneOf(random, knowledge.others);
  const route = oneOf(random, [
    'create',
    'join',
    'leave',
    'update',
    'rename',
    'playAgain',
    'bot',
    'save',
    '',
  ]);
  const inherited = oneOf(random, INHERITED_IDS);
  const known = route === 'create' ? `/games/${gameName}/create` : `/games/${gameName}/${matchID}/${route}`;
  const path =
    random() < 0.75
      ? known
      : oneOf(random, [
          '/',
          '/games',
          `/games/${gameName}`,
          `/games/${gameName}?isGameover=maybe&updatedBefore=NaN`,
          '/games/nothing/create',
          `/games/${inherited}/create`,
          `/games/${inherited}`,
          `/games/${gameName}/${inherited}`,
          `/games/${gameName}/${inherited}/${route}`,
          `/games/${gameName}/${matchID}/${inherited}`,
          `/games/${gameName}/content/${inherited}`,
          `/games/${gameName}?${inherited}=1&isGameover=${inherited}`,
          `/calls/${inherited}/${inherited}`,
          `/calls/confirm/${inherited}`,
          `/people/${inherited}`,
          `/${inherited}`,
          `/games/${gameName}/%00/join`,
          `/games/${gameName}/%E0%A4%A/join`,
          `/games/${gameName}/${'x'.repeat(3000)}`,
          '/../../etc/passwd',
          '/%2e%2e/%2e%2e/server.ts',
          '/assets/../../package.json',
          '/metrics',
          '/healthz',
          '/socket.io/?EIO=4&transport=polling',
          '/socket.io/?EIO=4&transport=polling&sid=nobody',
          '/socket.io/?EIO=3&transport=x',
        ]);
  // Leaving one's own seat is no forgery and would end the attack on the attacker's own match.
  const credentials =
    route === 'leave' ? 'guess' : oneOf(random, [own.credentials[OWN_SEAT], 'guess', '', null]);
  const right = {
    playerID: oneOf(random, ['0', '1', '2', '3']),
    credentials,
    playerName: 'Eve',
    newName: 'Eve',
    numPlayers: 2,
    setupData: {},
    unlisted: true,
    data: { colour: 'red' },
    seat: '1',
    level: 'easy',
  };
  const json = JSON.stringify(random() < 0.7 ? mutated(random, right) : right) ?? '';
  const body = random() < 0.1 ? torn(random, json) : random() < 0.01 ? 'x'.repeat(100_000) : json;
  const method =
    random() < 0.8 ? 'POST' : oneOf(random, ['GET', 'PUT', 'DELETE', 'OPTIONS', 'HEAD', 'TRACE', 'FOO']);
  const length = random() < 0.9 ? Buffer.byteLength(body) : oneOf(random, [0, -1, 5, 1e12, 'x']);
  const type =
    random() < 0.9 ? 'application/json' : oneOf(random, ['text/plain', 'multipart/form-data', ';;;', '']);
  const extra =
    random() < 0.8
      ? ''
      : oneOf(random, [
          'Origin: http://evil.test\r\n',
          'Transfer-Encoding: chunked\r\n',
          'Content-Encoding: gzip\r\n',
          'X-Forwarded-For: 1.1.1.1, \r\n',
          `Cookie: ${'c'.repeat(20_000)}\r\n`,
          'Authorization: Bearer guess\r\n',
          'Upgrade: websocket\r\nConnection: Upgrade\r\n',
          'Expect: 100-continue\r\n',
          'no colon\r\n',
        ]);
  const head = `${method} ${path} HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n`;
  const text = `${head}Content-Type: ${type}\r\nContent-Length: ${length}\r\n${extra}\r\n${body}`;
  return random() < 0.05 ? torn(random, text) : text;
}

/** Sends a text as a request. Resolves with everything received until either side disconnects. */
export function send(url: string, text: string, patience = HANG_UP_AFTER): Promise<string> {
  return new Promise((resolve) => {
    let answer = '';
    const socket = connect(Number(new URL(url).port), '127.0.0.1', () => socket.write(text));
    const timer = setTimeout(() => socket.destroy(), patience);
    socket.on('data', (data) => {
      answer += data;
    });
    socket.on('error', () => undefined);
    socket.on('close', () => {
      clearTimeout(timer);
      resolve(answer);
    });
  });
}
