import { randomBytes } from 'node:crypto';
import { chmodSync, existsSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { MIN_SECRET_LENGTH } from './config.ts';
import { errorCode } from './errors.ts';

/**
 * The secret of this installation: 256 random bits in hex, made once and kept in the data directory for the owner alone.
 * Two processes that start at once agree on one.
 * @throws where the file has been damaged: with another secret the stored tokens could not be read
 */
export function readOrMakeSecret(dataDir: string): string {
  const path = join(dataDir, 'secret');
  if (!existsSync(path)) makeOnce(path, dataDir);
  chmodSync(path, 0o600);
  const secret = readFileSync(path, 'utf8').trim();
  if (secret.length < MIN_SECRET_LENGTH) {
    throw new Error(`${path} holds no secret of ${MIN_SECRET_LENGTH} characters: restore it, or set QUAYSIDE_SECRET`);
  }
  return secret;
}

/** Written whole under another name, then linked: the first link wins, and nobody reads half a secret. */
function makeOnce(path: string, dataDir: string): void {
  mkdirSync(dataDir, { recursive: true, mode: 0o711 });
  const own = `${path}.${process.pid}`;
  writeFileSync(own, `${randomBytes(32).toString('hex')}\n`, { mode: 0o600, flush: true });
  try {
    linkSync(own, path);
  } catch (error) {
    if (errorCode(error) !== 'EEXIST') throw error;
  } finally {
    rmSync(own, { force: true });
  }
}
