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
 * The secrets of this installation, one a line, kept in the data directory for the owner alone: the first seals, older ones stand below it
 * while something is still sealed with them. The first is made once; two processes that start at once agree on one.
 * @throws where the file has been damaged: with another secret the stored tokens could not be read
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

/** Says the secrets as they are in the file now; it is looked at each time and read only when it has changed. */
export function openSecretFile(dataDir: string): () => Secrets {
  const path = pathOf(dataDir);
  readOrMakeSecrets(dataDir);
  let held: { readonly stamp: string; readonly secrets: Secrets } | undefined;
  return () => {
    const { ino, mtimeMs, size } = statSync(path);
    const stamp = `${ino}:${mtimeMs}:${size}`;
    if (held?.stamp !== stamp) held = { stamp, secrets: readSecrets(path) };
    return held.secrets;
  };
}

/** Replaces the file as a whole: whoever reads it meanwhile finds the one or the other, after a power cut too. */
export function writeSecrets(dataDir: string, secrets: Secrets): void {
  const unfinished = `${pathOf(dataDir)}.${process.pid}`;
  writeFileSync(unfinished, `${secrets.join('\n')}\n`, { mode: 0o600, flush: true });
  renameSync(unfinished, pathOf(dataDir));
  const directory = openSync(dataDir, 'r');
  fsyncSync(directory);
  closeSync(directory);
}

/** Written whole under another name, then linked: the first link wins, and nobody reads half a secret. */
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
