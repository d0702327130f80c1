import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The repository's root. */
export const ROOT = dirname(dirname(dirname(fileURLToPath(import.meta.url))));

/** @param {string[]} parts */
export const fromRoot = (...parts) => join(ROOT, ...parts);

/** Generated files that nobody needs to keep; git ignores them. */
export const BUILD_DIR = fromRoot('.build');
