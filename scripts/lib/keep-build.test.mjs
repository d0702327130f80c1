import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { bundleOptions } from '../build.mjs';
import { BUILT_FILES } from './keep-build.mjs';
import { BUILD_DIR, ROOT } from './paths.mjs';

let folder = '';

beforeEach(() => {
  mkdirSync(BUILD_DIR, { recursive: true });
  folder = mkdtempSync(join(BUILD_DIR, 'keep-'));
  writeFileSync(join(folder, 'shared.ts'), 'export const shared = Math.random();');
  writeFileSync(
    join(folder, 'main.ts'),
    `import { shared } from './shared.ts'; console.log(shared, import('./later.ts'));`,
  );
});

afterEach(() => rmSync(folder, { recursive: true }));

/** @param {string} said by the part that is imported later @returns {Promise<string>} its file */
async function build(said) {
  const { build: bundle } = await import('esbuild');
  writeFileSync(join(folder, 'later.ts'), `import { shared } from './shared.ts'; console.log(shared, '${said}');`);
  const at = relative(ROOT, folder);
  await bundle(bundleOptions({ entries: { main: `${at}/main.ts` }, outdir: `${at}/dist` }));
  const later = Object.keys(listed()).find((file) => /^later-.*\.js$/.test(file));
  return later ?? '';
}

const listed = () => JSON.parse(readFileSync(join(folder, 'dist', BUILT_FILES), 'utf8'));
const files = () => readdirSync(join(folder, 'dist'));

it('keeps the files of the last build, which a running program may still import, and removes older ones', async () => {
  const [first, second, third] = [await build('one'), await build('two'), await build('three')];
  expect(new Set([first, second, third]).size).toBe(3);
  expect(files()).not.toContain(first);
  expect(files()).toEqual(expect.arrayContaining([second, `${second}.map`, third, `${third}.map`, 'main.js']));
});

it('lists what each file loads at its start, without what it imports later', async () => {
  const later = await build('one');
  const { [later]: part, 'main.js': main } = listed();
  expect(main.bytes).toBe(readFileSync(join(folder, 'dist/main.js')).length);
  expect(main.atStart).toHaveLength(1);
  expect(part.atStart).toEqual(main.atStart);
});
