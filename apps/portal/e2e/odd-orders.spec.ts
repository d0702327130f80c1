import { expect, test } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { agreeAs, choose, control, expectItems, freeShops, newBusiness, sandboxAddress } from './connecting.ts';

/*
 * An order of which a part cannot be read: the seller sees which, looks again, and it is whole once the marketplace has mended it.
 */

test.afterEach(({ page }) => freeShops(page));

const SHOP = 'northgate-outdoors-uk';

interface Listed {
  readonly id: number;
  readonly externalId: string;
}

test('an order that cannot be read names its part, is read again by a click, and is whole once eBay has mended it', async ({
  page,
}) => {
  const userId = await newBusiness(page);
  await choose(page, 'eBay');
  await page.getByRole('button', { name: 'Continue to eBay' }).click();
  await agreeAs(page, SHOP);
  await expectItems(page, userId, 'ebay');
  const listings = await page.request.get(sandboxAddress(page, `/control/api/listings?seller=${SHOP}&site=UK`));
  const { rows } = await listings.json();
  const { itemId } = rows.find((row: { quantity: number; variation: unknown }) => row.quantity > 0 && !row.variation);
  const placed = await control<{ orders: { orderId: string }[] }>(page.request, page, 'orders', {
    ...{ seller: SHOP, itemId, quantity: 1, defect: 'bad_quantity' },
  });
  const number = placed.orders[0]?.orderId ?? '';
  let order: Listed | undefined;
  await expect
    .poll(async () => {
      const { sales } = await (await page.request.get(`/v1/users/${userId}/sales/ebay?limit=200`)).json();
      order = sales.find(({ externalId }: Listed) => externalId === number);
      return order?.externalId;
    })
    .toBe(number);
  const { user } = await (await page.request.get('/v1/auth')).json();
  await page.goto(`/ebay/${user.accounts[0].id}/orders/${order?.id}`);

  const again = page.getByRole('button', { name: 'Check again' });
  await expect(page.getByRole('list', { name: 'Parts that cannot be read' })).toContainText('quantity');
  await again.click();
  await expect(page.getByText('It was checked again and still needs attention.')).toBeVisible();
  await expectAccessible(page);
  await control(page.request, page, 'orders/mend', { seller: SHOP, orderId: number });
  await expect(again).toBeHidden();
  await expect(page.getByText('It was checked again and still needs attention.')).toBeHidden();
});
