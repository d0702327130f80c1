import { readFile } from 'node:fs/promises';
import { expect, type Page, test } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { agreeAs, choose, control, expectItems, freeShops, newBusiness, sandboxAddress } from './connecting.ts';

/*
 * What a seller does with orders: ship them by file or in parts, cancel them, refund them, and print their documents.
 */

test.afterEach(({ page }) => freeShops(page));

const SHOP = 'northgate-outdoors-uk';

interface Placed {
  readonly id: number;
  readonly externalId: string;
  readonly lines: readonly { readonly sku: string }[];
}

/** Buys each of these quantities in a separate order, and waits until Quayside shows the orders. */
async function buy(page: Page, userId: number, quantities: readonly number[]): Promise<readonly Placed[]> {
  const listings = await page.request.get(sandboxAddress(page, `/control/api/listings?seller=${SHOP}&site=UK`));
  const { rows } = await listings.json();
  const most = Math.max(...quantities);
  const some = rows.filter(
    (row: { quantity: number; variation: unknown }) => row.quantity >= most && row.variation === null,
  );
  const orders = quantities.map((quantity, index) => ({ itemId: some[index].itemId, quantity }));
  const placed = await control<{ orders: { orderId: string }[] }>(page.request, page, 'orders', {
    seller: SHOP,
    orders,
  });
  const ids = placed.orders.map(({ orderId }) => orderId);
  let found: readonly Placed[] = [];
  await expect
    .poll(async () => {
      const { sales } = await (await page.request.get(`/v1/users/${userId}/sales/ebay?limit=200`)).json();
      found = ids.flatMap((id) => sales.find(({ externalId }: Placed) => externalId === id) ?? []);
      return found.length;
    })
    .toBe(ids.length);
  return found;
}

test('a seller ships by file and in parts, cancels, refunds and prints documents', async ({ page }) => {
  const userId = await newBusiness(page);
  await choose(page, 'eBay');
  await page.getByRole('button', { name: 'Continue to eBay' }).click();
  await agreeAs(page, SHOP);
  await expectItems(page, userId, 'ebay');
  const [first, second, third, fourth] = await buy(page, userId, [1, 1, 3, 1]);
  if (!first || !second || !third || !fourth) throw new Error('An order is missing');
  const { user } = await (await page.request.get('/v1/auth')).json();
  const list = `/ebay/${user.accounts[0].id}/orders`;

  await test.step('a file of shipments: invalid rows are listed, valid ones are shipped after consent', async () => {
    await page.goto(list);
    await page.getByRole('button', { name: 'Ship by file' }).click();
    const dialog = page.getByRole('dialog');
    const download = page.waitForEvent('download');
    await dialog.getByRole('link', { name: 'Download the orders to ship' }).click();
    const given = await readFile(await (await download).path(), 'utf8');
    const [head = '', ...rows] = given.trimEnd().split('\r\n');
    const fill = (order: Placed, quantity: string, carrier: string, tracking: string) =>
      rows.find((row) => row.startsWith(order.externalId))?.replace(/\d+,,$/, `${quantity},${carrier},${tracking}`) ??
      '';
    const text = [
      head,
      fill(first, '1', 'royal mail', 'AB100'),
      fill(second, '1.0', 'DHL Paket', 'JD200'),
      fill(third, '1.5', 'DHL', 'JD400'),
      rows.find((row) => row.startsWith(fourth.externalId)) ?? '',
      'NO-SUCH-ORDER,,,,1,DHL,JD300',
    ].join('\n');
    await dialog
      .locator('input[type=file]')
      .setInputFiles({ name: 'parcels.csv', mimeType: 'text/csv', buffer: Buffer.from(text) });
    await expect(dialog.getByText('There is no order NO-SUCH-ORDER.')).toBeVisible();
    await expect(dialog.getByText('1.5 is not a whole number of pieces.')).toBeVisible();
    await expect(dialog.getByText('1 row has no carrier and tracking number yet')).toBeVisible();
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Ship 2 rows' }).click();
    await expect(dialog.getByText('2 orders are being confirmed to their marketplaces.')).toBeVisible();
    await dialog.getByRole('button', { name: 'Close', exact: true }).last().click();
  });

  await test.step('documents for a selection', async () => {
    await page.getByRole('checkbox', { name: new RegExp(first.externalId) }).check();
    await page.getByRole('checkbox', { name: new RegExp(third.externalId) }).check();
    await page.getByRole('button', { name: 'Papers' }).click();
    const download = page.waitForEvent('download');
    await page.getByRole('menuitem', { name: 'Pick list', exact: true }).click();
    expect((await download).suggestedFilename()).toBe('pick-list.pdf');
  });

  await test.step('a table of the selection, and of the whole view with its filters', async () => {
    const read = async (open: () => Promise<void>) => {
      const download = page.waitForEvent('download');
      await open();
      return readFile(await (await download).path(), 'utf8');
    };
    const chosen = await read(async () => {
      await page.getByRole('button', { name: 'Papers' }).click();
      await page.getByRole('menuitem', { name: 'Orders as CSV' }).click();
    });
    expect(chosen).toContain(first.externalId);
    expect(chosen).not.toContain(second.externalId);
    await page.getByRole('searchbox', { name: 'Search orders' }).fill(second.externalId);
    await expect(page.getByText('1 order', { exact: true })).toBeVisible();
    const found = await read(() => page.getByRole('link', { name: 'Download as CSV' }).click());
    expect(found).toContain(second.externalId);
    expect(found).not.toContain(first.externalId);
  });

  await test.step('part of an order is shipped, with a tracking link', async () => {
    await page.goto(`${list}/${third.id}`);
    await page.getByRole('button', { name: 'Ship', exact: true }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('textbox').first().fill('1');
    // The carrier of the last shipment is suggested.
    await expect(dialog.getByRole('combobox', { name: 'Carrier' })).toHaveValue(/^(DHL|Royal Mail)$/);
    await dialog.getByRole('combobox', { name: 'Carrier' }).fill('dhl');
    await dialog.getByLabel('Tracking number').fill('JD500');
    await dialog.getByRole('button', { name: 'Tell the marketplace' }).click();
    await expect(page.getByText('Shipment 1: 1 piece')).toBeVisible();
    await expect(page.getByRole('link', { name: 'DHL JD500' })).toHaveAttribute('href', /dhl.*JD500/);
    const shipments = page.getByRole('region', { name: 'Shipments' });
    await expect(shipments.getByText('Confirmed')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Cancel order' })).toHaveCount(0);
  });

  await test.step('a refund: too much is refused, a partial amount is accepted', async () => {
    await page.getByRole('button', { name: 'Refund' }).click();
    const dialog = page.getByRole('dialog');
    const amount = dialog.getByLabel('Amount in GBP');
    await amount.fill('9999');
    await dialog.getByRole('button', { name: /Give/ }).click();
    await expect(dialog.getByText(/^At most .* can be given back\.$/)).toBeVisible();
    await expectAccessible(page);
    await amount.fill('2.50');
    await dialog.getByRole('button', { name: 'Give back £2.50' }).click();
    await expect(dialog.getByText('Choose a reason.')).toBeVisible();
    await dialog.getByRole('radio', { name: 'Goodwill' }).check();
    await dialog.getByRole('button', { name: 'Give back £2.50' }).click();
    const changes = page.getByRole('region', { name: 'Cancellations and refunds' });
    await expect(changes.getByText('Refund of £2.50')).toBeVisible();
    await expect(changes.getByText('Confirmed')).toBeVisible();
  });

  await test.step('an order is cancelled, and its packing slip can be printed', async () => {
    await page.goto(`${list}/${fourth.id}`);
    await page.getByRole('button', { name: 'Papers' }).click();
    const download = page.waitForEvent('download');
    await page.getByRole('menuitem', { name: 'Packing slip for the buyer' }).click();
    expect((await download).suggestedFilename()).toBe('packing-slip.pdf');
    await page.getByRole('button', { name: 'Cancel order' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Cancel the order' }).click();
    await expect(dialog.getByText('Choose a reason.')).toBeVisible();
    await dialog.getByRole('radio', { name: 'The buyer asked for it' }).check();
    await dialog.getByRole('button', { name: 'Cancel the order' }).click();
    const changes = page.getByRole('region', { name: 'Cancellations and refunds' });
    await expect(changes.getByText('Confirmed')).toBeVisible();
    await expectAccessible(page);
  });
});
