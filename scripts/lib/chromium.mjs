import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { writeFontSettings } from './font-settings.mjs';
import { BUILD_DIR, fromRoot } from './paths.mjs';

/** Installed browsers, best first; used only if the one from npm does not run. */
const INSTALLED = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/** As root, and in most containers, Chromium cannot create its own sandbox. It shows only our own pages. */
const ARGS = ['--no-sandbox', '--disable-dev-shm-usage'];

/**
 * A Chromium for tests: the one from npm, which needs no installation, otherwise an installed one.
 * @param {{ directory?: string, installed?: readonly string[] }} [places] where to look: the unpacked package, and installed browsers
 * @returns {Promise<{ executablePath: string, args: string[], env: Record<string, string> }>}
 * @throws Error that says why none runs, and what to install
 */
export async function findChromium({ directory: given, installed: paths = INSTALLED } = {}) {
  const directory = given ?? (await unpack());
  const executablePath = join(directory, 'chromium');
  const fonts = { FONTCONFIG_FILE: writeFontSettings(directory) };
  // Its libraries (libnss3 and related ones) come with it, for systems without them.
  const withLibraries = { ...fonts, LD_LIBRARY_PATH: join(directory, 'al2023', 'lib') };
  const env = [fonts, withLibraries].find((candidate) => whyNot(executablePath, candidate) === undefined);
  if (env !== undefined) return { executablePath, args: [...ARGS, '--no-zygote', '--disable-gpu'], env };

  const installed = paths.find((path) => existsSync(path) && whyNot(path, {}) === undefined);
  if (installed !== undefined) return { executablePath: installed, args: ARGS, env: {} };
  const why = whyNot(executablePath, withLibraries);
  throw new Error(`No browser runs here. The one from npm says: ${why}. Install Chromium as ${INSTALLED[0]}`);
}

/**
 * Undefined if the program runs; otherwise its last words: a library is missing, or the program is for another system.
 * @param {string} executablePath @param {Record<string, string>} env
 */
function whyNot(executablePath, env) {
  const { status, signal, error, stderr } = spawnSync(executablePath, ['--version', ...ARGS], {
    env: { ...process.env, ...env },
    encoding: 'utf8',
    timeout: 300_000,
  });
  if (status === 0) return undefined;
  return stderr?.trim().split('\n').at(-1) || error?.message || `ended with ${signal ?? status}`;
}

/**
 * Unpacks the package once. The package writes to the temporary directory, which is redirected to ours during this
 * time.
 */
async function unpack() {
  const target = join(BUILD_DIR, 'chromium');
  if (existsSync(target)) return target;
  console.error('Unpacking a browser, once …');
  const unfinished = `${target}.${process.pid}`;
  mkdirSync(unfinished, { recursive: true });
  const { inflate } = await import('@sparticuz/chromium');
  const before = process.env.TMPDIR;
  process.env.TMPDIR = unfinished;
  try {
    for (const part of ['chromium.br', 'fonts.tar.br', 'swiftshader.tar.br', 'al2023.tar.br']) {
      await inflate(fromRoot('node_modules/@sparticuz/chromium/bin', part));
    }
  } finally {
    if (before === undefined) delete process.env.TMPDIR;
    else process.env.TMPDIR = before;
  }
  try {
    renameSync(unfinished, target);
  } catch (error) {
    if (!existsSync(target)) throw error;
    rmSync(unfinished, { recursive: true }); // Another process has unpacked it in the meantime.
  }
  return target;
}
