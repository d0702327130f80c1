import { createHash } from 'node:crypto';
import { open, readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** The parts of a model, by the names of their files in its folder. */
export const MODEL_FILES = { model: 'model.bin', shortlist: 'shortlist.bin', vocab: 'vocab.spm' } as const;
export type ModelPart = keyof typeof MODEL_FILES;
export const MODEL_PARTS = Object.keys(MODEL_FILES) as readonly ModelPart[];

/** The file that says what the others must be. It is written last, so a folder without it is not a model. */
export const MODEL_NOTE = 'model.json';

/** Two ISO 639-1 codes: `en-de`. Also the name of the model's folder. */
export type Pair = `${string}-${string}`;
const PAIR = /^[a-z]{2}-[a-z]{2}$/;

export interface FileSum {
  readonly size: number;
  /** In lower-case hexadecimal digits. */
  readonly sha256: string;
}
export type ModelNote = Readonly<Record<ModelPart, FileSum>>;

export interface StoredModel {
  readonly pair: Pair;
  /** `damaged` if a file is missing or has another size than noted. The sums are compared when the model is loaded. */
  readonly state: 'present' | 'damaged';
  /** The sum of the sizes of its files. */
  readonly bytes: number;
}

/** The models in a folder, by pair. A folder that does not exist has none. */
export async function listModels(folder: string): Promise<StoredModel[]> {
  const names = await readdir(folder).catch(() => []);
  const found = await Promise.all(names.filter((name) => PAIR.test(name)).map((name) => modelAt(folder, name as Pair)));
  return found.filter((one) => one !== undefined).sort((a, b) => a.pair.localeCompare(b.pair));
}

async function modelAt(folder: string, pair: Pair): Promise<StoredModel | undefined> {
  const note = await readNote(folder, pair);
  if (note === undefined) return undefined;
  const sizes = await Promise.all(
    MODEL_PARTS.map((part) =>
      stat(join(folder, pair, MODEL_FILES[part])).then(
        (found) => found.size,
        () => -1,
      ),
    ),
  );
  const isWhole = note !== null && MODEL_PARTS.every((part, index) => note[part].size === sizes[index]);
  return {
    pair,
    state: isWhole ? 'present' : 'damaged',
    bytes: sizes.reduce((sum, size) => sum + Math.max(size, 0), 0),
  };
}

/** Undefined if there is no note; null if it cannot be read. */
export async function readNote(folder: string, pair: Pair): Promise<ModelNote | null | undefined> {
  const text = await readFile(join(folder, pair, MODEL_NOTE), 'utf8').catch(() => undefined);
  if (text === undefined) return undefined;
  try {
    const note = JSON.parse(text) as Partial<Record<ModelPart, Partial<FileSum>>>;
    const isNote = MODEL_PARTS.every((part) => {
      const { size, sha256 } = note?.[part] ?? {};
      return Number.isSafeInteger(size) && typeof sha256 === 'string';
    });
    return isNote ? (note as ModelNote) : null;
  } catch {
    return null;
  }
}

export type ModelContent = Readonly<Record<ModelPart, ArrayBuffer>>;

/** A model is not there, or is not what its note says. */
export class ModelFault extends Error {
  readonly fault: 'missing' | 'damaged';

  constructor(fault: 'missing' | 'damaged', message: string) {
    super(message);
    this.fault = fault;
  }
}

/**
 * Reads a model whole and compares each file with its note.
 * @throws ModelFault
 */
export async function readModel(folder: string, pair: Pair): Promise<ModelContent> {
  const note = await readNote(folder, pair);
  if (note === undefined) throw new ModelFault('missing', `There is no model for ${pair}.`);
  if (note === null) throw new ModelFault('damaged', `The note of the model for ${pair} cannot be read.`);
  const content: Partial<Record<ModelPart, ArrayBuffer>> = {};
  for (const part of MODEL_PARTS) content[part] = await readPart(join(folder, pair, MODEL_FILES[part]), note[part]);
  return content as ModelContent;
}

/** Hashing this much keeps the process from other work for a few milliseconds. */
const STEP = 1024 * 1024;

async function readPart(path: string, { size, sha256 }: FileSum): Promise<ArrayBuffer> {
  const file = await open(path).catch(() => undefined);
  if (!file) throw new ModelFault('damaged', `${path} cannot be read.`);
  try {
    if ((await file.stat()).size !== size) throw new ModelFault('damaged', `${path} does not have ${size} bytes.`);
    const bytes = new Uint8Array(size);
    const hash = createHash('sha256');
    for (let at = 0; at < size; ) {
      const { bytesRead } = await file.read(bytes, at, Math.min(STEP, size - at), at);
      if (bytesRead === 0) throw new ModelFault('damaged', `${path} ends after ${at} bytes.`);
      hash.update(bytes.subarray(at, at + bytesRead));
      at += bytesRead;
    }
    if (hash.digest('hex') !== sha256) throw new ModelFault('damaged', `${path} does not have the sum in its note.`);
    return bytes.buffer;
  } finally {
    await file.close();
  }
}
