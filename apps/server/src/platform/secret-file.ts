import { randomBytes } from 'node:crypto';
import {
  chmodSync,
  closeSync,
  existsSync,
  fsyncSync,
  linkSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { MIN_SECRET_LENGTH } from './config/setting-reader.ts';
import { errorCode } from './errors.ts';
import type { Secrets } from './secrets.ts';

const pathOf = (dataDir: string) => join(dataDir, 'secret');

/** 256 random bits in hex. */
export const newSecret = (): string => randomBytes(32).toString('hex');

/**
 * The secrets of this installation, one per line, in a file in the data directory that only its owner can read. The first encrypts; older
 * ones stay while values encrypted with them exist. Two processes that start at once create one secret.
 * @throws if the file is damaged, because another secret could not decrypt stored tokens
 */
export function readOrMakeSecrets(dataDir: string): Secrets {
  const path = pathOf(dataDir);
  if (!existsSync(path)) makeOnce(path, dataDir);
  chmodSync(path, 0o600);
  return readSecrets(path);
}

function readSecrets(path: string): Secrets {
  const [first = '', ...older] = readFileSync(path, 'utf8').trim().split(/\s+/);
  if ([first, ...older].some((secret) => secret.length < MIN_SECRET_LENGTH)) {
    throw new Error(`${path} holds no secret of ${MIN_SECRET_LENGTH} characters: restore it, or set QUAYSIDE_SECRET`);
  }
  return [first, ...older];
}

/** Returns the current secrets of the file, which is read again only if it has changed. */
export function openSecretFile(dataDir: string): () => Secrets {
  const path = pathOf(dataDir);
  readOrMakeSecrets(dataDir);
  let known: { readonly stamp: string; readonly secrets: Secrets } | undefined;
  return () => {
    const { ino, mtimeMs, size } = statSync(path);
    const stamp = `${ino}:${mtimeMs}:${size}`;
    if (known?.stamp !== stamp) known = { stamp, secrets: readSecrets(path) };
    return known.secrets;
  };
}

/** Replaces the file atomically, so that readers find the old or the new one, also after a power failure. */
export function writeSecrets(dataDir: string, secrets: Secrets): void {
  const unfinished = `${pathOf(dataDir)}.${process.pid}`;
  writeFileSync(unfinished, `${secrets.join('\n')}\n`, { mode: 0o600, flush: true });
  renameSync(unfinished, pathOf(dataDir));
  const directory = openSync(dataDir, 'r');
  fsyncSync(directory);
  closeSync(directory);
}

/** Written under another name and then linked: the first link wins, and nobody reads a partial secret. */
function makeOnce(path: string, dataDir: string): void {
  mkdirSync(dataDir, { recursive: true, mode: 0o711 });
  const own = `${path}.${process.pid}`;
  writeFileSync(own, `${newSecret()}\n`, { mode: 0o600, flush: true });
  try {
    linkSync(own, path);
  } catch (error) {
    if (errorCode(error) !== 'EEXIST') throw error;
  } finally {
    rmSync(own, { force: true });
  }
}
