import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { BUILD_DIR, fromRoot } from './paths.mjs';

/** Files that are not part of the build. */
const LEFT_OUT = /(^|\/)(node_modules|dist|e2e|test|[^/]+\.test\.tsx?)$/;

/**
 * Runs `build` if its inputs have changed since its last success, or if its output is missing. The marker of a success is deleted
 * first, so that an interrupted build runs again.
 * @param {{ name: string, inputs: string[], outputs: string[], build: () => Promise<void> }} target paths from the root
 * @returns {Promise<boolean>} whether it was built
 */
export async function buildIfStale({ name, inputs, outputs, build }) {
  const stamp = join(BUILD_DIR, 'stamps', name);
  const state = hashOf(inputs);
  const isFresh = existsSync(stamp) && readFileSync(stamp, 'utf8') === state;
  if (isFresh && outputs.every((path) => existsSync(fromRoot(path)))) return false;
  rmSync(stamp, { force: true });
  await build();
  mkdirSync(join(BUILD_DIR, 'stamps'), { recursive: true });
  writeFileSync(stamp, state);
  return true;
}

/** @param {string[]} inputs files and directories */
function hashOf(inputs) {
  const hash = createHash('sha256').update(process.versions.node);
  for (const path of inputs) hashPath(hash, path);
  return hash.digest('hex');
}

function hashPath(hash, path) {
  const full = fromRoot(path);
  if (!existsSync(full)) return;
  let entries;
  try {
    entries = readdirSync(full).sort();
  } catch {
    hash.update(path).update(readFileSync(full)); // A file.
    return;
  }
  for (const entry of entries) {
    const child = `${path}/${entry}`;
    if (!LEFT_OUT.test(child)) hashPath(hash, child);
  }
}
