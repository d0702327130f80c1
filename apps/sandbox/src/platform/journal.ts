import { closeSync, fsyncSync, mkdirSync, openSync, readdirSync, readSync, rmSync, truncateSync } from 'node:fs';
import { type FileHandle, open, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * An append-only journal of JSON lines in its own directory. It guarantees that once `settled()` has resolved, every
 * record appended before the call is on disk (written and fdatasync'ed). Records that arrive during a sync share the
 * next one. A line is atomic: if a kill truncates the last line, the next start drops it.
 * Segments are numbered. A snapshot is a segment that replaces all lower ones: `00000003.snapshot` + `00000004.log`. It
 * may be taken while appends continue, because records are absolute (they set or delete a whole entity), so repeating
 * one that is already in the snapshot is harmless.
 */
export interface Journal {
  /**
   * Throws `StorageError` if the disk rejected the last write, so that nothing changes in memory that was not stored.
   */
  append(record: unknown): void;
  settled(): Promise<void>;
  /** Replaces everything written so far by the given records. */
  compact(records: Iterable<unknown>): Promise<void>;
  /** The number of bytes that the next start has to replay. */
  readonly bytes: number;
  /** The size of the last snapshot, which is part of `bytes`. */
  readonly snapshotBytes: number;
  close(): Promise<void>;
}

export class StorageError extends Error {
  override name = 'StorageError';
}

const CHUNK_BYTES = 4 * 1024 * 1024;
const NEWLINE = 0x0a;
const RETRY_MS = 250;
/** Lines of a snapshot written at once, so that other work can run in between. */
const SNAPSHOT_LINES = 500;

const segmentName = (number: number, kind: 'log' | 'snapshot') => `${String(number).padStart(8, '0')}.${kind}`;

function listSegments(directory: string): { number: number; kind: 'log' | 'snapshot'; path: string }[] {
  const found = [];
  for (const name of readdirSync(directory)) {
    const match = /^(\d{8})\.(log|snapshot)$/.exec(name);
    if (match) {
      found.push({ number: Number(match[1]), kind: match[2] as 'log' | 'snapshot', path: join(directory, name) });
    }
  }
  return found.sort((a, b) => a.number - b.number);
}

/** Calls `replay` for each complete line; returns the number of bytes with complete, readable lines. */
function readLines(path: string, mayEndTorn: boolean, replay: (record: unknown) => void): number {
  const file = openSync(path, 'r');
  const chunk = Buffer.allocUnsafe(CHUNK_BYTES);
  let rest: Buffer = Buffer.alloc(0);
  let good = 0;
  try {
    for (;;) {
      const count = readSync(file, chunk, 0, CHUNK_BYTES, null);
      if (count === 0) return good;
      const data = Buffer.concat([rest, chunk.subarray(0, count)]);
      let from = 0;
      for (let end = data.indexOf(NEWLINE, from); end !== -1; end = data.indexOf(NEWLINE, from)) {
        let record: unknown;
        try {
          record = JSON.parse(data.toString('utf8', from, end));
        } catch (error) {
          const isLast = count < CHUNK_BYTES && end === data.length - 1;
          if (mayEndTorn && isLast) return good;
          throw new StorageError(`${path} cannot be read at byte ${good}`, { cause: error });
        }
        replay(record);
        good += end + 1 - from;
        from = end + 1;
      }
      rest = data.subarray(from);
    }
  } finally {
    closeSync(file);
  }
}

function syncDirectory(directory: string): void {
  const handle = openSync(directory, 'r');
  try {
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
}

const draftPath = (directory: string, number: number) => join(directory, `${segmentName(number, 'snapshot')}.draft`);

/** Writes the records to a segment that appears completely or not at all; returns its size in bytes. */
async function writeSnapshot(directory: string, number: number, records: Iterable<unknown>): Promise<number> {
  const draft = draftPath(directory, number);
  const snapshot = await open(draft, 'w');
  let size = 0;
  try {
    let lines: string[] = [];
    const write = async () => {
      const text = lines.join('');
      lines = [];
      await snapshot.appendFile(text);
      size += Buffer.byteLength(text);
    };
    for (const record of records) {
      lines.push(`${JSON.stringify(record)}\n`);
      if (lines.length >= SNAPSHOT_LINES) await write();
    }
    await write();
    await snapshot.sync();
  } finally {
    await snapshot.close();
  }
  await rename(draft, join(directory, segmentName(number, 'snapshot')));
  syncDirectory(directory);
  return size;
}

/** Opens or creates the journal and replays it, oldest record first, before it resolves. */
export async function openJournal(directory: string, replay: (record: unknown) => void): Promise<Journal> {
  mkdirSync(directory, { recursive: true });
  const all = listSegments(directory);
  const base = all.findLast((segment) => segment.kind === 'snapshot')?.number ?? 0;
  const segments = all.filter((segment) => segment.number >= base);
  for (const stale of all) if (stale.number < base) rmSync(stale.path);
  // A snapshot truncated by a kill is ignored; the files from which it was made still exist.
  for (const name of readdirSync(directory)) if (name.endsWith('.draft')) rmSync(join(directory, name));

  let bytes = 0;
  let snapshotBytes = 0;
  for (const [index, segment] of segments.entries()) {
    const isLast = index === segments.length - 1;
    const good = readLines(segment.path, isLast && segment.kind === 'log', replay);
    if (isLast && segment.kind === 'log') truncateSync(segment.path, good);
    bytes += good;
    if (segment.kind === 'snapshot') snapshotBytes = good;
  }

  const last = segments.at(-1);
  let number = last === undefined ? 1 : last.kind === 'log' ? last.number : last.number + 1;
  let file: FileHandle = await open(join(directory, segmentName(number, 'log')), 'a');
  let position = (await file.stat()).size;
  syncDirectory(directory);

  let queue: string[] = [];
  let unwritten: Buffer | undefined;
  let appended = 0;
  let synced = 0;
  let failure: StorageError | undefined;
  let running: Promise<void> | undefined;
  let retry: NodeJS.Timeout | undefined;
  let waiters: { upTo: number; resolve: () => void; reject: (error: Error) => void }[] = [];

  async function writeAll(batch: Buffer): Promise<void> {
    let done = 0;
    while (done < batch.length) done += (await file.write(batch, done, batch.length - done)).bytesWritten;
    await file.datasync();
  }

  async function flush(): Promise<void> {
    while (queue.length > 0 || unwritten !== undefined) {
      const upTo = appended;
      const batch = Buffer.concat([unwritten ?? Buffer.alloc(0), Buffer.from(queue.join(''), 'utf8')]);
      queue = [];
      unwritten = batch;
      try {
        await writeAll(batch);
      } catch (error) {
        // A partial write is undone, so that the retry does not leave half a line in the middle.
        await file.truncate(position).catch(() => undefined);
        failure = new StorageError(`${directory} cannot be written`, { cause: error });
        const refused = waiters;
        waiters = [];
        for (const waiter of refused) waiter.reject(failure);
        retry ??= setTimeout(() => {
          retry = undefined;
          start();
        }, RETRY_MS).unref();
        return;
      }
      unwritten = undefined;
      failure = undefined;
      position += batch.length;
      bytes += batch.length;
      synced = upTo;
      waiters = waiters.filter((waiter) => {
        if (waiter.upTo > synced) return true;
        waiter.resolve();
        return false;
      });
    }
  }

  function start(): void {
    running ??= flush().finally(() => {
      running = undefined;
      // Records appended between the last check and now still need a flush.
      if (queue.length > 0 && failure === undefined) start();
    });
  }

  function settled(): Promise<void> {
    if (synced >= appended) return Promise.resolve();
    if (failure !== undefined) return Promise.reject(failure);
    return new Promise((resolve, reject) => waiters.push({ upTo: appended, resolve, reject }));
  }

  return {
    append(record) {
      if (failure !== undefined) throw failure;
      queue.push(`${JSON.stringify(record)}\n`);
      appended += 1;
      start();
    },
    settled,
    async compact(records) {
      await settled();
      const older = listSegments(directory);
      const snapshotNumber = number + 1;
      const next = await open(join(directory, segmentName(number + 2, 'log')), 'a');
      while (running !== undefined) await running;
      const previous = file;
      file = next;
      number += 2;
      position = 0;
      bytes = 0;
      await previous.close();

      let size: number;
      try {
        size = await writeSnapshot(directory, snapshotNumber, records);
      } catch (error) {
        // The old files still exist, so a failed snapshot costs only disk space.
        await rm(draftPath(directory, snapshotNumber), { force: true });
        throw error;
      }
      for (const segment of older) await rm(segment.path, { force: true });
      bytes += size;
      snapshotBytes = size;
    },
    get bytes() {
      return bytes;
    },
    get snapshotBytes() {
      return snapshotBytes;
    },
    async close() {
      if (retry) clearTimeout(retry);
      while (running !== undefined) await running;
      await file.close();
    },
  };
}
