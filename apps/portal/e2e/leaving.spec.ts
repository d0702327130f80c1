import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { acceptTerms, enterAs, enterAsNewcomer } from './seller.ts';

test('an owner exports everything and downloads the file', async ({ page }) => {
  await enterAs(page, 'demo');
  await page.goto('/user/profile');
  await page.getByRole('link', { name: 'Export everything, or leave' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Export and leaving');
  await page.getByRole('button', { name: /^Make a(n| new) export$/ }).click();
  const link = page.getByRole('link', { name: 'Download the export' });
  await expect(link).toBeVisible();
  await expectAccessible(page);
  const download = page.waitForEvent('download');
  await link.click();
  const file = readFileSync(await (await download).path());
  // The signature with which every zip file begins.
  expect(file.subarray(0, 4).toString('latin1')).toBe('PK\u0003\u0004');
  await page.reload();
  await expect(link).toBeVisible();
});

test('an owner asks for the deletion of the business, and changes their mind', async ({ page }) => {
  await enterAs(page, 'demo');
  await page.goto('/user/profile/leaving');
  await expect(page.getByText('First do this:')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Cancel the plan.' })).toHaveAttribute('href', '/user/plans');

  const { user } = await enterAsNewcomer(page);
  await acceptTerms(page, user.id);
  await page.goto('/user/profile/leaving');
  await page.getByRole('button', { name: 'Delete the business …' }).click();
  const dialog = page.getByRole('dialog', { name: 'Delete Nora’s Nets?' });
  await dialog.getByLabel('Name of the business').fill('Nora');
  await dialog.getByRole('textbox', { name: 'Your password' }).fill('Quay-side-7');
  await dialog.getByRole('button', { name: 'Delete in thirty days' }).click();
  await expect(dialog.getByText('This is not the name of the business.')).toBeVisible();
  await expectAccessible(page);
  await dialog.getByLabel('Name of the business').fill('Nora’s Nets');
  await dialog.getByRole('button', { name: 'Delete in thirty days' }).click();
  await expect(page.getByText(/^This business will be deleted on /)).toBeVisible();
  await expectAccessible(page);
  await page.reload();
  await page.getByRole('button', { name: 'Keep the business' }).click();
  await expect(page.getByRole('button', { name: 'Delete the business …' })).toBeVisible();
});
