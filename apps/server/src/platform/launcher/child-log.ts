import { mkdirSync, renameSync, statSync } from 'node:fs';
import { appendFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { whyDatabaseFails } from '../database/gone.ts';
import { errorCode } from '../errors.ts';

const ROTATE_AT_BYTES = 10_000_000;
/** The number of rotated files; `worker.log.1` is the newest. */
const OLD_FILES = 3;
/** The same trouble is reported again only after it was absent for this long: one line per outage, however many calls fail. */
const SAME_TROUBLE_MS = 15_000;
/** More kinds of trouble than this mean that messages vary. */
const MAX_TROUBLES = 500;

/** The output of a child: all lines go to its file, warnings and errors also to the operator. */
export interface ChildLog {
  /** Reads lines until the stream ends. */
  follow(stream: Readable): void;
  read(line: string): void;
  /** The last error, otherwise the last line that was no log entry: shown when the child ends. */
  lastTrouble(): string | undefined;
}

/**
 * Creates a child's log.
 * @param file receives every line, and is rotated at 10 MB; on a full disk lines are lost, but nothing else
 * @param onTrouble called with the message of each warning and error
 */
export function createChildLog(file: string, onTrouble: (message: string) => void): ChildLog {
  let pending = Promise.resolve();
  let trouble: string | undefined;
  let plain: string | undefined;
  let bytes = startFile(file);
  const loggedAt = new Map<string, number>();

  function write(line: string): void {
    bytes += Buffer.byteLength(line) + 1;
    const isFull = bytes > ROTATE_AT_BYTES;
    if (isFull) bytes = 0;
    pending = pending.then(async () => {
      try {
        if (isFull) rotate(file);
        await appendFile(file, `${line}\n`, { mode: 0o600 });
      } catch (error) {
        if (errorCode(error) !== 'ENOSPC') onTrouble(`${file} can not be written: ${errorCode(error)}`);
      }
    });
  }

  function read(line: string): void {
    write(line);
    if (!line.startsWith('{')) {
      if (line.trim() !== '' && !/^\s+at /.test(line)) plain = line.trim();
      return;
    }
    const found = troubleIn(line);
    if (found === undefined) return;
    trouble = found.message;
    if (isNews(found.key)) onTrouble(found.message);
  }

  function isNews(key: string): boolean {
    const now = Date.now();
    const before = loggedAt.get(key);
    if (loggedAt.size >= MAX_TROUBLES) loggedAt.clear();
    loggedAt.set(key, now);
    return before === undefined || now - before > SAME_TROUBLE_MS;
  }

  return {
    read,
    follow(stream) {
      createInterface({ input: stream, crlfDelay: Number.POSITIVE_INFINITY }).on('line', read);
    },
    lastTrouble: () => trouble ?? plain,
  };
}

interface Entry {
  readonly msg?: unknown;
  readonly message?: unknown;
  readonly reason?: unknown;
  readonly problems?: unknown;
  readonly detail?: unknown;
  readonly err?: { readonly type?: unknown; readonly code?: unknown; readonly message?: unknown };
}

/**
 * The message of a log entry of level warn or higher, with the error's own text; `key` is equal for the same trouble. Every failure during
 * an outage of the database is reported as that outage.
 */
function troubleIn(line: string): { key: string; message: string } | undefined {
  if (!/"level":"(warn|error|fatal)"/.test(line)) return undefined;
  try {
    const entry = JSON.parse(line) as Entry;
    const database = databaseTrouble(entry);
    if (database !== undefined) return database;
    const said = [entry.msg ?? entry.message, entry.err?.message ?? entry.reason ?? entry.problems ?? entry.detail];
    const message = said.filter((part) => typeof part === 'string' && part !== '').join(': ');
    return { key: message.replaceAll(/[\da-f-]*\d[\da-f-]*/g, '#'), message };
  } catch {
    return { key: line, message: line }; // A kill truncated the line.
  }
}

function databaseTrouble({ err }: Entry): { key: string; message: string } | undefined {
  if (typeof err?.message !== 'string' || err.type === 'ConnectorError') return undefined;
  const why = whyDatabaseFails({ code: err.code, message: err.message });
  if (why === undefined) return undefined;
  const what = why === 'away' ? 'The database can not be reached' : 'The disk of the database is full';
  return { key: why, message: `${what}: ${err.message}` };
}

function startFile(file: string): number {
  mkdirSync(dirname(file), { recursive: true });
  return statSync(file, { throwIfNoEntry: false })?.size ?? 0;
}

function rotate(file: string): void {
  const name = (age: number) => (age === 0 ? file : `${file}.${age}`);
  for (let age = OLD_FILES; age > 0; age -= 1) {
    if (statSync(name(age - 1), { throwIfNoEntry: false }) !== undefined) renameSync(name(age - 1), name(age));
  }
}
