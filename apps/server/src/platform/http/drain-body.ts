import type { Readable } from 'node:stream';

/** Limits for reading an unwanted body; a longer one is aborted. */
const MAX_BYTES = 64 * 1024 * 1024;
const LONGEST_MS = 10_000;

/**
 * Reads the rest of a request's body. If the connection closed while the client still sends, the client would see a broken pipe instead of
 * the response.
 */
export function drainBody(request: Readable): Promise<void> {
  if (request.readableEnded || request.destroyed) return Promise.resolve();
  return new Promise((resolve) => {
    let bytes = 0;
    const timer = setTimeout(done, LONGEST_MS);
    request.on('data', count).once('end', done).once('close', done).once('error', done).resume();

    function count(chunk: Buffer | string): void {
      bytes += chunk.length;
      if (bytes > MAX_BYTES) done();
    }

    function done(): void {
      clearTimeout(timer);
      request.off('data', count);
      resolve();
    }
  });
}
