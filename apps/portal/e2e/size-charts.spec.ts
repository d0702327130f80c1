import { randomUUID } from 'node:crypto';
import { expect, type Page, test } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { enterAs } from './seller.ts';

const list = (page: Page) => page.getByRole('group', { name: 'Your charts' });

/** Pastes text as a browser does, into the focused field. */
const paste = (page: Page, text: string) =>
  page.evaluate((given) => {
    const data = new DataTransfer();
    data.setData('text/plain', given);
    const event = new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true });
    document.activeElement?.dispatchEvent(event);
  }, text);

/** Saves, and confirms if the chart affects live listings. */
async function save(page: Page, button: string, toast: string) {
  await page.getByRole('button', { name: button, exact: true }).click();
  const confirm = page.getByRole('dialog').getByRole('button', { name: /^Save and change \d/ });
  const done = page.getByText(toast);
  await expect(confirm.or(done).first()).toBeVisible();
  if (await confirm.isVisible()) await confirm.click();
  await expect(done).toBeVisible();
}

test('a seller creates a chart by pasting it, is warned of a conflict, changes the chart by keyboard and removes it', async ({
  page,
}) => {
  await enterAs(page, 'demo');
  const brand = `Brand ${randomUUID()}`;
  await page.goto('/tools/conversion-charts');
  await expect(page.getByRole('heading', { name: 'Conversion charts', level: 1 })).toBeVisible();
  await page.getByRole('link', { name: 'Create a chart' }).click();

  await page.getByRole('button', { name: 'Create chart' }).click();
  await expect(page.getByText('Enter a name')).toBeVisible();
  await expect(page.getByText('Add at least one row.')).toBeVisible();
  await expect(page.getByLabel('Name')).toBeFocused();
  await page.getByLabel('Name').fill('Boots of mine');
  await page.getByLabel('Brand').fill(brand);
  await page.getByLabel('Length (cm), row 1').focus();
  await paste(page, 'UK\tCM\tEU\tUS\n6\t24.5\t40\t8.5\n7\t25.5\t42\t9.5\n');
  await expect(page.getByLabel('EU, row 2', { exact: true })).toHaveValue('42');
  await expect(page.getByRole('group', { name: 'As each site reads it' })).toContainText('6 → 40');
  await expectAccessible(page);
  await save(page, 'Create chart', 'Conversion chart created.');
  await expect(page).toHaveURL(/conversion-charts\/single\/\d+$/);
  const address = page.url();

  await page.goto(`${address.replace(/\/single\/\d+$/, '/single')}?from=women-shoes`);
  await page.getByLabel('Name').fill('The same again');
  await page.getByLabel('Brand').fill(brand.toUpperCase());
  await page.getByRole('button', { name: 'Create chart' }).click();
  await expect(page.getByText('There is a conflict!')).toBeVisible();
  await expect(page.getByText('You already have a custom chart for this brand and category.').first()).toBeVisible();
  await page.getByRole('button', { name: 'Discard' }).click();

  await page.goto(address);
  await page.getByLabel('EU, row 2', { exact: true }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('EU, row 3', { exact: true })).toBeFocused();
  await page.keyboard.type('43');
  await page.keyboard.press('ArrowUp');
  await expect(page.getByLabel('EU, row 2', { exact: true })).toBeFocused();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText(/Enter the length in centimetres/)).toBeVisible();
  await page.getByLabel('Length (cm), row 3').fill('26,2');
  await save(page, 'Save', 'Conversion chart updated.');

  await page.goto('/tools/conversion-charts');
  await page.getByLabel('Search charts by name or brand').fill(brand);
  const row = list(page).getByRole('row').filter({ hasText: brand });
  await expect(row).toContainText('3');
  await row.getByRole('button', { name: 'Remove Boots of mine' }).click();
  await expectAccessible(page);
  await page.getByRole('dialog').getByRole('button', { name: 'Remove', exact: true }).click();
  await expect(page.getByText('Conversion chart removed.')).toBeVisible();
  await expect(row).toHaveCount(0);
});

test('a built-in chart shows where its sizes come from and which variants it lacks, and fits on a phone', async ({
  page,
}) => {
  await enterAs(page, 'demo');
  await page.goto('/tools/conversion-charts');
  await page.getByRole('link', { name: 'Women’s shoes' }).click();
  await expect(page.getByText('Official').first()).toBeVisible();
  await expect(page.getByText('Approximate').first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Save', exact: true })).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'Variants that have no mapping' })).toBeVisible();
  await page.setViewportSize({ width: 390, height: 844 });
  await expectAccessible(page);
  const wide = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  expect(wide).toBe(0);
  await page.getByRole('link', { name: 'Make my own from this' }).click();
  await expect(page.getByLabel('UK, row 1', { exact: true })).toHaveValue('2');
});
