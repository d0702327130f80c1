import { expect, type Page, test } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { enterAs, shopOf, speak } from './seller.ts';
import { beyondTheEdge, listenForErrors, NARROW, problemsOf, resizeTo } from './soundness.ts';

const dialog = (page: Page) => page.getByRole('dialog');

test('a seller tags products, finds them by tag, and sees the tags in a column of their own', async ({
  page,
  context,
  baseURL,
}) => {
  const errors = listenForErrors(page);
  await enterAs(page, 'demo');
  const shop = await shopOf(page);
  await page.goto(`/ebay/${shop}/products`);

  // On a selection, with preview and consent.
  const boxes = page.getByRole('checkbox', { name: /^Select (?!all)/ });
  await boxes.nth(0).check();
  await boxes.nth(1).check();
  await page.getByRole('button', { name: 'Edit …' }).click();
  await dialog(page).getByText('Tags', { exact: true }).click();
  await dialog(page).getByLabel('Add these tags').fill('Walk of tags');
  await dialog(page).getByLabel('Add these tags').press('Enter');
  await expectAccessible(page);
  await dialog(page).getByRole('button', { name: 'Show what changes' }).click();
  await dialog(page).getByRole('button', { name: 'Change 2 rows' }).click();
  await expect(dialog(page).getByText('2 rows were changed.')).toBeVisible();
  await page.keyboard.press('Escape');

  // By keyboard: the columns, then the filter.
  await page.getByRole('button', { name: 'Columns' }).press('Enter');
  await dialog(page).getByRole('checkbox', { name: 'Tags' }).press('Space');
  await dialog(page).getByRole('checkbox', { name: 'SKU' }).press('Space');
  await dialog(page).getByRole('button', { name: 'Move up: Tags' }).press('Enter');
  await expect(dialog(page).getByRole('button', { name: 'Move up: Tags' })).toBeFocused();
  await expectAccessible(page);
  await dialog(page).getByRole('button', { name: 'Show these columns' }).press('Enter');
  await expect(page.getByRole('columnheader', { name: 'Tags' })).toBeVisible();
  await expect(page.getByRole('columnheader', { name: 'SKU' })).toHaveCount(0);
  await page.goto(`/ebay/${shop}/products?tag=walk+of+TAGS`);
  await expect(page.getByRole('grid').getByText('Walk of tags')).toHaveCount(2);
  await expect(page.getByRole('button', { name: 'Remove the filter: walk of TAGS' })).toBeVisible();

  // On the item page, on a narrow screen, in German and dark.
  await speak(context, 'de', baseURL ?? '');
  await page.emulateMedia({ colorScheme: 'dark' });
  await resizeTo(page, NARROW);
  await page.goto(`/ebay/${shop}/products?tag=walk+of+TAGS`);
  await page.getByRole('button', { name: 'Spalten' }).click();
  await expect(dialog(page).getByRole('checkbox', { name: 'Schlagwörter' })).toBeChecked();
  await expectAccessible(page);
  await dialog(page).getByRole('button', { name: 'Übliche Spalten' }).click();
  await page.getByRole('grid').getByRole('row').nth(1).getByRole('link').click();
  const field = page.getByLabel('Ihre eigenen Wörter für dieses Produkt');
  await field.fill('Regal 4');
  await field.press('Enter');
  await expect(page.getByRole('button', { name: /Regal 4/ })).toBeVisible();
  await page.getByRole('button', { name: /Walk of tags/ }).press('Enter');
  await page.reload();
  await expect(page.getByRole('button', { name: /Regal 4/ })).toBeVisible();
  await expect(page.getByRole('button', { name: /Walk of tags/ })).toHaveCount(0);
  await expectAccessible(page);
  expect(await beyondTheEdge(page)).toEqual([]);
  expect(await problemsOf(page)).toEqual([]);
  expect(errors).toEqual([]);
});
