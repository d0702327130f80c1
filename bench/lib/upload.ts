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
  let isClosed = false;
  let wake: () => void = () => undefined;
  const woken = () => (isClosed ? Promise.resolve() : new Promise<void>((resolve) => (wake = resolve)));
  sending.on('drain', () => wake());
  sending.on('response', () => wake());
  sending.on('error', () => wake());
  sending.on('close', () => {
    isClosed = true;
    wake();
  });
  let sent = 0;
  while (status === 0 && sent < bytes && !isClosed) {
    sent += CHUNK.length;
    if (!sending.write(CHUNK)) await woken();
  }
  if (status === 0 && !isClosed) {
    sending.end();
    await woken();
  }
  sending.destroy();
  return { status, sent };
}
