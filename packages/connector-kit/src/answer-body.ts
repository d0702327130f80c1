import type { FileHandle } from 'node:fs/promises';
import { TOO_LARGE, TOO_SLOW } from './retry.ts';

/** Limits of a response body, counted after decompression. */
export interface AnswerLimit {
  readonly bytes: number;
  /** Maximum time from its first byte to its last. */
  readonly ms: number;
}

/** For the response to one call. The largest page of any marketplace (Octopia's 1,000 offers) is a few megabytes. */
export const MESSAGE: AnswerLimit = { bytes: 32 * 1024 * 1024, ms: 60_000 };
/** For a report. Amazon's report of a million listings is about 1 GB and arrives compressed. */
export const FILE: AnswerLimit = { bytes: 512 * 1024 * 1024, ms: 300_000 };

/** Minimum transfer rate in bytes per millisecond. A slower body is aborted, because the account's other calls wait for it. */
const SLOWEST = 16;
/** Extra time on top of the minimum rate, because a connection may stall for a moment. */
const GRACE_MS = 3_000;

/**
 * @param saveTo the file that receives the body of a successful response
 * @throws BrokenOff, TimeoutError
 */
export async function readBody(
  answer: Response,
  { limit = MESSAGE, saveTo }: { readonly limit?: AnswerLimit; readonly saveTo?: FileHandle },
  timer: TimeLimit,
): Promise<Uint8Array> {
  // Reads the response's own stream, which keeps an error for its reader. A Node stream made from it would throw an error that arrives
  // while nobody reads, and end the process.
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
    // A repeated read rewrites the file from its beginning.
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

/** A response that Quayside aborted before its end. */
class BrokenOff extends Error {
  readonly code: typeof TOO_LARGE | typeof TOO_SLOW;
  constructor(code: BrokenOff['code']) {
    super(code);
    this.code = code;
  }
}

export interface TimeLimit {
  readonly signal: AbortSignal;
  /** Sets a new deadline in milliseconds from now, for a response that has begun. */
  restart(ms: number): void;
  end(): void;
}

/**
 * Aborts after a time or with the caller's signal, and removes its listener from that signal. `AbortSignal.any` would keep about 2 KB for
 * every call on a signal that lives as long as the process (measured on Node 20), and with `AbortSignal.timeout` it never fires once
 * that signal is collected as garbage (nodejs/node#57736).
 */
export function startTimeLimit(ms: number, work: AbortSignal | undefined): TimeLimit {
  const controller = new AbortController();
  const stop = () => controller.abort(work?.reason);
  let timer = setTimeout(() => controller.abort(new DOMException('The answer took too long.', 'TimeoutError')), ms);
  if (work?.aborted) stop();
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
