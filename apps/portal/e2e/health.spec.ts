import { expect, type Page, test } from '@playwright/test';
import { enterAs, shopOf } from './seller.ts';
import { problemsOf, settle, stopMotion } from './soundness.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' }, colorScheme: 'light' });

const SHOP = 'demo-shop-uk';

/** Sets a fault on the sandbox's own console. */
async function strike(page: Page, fault: object): Promise<void> {
  const sandbox = new URL(page.url());
  sandbox.port = String(Number(sandbox.port) + 1);
  const address = new URL('/control/api/faults', sandbox).href;
  expect((await page.request.post(address, { data: { seller: SHOP, ...fault } })).status()).toBe(201);
}

test('an incomplete list raises a question, and a complete one ends it', async ({ page }) => {
  const { user } = await enterAs(page, 'demo');
  const accountId = Number(await shopOf(page));
  const imports = `/v1/users/${user.id}/imports`;
  const isImported = async () => {
    const { list } = await (await page.request.get(`${imports}?accountId=${accountId}`)).json();
    return list.length > 0 && list.every(({ state }: { state: string }) => state === 'done');
  };
  await expect.poll(isImported).toBe(true);
  await page.goto(`/user/accounts/${accountId}`);
  await expect(page.getByRole('heading', { name: 'In step with the marketplace' })).toBeVisible();

  const shortfall = page.getByText('The marketplace’s list fell short');
  await test.step('the alert appears by itself, with the figures', async () => {
    await strike(page, { kind: 'cut-short', operation: 'GetMyeBaySelling', count: 1 });
    expect((await page.request.post(imports, { data: { accountId } })).status()).toBe(201);
    await expect(shortfall).toBeVisible();
    await expect(page.getByText(/\d+ of \d+ listings were missing/)).toBeVisible();
    await settle(page);
    await stopMotion(page);
    expect(await problemsOf(page)).toEqual([]);
  });

  await test.step('nothing is ended before the number is confirmed', async () => {
    await page.getByRole('button', { name: /^Take \d+ as ended …$/ }).click();
    const dialog = page.getByRole('dialog', { name: 'Take the missing listings as ended?' });
    await expect(dialog.getByRole('button', { name: /^Take \d+ as ended$/ })).toBeVisible();
    expect(await problemsOf(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await expect(dialog).toBeHidden();
  });

  await test.step('the dashboard shows the alert too, next to the link to the account', async () => {
    await page.goto(`/ebay/${accountId}/dashboard`);
    await expect(shortfall).toBeVisible();
    await page.getByRole('link', { name: 'See the account’s health' }).click();
    await expect(page).toHaveURL(`/user/accounts/${accountId}`);
  });

  await test.step('the next read finds the complete list', async () => {
    await page.getByRole('button', { name: 'Read the list again' }).click();
    await expect(shortfall).toBeHidden();
  });
});

test('orders that cannot be read are reported with their cause, and reading resumes automatically', async ({
  page,
}) => {
  await enterAs(page, 'demo');
  await page.goto(`/user/accounts/${await shopOf(page)}`);
  const orders = page.getByRole('listitem').filter({ hasText: 'Orders' });
  await expect(orders.getByText('Works')).toBeVisible();
  await strike(page, { kind: '5xx', operation: 'getOrders', count: 8 });
  await expect(orders.getByText('The marketplace did not answer. It is tried again by itself.')).toBeVisible();
  await expect(orders.getByText(/It has gone well since/)).toBeVisible();
});
