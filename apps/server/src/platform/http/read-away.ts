import type { Readable } from 'node:stream';

/** Of a body that nobody wants, so much is read away at most, for so long. Who sends more is cut off. */
const MOST_BYTES = 64 * 1024 * 1024;
const LONGEST_MS = 10_000;

/**
 * Reads away what is left of a request. A connection that is closed while its other end still sends loses the answer: the sender is told
 * of a broken pipe, and not of what was wrong.
 */
export function readAway(request: Readable): Promise<void> {
  if (request.readableEnded || request.destroyed) return Promise.resolve();
  return new Promise((resolve) => {
    let bytes = 0;
    const timer = setTimeout(done, LONGEST_MS);
    request.on('data', count).once('end', done).once('close', done).once('error', done).resume();

    function count(chunk: Buffer | string): void {
      bytes += chunk.length;
      if (bytes > MOST_BYTES) done();
    }

    function done(): void {
      clearTimeout(timer);
      request.off('data', count);
      resolve();
    }
  });
}
