import type { FileHandle } from 'node:fs/promises';
import { TOO_LARGE, TOO_SLOW } from './retry.ts';

/** What the body of an answer may be, as the wire is unpacked. */
export interface AnswerLimit {
  readonly bytes: number;
  /** From its first byte to its last. */
  readonly ms: number;
}

/** An answer to one call: the largest page of any marketplace (Octopia's 1,000 offers) is some megabytes. */
export const MESSAGE: AnswerLimit = { bytes: 32 * 1024 * 1024, ms: 60_000 };
/** A report: Amazon's of a million listings is about 1 GB, and is packed. */
export const FILE: AnswerLimit = { bytes: 512 * 1024 * 1024, ms: 300_000 };

/** A body that comes more slowly than this is broken off: an account's other calls wait for it. Bytes in a millisecond. */
const SLOWEST = 16;
/** What the slowest body is given beside: a line may stand still for a moment. */
const GRACE_MS = 3_000;

/** @param saveTo where the body of an answer with a good status goes instead @throws BrokenOff, TimeoutError */
export async function readBody(
  answer: Response,
  { limit = MESSAGE, saveTo }: { readonly limit?: AnswerLimit; readonly saveTo?: FileHandle },
  timer: TimeLimit,
): Promise<Uint8Array> {
  // The stream of the answer itself: it keeps an error for its reader. A stream of Node's made from it would throw one that comes while
  // nobody reads, and end the process.
  const body = (answer.body ?? []) as AsyncIterable<Uint8Array> | Iterable<Uint8Array>;
  if (Number(answer.headers.get('content-length') ?? 0) > limit.bytes) {
    await answer.body?.cancel();
    throw new BrokenOff(TOO_LARGE);
  }
  const began = performance.now();
  let size = 0;
  async function* checked() {
    timer.restart(GRACE_MS);
    for await (const chunk of body) {
      size += chunk.byteLength;
      if (size > limit.bytes) throw new BrokenOff(TOO_LARGE);
      const mostMs = Math.min(limit.ms, GRACE_MS + size / SLOWEST);
      timer.restart(mostMs - (performance.now() - began));
      yield chunk;
    }
  }
  if (saveTo && answer.ok) {
    // A read that is repeated begins the file anew.
    await saveTo.truncate(0);
    let at = 0;
    for await (const chunk of checked()) {
      for (let from = 0; from < chunk.byteLength; ) {
        const { bytesWritten } = await saveTo.write(chunk, from, chunk.byteLength - from, at);
        from += bytesWritten;
        at += bytesWritten;
      }
    }
    return new Uint8Array();
  }
  const chunks: Uint8Array[] = [];
  for await (const chunk of checked()) chunks.push(chunk);
  return new Uint8Array(Buffer.concat(chunks, size));
}

/** An answer that Quayside did not read to its end. */
class BrokenOff extends Error {
  readonly code: typeof TOO_LARGE | typeof TOO_SLOW;
  constructor(code: BrokenOff['code']) {
    super(code);
    this.code = code;
  }
}

export interface TimeLimit {
  readonly signal: AbortSignal;
  /** From here on there are so many milliseconds, for an answer that has begun. */
  restart(ms: number): void;
  end(): void;
}

/**
 * Aborts after a time or with the work's own signal, and leaves nothing behind on that signal: `AbortSignal.any` keeps about 2 KB for
 * every call on a signal that lives as long as its process (measured on Node 20).
 */
export function startTimeLimit(ms: number, work: AbortSignal | undefined): TimeLimit {
  const controller = new AbortController();
  const stop = () => controller.abort(work?.reason);
  let timer = setTimeout(() => controller.abort(new DOMException('The answer took too long.', 'TimeoutError')), ms);
  work?.addEventListener('abort', stop, { once: true });
  return {
    signal: controller.signal,
    restart(leftMs) {
      clearTimeout(timer);
      timer = setTimeout(() => controller.abort(new BrokenOff(TOO_SLOW)), Math.max(0, leftMs));
    },
    end() {
      clearTimeout(timer);
      work?.removeEventListener('abort', stop);
    },
  };
}
