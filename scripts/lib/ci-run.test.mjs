import { spawnSync } from 'node:child_process';
import { chmodSync, copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { fromRoot } from './paths.mjs';

const directory = mkdtempSync(join(tmpdir(), 'quayside-ci-'));
afterAll(() => rmSync(directory, { recursive: true }));

/** Runs .ci/run with these programs in place of npm's. @param {string} test what npm test prints @param {number} code of npm test */
function runWith(test, code) {
  for (const path of ['.ci', 'bin']) mkdirSync(join(directory, path), { recursive: true });
  copyFileSync(fromRoot('.ci/run'), join(directory, '.ci/run'));
  /** @type {Record<string, string>} */
  const programs = {
    npm: `if [ "$1" = test ]; then printf '${test}\\n'; exit ${code}; fi\necho '1 passed, 0 failed'`,
    node: `echo '1 passed, 0 failed'`,
    'apt-get': 'exit 1',
  };
  for (const [name, lines] of Object.entries(programs)) {
    writeFileSync(join(directory, 'bin', name), `#!/bin/sh\n${lines}\n`);
    chmodSync(join(directory, 'bin', name), 0o755);
  }
  const { status, stdout } = spawnSync(join(directory, '.ci/run'), {
    encoding: 'utf8',
    env: { ...process.env, PATH: `${join(directory, 'bin')}:/usr/bin:/bin` },
  });
  return { status, lines: stdout.trim().split('\n') };
}

it('a run of all checks in which a test was flaky is green, and names the test among its last lines', () => {
  const { status, lines } = runWith('flaky: a.test.ts sells\\n7 passed, 0 failed', 0);
  expect(status).toBe(0);
  expect(lines.at(-1)).toMatch(/^\d+ passed, 0 failed$/);
  expect(lines.at(-2)).toBe('flaky: a.test.ts sells');
});

it('a run of all checks in which a test failed is red, and names the test among its last lines', () => {
  const { status, lines } = runWith('flaky: a.test.ts sells\\nfailed: b.test.ts: buys (no)\\n7 passed, 1 failed', 1);
  expect(status).toBe(1);
  expect(lines.slice(-3)).toEqual([
    'flaky: a.test.ts sells',
    'failed: b.test.ts: buys (no)',
    expect.stringMatching(/^\d+ passed, 1 failed$/),
  ]);
});

it('a run of all checks whose tests end without counts is red', () => {
  expect(runWith('Segmentation fault', 1)).toMatchObject({ status: 1 });
});
