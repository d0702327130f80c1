import { expect, type Page, test } from '@playwright/test';
import { wordsOf } from './addresses.ts';
import { enterAs } from './seller.ts';

const FRESH = /^Exchange rates: .+, checked against the rates of .+\. A move under 1% changes no price\.$/;
const STALE = /The exchange rates are of .+\. Newer ones have been published since, but could not be read\./;

/** The screens whose prices depend on exchange rates. */
async function screensOf(page: Page): Promise<string[]> {
  const session = await enterAs(page, 'demo');
  await page.goto('/');
  const { accountId, itemId, runId } = await wordsOf(page, session);
  // A title written for a site, which is not listed yet, gives it a row on the product's page.
  const data = { new_translations: [{ site: 'DE', translation: 'Eine Lampe' }] };
  const path = `/v1/seller/${session.user.id}/items/${itemId}/ebay/translations`;
  expect((await page.request.put(path, { data })).ok()).toBe(true);
  const base = `/ebay/${accountId}`;
  return [
    `${base}/products`,
    `${base}/products/item/${itemId}`,
    `${base}/publish/${runId}`,
    `${base}/tools/price-adjustment`,
  ];
}

test('each screen with converted prices says how old the exchange rates are, and warns if they are old', async ({
  page,
}) => {
  const screens = await screensOf(page);
  for (const screen of screens) {
    await page.goto(screen);
    await expect(page.getByText(FRESH)).toBeVisible();
    if (!screen.includes('/item/')) continue;
    await page.getByRole('button', { name: 'Edit price' }).first().click();
    await expect(page.getByRole('dialog').getByText(FRESH)).toBeVisible();
  }
  await page.route(/\/pricing\/rates(\?|$)/, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...(await response.json()), age: 'stale' } });
  });
  for (const screen of screens) {
    await page.goto(screen);
    await expect(page.getByRole('main').getByText(STALE)).toBeVisible();
  }
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});
