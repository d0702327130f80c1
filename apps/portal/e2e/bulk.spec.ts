import { expect, type Page, test } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { enterAs, shopOf, speak } from './seller.ts';
import { listenForErrors } from './soundness.ts';

/* A seller uploads a file of items and sites, sees each bad row, confirms the number of the good ones, and sees them live. */

interface Named {
  readonly ref: string;
  readonly sku: string;
}

/** Items of the shop that nothing keeps from being listed. */
async function itemsOf(page: Page, shop: string): Promise<readonly Named[]> {
  const { user } = await (await page.request.get('/v1/auth')).json();
  let list: readonly Named[] = [];
  await expect
    .poll(async () => {
      const asked = `/v1/users/${user.id}/items/ebay?accountId=${shop}&limit=20&sort=sku`;
      list = (await (await page.request.get(asked)).json()).list;
      return list.length;
    })
    .toBeGreaterThan(5);
  return list;
}

test('a seller uploads items and sites, sees the bad rows, confirms a number, and sees the good ones live', async ({
  page,
}) => {
  const problems = listenForErrors(page);
  await enterAs(page, 'demo');
  const shop = await shopOf(page);
  const [first, second] = await itemsOf(page, shop);
  await page.goto(`/ebay/${shop}/tools/bulk-request`);
  await expect(page.getByRole('heading', { level: 1, name: 'Bulk request' })).toBeVisible();
  await expectAccessible(page);

  await test.step('the file is checked, and each bad row says why and what to do', async () => {
    const csv = [
      'item;sku;address;sites',
      `${first?.ref};;;IE`,
      `;${second?.sku};;IE`,
      '999999999999;;;IE',
      `${first?.ref};;;Atlantis`,
      ';;https://www.ebay.co.uk/usr/me;IE',
    ].join('\r\n');
    await page
      .locator('input[type="file"]')
      .setInputFiles({ name: 'items.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) });
    await page.getByRole('button', { name: 'Check the rows' }).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByText('3 rows are left out:')).toBeVisible();
    const rows = page.getByRole('group', { name: 'Rows' }).getByRole('row');
    await expect(rows.filter({ hasText: '999999999999' })).toContainText('The account has no item with this number.');
    await expect(rows.filter({ hasText: 'Atlantis' })).toContainText('Write sites as DE, ES, IT');
    await expect(rows.filter({ hasText: 'usr/me' })).toContainText('The address has no item number in it.');
  });

  await test.step('the consent states the number, also on a phone and in the dark', async () => {
    const consent = page.getByRole('button', { name: 'List 2 listings' });
    await expect(consent).toBeVisible();
    await page.getByRole('radio', { name: 'All rows' }).check();
    await expect(page.getByText('Will be listed')).toHaveCount(2);
    await expectAccessible(page);
    await page.setViewportSize({ width: 390, height: 800 });
    await page.emulateMedia({ colorScheme: 'dark' });
    await expect(consent).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    await expectAccessible(page);
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.emulateMedia({ colorScheme: 'light' });
    await consent.focus();
    await page.keyboard.press('Enter');
  });

  await test.step('the success screen has the result of every row, and the file of results', async () => {
    await expect(page).toHaveURL(/tools\/bulk-request\/success$/);
    await expect(page.getByRole('heading', { level: 1, name: 'Bulk request carried out' })).toBeVisible();
    await page.getByRole('radio', { name: 'All rows' }).check();
    await expect(page.getByRole('cell', { name: 'IE Live', exact: true })).toHaveCount(2);
    const href = await page.getByRole('link', { name: 'Results as a file' }).getAttribute('href');
    const file = await (await page.request.get(href ?? '')).text();
    expect(file.split('\r\n').filter((line) => line.includes(',OK,'))).toHaveLength(2);
    await expectAccessible(page);
  });

  expect(problems).toEqual([]);
});

test('in German, a pasted list says what is wrong with its lines', async ({ page, context, baseURL }) => {
  await speak(context, 'de', baseURL ?? '');
  await enterAs(page, 'demo');
  const shop = await shopOf(page);
  const items = await itemsOf(page, shop);
  await page.goto(`/ebay/${shop}/tools/bulk-request`);
  await expect(page.getByRole('heading', { level: 1, name: 'Sammelauftrag' })).toBeVisible();
  await page.getByRole('radio', { name: 'Als Liste' }).check();
  await page.getByLabel('Artikel, einer je Zeile').fill(`${items[4]?.sku}, UK\nGIBT-ES-NICHT, IE`);
  await page.getByRole('button', { name: 'Zeilen prüfen' }).click();
  await expect(page.getByText('2 Zeilen werden ausgelassen:')).toBeVisible();
  const rows = page.getByRole('group', { name: 'Zeilen' }).getByRole('row');
  await expect(rows.filter({ hasText: 'GIBT-ES-NICHT' })).toContainText('Das Konto hat keinen Artikel mit dieser SKU.');
  await expect(rows.filter({ hasText: 'UK' })).toContainText('Sie ist sein Heimatmarktplatz.');
  await expectAccessible(page);
});
