import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { BUILD_DIR, ROOT } from './paths.mjs';
import { buildIfStale } from './stale.mjs';

let directory = '';
let builds = 0;

beforeEach(() => {
  mkdirSync(BUILD_DIR, { recursive: true });
  directory = mkdtempSync(join(BUILD_DIR, 'stale-'));
  mkdirSync(join(directory, 'src'));
  writeFileSync(join(directory, 'src', 'a.ts'), '1');
  builds = 0;
});

afterEach(() => {
  rmSync(directory, { recursive: true });
  rmSync(join(BUILD_DIR, 'stamps', target().name), { force: true });
});

function target(build = async () => {}) {
  const from = (path) => join(relative(ROOT, directory), path);
  return {
    name: `test-${process.pid}`,
    inputs: [from('src')],
    outputs: [from('out.js')],
    build: async () => {
      builds += 1;
      await build();
      writeFileSync(join(directory, 'out.js'), 'made');
    },
  };
}

it('builds once, and again only after an input has changed or the output is missing', async () => {
  await buildIfStale(target());
  await buildIfStale(target());
  expect(builds).toBe(1);
  writeFileSync(join(directory, 'src', 'a.ts'), '2');
  await buildIfStale(target());
  expect(builds).toBe(2);
  rmSync(join(directory, 'out.js'));
  await buildIfStale(target());
  expect(builds).toBe(3);
});

it('does not count tests as inputs', async () => {
  await buildIfStale(target());
  writeFileSync(join(directory, 'src', 'a.test.ts'), '1');
  expect(await buildIfStale(target())).toBe(false);
});

it('builds again after a failed build', async () => {
  const failing = target(async () => {
    throw new Error('no');
  });
  await expect(buildIfStale(failing)).rejects.toThrow('no');
  expect(await buildIfStale(target())).toBe(true);
});
