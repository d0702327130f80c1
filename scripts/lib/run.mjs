import { spawn } from 'node:child_process';
import { ROOT } from './paths.mjs';

/**
 * Runs a program in the repository's root and waits for it.
 * @param {string} command
 * @param {string[]} args
 * @param {{ env?: Record<string, string | undefined>, quiet?: boolean }} [options] `quiet`: the output is returned, not shown
 * @returns {Promise<{ code: number, output: string }>} `code` is 1 after a signal
 */
export function run(command, args, { env = {}, quiet = false } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd: ROOT,
      env: { ...process.env, ...env },
      stdio: quiet ? ['ignore', 'pipe', 'pipe'] : 'inherit',
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream?.on('data', (chunk) => {
        output += chunk.toString();
      });
    }
    child.once('error', reject);
    child.once('close', (code) => resolve({ code: code ?? 1, output }));
  });
}

/**
 * A program installed by npm, as arguments for `node`, independent of the shell and of .bin links.
 * @param {string} path inside node_modules, such as `vitest/vitest.mjs`
 * @param {string[]} args
 * @param {Parameters<typeof run>[2]} [options]
 */
export function runInstalled(path, args, options) {
  return run(process.execPath, [`node_modules/${path}`, ...args], options);
}
