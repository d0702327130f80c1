/* The client process: a few keep-alive connections over plain sockets, because a full HTTP client would cost more than the server. */
import { connect, type Socket } from 'node:net';
import { percentile } from './answers.ts';

export interface LoadOrder {
  readonly port: number;
  readonly path: string;
  readonly cookie: string;
  readonly connections: number;
  readonly durationMs: number;
}

export interface LoadResult {
  readonly requestsPerSecond: number;
  readonly bytesPerAnswer: number;
  /** 95 of 100 answers came within this time. */
  readonly p95Ms: number;
}

process.on('message', (order: LoadOrder) => {
  run(order).then(
    (result) => process.send?.(result),
    (error: unknown) => process.send?.({ error: error instanceof Error ? error.message : String(error) }),
  );
});

async function run({ port, path, cookie, connections, durationMs }: LoadOrder): Promise<LoadResult> {
  const request = `GET ${path} HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\nCookie: ${cookie}\r\n\r\n`;
  const startedAt = performance.now();
  const endAt = startedAt + durationMs;
  const totals = await Promise.all(Array.from({ length: connections }, () => callUntil(endAt, port, request)));
  const requests = totals.reduce((sum, { answers }) => sum + answers, 0);
  const bytes = totals.reduce((sum, total) => sum + total.bytes, 0);
  return {
    requestsPerSecond: requests / ((performance.now() - startedAt) / 1_000),
    bytesPerAnswer: bytes / requests,
    p95Ms: percentile(
      totals.flatMap(({ times }) => times),
      0.95,
    ),
  };
}

/** Sends requests one after the other on one connection. Every response must have status 200 and a length. */
function callUntil(
  endAt: number,
  port: number,
  request: string,
): Promise<{ answers: number; bytes: number; times: number[] }> {
  return new Promise((resolve, reject) => {
    const socket: Socket = connect(port, '127.0.0.1', () => socket.write(request));
    let answers = 0;
    const times: number[] = [];
    let askedAt = performance.now();
    let bytes = 0;
    let head = '';
    let missing = -1;
    socket.on('error', reject);
    socket.on('data', (chunk: Buffer) => {
      bytes += chunk.length;
      if (missing === -1) {
        head += chunk.toString('latin1');
        const end = head.indexOf('\r\n\r\n');
        if (end === -1) return;
        const length = /content-length: (\d+)/i.exec(head)?.[1];
        if (!head.startsWith('HTTP/1.1 200') || length === undefined) {
          socket.destroy();
          reject(new Error(`was answered with ${head.slice(0, 500)}`));
          return;
        }
        missing = Number(length) - (head.length - end - 4);
      } else {
        missing -= chunk.length;
      }
      if (missing > 0) return;
      answers += 1;
      times.push(performance.now() - askedAt);
      askedAt = performance.now();
      head = '';
      missing = -1;
      if (performance.now() < endAt) {
        socket.write(request);
        return;
      }
      socket.destroy();
      resolve({ answers, bytes, times });
    });
  });
}
