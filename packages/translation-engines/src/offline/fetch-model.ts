import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, open, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { type DownloadOptions, download, FETCH_FAULTS, type FetchFault, FetchProblem, sizeOf } from './download.ts';
import {
  type FileSum,
  MODEL_FILES,
  MODEL_NOTE,
  MODEL_PARTS,
  type ModelPart,
  type Pair,
  readModel,
} from './model-folder.ts';
import { PINNED_MODELS, type PinnedModel } from './pinned-models.data.ts';

export interface FetchModelOptions extends Omit<DownloadOptions, 'onBytes'> {
  /** The folder of the models; made if it is not there. */
  readonly folder: string;
  /** The address below which the files are, `http:`, `https:` or `file:`, without a trailing slash. */
  readonly from: string;
  /** For tests. */
  readonly models?: Readonly<Record<Pair, PinnedModel>>;
  /** Called with the bytes that are there, of those that will be. */
  readonly onProgress?: (bytes: number, of: number) => void;
}

/** The bytes that are fetched for a model. */
export const sizeOfModel = (model: PinnedModel) => MODEL_PARTS.reduce((sum, part) => sum + model[part].size, 0);

/** Where parts are kept until a model is whole. No pair has such a name. */
const UNFINISHED = '.fetching';
/** A file from a sum that we know does not grow more; this is for those whose unpacked size nobody says. */
const MOST_UNPACKED = 64 * 1024 * 1024;

export interface Fetching {
  /** How many bytes have been fetched so far; 0 if nobody began. */
  readonly bytes: number;
  /** Whether a process is fetching it now. */
  readonly isRunning: boolean;
  /** Why the last attempt failed. */
  readonly fault: FetchFault | null;
}

async function fetchedBytes(folder: string, pair: Pair): Promise<number> {
  const sizes = await Promise.all(MODEL_PARTS.map((part) => sizeOf(packedPath(folder, pair, part))));
  return sizes.reduce((sum, size) => sum + size, 0);
}

/** How far a model has been fetched, by whichever process. */
export async function fetchingOf(folder: string, pair: Pair): Promise<Fetching> {
  const lock = lockPath(folder, pair);
  const holder = Number(await readFile(lock, 'utf8').catch(() => ''));
  const fault = await readFile(faultPath(folder, pair), 'utf8').catch(() => null);
  return {
    bytes: await fetchedBytes(folder, pair),
    isRunning: running.has(lock) || isAlive(holder),
    fault: fault === null ? null : ((FETCH_FAULTS.find((one) => one === fault) ?? 'broken_off') as FetchFault),
  };
}

const lockPath = (folder: string, pair: Pair) => join(folder, UNFINISHED, `${pair}.lock`);
const faultPath = (folder: string, pair: Pair) => join(folder, UNFINISHED, `${pair}.fault`);
const packedPath = (folder: string, pair: Pair, part: ModelPart) => join(folder, UNFINISHED, pair, `${part}.gz`);

/**
 * Fetches a model, checks it, and moves it to its place in one step. A model that is whole is left alone. What an
 * interrupted call brought is used by the next one.
 * @returns whether anything was fetched
 * @throws FetchProblem; RangeError if no such model is pinned
 */
export async function fetchModel(pair: Pair, options: FetchModelOptions): Promise<boolean> {
  const { folder, models = PINNED_MODELS } = options;
  const pinned = models[pair];
  if (!pinned) throw new RangeError(`No model for ${pair} is known; known: ${Object.keys(models).join(', ')}`);
  const isThere = await readModel(folder, pair).then(
    () => true,
    () => false,
  );
  if (isThere) return false;
  const work = join(folder, UNFINISHED, pair);
  await mkdir(work, { recursive: true }).catch((cause) => {
    throw new FetchProblem('unwritable', `${work} cannot be made.`, { cause });
  });
  return alone(lockPath(folder, pair), pair, async () => {
    const fault = faultPath(folder, pair);
    await rm(fault, { force: true });
    try {
      await bring(pair, pinned, options);
      return true;
    } catch (error) {
      if (error instanceof FetchProblem) await writeFile(fault, error.fault).catch(() => undefined);
      throw error;
    }
  });
}

async function bring(pair: Pair, pinned: PinnedModel, options: FetchModelOptions): Promise<void> {
  const { folder, from, onProgress } = options;
  const work = join(folder, UNFINISHED, pair);
  const ready = join(work, 'ready');
  await rm(ready, { recursive: true, force: true });
  await mkdir(ready);
  const note: Partial<Record<ModelPart, FileSum>> = {};
  let before = 0;
  for (const part of MODEL_PARTS) {
    const { path, size, sha256, unpacked } = pinned[part];
    const packed = packedPath(folder, pair, part);
    const onBytes = (bytes: number) => onProgress?.(before + bytes, sizeOfModel(pinned));
    await download(new URL(`${from}/${path}`), { size, sha256 }, packed, { ...options, onBytes });
    note[part] = await unpack(packed, join(ready, MODEL_FILES[part]), unpacked);
    before += size;
  }
  await writeFile(join(ready, MODEL_NOTE), `${JSON.stringify(note, null, 2)}\n`, { flush: true });
  await moveInto(ready, join(folder, pair), join(work, 'old'));
  await rm(work, { recursive: true, force: true });
}

/** A crash between the two renames leaves no model; the next call fetches it again. */
async function moveInto(ready: string, place: string, aside: string): Promise<void> {
  await rm(aside, { recursive: true, force: true });
  await rename(place, aside).catch(() => undefined);
  await rename(ready, place);
}

async function unpack(from: string, to: string, wanted: FileSum | undefined): Promise<FileSum> {
  const hash = createHash('sha256');
  let size = 0;
  const most = wanted?.size ?? MOST_UNPACKED;
  const sum = new Transform({
    transform(chunk: Buffer, _, done) {
      size += chunk.length;
      hash.update(chunk);
      done(size > most ? new FetchProblem('wrong_size', `${from} has more than ${most} bytes in it.`) : null, chunk);
    },
  });
  try {
    await pipeline(createReadStream(from), createGunzip(), sum, createWriteStream(to, { flush: true }));
  } catch (error) {
    if (error instanceof FetchProblem) throw error;
    const isDisk = /^E[A-Z]+$/.test((error as { code?: string }).code ?? '');
    throw isDisk
      ? new FetchProblem('unwritable', `${to} cannot be written.`, { cause: error })
      : new FetchProblem('wrong_sum', `${from} cannot be unpacked.`, { cause: error });
  }
  const sha256 = hash.digest('hex');
  if (wanted && (wanted.size !== size || wanted.sha256 !== sha256)) {
    throw new FetchProblem('wrong_sum', `What is in ${from} is not what was expected.`);
  }
  return { size, sha256 };
}

const running = new Set<string>();

/** Lets one process at a time do the work. A lock whose process has ended is taken over. */
async function alone<T>(path: string, pair: Pair, work: () => Promise<T>): Promise<T> {
  if (running.has(path)) throw busy(pair);
  running.add(path);
  try {
    const lock = await open(path, 'wx').catch(() => undefined);
    if (lock) {
      await lock.writeFile(String(process.pid));
      await lock.close();
    } else {
      if (isAlive(Number(await readFile(path, 'utf8').catch(() => '')))) throw busy(pair);
      await writeFile(path, String(process.pid));
    }
    try {
      return await work();
    } finally {
      await rm(path, { force: true });
    }
  } finally {
    running.delete(path);
  }
}

const busy = (pair: Pair) => new FetchProblem('busy', `The model for ${pair} is being fetched already.`);

function isAlive(pid: number): boolean {
  if (!Number.isSafeInteger(pid) || pid <= 0 || pid === process.pid) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as { code?: string }).code === 'EPERM';
  }
}
