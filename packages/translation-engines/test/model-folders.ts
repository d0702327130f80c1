import { createHash } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { MODEL_FILES, MODEL_NOTE, MODEL_PARTS } from '../src/offline/model-folder.ts';
import { type ModelFiles, makeUpModel } from './made-up-model.ts';

export const sumOf = (bytes: Uint8Array) => ({
  size: bytes.length,
  sha256: createHash('sha256').update(bytes).digest('hex'),
});

/** Stores a model as the fetcher leaves it. */
export async function storeModel(folder: string, pair: string, files: ModelFiles = makeUpModel()): Promise<void> {
  const place = join(folder, pair);
  await mkdir(place, { recursive: true });
  for (const part of MODEL_PARTS) await writeFile(join(place, MODEL_FILES[part]), files[part]);
  const note = Object.fromEntries(MODEL_PARTS.map((part) => [part, sumOf(files[part])]));
  await writeFile(join(place, MODEL_NOTE), JSON.stringify(note));
}
