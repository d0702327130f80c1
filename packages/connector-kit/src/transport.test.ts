import { getEventListeners } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createMemoryRuntime, type MemoryRuntime } from './conformance/memory-runtime.ts';
import { ConnectorError, type ConnectorErrorKind } from './errors.ts';
import { withTemporaryFile } from './files.ts';
import type { Clock, StoredToken } from './runtime.ts';
import { createTransport, retryAfter, type TokenDialect, type TransportRequest } from './transport.ts';

type Handler = (request: IncomingMessage, response: ServerResponse) => void;

const NOW = new Date('2026-11-21T10:00:00Z');
/** Records pauses instead of waiting. */
const pauses: number[] = [];
const clock: Clock = {
  now: () => NOW,
  sleep: async (ms) => {
    pauses.push(ms);
  },
};

const token: StoredToken = {
  accessToken: 'first',
  accessExpiresAt: '2026-11-21T12:00:00Z',
  refreshToken: 'refresh',
  refreshExpiresAt: null,
};

let server: Server;
let handler: Handler;
let seen: string[];
let base: string;
let runtime: MemoryRuntime;

beforeEach(async () => {
  seen = [];
  pauses.length = 0;
  runtime = createMemoryRuntime({ token, clock });
  server = createServer((request, response) => {
    seen.push(`${request.method} ${request.headers.authorization ?? '-'}`);
    request.resume();
    request.on('end', () => handler(request, response));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

afterEach(async () => {
  server.closeAllConnections();
  if (server.listening) await new Promise((resolve) => server.close(resolve));
});

const read = (more: Partial<TransportRequest> = {}): TransportRequest => ({
  operation: 'shop.read',
  name: 'getThing',
  method: 'GET',
  url: `${base}/thing?id=1`,
  isRepeatable: true,
  ...more,
});
const write = (): TransportRequest => read({ name: 'putThing', method: 'PUT', body: '{}', isRepeatable: false });

const dialect: TokenDialect = {
  headersOf: (accessToken) => ({ authorization: `Bearer ${accessToken}` }),
  isTokenRefused: ({ status }) => status === 401,
  renew: async (current) => ({ ...current, accessToken: 'second' }),
};

async function kindOf(promise: Promise<unknown>): Promise<ConnectorErrorKind> {
  const error = await promise.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  expect(error).toBeInstanceOf(ConnectorError);
  return (error as ConnectorError).kind;
}

describe('a call that must be allowed when it leaves', () => {
  const refusal = new ConnectorError('unavailable', 'A price may no longer be sent.');

  it('is asked about after its wait for the throttle, and not made if it is refused', async () => {
    const order: string[] = [];
    handler = (_, response) => {
      order.push('sent');
      response.end('{}');
    };
    const mayLeave = async () => {
      order.push('asked');
      if (order.filter((step) => step === 'asked').length > 1) throw refusal;
    };
    const throttle = {
      ...runtime.session.throttle,
      take: async () => void order.push('waited'),
    };
    await createTransport().send({ ...runtime.session, throttle, mayLeave }, write());
    await expect(createTransport().send({ ...runtime.session, throttle, mayLeave }, write())).rejects.toBe(refusal);
    expect(order).toEqual(['waited', 'asked', 'sent', 'waited', 'asked']);
  });

  it('changes something: reads leave unasked', async () => {
    handler = (_, response) => response.end('{}');
    const mayLeave = async () => {
      throw refusal;
    };
    expect(await createTransport().send({ ...runtime.session, mayLeave }, read())).toMatchObject({ status: 200 });
  });
});

describe('a response body', () => {
  const small = { bytes: 100_000, ms: 60_000 };
  const codeOf = (promise: Promise<unknown>) =>
    promise.then(
      () => undefined,
      (error: unknown) => (error instanceof ConnectorError ? `${error.kind} ${error.code}` : error),
    );

  it('is read only up to the limit of its call, however slowly it arrives', async () => {
    handler = (_, response) => {
      response.writeHead(200, { 'content-encoding': 'gzip' });
      response.end(gzipSync(Buffer.alloc(50_000_000)));
    };
    expect(await codeOf(createTransport().send(runtime.session, read({ limit: small })))).toBe(
      'unavailable ANSWER_TOO_LARGE',
    );
    expect(await codeOf(createTransport().send(runtime.session, { ...write(), limit: small }))).toBe(
      'unknown ANSWER_TOO_LARGE',
    );
    expect(seen).toHaveLength(2); // Neither call is repeated at once.
  });

  it('with a declared length over the limit is not read at all', async () => {
    let wasRead = false;
    handler = (_, response) => {
      response.writeHead(200, { 'content-length': String(small.bytes + 1) });
      response.flushHeaders();
      response.on('drain', () => {
        wasRead = true;
      });
    };
    expect(await codeOf(createTransport().send(runtime.session, read({ limit: small })))).toBe(
      'unavailable ANSWER_TOO_LARGE',
    );
    expect(wasRead).toBe(false);
  });

  it('that arrives too slowly is aborted and not requested again', async () => {
    handler = (_, response) => {
      const timer = setInterval(() => response.write('x'), 50);
      response.on('close', () => clearInterval(timer));
    };
    const limit = { bytes: 100_000, ms: 400 };
    expect(await codeOf(createTransport().send(runtime.session, read({ limit })))).toBe('unavailable ANSWER_TOO_SLOW');
    expect(seen).toHaveLength(1);
  });

  it('goes to a given file from its beginning if the status is good', async () => {
    const turns = [
      (response: ServerResponse) => response.writeHead(500).end('trouble'),
      (response: ServerResponse) => response.write('a beginning that is cut off', () => response.destroy()),
      (response: ServerResponse) => response.end('the answer'),
      (response: ServerResponse) => response.writeHead(404).end('nothing'),
    ];
    handler = (_, response) => turns.shift()?.(response);
    await withTemporaryFile(async (saveTo) => {
      const ok = await createTransport().send(runtime.session, read({ saveTo }));
      expect(ok).toMatchObject({ status: 200, bytes: new Uint8Array() });
      const { buffer, bytesRead } = await saveTo.read(Buffer.alloc(100), 0, 100, 0);
      expect(buffer.toString('utf8', 0, bytesRead)).toBe('the answer');
      const gone = await createTransport().send(runtime.session, read({ saveTo }));
      expect(new TextDecoder().decode(gone.bytes)).toBe('nothing');
    });
  });

  it('is reported as aborted and crashes no process if its connection breaks before the first read', async () => {
    const responses: ServerResponse[] = [];
    handler = (_, response) => {
      response.write('a beginning');
      responses.push(response);
    };
    await withTemporaryFile(async (saveTo) => {
      const truncate = saveTo.truncate.bind(saveTo);
      // The file is slow, and the connection breaks in the meantime.
      vi.spyOn(saveTo, 'truncate').mockImplementation(async (length) => {
        const response = responses.at(-1);
        const closed = new Promise((resolve) => response?.once('close', resolve));
        response?.destroy();
        await closed;
        await truncate(length);
      });
      expect(await kindOf(createTransport().send(runtime.session, read({ saveTo })))).toBe('unavailable');
    });
    expect(seen).toHaveLength(4);
  });
});

describe('a call without a response', () => {
  it('is unknown for a write whose connection closed, and is not sent again', async () => {
    handler = (request) => request.socket.destroy();
    expect(await kindOf(createTransport().send(runtime.session, write()))).toBe('unknown');
    expect(seen).toHaveLength(1);
  });

  it('is unknown for a write that took too long', async () => {
    handler = () => undefined;
    expect(await kindOf(createTransport().send(runtime.session, { ...write(), timeoutMs: 50 }))).toBe('unknown');
  });

  it('is unavailable for a write that never reached a server', async () => {
    await new Promise((resolve) => server.close(resolve));
    expect(await kindOf(createTransport().send(runtime.session, write()))).toBe('unavailable');
  });

  it('is repeated for a read with growing pauses and finally unavailable', async () => {
    handler = (request) => request.socket.destroy();
    expect(await kindOf(createTransport().send(runtime.session, read()))).toBe('unavailable');
    expect(seen).toHaveLength(4);
    expect(pauses).toHaveLength(3);
    expect(pauses[2]).toBeGreaterThan(pauses[0] ?? 0);
  });

  it('is unknown for a write that was stopped while in progress, and leaves no listener on the signal', async () => {
    const stop = new AbortController();
    handler = () => stop.abort();
    const stoppable = { ...runtime.session, signal: stop.signal };
    expect(await kindOf(createTransport().send(stoppable, write()))).toBe('unknown');
    expect(getEventListeners(stop.signal, 'abort')).toEqual([]);
  });

  it('is never sent after the work was stopped', async () => {
    handler = (_request, response) => response.end('late');
    const stopped = { ...runtime.session, signal: AbortSignal.abort() };
    expect(await kindOf(createTransport().send(stopped, write()))).toBe('unavailable');
    expect(seen).toHaveLength(0);
  });
});

describe('a response', () => {
  it('of 5xx is retried for a read and returned for a write', async () => {
    handler = (_request, response) => response.writeHead(503).end('busy');
    expect((await createTransport().send(runtime.session, write())).status).toBe(503);
    expect(seen).toHaveLength(1);
    expect((await createTransport().send(runtime.session, read())).status).toBe(503);
    expect(seen).toHaveLength(5);
  });

  it('delays other calls if only a few may be in progress at once', async () => {
    const open: ServerResponse[] = [];
    handler = (_request, response) => void open.push(response);
    const transport = createTransport({ mostAtOnce: () => 2 });
    const calls = [1, 2, 3].map(() => transport.send(runtime.session, read()));
    await expect.poll(() => open).toHaveLength(2);
    expect(runtime.taken).toHaveLength(2);
    open.shift()?.end('{}');
    await expect.poll(() => runtime.taken).toHaveLength(3);
    await expect.poll(() => open).toHaveLength(2);
    for (const response of open) response.end('{}');
    expect((await Promise.all(calls)).map(({ status }) => status)).toEqual([200, 200, 200]);
  });

  it('of 429 blocks the operation until the requested time', async () => {
    handler = (_request, response) => response.writeHead(429, { 'retry-after': '120' }).end();
    expect(await kindOf(createTransport().send(runtime.session, read()))).toBe('rate-limited');
    expect(runtime.penalties).toEqual([{ operation: 'shop.read', retryAt: new Date('2026-11-21T10:02:00Z') }]);
    expect(seen).toHaveLength(1);
  });

  it('of a short 429 is retried for a read and returned for a write', async () => {
    const retryAtOf = async () => new Date(NOW.getTime() + 200);
    handler = (_request, response) => response.writeHead(seen.length % 2 === 1 ? 429 : 200).end();
    expect((await createTransport({ retryAtOf }).send(runtime.session, read())).status).toBe(200);
    expect(runtime.penalties).toEqual([{ operation: 'shop.read', retryAt: new Date('2026-11-21T10:00:00.200Z') }]);
    expect(seen).toHaveLength(2);
    expect(await kindOf(createTransport({ retryAtOf }).send(runtime.session, write()))).toBe('rate-limited');
    expect(seen).toHaveLength(3);
  });

  it('is logged with its path and duration and without headers', async () => {
    handler = (_request, response) => response.writeHead(200, { 'x-request': 'r-1' }).end('{}');
    await createTransport({ requestIdHeader: 'x-request' }).sendAuthorised(runtime.session, dialect, read());
    expect(runtime.log).toMatchObject([
      { operation: 'getThing', method: 'GET', path: '/thing?id=1', status: 200, marketplaceRequestId: 'r-1' },
    ]);
    expect(JSON.stringify(runtime.log)).not.toContain('first');
  });

  it('takes a token from the bucket before each call, also before a retry', async () => {
    handler = (_request, response) => response.writeHead(seen.length < 2 ? 500 : 200).end();
    await createTransport().send(runtime.session, read());
    expect(runtime.taken).toEqual(['shop.read', 'shop.read']);
  });
});

describe('a token', () => {
  it('that is rejected is renewed once, and the call is repeated', async () => {
    handler = (request, response) =>
      response.writeHead(request.headers.authorization === 'Bearer second' ? 204 : 401).end();
    expect((await createTransport().sendAuthorised(runtime.session, dialect, write())).status).toBe(204);
    expect(seen).toEqual(['PUT Bearer first', 'PUT Bearer second']);
  });

  it('that is rejected after every renewal needs the seller', async () => {
    handler = (_request, response) => response.writeHead(401).end();
    let made = 0;
    const generous: TokenDialect = {
      ...dialect,
      renew: async (current) => {
        made += 1;
        return { ...current, accessToken: `token ${made}` };
      },
    };
    expect(await kindOf(createTransport().sendAuthorised(runtime.session, generous, write()))).toBe('auth-expired');
    expect(seen).toHaveLength(3);
  });

  it('that is rejected and renewed to the same value is not sent again', async () => {
    handler = (_request, response) => response.writeHead(401).end();
    expect(await kindOf(createTransport().sendAuthorised(runtime.session, dialect, write()))).toBe('auth-expired');
    expect(seen).toEqual(['PUT Bearer first', 'PUT Bearer second']);
  });

  it('that another account received and that expired with the rejected one is renewed once more', async () => {
    const kept = ['kept', 'new'];
    handler = (request, response) =>
      response.writeHead(request.headers.authorization === 'Bearer new' ? 204 : 401).end();
    const sharing: TokenDialect = {
      ...dialect,
      renew: async (current) => ({ ...current, accessToken: kept.shift() ?? '' }),
    };
    expect((await createTransport().sendAuthorised(runtime.session, sharing, write())).status).toBe(204);
    expect(seen).toEqual(['PUT Bearer first', 'PUT Bearer kept', 'PUT Bearer new']);
  });

  it('that is about to expire is renewed before use', async () => {
    handler = (_request, response) => response.end();
    const ending = createMemoryRuntime({ token: { ...token, accessExpiresAt: '2026-11-21T10:01:00Z' }, clock });
    await createTransport().sendAuthorised(ending.session, dialect, read());
    expect(seen).toEqual(['GET Bearer second']);
  });

  it('is renewed once for calls that are rejected together', async () => {
    let renewals = 0;
    handler = (request, response) =>
      response.writeHead(request.headers.authorization === 'Bearer second' ? 200 : 401).end();
    const counting: TokenDialect = {
      ...dialect,
      renew: async (current) => {
        renewals += 1;
        return { ...current, accessToken: 'second' };
      },
    };
    const transport = createTransport();
    await Promise.all([1, 2, 3].map(() => transport.sendAuthorised(runtime.session, counting, read())));
    expect(renewals).toBe(1);
  });
});

describe('Retry-After', () => {
  it.each([
    ['90', '2026-11-21T10:01:30.000Z'],
    ['Sat, 21 Nov 2026 10:05:00 GMT', '2026-11-21T10:05:00.000Z'],
    ['soon', undefined],
  ])('%s is read as %s', (value, expected) => {
    expect(retryAfter(new Headers({ 'retry-after': value }), NOW)?.toISOString()).toBe(expected);
  });
});
