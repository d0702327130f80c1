import { Worker } from 'node:worker_threads';
import { ERROR_CODES, type ErrorCode } from '@quayside/contract';
import { fail } from '../http/fail.ts';
import { fileTurns } from './file-turns.ts';

/** What a thread says: that it has refused the file, how long its lists are, the next rows of a list, or the rest. */
export type ThreadAnswer =
  | { readonly kind: 'refused'; readonly code: string }
  | { readonly kind: 'rows'; readonly list: string; readonly rows: readonly unknown[] }
  | { readonly kind: 'done'; readonly rest: Readonly<Record<string, unknown>> };

export interface ThreadTask {
  /** The name of the reader in `file-worker.ts`. */
  readonly reader: string;
  readonly args: readonly unknown[];
}

/** Shorter files are read at once: this takes some milliseconds, as starting a thread does. */
const SHORT = 10_000;
/** A thread that needs longer, or more memory, is stopped. */
const MOST_MS = 120_000;
const MOST_MEMORY_MB = 512;

/** One process works on so many long files at once, and on one of a business; a few others wait. */
const turns = fileTurns({ atOnce: 2, waiting: 20, waitingPerUser: 3 });

interface FileContent {
  readonly bytes?: string | undefined;
  readonly text?: string | undefined;
}

/**
 * Makes a reader of sellers' files that never keeps the process from other work: a long file is read in a thread of its
 * own. The result must consist of plain data. Call it `inTurn`.
 * @param name of the same function in `file-worker.ts`
 */
export function fileReader<Args extends readonly [FileContent, ...unknown[]], Result extends object>(
  name: string,
  read: (...args: Args) => Result | Promise<Result>,
) {
  /** @throws file_too_heavy if it takes too long or needs too much memory */
  return async (...args: Args): Promise<Result> =>
    isShort(args[0]) ? read(...args) : (runInThread({ reader: name, args }) as Promise<Result>);
}

/** How an archive begins in base64, such as a workbook: a short one may become long. */
const ARCHIVE = 'UEsD';
const isShort = ({ bytes = '', text = '' }: FileContent) =>
  bytes.length + text.length <= SHORT && !bytes.startsWith(ARCHIVE);

/**
 * Reads a file, and does what it says, in its turn: of a business one long file after the other. Short ones never wait.
 * @throws files_waiting if too many other files wait
 */
export async function inTurn<T>(userId: number, file: FileContent, work: () => Promise<T>): Promise<T> {
  return isShort(file) ? work() : turns.take(userId, work);
}

const isSource = import.meta.url.endsWith('.ts');
const ENTRY = new URL(isSource ? '../../../dist/file-worker.js' : './file-worker.js', import.meta.url);

/** @param limits for tests */
export function runInThread(
  task: ThreadTask,
  { mostMs = MOST_MS, mostMemoryMb = MOST_MEMORY_MB } = {},
): Promise<Readonly<Record<string, unknown>>> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(ENTRY, {
      workerData: task,
      execArgv: [],
      resourceLimits: { maxOldGenerationSizeMb: mostMemoryMb },
    });
    const lists: Record<string, unknown[]> = {};
    const end = (settle: () => void) => {
      clearTimeout(timer);
      void worker.terminate();
      settle();
    };
    const timer = setTimeout(() => end(() => reject(fail('file_too_heavy'))), mostMs);
    worker.on('message', (answer: ThreadAnswer) => {
      if (answer.kind === 'refused') return end(() => reject(fail(codeOf(answer.code))));
      if (answer.kind === 'done') return end(() => resolve({ ...answer.rest, ...lists }));
      const list = lists[answer.list] ?? [];
      lists[answer.list] = list;
      list.push(...answer.rows);
      // The next rows come only when other work has had its turn.
      setImmediate(() => worker.postMessage('next'));
    });
    worker.on('error', (error) =>
      end(() => reject(isOutOfMemory(error) ? fail('file_too_heavy', { cause: error }) : error)),
    );
    worker.on('exit', () => end(() => reject(fail('file_too_heavy'))));
  });
}

const isOutOfMemory = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY';

function codeOf(code: string): ErrorCode {
  return code in ERROR_CODES ? (code as ErrorCode) : 'internal';
}
