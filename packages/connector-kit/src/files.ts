import { type FileHandle, mkdtemp, open, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable, Transform } from 'node:stream';
import { ConnectorError } from './errors.ts';

/*
 * Reports and feeds of a large shop are hundreds of megabytes once they are unpacked. They go to a file, and are read from there piece by
 * piece, so that a worker's memory does not grow with a seller's shop.
 */

/** What a report may unpack to. Amazon's of a million listings is about half of it. */
const LARGEST_UNPACKED_BYTES = 2 * 1024 * 1024 * 1024;
/** One line, or one element, with all that it holds. */
const LARGEST_PIECE = 4 * 1024 * 1024;

/** Opens a file that no name leads to: it is gone with the last use of it, even where the process is killed. */
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
  /** Of the marketplace whose file it is, for what is said where the file can not be read. */
  readonly marketplace: string;
  /** Gunzip or inflate; absent for a file that is not packed. */
  readonly unpack?: Transform;
  /** Default: UTF-8. */
  readonly charset?: string;
  readonly mostBytes?: number;
}

/**
 * The text of a file, in parts of some ten kilobytes, without U+0000.
 * @throws ConnectorError `unavailable` for a file that is cut off, in an unknown charset, or larger than allowed once it is unpacked
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

/** The lines of a text, without their ends. @throws ConnectorError `unavailable` for a line of megabytes */
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
 * The elements of one name in an XML document, each as its own text, and what stands around them as one piece at the end, so that the
 * caller can see whether the document is whole. Elements of that name may not lie inside one another.
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

/** The same text as a string of its own: a part of a longer one would keep all of that in memory. */
export function detached(text: string): string {
  return Buffer.from(text).toString();
}
