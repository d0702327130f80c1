import { randomUUID } from 'node:crypto';
import { expect, type Page, test } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { enterAs, shopOf } from './seller.ts';
import { problemsOf } from './soundness.ts';

const dialog = (page: Page) => page.getByRole('dialog');

test('a seller previews a keyword, adds it, finds its item blocked, and removes the keyword again', async ({
  page,
}) => {
  await enterAs(page, 'demo');
  const shop = await shopOf(page);
  const { user } = await (await page.request.get('/v1/auth')).json();
  const items = `/v1/users/${user.id}/items/ebay?accountId=${shop}&limit=1&sort=sku&order=desc`;
  const products = await page.request.get(items);
  expect(products.ok()).toBe(true);
  const { title } = (await products.json()).list[0];
  const keyword = title.split(/\s+/).slice(0, 6).join(' ');

  await page.goto(`/ebay/${shop}/tools/blacklist`);
  await page.getByRole('button', { name: 'Add keywords' }).first().click();
  const field = dialog(page).getByLabel('Keywords', { exact: true });
  await expect(dialog(page).getByText('No items entered').first()).toBeVisible();
  await field.fill(`  ${keyword} `);
  await field.press('Enter');
  await field.fill(keyword.toUpperCase());
  await field.press('Enter');
  await expect(dialog(page).getByText('That is in the list already.')).toBeVisible();
  await field.fill('one two three four five six seven');
  await field.press('Enter');
  await expect(dialog(page).getByText('At most 6 words each.')).toBeVisible();
  await field.fill('');
  await dialog(page).getByLabel('Everywhere, also future markets').check();
  await expectAccessible(page);
  await dialog(page).getByRole('button', { name: 'See what it blocks' }).click();
  await expect(dialog(page).getByText(/^\d+ items?, \d+ of them live\.$/)).toBeVisible();
  await expect(dialog(page).getByRole('row').filter({ hasText: title }).first()).toBeVisible();
  await expectAccessible(page);
  await dialog(page)
    .getByRole('button', { name: /^Blacklist and block \d+ items?$/ })
    .click();
  await expect(page.getByText('Keyword blacklisted.')).toBeVisible();

  const row = page.getByRole('row').filter({ hasText: keyword });
  await expect(row).toContainText('Everywhere');
  await page.goto(`/ebay/${shop}/products/blocked`);
  await page
    .getByRole('link', { name: `Keyword: ${keyword}` })
    .first()
    .click();
  await expect(page).toHaveURL(/tools\/blacklist\?keyword=/);
  await expect(dialog(page).getByLabel('Keyword', { exact: true })).toHaveValue(keyword);
  await expect(dialog(page).getByRole('listitem').filter({ hasText: title }).first()).toBeVisible();
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: `Remove ${keyword}` }).click();
  await expect(dialog(page).getByText(/can be listed again unless something else blocks/)).toBeVisible();
  await dialog(page).getByRole('button', { name: 'Remove', exact: true }).click();
  await expect(page.getByText('Keyword removed.')).toBeVisible();
  await expect(row).toHaveCount(0);

  await page.getByRole('button', { name: 'Earlier changes' }).click();
  await expect(dialog(page).getByRole('row').filter({ hasText: 'Blacklisted keywords' }).first()).toContainText(
    'Changed: 1',
  );
  expect(await problemsOf(page)).toEqual([]);
  await dialog(page)
    .getByRole('button', { name: /^Undo the change of/ })
    .first()
    .click();
  await expect(dialog(page).getByRole('heading', { name: 'Undo: Blacklisted keywords' })).toBeVisible();
  await expect(dialog(page).getByRole('row').filter({ hasText: keyword })).toContainText('the whole word');
  expect(await problemsOf(page)).toEqual([]);
  await dialog(page).getByRole('button', { name: 'Change 1 row' }).click();
  await expect(dialog(page).getByText('1 row was changed.')).toBeVisible();
  await dialog(page).getByRole('button', { name: 'Close' }).first().click();
  await expect(row).toContainText('Everywhere');
  await page.getByRole('button', { name: `Remove ${keyword}` }).click();
  await dialog(page).getByRole('button', { name: 'Remove', exact: true }).click();
  await expect(row).toHaveCount(0);
});

test('a file of keywords is checked before it is saved, and invalid lines are listed', async ({ page }) => {
  await enterAs(page, 'demo');
  const shop = await shopOf(page);
  const word = `zeppelin${randomUUID().replaceAll('-', '')}`;
  await page.goto(`/ebay/${shop}/tools/blacklist`);
  await page.getByRole('button', { name: 'Import CSV' }).click();
  const csv = `keyword,platform,match\n${word},all,word\nother,moon,word\n`;
  await dialog(page)
    .locator('input[type=file]')
    .setInputFiles({ name: 'keywords.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) });
  await expect(dialog(page).getByText('New: 1. Changed: 0. Unchanged: 0. Nothing is saved yet.')).toBeVisible();
  await expect(dialog(page).getByText('Use all, ebay, amazon or cdiscount as the platform.')).toBeVisible();
  await expectAccessible(page);
  await dialog(page).getByRole('button', { name: 'Save 1 keyword' }).click();
  await expect(dialog(page)).toHaveCount(0);
  await page.getByLabel('Search keywords').fill(word);
  await expect(page.getByRole('row').filter({ hasText: word })).toBeVisible();
  await page.getByRole('button', { name: `Remove ${word}` }).click();
  await dialog(page).getByRole('button', { name: 'Remove', exact: true }).click();
  await expect(page.getByText('No keyword matches')).toBeVisible();
});
