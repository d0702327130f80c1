import { once } from 'node:events';
import { request } from 'node:http';

const CHUNK = Buffer.alloc(1_000_000, 'A');

export interface Upload {
  readonly url: string;
  readonly path: string;
  readonly cookie: string | undefined;
  readonly bytes: number;
  /** Whether the length is told before the body, as browsers do. */
  readonly tellsLength: boolean;
}

/** Sends a body of so many bytes, as fast as it is taken, until it is answered. @returns the status and what was sent, in bytes */
export async function upload({
  url,
  path,
  cookie,
  bytes,
  tellsLength,
}: Upload): Promise<{ status: number; sent: number }> {
  const sending = request(url + path, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(cookie ? { cookie } : {}),
      ...(tellsLength ? { 'content-length': bytes } : { 'transfer-encoding': 'chunked' }),
    },
  });
  let status = 0;
  sending.on('response', (answer) => {
    status = answer.statusCode ?? 0;
    answer.resume();
  });
  const ended = new Promise<void>((resolve) => sending.once('close', resolve).once('error', () => resolve()));
  let sent = 0;
  while (status === 0 && sent < bytes && !sending.destroyed) {
    sent += CHUNK.length;
    if (!sending.write(CHUNK)) await Promise.race([once(sending, 'drain'), ended]);
  }
  if (status === 0 && !sending.destroyed) {
    sending.end();
    await Promise.race([once(sending, 'response'), ended]);
  }
  sending.destroy();
  await ended;
  return { status, sent };
}
