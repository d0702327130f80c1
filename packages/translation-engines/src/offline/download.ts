import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, open, rm, stat, truncate } from 'node:fs/promises';
import { dirname } from 'node:path';
import { Readable } from 'node:stream';
import type { FileSum } from './model-folder.ts';

/**
 * Why a file or a model could not be fetched. `broken_off`: the answer ended too early, also after several attempts; the
 * next call goes on from there. `page`: a page instead of a file. `busy`: another process fetches the same model.
 */
export const FETCH_FAULTS = [
  'unreachable',
  'broken_off',
  'refused',
  'page',
  'wrong_size',
  'wrong_sum',
  'unwritable',
  'busy',
] as const;
export type FetchFault = (typeof FETCH_FAULTS)[number];

export class FetchProblem extends Error {
  readonly fault: FetchFault;

  constructor(fault: FetchFault, message: string, options?: ErrorOptions) {
    super(message, options);
    this.fault = fault;
  }
}

export interface DownloadOptions {
  readonly signal?: AbortSignal | undefined;
  /** Called with the bytes that are there. */
  readonly onBytes?: (bytes: number) => void;
  /** The pauses before further attempts; an attempt that brought bytes starts them anew. */
  readonly pausesMs?: readonly number[];
}

const PAUSES_MS = [500, 2_000, 5_000, 15_000];
/** An answer that brings nothing for so long has ended. */
const SILENCE_MS = 60_000;

/**
 * Brings one file, or the rest of it, and leaves it at `path` only if it is the wanted one: a part that cannot become it
 * is removed.
 * @param url `http:`, `https:` or `file:`
 * @throws FetchProblem
 */
export async function download(url: URL, wanted: FileSum, path: string, options: DownloadOptions = {}): Promise<void> {
  const { pausesMs = PAUSES_MS } = options;
  await mkdir(dirname(path), { recursive: true });
  for (let attempt = 0; ; ) {
    const before = await sizeOf(path);
    if (before === wanted.size) break;
    if (before > wanted.size) await truncate(path, 0);
    try {
      await append(url, wanted, path, options);
    } catch (error) {
      options.signal?.throwIfAborted();
      const problem = problemOf(error, url);
      const isFinal = problem.fault !== 'broken_off' && problem.fault !== 'unreachable';
      if (problem.fault === 'wrong_size') await rm(path, { force: true });
      const after = await sizeOf(path);
      attempt = after > before ? 0 : attempt + 1;
      const pause = pausesMs[attempt];
      if (isFinal || pause === undefined) throw problem;
      await wait(pause, options.signal);
    }
  }
  if ((await hashOf(path)) === wanted.sha256) return;
  await rm(path, { force: true });
  throw new FetchProblem('wrong_sum', `${url.href} is not the file that was expected: its SHA-256 is another.`);
}

async function append(url: URL, wanted: FileSum, path: string, { signal, onBytes }: DownloadOptions): Promise<void> {
  const silence = new AbortController();
  const timer = setTimeout(() => silence.abort(), SILENCE_MS);
  const either = signal ? AbortSignal.any([signal, silence.signal]) : silence.signal;
  const file = await open(path, 'a');
  try {
    let at = (await file.stat()).size;
    const { body, isWhole } = await answerOf(url, wanted, at, either);
    if (isWhole && at > 0) {
      await file.truncate(0);
      at = 0;
    }
    for await (const chunk of body) {
      timer.refresh();
      at += chunk.length;
      if (at > wanted.size) throw wrongSize(url, `more than ${wanted.size}`);
      await file.appendFile(chunk).catch((cause) => {
        throw new FetchProblem('unwritable', `${path} cannot be written: ${messageOf(cause)}`, { cause });
      });
      onBytes?.(at);
    }
    if (at < wanted.size)
      throw new FetchProblem('broken_off', `${url.href} ended after ${at} of ${wanted.size} bytes.`);
  } finally {
    clearTimeout(timer);
    await file.close();
  }
}

interface Answer {
  readonly body: AsyncIterable<Uint8Array>;
  /** The whole file, although its rest was asked for. */
  readonly isWhole: boolean;
}

async function answerOf(url: URL, wanted: FileSum, from: number, signal: AbortSignal): Promise<Answer> {
  if (url.protocol === 'file:') {
    const { size } = await stat(url).catch((cause) => {
      throw new FetchProblem('refused', `${url.href} is not there.`, { cause });
    });
    if (size !== wanted.size) throw wrongSize(url, String(size));
    return { body: createReadStream(url, { start: from }), isWhole: false };
  }
  const headers = { 'accept-encoding': 'identity', ...(from > 0 ? { range: `bytes=${from}-` } : {}) };
  const { status, headers: said, body } = await fetch(url, { headers, signal });
  if (status >= 500 || status === 429) throw new FetchProblem('unreachable', `${url.href} answered with ${status}.`);
  if (status !== 200 && status !== 206) {
    throw new FetchProblem('refused', `${url.href} answered with ${status}.`);
  }
  if (/^text\/html/i.test(said.get('content-type') ?? '')) {
    throw new FetchProblem('page', `${url.href} answered with a page instead of the file.`);
  }
  const isWhole = status === 200;
  const size = isWhole ? said.get('content-length') : /\/(\d+)$/.exec(said.get('content-range') ?? '')?.[1];
  if (size && Number(size) !== wanted.size) throw wrongSize(url, size);
  return { body: body === null ? Readable.from([]) : Readable.fromWeb(body as never), isWhole };
}

const wrongSize = (url: URL, size: string) =>
  new FetchProblem('wrong_size', `${url.href} has ${size} bytes, which is not the file that was expected.`);

function problemOf(error: unknown, url: URL): FetchProblem {
  if (error instanceof FetchProblem) return error;
  const code = (error as { code?: string } | null)?.code ?? '';
  if (['ENOSPC', 'EACCES', 'EROFS', 'EDQUOT'].includes(code)) {
    return new FetchProblem('unwritable', messageOf(error), { cause: error });
  }
  const isNever = error instanceof TypeError && error.message === 'fetch failed';
  return isNever
    ? new FetchProblem('unreachable', `${url.href} cannot be reached: ${messageOf(error.cause)}`, { cause: error })
    : new FetchProblem('broken_off', `${url.href} broke off: ${messageOf(error)}`, { cause: error });
}

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

export const sizeOf = (path: string): Promise<number> =>
  stat(path).then(
    ({ size }) => size,
    () => 0,
  );

export async function hashOf(path: string): Promise<string> {
  const hash = createHash('sha256');
  for await (const chunk of createReadStream(path, { highWaterMark: 1024 * 1024 })) hash.update(chunk);
  return hash.digest('hex');
}

function wait(ms: number, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, ms);
    signal?.addEventListener('abort', () => {
      clearTimeout(timer);
      reject(signal.reason);
    });
  });
}
