import { readFileSync } from 'node:fs';
import { expect, type Page, test } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { enterAs, shopOf } from './seller.ts';
import { beyondTheEdge, NARROW, resizeTo } from './soundness.ts';

const dialog = (page: Page) => page.getByRole('dialog');

test('a seller sees what a term changes, and is taken to an existing term with the same words', async ({ page }) => {
  await enterAs(page, 'demo');
  const shop = await shopOf(page);
  const { user } = await (await page.request.get('/v1/auth')).json();
  const items = await page.request.get(`/v1/users/${user.id}/items/ebay?accountId=${shop}&limit=1&sort=sku&order=desc`);
  const { title } = (await items.json()).list[0];
  // The first word is the brand, which stays as it is.
  const words = title.split(/\s+/).slice(1, 3).join(' ');

  await page.goto(`/all/${shop}/tools/translation-manager`);
  await page.getByRole('button', { name: 'Add a term' }).click();
  await dialog(page).getByLabel('In the source language').fill(words);
  await dialog(page).getByLabel('Translation', { exact: true }).fill('Leuchtturmwörter');
  await expect(dialog(page).getByText(/^Used in \d+ items?\./)).toBeVisible();
  const effects = dialog(page).getByRole('table');
  await expect(effects.getByText(title)).toBeVisible();
  await expectAccessible(page);
  await dialog(page).getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Term added.')).toBeVisible();

  const row = page.getByRole('row').filter({ hasText: words });
  await expect(row.getByText('Leuchtturmwörter')).toBeVisible();
  await page.getByRole('button', { name: 'Add a term' }).click();
  await dialog(page).getByLabel('In the source language').fill(words.toUpperCase());
  await dialog(page).getByLabel('Translation', { exact: true }).fill('anders');
  await expect(dialog(page).getByText(/has a translation already: Leuchtturmwörter/)).toBeVisible();
  await page.keyboard.press('Escape');

  await row.getByRole('button', { name: /^Remove/ }).click();
  await dialog(page).getByRole('button', { name: 'Remove', exact: true }).click();
  await expect(page.getByText('Term removed.')).toBeVisible();
  await expect(row).toHaveCount(0);
});

test('a file is checked before it is imported, its terms are grouped, and a selection is removed at once', async ({
  page,
}) => {
  await enterAs(page, 'demo');
  const shop = await shopOf(page);
  const { user } = await (await page.request.get('/v1/auth')).json();
  // Words unique to this run, because the business keeps the terms of other tests.
  const mark = `q${Date.now()}`;
  const data = { src_text: `mug ${mark}`, dst_text: 'Becher', src_lang: 'en', dst_lang: 'de' };
  expect((await page.request.post(`/v2/users/${user.id}/terms`, { data })).status()).toBe(201);
  await page.goto(`/all/${shop}/tools/translation-manager`);
  await page.getByLabel('Search terms').fill(mark);
  await expect(page.getByText('1 term', { exact: true })).toBeVisible();

  await page.getByRole('button', { name: 'Import CSV' }).click();
  const csv = `src_text,dst_text,src_lang,dst_lang\nMug ${mark},Humpen,en,de\nmug ${mark},tasse,en,fr\nspoon ${mark},Löffel,en,de\njug,,en,de\n`;
  await dialog(page)
    .locator('input[type=file]')
    .setInputFiles({ name: 'terms.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) });
  await expect(dialog(page).getByText('New: 2. Unchanged: 0. With another translation: 1.')).toBeVisible();
  await expect(dialog(page).getByText('One of the two texts is missing.')).toBeVisible();
  await expect(dialog(page).getByRole('button', { name: 'Import 2 terms' })).toBeVisible();
  await dialog(page).getByLabel('Replace their translations with those of the file').check();
  await expectAccessible(page);
  await dialog(page).getByRole('button', { name: 'Import 3 terms' }).click();
  await expect(dialog(page)).toHaveCount(0);
  const group = page.getByRole('row').filter({ hasText: 'Humpen' });
  await expect(group.getByText('tasse')).toBeVisible();
  await expect(page.getByText('3 terms', { exact: true })).toBeVisible();

  const downloading = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Export CSV' }).click();
  const file = readFileSync(await (await downloading).path(), 'utf8');
  expect(file.split('\r\n').filter((line) => line.includes(mark))).toHaveLength(3);

  await page.getByRole('checkbox', { name: `Select the terms for Mug ${mark}` }).check();
  await expect(page.getByText('2 terms selected')).toBeVisible();
  await expectAccessible(page);
  await resizeTo(page, NARROW);
  expect(await beyondTheEdge(page)).toEqual([]);
  await page.getByRole('region', { name: 'Selection' }).getByRole('button', { name: 'Remove' }).click();
  await expect(dialog(page).getByRole('heading', { name: 'Remove 2 terms?' })).toBeVisible();
  await expectAccessible(page);
  await dialog(page).getByRole('button', { name: 'Remove', exact: true }).click();
  await expect(page.getByText('2 terms removed.')).toBeVisible();
  await expect(page.getByRole('row').filter({ hasText: 'spoon' })).toBeVisible();
  await expect(page.getByText('1 term', { exact: true })).toBeVisible();
});

test('a file of terms that Excel saved in Windows-1252 with semicolons keeps its letters, and the dialog says so', async ({
  page,
}) => {
  await enterAs(page, 'demo');
  const shop = await shopOf(page);
  const mark = `w${Date.now()}`;
  await page.goto(`/all/${shop}/tools/translation-manager`);
  await page.getByRole('button', { name: 'Import CSV' }).click();
  const csv = `src_text;dst_text;src_lang;dst_lang\r\nkey ${mark};Schl\xFCssel, gr\xFCn \x96 9 \x80;en;de;;\r\n`;
  await dialog(page)
    .locator('input[type=file]')
    .setInputFiles({ name: 'Begriffe.csv', mimeType: 'text/csv', buffer: Buffer.from(csv, 'latin1') });
  await expect(dialog(page).getByText('New: 1. Unchanged: 0. With another translation: 0.')).toBeVisible();
  await expect(dialog(page).getByText(/Windows-1252/)).toBeVisible();
  await expectAccessible(page);
  await dialog(page).getByRole('button', { name: 'Import 1 term' }).click();
  await expect(dialog(page)).toHaveCount(0);
  await page.getByLabel('Search terms').fill(mark);
  await expect(page.getByRole('row').filter({ hasText: `key ${mark}` })).toContainText('Schlüssel, grün – 9 €');
});
