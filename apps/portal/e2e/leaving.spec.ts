import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { enterAs } from './seller.ts';

test('an owner exports everything and downloads the file', async ({ page }) => {
  await enterAs(page, 'demo');
  await page.goto('/user/profile');
  await page.getByRole('link', { name: 'Export everything, or leave' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Export and leaving');
  await page.getByRole('button', { name: /^Make a(n| new) export$/ }).click();
  const link = page.getByRole('link', { name: 'Download the export' });
  await expect(link).toBeVisible({ timeout: 60_000 });
  await expectAccessible(page);
  const download = page.waitForEvent('download');
  await link.click();
  const file = readFileSync(await (await download).path());
  // The mark with which every zip file begins.
  expect(file.subarray(0, 4).toString('latin1')).toBe('PK\u0003\u0004');
  await page.reload();
  await expect(link).toBeVisible();
});
