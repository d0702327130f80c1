import { expect, test } from '@playwright/test';
import { listInGermany } from './live.ts';
import { enterAs, shopOf } from './seller.ts';

test('a price that is held is named with its reason, and leaves once prices are sent again', async ({ page }) => {
  const { user } = await enterAs(page, 'demo');
  await page.goto('/');
  const accountId = await shopOf(page);
  const itemId = await listInGermany(page, user.id, Number(accountId));
  const calls = `/v1/users/${user.id}/pricing`;
  const item = await (await page.request.get(`/v1/users/${user.id}/items/ebay/${itemId}`)).json();
  const german = item.listings.find(({ site }: { site: string }) => site === 'DE');

  await page.goto(`/ebay/${accountId}/tools/prices-held`);
  await expect(page.getByText('No price is held')).toBeVisible();
  await page.getByLabel(/^Send no price of any account$/).click({ force: true });
  await expect(page.getByText(/^No price is sent\. Prices that wait: 0\.$/)).toBeVisible();
  const prices = [{ site: 'DE', minor: german.price.minor + 7, enabled: true }];
  const saved = await page.request.post(`${calls}/manual/items/${itemId}`, { data: { prices } });
  expect(saved.ok()).toBe(true);

  const table = page.getByRole('group', { name: 'Prices held' });
  await expect(table.getByText('You have stopped the prices')).toBeVisible();
  await expect(table.getByRole('link', { name: 'Send prices again' })).toBeVisible();
  await expect(page.getByLabel('Reason')).toContainText('You have stopped the prices (1)');

  const share = page.getByLabel('Share of live listings');
  await share.fill('0');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('From 0.1 to 100')).toBeVisible();
  await share.fill('12.5');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(async () => {
    const breaker = await (await page.request.get(`${calls}/breaker?accountId=${accountId}`)).json();
    expect(breaker).toMatchObject({ share: 1_250, largeMove: 1_000, opened: null });
  }).toPass();

  await page.goto(`/ebay/${accountId}/dashboard`);
  await expect(page.getByText('1 price is held')).toBeVisible();
  await page.goto(`/ebay/${accountId}/tools/price-adjustment`);
  await page.getByRole('link', { name: 'See prices held' }).click();
  await page.getByLabel(/^Send no price of any account$/).click({ force: true });
  await page.getByRole('dialog').getByRole('button', { name: 'Send 1 prices' }).click();
  await expect(page.getByText('No price is held')).toBeVisible();
  await page.request.post(`${calls}/manual/items/${itemId}`, { data: { prices: [{ site: 'DE', enabled: false }] } });
});
