import { expect, type Page, test } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { enterAs, shopOf } from './seller.ts';
import { listenForErrors, problemsOf } from './soundness.ts';

const dialog = (page: Page) => page.getByRole('dialog');

test('a seller raises the prices of two products by per cent, sees each before and after, and takes it back', async ({
  page,
}) => {
  const errors = listenForErrors(page);
  await enterAs(page, 'demo');
  const shop = await shopOf(page);
  await page.goto(`/ebay/${shop}/products`);
  const boxes = page.getByRole('checkbox', { name: /^Select (?!all)/ });
  await boxes.nth(0).check();
  await boxes.nth(1).check();
  await page.getByRole('button', { name: 'Edit …' }).click();
  await expect(dialog(page).getByText('2 products selected')).toBeVisible();
  await dialog(page)
    .getByLabel(/^Germany/)
    .check();
  await dialog(page).getByLabel('Per cent', { exact: true }).fill('1.234');
  await expect(dialog(page).getByRole('button', { name: 'Show what changes' })).toBeDisabled();
  await dialog(page).getByLabel('Per cent', { exact: true }).fill('5');
  await expectAccessible(page);
  await dialog(page).getByRole('button', { name: 'Show what changes' }).click();
  await expect(dialog(page).getByText('2 rows would change.')).toBeVisible();
  await dialog(page).getByRole('button', { name: 'Change 2 rows' }).click();
  await expect(dialog(page).getByText('2 rows were changed.')).toBeVisible();
  await dialog(page).getByRole('button', { name: 'Undo …' }).click();
  await dialog(page).getByRole('button', { name: 'Change 2 rows' }).click();
  await expect(dialog(page).getByText('2 rows were changed.')).toBeVisible();
  expect(await problemsOf(page)).toEqual([]);
  expect(errors).toEqual([]);
});
