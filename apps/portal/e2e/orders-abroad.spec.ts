import { expect, type Page, test } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { agreeAs, choose, control, expectItems, freeShops, newBusiness, sandboxAddress } from './connecting.ts';

/*
 * An order from abroad as its packer in Britain reads it: by the seller's own title and SKU, with the picture, and the
 * total in pounds.
 */

test.afterEach(({ page }) => freeShops(page));

const SHOP = 'northgate-outdoors-uk';

interface Run {
  readonly runId: number;
  readonly state: string;
  readonly counts: readonly { readonly verdict: string; readonly outcome: string; readonly n: number }[];
}

/** What the European Union and Germany ask of everybody who sells there. */
async function meetDuties(page: Page, userId: number): Promise<void> {
  const manufacturer = {
    ...{ companyName: 'Kessel Werke GmbH', addressLine1: 'Hafenweg 3', addressLine2: '', city: 'Bremen' },
    ...{
      stateOrProvince: '',
      postalCode: '28195',
      country: 'DE',
      email: 'safety@kessel.example',
      phone: '',
      contactUrl: '',
    },
  };
  const entry = { manufacturer, responsiblePerson: null, isExempt: false };
  const duties = `/v1/users/${userId}/compliance`;
  const entered = await page.request.put(`${duties}/entries`, { data: { brand: null, itemId: null, entry } });
  expect(entered.ok(), await entered.text()).toBe(true);
  const numbers = [{ country: 'DE', stream: 'packaging', number: 'DE1234567890123' }];
  const told = await page.request.put(`${duties}/producer-numbers`, { data: { numbers } });
  expect(told.ok(), await told.text()).toBe(true);
}

/** Lists an item in Germany, also with a drafted title, and waits until it is live. */
async function listInGermany(page: Page, userId: number, accountId: number, itemId: number): Promise<void> {
  const runs = `/v1/users/${userId}/publish-runs`;
  const selection = { accountId, itemIds: [itemId] };
  const created = await page.request.post(runs, { data: { kind: 'list', selection, sites: ['DE'] } });
  expect(created.ok(), await created.text()).toBe(true);
  const { runId } = (await created.json()) as Run;
  const read = async () => (await (await page.request.get(`${runs}/${runId}`)).json()) as Run;
  await expect.poll(async () => (await read()).state).toBe('prepared');
  const consent = { allowDrafts: true, expected: 1 };
  const confirmed = await page.request.post(`${runs}/${runId}/confirm`, { data: consent });
  expect(confirmed.ok(), await confirmed.text()).toBe(true);
  await expect.poll(async () => (await read()).state).toBe('done');
}

test('an order from Germany is found and packed by the seller’s own title and SKU', async ({ page }) => {
  const userId = await newBusiness(page);
  await choose(page, 'eBay');
  await page.getByRole('button', { name: 'Continue to eBay' }).click();
  await agreeAs(page, SHOP);
  await expectItems(page, userId, 'ebay');
  const { user } = await (await page.request.get('/v1/auth')).json();
  const accountId = user.accounts[0].id;
  const products = await page.request.get(`/v1/users/${userId}/items/ebay?accountId=${accountId}&query=Benchley`);
  const { list } = await products.json();
  const item = list.find(
    ({ quantity, unitCount }: { quantity: number; unitCount: number }) => quantity > 1 && unitCount === 1,
  );
  await meetDuties(page, userId);
  await listInGermany(page, userId, accountId, item.id);
  const live = await page.request.get(sandboxAddress(page, `/control/api/listings?seller=${SHOP}&site=DE`));
  const [sold] = (await live.json()).rows;
  await control(page.request, page, 'orders', {
    seller: SHOP,
    orders: [{ itemId: sold.itemId, quantity: 1, country: 'DE' }],
  });

  await test.step('the list names the item as the seller does, with the total in pounds below the euros', async () => {
    await page.goto(`/ebay/${accountId}/orders`);
    const row = page.getByRole('row').filter({ hasText: item.sku });
    await expect(row).toContainText(item.title.slice(0, 20));
    await expect(row).toContainText('€');
    await expect(row).toContainText(/≈ £\d/);
    await expect(row.locator('img')).toHaveCount(1);
  });

  await test.step('a search finds it by the German title too', async () => {
    const search = page.getByRole('searchbox', { name: 'Search orders' });
    for (const words of [sold.title, sold.sku, item.title, item.sku]) {
      await search.fill(words);
      await expect(page.getByText('1 order', { exact: true })).toBeVisible();
    }
    await search.fill('No such thing at all');
    await expect(page.getByText('No such orders')).toBeVisible();
    await search.fill('');
  });

  await test.step('days are chosen in the calendar, also with the keyboard', async () => {
    await page.getByRole('button', { name: 'From' }).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: 'Next month' })).toBeVisible();
    // The buttons for months come first, then one day of the grid.
    const isDay = () => page.evaluate(() => /day,? \d+ /.test(document.activeElement?.ariaLabel ?? ''));
    await expect
      .poll(async () => {
        await page.keyboard.press('Tab');
        return isDay();
      })
      .toBe(true);
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/from=20\d\d-\d\d-\d\d/);
    await page.getByRole('button', { name: 'Clear filters' }).click();
    await expect(page).not.toHaveURL(/from=/);
  });

  await test.step('the page of the order names both, and so do the dialogs', async () => {
    await page.getByRole('row').filter({ hasText: item.sku }).getByRole('link').first().click();
    const items = page.getByRole('region', { name: 'Items' });
    await expect(items.getByRole('link', { name: item.title })).toBeVisible();
    await expect(items.getByText(sold.title, { exact: true })).toBeVisible();
    await expect(items.getByText(sold.sku, { exact: true })).toBeVisible();
    await expect(page.getByText(`Stock reserved: 1 × ${item.title}`)).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Ship', exact: true }).click();
    await expect(page.getByRole('dialog').getByLabel(item.title)).toBeVisible();
    await expect(page.getByRole('dialog')).toContainText(`${item.sku} · ${sold.title}`);
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });

  await test.step('a note for the team is saved by keyboard, and shows in the list', async () => {
    const note = page.getByRole('textbox', { name: 'Note' });
    await note.fill('Wrap it as a gift');
    await note.press('Control+Enter');
    await expect(page.getByText('Note written')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Save note' })).toHaveCount(0);
    await page.getByRole('link', { name: '← Orders' }).click();
    await expect(page.getByRole('row').filter({ hasText: item.sku })).toContainText('Wrap it as a gift');
  });
});
