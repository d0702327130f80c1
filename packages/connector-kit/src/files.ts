import { type FileHandle, mkdtemp, open, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable, Transform } from 'node:stream';
import { ConnectorError } from './errors.ts';

/*
 * Reports and feeds of a large shop are hundreds of megabytes uncompressed. They are written to a file and read from it in pieces, so that
 * a worker's memory does not grow with the shop.
 */

/** Maximum uncompressed size of a report. Amazon's report of a million listings has about half of it. */
const LARGEST_UNPACKED_BYTES = 2 * 1024 * 1024 * 1024;
/** Maximum size of one line or one element. */
const LARGEST_PIECE = 4 * 1024 * 1024;

/** Opens an unlinked file: it disappears with its last use, even if the process is killed. */
export async function withTemporaryFile<T>(use: (file: FileHandle) => Promise<T>): Promise<T> {
  const directory = await mkdtemp(join(tmpdir(), 'quayside-'));
  let file: FileHandle;
  try {
    file = await open(join(directory, 'answer'), 'wx+');
  } finally {
    await rm(directory, { recursive: true, force: true });
  }
  try {
    return await use(file);
  } finally {
    await file.close();
  }
}

export interface Unpacking {
  /** The marketplace's name, for error messages. */
  readonly marketplace: string;
  /** Gunzip or inflate; absent for an uncompressed file. */
  readonly unpack?: Transform;
  /** Default: UTF-8. */
  readonly charset?: string;
  readonly mostBytes?: number;
}

/**
 * Yields the text of a file in chunks of some ten kilobytes, without U+0000.
 * @throws ConnectorError `unavailable` if the file is truncated, has an unknown charset, or exceeds the size limit when uncompressed
 */
export async function* textOf(source: Readable, options: Unpacking): AsyncGenerator<string> {
  const { marketplace, unpack, charset = 'utf-8', mostBytes = LARGEST_UNPACKED_BYTES } = options;
  const unreadable = (why: string, cause?: unknown) =>
    new ConnectorError(
      'unavailable',
      `${marketplace}’s file cannot be read: ${why}.`,
      cause === undefined ? {} : { cause },
    );
  let decoder: InstanceType<typeof TextDecoder>;
  try {
    decoder = new TextDecoder(charset);
  } catch (cause) {
    throw unreadable(`it is in ${charset}`, cause);
  }
  const unpacked: Readable = unpack ? source.on('error', (error) => unpack.destroy(error)).pipe(unpack) : source;
  let bytes = 0;
  try {
    for await (const chunk of unpacked as AsyncIterable<Buffer>) {
      bytes += chunk.byteLength;
      if (bytes > mostBytes) throw unreadable(`it is larger than ${mostBytes} bytes`);
      yield decoder.decode(chunk, { stream: true }).replaceAll('\0', '');
    }
    yield decoder.decode();
  } catch (cause) {
    throw cause instanceof ConnectorError ? cause : unreadable('it cannot be unpacked', cause);
  } finally {
    source.destroy();
    unpack?.destroy();
  }
}

/**
 * Yields the lines of a text without their line ends.
 * @throws ConnectorError `unavailable` for a line of several megabytes
 */
export async function* linesOf(parts: AsyncIterable<string>): AsyncGenerator<string> {
  let rest = '';
  for await (const part of parts) {
    const lines = (rest + part).split(/\r?\n/);
    rest = bounded(lines.pop() ?? '');
    yield* lines;
  }
  if (rest !== '') yield rest;
}

/**
 * Yields each element of one name in an XML document as text, and finally everything around the elements as one piece, so that the caller
 * can check that the document is complete. Elements of that name must not be nested.
 */
export async function* elementsOf(
  parts: AsyncIterable<string>,
  name: string,
): AsyncGenerator<{ readonly element: string } | { readonly around: string }> {
  const begin = new RegExp(`<${name}[\\s>]`);
  const end = `</${name}>`;
  let rest = '';
  let around = '';
  for await (const part of parts) {
    rest = bounded(rest + part);
    for (let from = rest.search(begin); from >= 0; from = rest.search(begin)) {
      const to = rest.indexOf(end, from);
      if (to < 0) break;
      around = bounded(around + rest.slice(0, from));
      yield { element: rest.slice(from, to + end.length) };
      rest = rest.slice(to + end.length);
    }
  }
  yield { around: bounded(around + rest) };
}

function bounded(text: string): string {
  if (text.length <= LARGEST_PIECE) return text;
  throw new ConnectorError('unavailable', `One piece of the file is longer than ${LARGEST_PIECE} characters.`);
}

/** Copies a text, because a substring of a longer text would keep all of that text in memory. */
export function detached(text: string): string {
  return Buffer.from(text).toString();
}
