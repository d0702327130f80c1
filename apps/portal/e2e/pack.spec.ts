import { expect, type Page, test } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { agreeAs, choose, control, expectItems, freeShops, newBusiness, sandboxAddress } from './connecting.ts';

/* A packer ships fifty orders without touching the mouse. */

test.afterEach(({ page }) => freeShops(page));

const SHOP = 'northgate-outdoors-uk';
const ORDERS = 50;

interface Waiting {
  readonly id: number;
  readonly externalId: string;
}

/** Buys so many orders, and waits until Quayside has them. */
async function buy(page: Page, userId: number, count: number): Promise<readonly Waiting[]> {
  const listings = await page.request.get(sandboxAddress(page, `/control/api/listings?seller=${SHOP}&site=UK`));
  const { rows } = await listings.json();
  const some = rows.filter((row: { quantity: number; variation: unknown }) => row.quantity > 0 && !row.variation);
  const orders = Array.from({ length: count }, (_, n) => ({ itemId: some[n % some.length].itemId, quantity: 1 }));
  const placed = await control<{ orders: { orderId: string }[] }>(page.request, page, 'orders', {
    seller: SHOP,
    orders,
  });
  const ids = new Set(placed.orders.map(({ orderId }) => orderId));
  let found: readonly Waiting[] = [];
  await expect
    .poll(async () => {
      const { sales } = await (await page.request.get(`/v1/users/${userId}/sales/ebay?limit=200`)).json();
      found = sales.filter(({ externalId }: Waiting) => ids.has(externalId));
      return found.length;
    })
    .toBe(count);
  return found;
}

test('fifty orders are packed and shipped by keyboard alone, and a wrong scan is said where it was made', async ({
  page,
}) => {
  const userId = await newBusiness(page);
  await choose(page, 'eBay');
  await page.getByRole('button', { name: 'Continue to eBay' }).click();
  await agreeAs(page, SHOP);
  await expectItems(page, userId, 'ebay');
  const waiting = await buy(page, userId, ORDERS);
  const { user } = await (await page.request.get('/v1/auth')).json();
  await page.goto(`/ebay/${user.accounts[0].id}/orders`);
  await page.getByRole('link', { name: 'Pack and ship' }).click();

  const scan = page.getByLabel('Order', { exact: true });
  const tracking = page.getByLabel('Tracking number');
  let keys = 0;
  /** A scanner types the code and presses Enter. */
  const type = async (text: string) => {
    await page.keyboard.type(text);
    await page.keyboard.press('Enter');
    keys += text.length + 1;
  };
  await expect(scan).toBeFocused();
  await expectAccessible(page);

  await test.step('wrong scans: the sentence shows, and the field stays focused', async () => {
    await type('NO-SUCH-ORDER');
    await expect(page.getByText('No order has the number or the SKU NO-SUCH-ORDER.')).toBeVisible();
    await expect(scan).toBeFocused();
    await type(waiting[0]?.externalId ?? '');
    await expect(tracking).toBeFocused();
    await expectAccessible(page);
    await type('AB-FIRST');
    await expect(page.getByText('Enter the carrier first')).toBeVisible();
    await expect(page.getByRole('combobox', { name: 'Carrier' })).toBeFocused();
    await type('royal mail');
    await expect(page.getByText('ships by Royal Mail: AB-FIRST')).toBeVisible();
    await expect(scan).toBeFocused();
    await type(waiting[0]?.externalId ?? '');
    await expect(page.getByText('is shipped already. Nothing was sent.')).toBeVisible();
    await expect(scan).toBeFocused();
    await type(waiting[1]?.externalId ?? '');
    await expect(tracking).toBeFocused();
    await type('1.23457E+11');
    await expect(page.getByText('A spreadsheet has shortened this number.')).toBeVisible();
    await expect(tracking).toBeFocused();
    await type(waiting[2]?.externalId ?? '');
    await expect(page.getByText(/^This is the number of order .* Scan the label of the parcel\./)).toBeVisible();
    await expect(tracking).toBeFocused();
    await type('ab first');
    await expect(page.getByText('has this tracking number already. Scan the right label.')).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(scan).toBeFocused();
  });

  await test.step('the picking list sums the articles of the orders to ship, and is ticked off by keyboard', async () => {
    await page.getByRole('link', { name: 'Pick list' }).press('Enter');
    // The shop may have other orders to ship.
    await expect(page.getByRole('link', { name: waiting[1]?.externalId ?? '' }).first()).toBeVisible();
    await expect(page.getByRole('link', { name: waiting[0]?.externalId ?? '' })).toHaveCount(0);
    await page.getByRole('checkbox').first().press('Space');
    await expect(page.getByText(/^1 of \d+ articles picked\./)).toBeVisible();
    await page.reload();
    await expect(page.getByRole('checkbox').first()).toBeChecked();
    await expectAccessible(page);
    await page.getByRole('link', { name: 'Pack and ship' }).press('Enter');
    await expect(scan).toBeFocused();
  });

  keys = 0;
  const began = Date.now();
  for (const [n, order] of waiting.slice(1).entries()) {
    await type(order.externalId);
    await expect(tracking).toBeFocused();
    await type(`AB${1000 + n}`);
    await expect(page.getByText(`ships by Royal Mail: AB${1000 + n}.`)).toBeVisible();
    await expect(scan).toBeFocused();
  }
  const seconds = (Date.now() - began) / 1000;
  process.stdout.write(
    `${ORDERS - 1} orders packed and shipped: 0 clicks, ${keys} keys (${2 * (ORDERS - 1)} scans), ${seconds.toFixed(1)} s\n`,
  );
  await expect(page.getByText(`${ORDERS - 1} orders packed`)).toBeVisible();
  await expect
    .poll(async () => {
      const there = await page.request.get(sandboxAddress(page, `/control/api/orders?seller=${SHOP}&limit=200`));
      const { orders } = (await there.json()) as { orders: { orderId: string; shipments: object[] }[] };
      const own = new Set(waiting.map(({ externalId }) => externalId));
      return orders.filter(({ orderId, shipments }) => own.has(orderId) && shipments.length === 1).length;
    })
    .toBe(ORDERS);
  await page.setViewportSize({ width: 390, height: 844 });
  await expectAccessible(page);
});
