import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { connect, type Socket } from 'node:net';
import { ERROR_CODES, history, sheets } from '@quayside/contract';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { nobodysAccess, withStandIns } from '../../../test/http.ts';
import { createLog } from '../log.ts';
import { buildHttpApp } from './app.ts';

/** Short, because the test waits for it. */
const REQUEST_TIMEOUT_MS = 300;

let app: Awaited<ReturnType<typeof buildHttpApp>>;
/** Every stub handler waits for this; resolves when a handler has started. */
let release: () => void;
let begun: Promise<void>;
const sockets: Socket[] = [];

beforeEach(async () => {
  const free = new Promise<void>((resolve) => {
    release = resolve;
  });
  let begin: () => void;
  begun = new Promise((resolve) => {
    begin = resolve;
  });
  app = await buildHttpApp({
    log: createLog({ name: 'test', level: 'silent' }),
    routes: withStandIns([], async () => {
      begin();
      await free;
      return {};
    }),
    resolveWho: async () => ({ loginId: 1, userId: 7, role: 'owner', adminUserId: null }),
    loadAccess: nobodysAccess,
    trustedOrigins: [],
    isHttps: true,
    requestTimeoutMs: REQUEST_TIMEOUT_MS,
    checkAnswers: false,
  });
  await app.listen({ host: '127.0.0.1', port: 0 });
});
afterEach(async () => {
  release();
  for (const socket of sockets.splice(0)) socket.destroy();
  await app.close();
});

async function open() {
  const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1');
  sockets.push(socket);
  await once(socket, 'connect');
  let text = '';
  socket.setEncoding('utf8').on('data', (chunk: string) => {
    text += chunk;
  });
  return {
    write: (lines: readonly string[]) => socket.write(lines.join('\r\n')),
    /** Everything received until the server closed the connection. */
    async rest() {
      if (!socket.closed) await once(socket, 'close');
      return text;
    },
  };
}

/** The status and error of the last response on a connection. */
function lastAnswer(text: string) {
  const answer = text.slice(text.lastIndexOf('HTTP/1.1 '));
  const body = JSON.parse(answer.slice(answer.indexOf('\r\n\r\n') + 4)) as Record<string, unknown>;
  expect(Object.keys(body).toSorted()).toEqual(['error', 'error_description', 'request_id']);
  return [Number(answer.split(' ')[1]), body.error];
}

const historyPath = history.list.path.replace('{id}', '7');

it('aborts a body that does not end', async () => {
  const connection = await open();
  connection.write([
    'POST /v1/auth HTTP/1.1',
    'Host: x',
    'Content-Length: 100',
    'Content-Type: application/json',
    '',
    '{',
  ]);
  expect(lastAnswer(await connection.rest())).toEqual([408, 'request_timeout']);
});

it('receives no large body from somebody who may not send it', async () => {
  const connection = await open();
  const foreign = sheets.readHead.path.replace('{id}', '8');
  const length = 'Content-Length: 50000000';
  connection.write([
    `POST ${foreign} HTTP/1.1`,
    'Host: x',
    'Connection: close',
    length,
    'Content-Type: application/json',
    '',
    '{',
  ]);
  expect(lastAnswer(await connection.rest())).toEqual([ERROR_CODES.foreign_user, 'foreign_user']);
});

it('aborts header lines that do not end, and rejects too many', async () => {
  const slow = await open();
  slow.write(['GET /v1/auth HTTP/1.1', 'Host: x', '']);
  expect(lastAnswer(await slow.rest())).toEqual([408, 'request_timeout']);
  const long = await open();
  long.write(['GET /v1/auth HTTP/1.1', 'Host: x', `X-Long: ${'x'.repeat(40_000)}`, '', '']);
  expect(lastAnswer(await long.rest())).toEqual([431, 'headers_too_large']);
});

it('rejects an unknown expectation in the common error shape', async () => {
  const connection = await open();
  connection.write(['POST /v1/auth HTTP/1.1', 'Host: x', 'Expect: a-miracle', 'Content-Length: 2', '', '{}']);
  expect(lastAnswer(await connection.rest())).toEqual([417, 'expectation_failed']);
});

it('completes running requests during shutdown, and rejects new ones in the common error shape', async () => {
  const connection = await open();
  connection.write([`GET ${historyPath} HTTP/1.1`, 'Host: x', '', '']);
  await begun;
  const closing = app.close();
  // The closing hooks run first, which takes one turn of the event loop.
  await new Promise((resolve) => setImmediate(resolve));
  connection.write([`GET ${historyPath} HTTP/1.1`, 'Host: x', '', '']);
  await once(app.server, 'request');
  release();
  expect(lastAnswer(await connection.rest())).toEqual([503, 'unavailable']);
  await closing;
});

it('sends HSTS if the portal uses https', async () => {
  const answer = await app.inject({ method: 'GET', url: '/nowhere' });
  expect(answer.headers['strict-transport-security']).toBe('max-age=31536000');
});
