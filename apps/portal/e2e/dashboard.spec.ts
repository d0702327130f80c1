import { expect, test } from '@playwright/test';
import { enterAs } from './seller.ts';
import { settle } from './soundness.ts';

test('the dashboard of all accounts shows every account, and that of one account shows only its own data', async ({
  page,
}) => {
  const { user } = await enterAs(page, 'demo');
  const { accounts } = user;
  expect(accounts.length).toBeGreaterThan(1);
  const [first] = accounts;
  await page.goto(`/all/${first?.id}/dashboard`);
  await settle(page);
  const lead = page.getByText(`All ${accounts.length} accounts:`);
  for (const { username } of accounts) {
    await expect(lead).toContainText(username);
    await expect(page.getByRole('region', { name: new RegExp(`: ${username}$`) }).first()).toBeVisible();
  }
  await page.goto(`/${first?.platform}/${first?.id}/dashboard`);
  await settle(page);
  await expect(page.getByText(`${first?.username}, home site`)).toBeVisible();
  await expect(page.getByText(accounts.at(-1)?.username ?? '')).toHaveCount(0);
});

test('an item that was just blocked is counted at once, whenever the shop was last read', async ({ page }) => {
  const { user } = await enterAs(page, 'demo');
  const shop = user.accounts.find(({ platform }) => platform === 'ebay');
  const longAgo = '2020-01-02T03:04:05.000Z';
  await page.route('**/sales/reports/inventory/**', async (route) => {
    const answer = await route.fetch();
    const { data } = await answer.json();
    await route.fulfill({ response: answer, json: { data: { ...data, asOf: longAgo } } });
  });
  await page.goto(`/ebay/${shop?.id}/dashboard`);
  await settle(page);
  const inventory = page.locator('section', { hasText: 'Out of stock' });
  const stamps = await inventory
    .first()
    .locator('time')
    .evaluateAll((all) => all.map((one) => one.getAttribute('datetime')));
  expect(stamps).toContain(longAgo);
  expect(stamps.filter((stamp) => stamp === longAgo)).toHaveLength(1);
});
