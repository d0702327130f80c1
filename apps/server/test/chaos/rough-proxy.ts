import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { createRandom } from './kills.ts';

/** A fault of a call: `nothing` reached the marketplace, or the marketplace did the work and its `answer` was damaged. */
const MISHAPS = {
  nothing: ['unreached', 'unavailable', 'throttled', 'page'],
  answer: ['late', 'lost', 'broken-off', 'truncated', 'page', 'bad-gateway'],
} as const;
type Spoiled = (typeof MISHAPS.answer)[number];

export interface RoughProxy {
  readonly url: string;
  /** The number of `calls`, and how many of them had which fault. */
  readonly met: ReadonlyMap<string, number>;
  close(): Promise<void>;
}

const MAINTENANCE = '<!doctype html><title>Maintenance</title><h1>We will be back shortly</h1>';
const LATE_MS = 900;

/**
 * A proxy between the product and the sandbox that makes a share of the marketplace calls fail. Other calls, such as those of the clock,
 * pass unchanged.
 * @param share from 0 to 1
 */
export async function startRoughProxy(target: string, share: number): Promise<RoughProxy> {
  const random = createRandom(3);
  const met = new Map<string, number>();
  const oneOf = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T;
  const note = (what: string) => met.set(what, (met.get(what) ?? 0) + 1);

  const server = createServer(async (request, response) => {
    const body = await bodyOf(request);
    const isCall = !(request.url ?? '').startsWith('/control');
    const isRough = isCall && random() < share;
    if (isCall) note('calls');
    if (isRough && random() < 0.5) {
      const mishap = oneOf(MISHAPS.nothing);
      note(mishap);
      if (mishap === 'unreached') request.socket.destroy();
      else if (mishap === 'page') answerPage(response);
      else answerJson(response, mishap === 'throttled' ? 429 : 503);
      return;
    }
    try {
      const answer = await passOn(target, request, body);
      if (!isRough) return answerWith(response, answer);
      const mishap = oneOf(MISHAPS.answer);
      note(`${mishap} answer`);
      await spoil(mishap, request, response, answer);
    } catch {
      // Without the sandbox there is no response.
      request.socket.destroy();
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    met,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

interface Passed {
  readonly status: number;
  readonly headers: Record<string, string>;
  readonly bytes: Buffer;
}

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}

async function passOn(target: string, request: IncomingMessage, body: Buffer): Promise<Passed> {
  const { host, connection: _connection, 'content-length': _length, ...kept } = request.headers;
  const answer = await fetch(`${target}${request.url}`, {
    method: request.method ?? 'GET',
    headers: { ...(kept as Record<string, string>), 'x-forwarded-host': host ?? '' },
    redirect: 'manual',
    ...(body.length > 0 ? { body } : {}),
  });
  const {
    'transfer-encoding': _encoding,
    'content-encoding': _packed,
    ...headers
  } = Object.fromEntries(answer.headers);
  return { status: answer.status, headers, bytes: Buffer.from(await answer.arrayBuffer()) };
}

function answerWith(response: ServerResponse, { status, headers, bytes }: Passed): void {
  response.writeHead(status, { ...headers, 'content-length': String(bytes.length) });
  response.end(bytes);
}

function answerJson(response: ServerResponse, status: number): void {
  response.writeHead(status, { 'content-type': 'application/json', 'retry-after': '1' });
  response.end('{}');
}

function answerPage(response: ServerResponse, status = 200): void {
  response.writeHead(status, { 'content-type': 'text/html' });
  response.end(MAINTENANCE);
}

async function spoil(mishap: Spoiled, request: IncomingMessage, response: ServerResponse, answer: Passed) {
  const half = answer.bytes.subarray(0, Math.floor(answer.bytes.length / 2));
  if (mishap === 'lost') {
    request.socket.destroy();
  } else if (mishap === 'broken-off') {
    response.writeHead(answer.status, { ...answer.headers, 'content-length': String(answer.bytes.length) });
    response.write(half, () => request.socket.destroy());
  } else if (mishap === 'truncated') {
    answerWith(response, { ...answer, bytes: half });
  } else if (mishap === 'late') {
    await pause(LATE_MS);
    answerWith(response, answer);
  } else {
    answerPage(response, mishap === 'page' ? 200 : 502);
  }
}
