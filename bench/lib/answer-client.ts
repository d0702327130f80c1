/* The client process: asks two addresses in turn without pause for thought, and notes how long each answer takes. */
import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

export interface AnswerOrder {
  readonly port: number;
  readonly cookie: string;
  readonly paths: readonly string[];
}

/** The milliseconds of each answer, by path. */
export type AnswerTimes = Readonly<Record<string, readonly number[]>>;

/** The pause between two requests, so that the client itself takes little of the processor. */
const PAUSE_MS = 2;

let isAsking = false;
let asked: Promise<AnswerTimes> = Promise.resolve({});

process.on('message', (order: AnswerOrder | 'stop') => {
  if (order !== 'stop') {
    isAsking = true;
    asked = ask(order);
    return;
  }
  isAsking = false;
  asked.then(
    (times) => process.send?.(times),
    (error: unknown) => process.send?.({ error: error instanceof Error ? error.message : String(error) }),
  );
});

async function ask({ port, cookie, paths }: AnswerOrder): Promise<AnswerTimes> {
  const times: Record<string, number[]> = Object.fromEntries(paths.map((path) => [path, []]));
  while (isAsking) {
    for (const path of paths) {
      const from = performance.now();
      await askOnce(
        port,
        `GET ${path} HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\nCookie: ${cookie}\r\nConnection: close\r\n\r\n`,
      );
      times[path]?.push(performance.now() - from);
      await sleep(PAUSE_MS);
    }
  }
  return times;
}

/** On a connection of its own, as a new visitor comes. */
function askOnce(port: number, request: string): Promise<void> {
  return new Promise((resolve, reject) => {
    let answer = '';
    const socket = connect(port, '127.0.0.1', () => socket.write(request));
    socket
      .on('data', (chunk: Buffer) => {
        answer += chunk.toString('latin1');
      })
      .on('error', reject)
      .on('close', () =>
        answer.startsWith('HTTP/1.1 200') ? resolve() : reject(new Error(`was answered with ${answer.slice(0, 200)}`)),
      );
  });
}
