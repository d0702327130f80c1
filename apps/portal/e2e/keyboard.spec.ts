import { expect, test } from '@playwright/test';
import type { ProductPage } from '@quayside/contract';
import { openProducts, signIn } from './seller.ts';

test.beforeEach(async ({ page }) => {
  await signIn(page, 'demo');
  await openProducts(page);
});

test('the table can be used with the keyboard alone', async ({ page }) => {
  const grid = page.getByRole('grid');
  const selected = () => grid.locator('[role=row][aria-selected=true]').count();
  await grid.focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Space');
  await expect(page.getByText('1 product selected')).toBeVisible();
  await page.keyboard.press('Shift+ArrowDown');
  await page.keyboard.press('Shift+ArrowDown');
  await expect(page.getByText('3 products selected')).toBeVisible();
  expect(await selected()).toBe(3);
  await page.keyboard.press('/');
  await expect(page.getByRole('searchbox')).toBeFocused();
  await grid.focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/products\/item\/\d+$/);
  await page.goBack();
  await expect(grid).toBeVisible();
});

test('only visible rows are rendered, and one key jumps to the end of the list', async ({ page }) => {
  const grid = page.getByRole('grid');
  const rows = grid.getByRole('row');
  expect(await rows.count()).toBeLessThan(70);
  const first = await rows.nth(1).textContent();
  await grid.focus();
  await page.keyboard.press('Control+End');
  await expect(page).toHaveURL(/from=end/);
  await expect(rows.nth(1)).not.toHaveText(first ?? '');
  for (let press = 0; press < 40; press += 1) await page.keyboard.press('PageUp');
  await page.keyboard.press('Control+Home');
  await expect(page).not.toHaveURL(/from=end/);
  await expect(rows.nth(1)).toHaveText(first ?? '');
});

test('search, sort order and tab are in the address and survive a reload and the back button', async ({ page }) => {
  await page.getByRole('searchbox').fill('benchley');
  await expect(page).toHaveURL(/query=benchley/);
  // The old rows stay until the newly sorted ones have arrived; the response says which row comes first.
  const sorted = page.waitForResponse((answer) => answer.url().includes('sort=price'));
  await page.getByRole('button', { name: /^Price/ }).click();
  await expect(page).toHaveURL(/sort=price/);
  const { list }: ProductPage = await (await sorted).json();
  const cheapest = list[0]?.title ?? 'no product came';
  const row = page.getByRole('grid').getByRole('row').nth(1);
  await expect(row).toContainText(cheapest);
  expect(cheapest).toContain('Benchley');
  await page.reload();
  await expect(page.getByRole('searchbox')).toHaveValue('benchley');
  await expect(row).toContainText(cheapest);
  await page.getByRole('link', { name: /^Blocked \d/ }).click();
  await expect(page).toHaveURL(/\/products\/blocked\?/);
  await page.goBack();
  await expect(row).toContainText(cheapest);
});

test('everything in a view can be selected, including rows that are not visible', async ({ page }) => {
  await page.getByRole('checkbox', { name: 'Select all loaded products' }).check();
  await page.getByRole('button', { name: /^Select all [\d,]+ in this view$/ }).click();
  await expect(page.getByText(/^[\d,]+ products selected, [\d,]+ of them not in sight$/)).toBeVisible();
});
