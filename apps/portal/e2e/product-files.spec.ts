import { readFile } from 'node:fs/promises';
import { expect, test } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { enterAs, shopOf } from './seller.ts';
import { listenForErrors } from './soundness.ts';

/* A seller saves the products of a view as a file, changes a cell, imports it, and sees exactly that change before the consent. */

test('a seller exports products, edits the file, imports it, and sees one change and one wrong row', async ({
  page,
}) => {
  const problems = listenForErrors(page);
  await enterAs(page, 'demo');
  const shop = await shopOf(page);
  await page.goto(`/ebay/${shop}/products`);
  await expect(page.getByRole('row').nth(2)).toBeVisible();

  const lines = await test.step('the file has the columns that were chosen', async () => {
    await page.getByRole('button', { name: 'Export …' }).click();
    await page.getByRole('radio', { name: 'CSV', exact: true }).check();
    await expectAccessible(page);
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Save the file' }).click();
    const text = await readFile(await (await download).path(), 'utf8');
    expect(text).toMatch(/^\uFEFFQuayside ID,SKU,/);
    return text.split('\r\n').filter(Boolean);
  });

  await test.step('the changed cell is shown before the consent, and the wrong row has its reason, also on a phone', async () => {
    const columns = (lines[0] ?? '').replace('\uFEFF', '').split(',');
    const id = (lines[1] ?? '').split(',')[columns.indexOf('Quayside ID')];
    const csv = `Quayside ID,Cost\r\n${id},0.77\r\n999999999,1.00\r\n`;
    await page.setViewportSize({ width: 390, height: 800 });
    await page.getByRole('button', { name: 'Import a file …' }).click();
    await page
      .locator('input[type="file"]')
      .setInputFiles({ name: 'products.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) });
    await expect(page.getByRole('combobox', { name: 'What “Cost” means' })).toHaveValue('cost');
    await page.getByRole('button', { name: 'Check the file' }).click();
    await expect(page.getByText('There is no such product.')).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Show what would change' }).click();
    await expect(page.getByRole('dialog').getByText(/0\.77/).first()).toBeVisible();
  });
  expect(problems).toEqual([]);
});
