import { readFile } from 'node:fs/promises';
import { expect, type Page, test } from '@playwright/test';
import type { ProductDetail, ProductPage } from '@quayside/contract';
import { expectAccessible } from './axe.ts';
import { enterAs, type Session, shopOf } from './seller.ts';
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

test('a seller brings eBay’s own file, sees what was recognised, confirms its quantities and undoes them', async ({
  page,
}) => {
  const problems = listenForErrors(page);
  await enterAs(page, 'demo');
  const shop = await shopOf(page);
  await page.goto(`/ebay/${shop}/products`);
  await expect(page.getByRole('row').nth(2)).toBeVisible();
  const [first, second] = await refsOf(page);

  await test.step('the file is recognised by its first rows, and what it cannot do is named', async () => {
    await page.getByRole('button', { name: 'Import a file …' }).click();
    await expect(page.getByText(/File Exchange/)).toBeVisible();
    const lines = [
      '#INFO,Version=1.0.0,Template= eBay-active-revise-price-quantity-download_UK,,,,,,,,,',
      'Action,Category name,Item number,Title,Listing site,Currency,Start price,Buy It Now price,Available quantity,Relationship,Relationship details,Custom label (SKU)',
      `Revise,,${first},,UK,GBP,,,4321,,,`,
      `End,,${second},,UK,GBP,,,1,,,`,
    ];
    await page
      .locator('input[type="file"]')
      .setInputFiles({ name: 'report.csv', mimeType: 'text/csv', buffer: Buffer.from(lines.join('\r\n')) });
    await expect(page.getByText(/Recognised as: eBay: edit price and quantity/)).toBeVisible();
    await expect(page.getByRole('combobox', { name: 'What “Available quantity” means' })).toHaveValue('stock');
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Check the file' }).click();
    await expect(page.getByText(/A file does not end listings/)).toBeVisible();
  });

  await test.step('the quantity changes with consent, and back again', async () => {
    await page.getByRole('button', { name: 'Show what would change' }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByText(/4,?321/).first()).toBeVisible();
    await dialog.getByRole('button', { name: 'Change 1 row' }).click();
    await expect(dialog.getByText('1 row was changed.')).toBeVisible();
    await dialog.getByRole('button', { name: 'Undo …' }).click();
    await dialog.getByRole('button', { name: 'Change 1 row' }).click();
    await expect(dialog.getByText('1 row was changed.')).toBeVisible();
  });
  expect(problems).toEqual([]);
});

/** The item numbers of two products without variations. */
async function refsOf(page: Page): Promise<readonly string[]> {
  const { user } = (await (await page.request.get('/v1/auth')).json()) as Session;
  const path = `/v1/users/${user.id}/items/ebay`;
  const { list } = (await (await page.request.get(path)).json()) as ProductPage;
  const refs: string[] = [];
  for (const { id, ref } of list) {
    const { units } = (await (await page.request.get(`${path}/${id}`)).json()) as ProductDetail;
    if (units.length === 1) refs.push(ref);
    if (refs.length === 2) break;
  }
  return refs;
}
