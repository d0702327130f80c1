import { expect, type Page, test } from '@playwright/test';
import { agreeAs, choose, control, expectItems, freeShops, newBusiness, sandboxAddress } from './connecting.ts';
import { problemsOf, settle } from './soundness.ts';

/* A seller sees what each country earns: one step to the first margins, a file of costs, the sum on an item, the list, and an order. */

test.afterEach(({ page }) => freeShops(page));

const SHOP = 'northgate-outdoors-uk';

interface Bought {
  readonly id: number;
  readonly number: string;
  readonly sku: string;
}

/** Buys and ships one piece, and waits until Quayside shows the order. */
async function buy(page: Page, userId: number): Promise<Bought> {
  const listings = await page.request.get(sandboxAddress(page, `/control/api/listings?seller=${SHOP}&site=UK`));
  const { rows } = await listings.json();
  const one = rows.find((row: { quantity: number; variation: unknown }) => row.quantity > 2 && row.variation === null);
  const { orders } = await control<{ orders: { orderId: string }[] }>(page.request, page, 'orders', {
    seller: SHOP,
    orders: [{ itemId: one.itemId, quantity: 1 }],
  });
  let found: Bought | undefined;
  await expect
    .poll(async () => {
      const { sales } = await (await page.request.get(`/v1/users/${userId}/sales/ebay?limit=200`)).json();
      const sale = sales.find(({ externalId }: { externalId: string }) => externalId === orders[0]?.orderId);
      found = sale && { id: sale.id, number: sale.externalId, sku: sale.lines[0].home?.sku ?? sale.lines[0].sku };
      return found !== undefined;
    })
    .toBe(true);
  if (!found) throw new Error('The order is missing');
  return found;
}

test('a seller assumes costs, brings a file of costs, and sees margins of items, countries and an order', async ({
  page,
}) => {
  const userId = await newBusiness(page);
  await choose(page, 'eBay');
  await page.getByRole('button', { name: 'Continue to eBay' }).click();
  await agreeAs(page, SHOP);
  await expectItems(page, userId, 'ebay');
  const { user } = await (await page.request.get('/v1/auth')).json();
  const base = `/ebay/${user.accounts[0].id}`;
  const order = await buy(page, userId);
  const dialog = page.getByRole('dialog');
  const openItem = async () => {
    const search = new URLSearchParams({ query: order.sku });
    await page.goto(`${base}/products?${search}`);
    await page.getByRole('grid').getByRole('row').nth(1).getByRole('link').first().click();
    await expect(page.getByRole('heading', { name: 'Costs and margins' })).toBeVisible();
  };

  await test.step('a sum names each thing that it lacks once, and leads to where it is stated', async () => {
    await openItem();
    await page.getByRole('button', { name: 'Worked sum: United States' }).click();
    const lacking = dialog.getByRole('listitem');
    await expect(lacking.filter({ hasText: 'What a piece costs is not stated.' })).toHaveCount(1);
    const named = await lacking.allInnerTexts();
    expect(named).toEqual([...new Set(named)]);
    expect(await problemsOf(page)).toEqual([]);
    await lacking.filter({ hasText: 'What you spend on advertising is not stated.' }).getByRole('link').click();
    await expect(page.getByRole('heading', { name: 'Costs and margins', level: 1 })).toBeVisible();
    expect(page.url()).toMatch(/\/tools\/costs\?site=US$/);
  });

  await test.step('one step is enough for assumptions, and it can be undone', async () => {
    await page.goto(`${base}/tools/costs`);
    const first = page.getByRole('button', { name: /^Assume: goods cost 60% of your price/ });
    await first.click();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByText('Nothing is stated yet.')).toBeVisible();
    await first.click();
    await expect(page.getByRole('cell', { name: '60%' })).toBeVisible();
    await expect(page.getByRole('group', { name: 'Which countries earn' }).getByRole('row').nth(1)).toBeVisible();
    await settle(page);
    expect(await problemsOf(page)).toEqual([]);
  });

  await test.step('a file of costs: a shifted comma waits for consent', async () => {
    await page.getByRole('button', { name: 'Import costs' }).click();
    const text = `sku,cost\n${order.sku},1.00\nNO-SUCH-SKU,2.00\n`;
    const choose = (content: string) =>
      dialog
        .locator('input[type=file]')
        .setInputFiles({ name: 'costs.csv', mimeType: 'text/csv', buffer: Buffer.from(content) });
    await choose(text);
    await expect(dialog.getByText('Costs that would change: 1. Unchanged: 0.')).toBeVisible();
    await expect(dialog.getByText('No item on sale has it.')).toBeVisible();
    expect(await problemsOf(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Save 1 cost', exact: true }).click();
    await expect(dialog.getByText('1 row was changed.')).toBeVisible();
    await page.keyboard.press('Escape');
  });

  await test.step('the item shows its cost and a sum that adds up', async () => {
    await openItem();
    await expect(page.getByRole('cell', { name: '£1.00', exact: true })).toBeVisible();
    await page.getByRole('button', { name: 'Worked sum: United States' }).click();
    await expect(dialog.getByRole('rowheader', { name: /^Cost of the goods/ })).toBeVisible();
    expect(await problemsOf(page)).toEqual([]);
    await page.keyboard.press('Escape');
  });

  await test.step('the list is filtered by what an item earns', async () => {
    await page.goto(`${base}/products?earning=unknown&site=UK`);
    await expect(page.getByRole('list', { name: 'Filters that are set' })).toHaveText('Margin unknown');
    await expect(page.getByRole('columnheader', { name: 'Margin' })).toBeVisible();
  });

  await test.step('an order says what it earned once it is shipped', async () => {
    await page.goto(`${base}/orders/${order.id}`);
    await expect(page.getByText('What an order earned is known once it is shipped whole.')).toBeVisible();
    const file = `order,quantity,carrier,tracking\n${order.number},1,Royal Mail,AB100\n`;
    const shipped = await page.request.post(`/v1/users/${userId}/orders/shipment-files`, {
      data: { file, expected: 1 },
    });
    expect(await shipped.text()).toContain('"shipments":1');
    await expect(page.getByRole('rowheader', { name: /^Commission/ })).toBeVisible();
    await expect(page.getByRole('rowheader', { name: /^Cost of 1 × / })).toBeVisible();
    expect(await problemsOf(page)).toEqual([]);
  });
});
