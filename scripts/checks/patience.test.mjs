import { describe, expect, it } from 'vitest';
import { impatienceIn } from './patience.mjs';

const UNIT = 'apps/server/src/a.test.ts';
const BROWSER = 'apps/portal/e2e/a.spec.ts';

describe('a test that depends on the speed of its machine', () => {
  it.each([
    [UNIT, `it('sells', { timeout: 5_000 }, async () => {});`],
    [UNIT, 'await expect.poll(read, { timeout: 5000 }).toBe(1);'],
    [UNIT, 'await eventually(() => {\n}, 20_000);'],
    [UNIT, "it(\n  'sells',\n  async () => {\n  },\n  60_000,\n);"],
    [UNIT, 'await vi.waitFor(read);'],
    [UNIT, 'const PATIENCE_MS = 15_000;'],
    [UNIT, 'expect(Date.now() - startedAt).toBeLessThan(900);'],
    [UNIT, '  await sleep(700);'],
    [UNIT, '  await new Promise((resolve) => setTimeout(resolve, 1_500));'],
    [BROWSER, 'await expect(row).toBeVisible({ timeout: 30_000 });'],
    [BROWSER, 'test.setTimeout(240_000);'],
    [BROWSER, 'await page.waitForTimeout(500);'],
  ])('is refused in %s: %s', (path, source) => {
    expect(impatienceIn(path, source)).toHaveLength(1);
  });

  it.each([
    [UNIT, `it('sells', { timeout: 6 * PATIENCE_MS }, async () => {});`],
    [UNIT, 'await eventually(read);'],
    [UNIT, 'await retry(() => {\n}, 4);'],
    [BROWSER, 'await expect(row).toBeVisible({ timeout: 45_000 });'],
    [BROWSER, 'await page.waitForRequest(/events/, { timeout: 3_000 }).catch(() => undefined);'],
  ])('is not this one in %s: %s', (path, source) => {
    expect(impatienceIn(path, source)).toEqual([]);
  });
});
