import { expect, type Page, test } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { agree, listInGermany } from './live.ts';
import { enterAs, openProducts, shopOf } from './seller.ts';

/** Finds a category by words in the open dialog, and picks the first one. */
async function pick(page: Page, words: string): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Choose a category' });
  // The first results belong to other words; a choice made there would be lost.
  const answered = page.waitForResponse((answer) => new URL(answer.url()).searchParams.get('query') === words);
  await dialog.getByLabel('Search by words').fill(words);
  await answered;
  const first = dialog.getByRole('radio').first();
  await expect(first).toBeVisible();
  await first.check();
  await dialog.getByRole('button', { name: 'Use this category' }).click();
  await agree(page, page.getByText(/^The category is chosen for \d+ items?\.$/));
}

test('a seller sees the category of each site, chooses another one, and goes back to the suggestion', async ({
  page,
}) => {
  await enterAs(page, 'demo');
  await page.goto('/');
  await page.goto(`/ebay/${await shopOf(page)}/tools/categories`);
  await expect(page.getByRole('heading', { name: 'Categories', level: 1 })).toBeVisible();
  const table = page.getByRole('group', { name: 'Your categories on other sites' });
  await page.getByLabel('Search categories').fill('Lighting');
  await page.getByLabel('Site', { exact: true }).selectOption({ label: 'Germany' });
  const row = table.getByRole('row').filter({ hasText: 'Lighting' });
  await expect(row).toHaveCount(1);
  await row.getByRole('button', { name: /^Change the category for/ }).click();
  await expectAccessible(page);
  await pick(page, 'Kaffee Tasse');
  await expect(row.getByText('Chosen by you')).toBeVisible();
  await expect(row).toContainText('Küche › Tee & Kaffee');
  await expectAccessible(page);
  await row.getByRole('button', { name: /^Change the category for/ }).click();
  await page.getByRole('button', { name: 'Use eBay’s suggestion' }).click();
  await expect(row.getByText('Chosen by you')).toBeHidden();
});

test('a seller moves an item to another category, and fills in what the site requires there', async ({ page }) => {
  const { user } = await enterAs(page, 'demo');
  await page.goto('/');
  const shop = await shopOf(page);
  await openProducts(page);
  const first = page.getByRole('grid').getByRole('row').nth(1);
  const title = (await first.getByRole('link').first().textContent()) ?? '';
  await first.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Choose category' }).click();
  const dialog = page.getByRole('dialog', { name: 'Choose a category' });
  await dialog.getByLabel('Site', { exact: true }).selectOption({ label: 'Germany' });
  await pick(page, 'Laufschuhe');
  const itemId = Number(/item\/(\d+)/.exec((await first.getByRole('link').first().getAttribute('href')) ?? '')?.[1]);

  const data = { kind: 'list', selection: { accountId: Number(shop), itemIds: [itemId] }, sites: ['DE'] };
  const created = await page.request.post(`/v1/users/${user.id}/publish-runs`, { data });
  expect(created.ok()).toBe(true);
  const { runId } = await created.json();
  const run = async () => (await page.request.get(`/v1/users/${user.id}/publish-runs/${runId}`)).json();
  await expect.poll(async () => (await run()).state).toBe('prepared');
  await page.goto(`/ebay/${shop}/tools/categories`);
  await expect(page.getByRole('link', { name: title })).toBeVisible();
  const row = page.getByRole('group', { name: 'Item specifics' }).getByRole('row').filter({ hasText: title });
  await row.getByLabel('Abteilung').selectOption('Damen');
  await row.getByLabel('EU-Schuhgröße').fill('39');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Save specifics' }).click();
  await agree(page, page.getByText('2 specifics saved.'));
  await expect(row.getByLabel('EU-Schuhgröße', { exact: true })).toHaveValue('39');
});

test('a seller sees what a foreign listing says about an item, and changes it after confirming the number of listings', async ({
  page,
}) => {
  const { user } = await enterAs(page, 'demo');
  await page.goto('/');
  const shop = await shopOf(page);
  const itemId = await listInGermany(page, user.id, Number(shop));
  await page.goto(`/ebay/${shop}/products/item/${itemId}`);
  const panel = page.getByRole('region', { name: 'Category and specifics on each site' });
  await panel.getByLabel('Site', { exact: true }).selectOption({ label: 'Germany, live' });
  await expect(panel.getByText(/^(Required|Recommended|Optional) · /).first()).toBeVisible();
  await panel.getByLabel('Herstellernummer', { exact: true }).fill(`HB-${Date.now()}`);
  await expectAccessible(page);
  await page.setViewportSize({ width: 390, height: 800 });
  await panel.getByRole('button', { name: 'Save specifics' }).focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Live listings would change' });
  await expect(dialog.getByText('1 live listing changes.')).toBeVisible();
  await expect(dialog).toContainText('Germany');
  await expectAccessible(page);
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBeLessThanOrEqual(390);
  await dialog.getByRole('button', { name: 'Change 1 live listing' }).click();
  await expect(page.getByText('1 specific saved.')).toBeVisible();
  await expect(panel.getByText('· entered by you').first()).toBeVisible();
});

test('a seller lists the recommended specifics, and sets one value for many items', async ({ page }) => {
  await enterAs(page, 'demo');
  await page.goto('/');
  await page.goto(`/ebay/${await shopOf(page)}/tools/categories`);
  await page.getByLabel('Show', { exact: true }).selectOption({ label: 'Missing, recommended' });
  await page.getByLabel('Specifics of').selectOption({ label: 'Germany' });
  const table = page.getByRole('group', { name: 'Item specifics' });
  await expect(table.getByText('Recommended · missing').first()).toBeVisible();
  await table.getByRole('checkbox').first().check();
  await page.getByLabel('Value', { exact: true }).fill('Hafen');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'For 1 selected item' }).click();
  await agree(page, page.getByText(/specifics? saved\./));
});
