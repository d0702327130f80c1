import { expect, type Page, test } from '@playwright/test';
import { control, sandboxAddress } from './connecting.ts';
import { enterAs } from './seller.ts';
import { problemsOf, settle } from './soundness.ts';

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
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});

test('the to-do list leads to lists with as many rows as it says, and is not up to date while orders wait', async ({
  page,
}) => {
  const { user } = await enterAs(page, 'demo');
  const shop = user.accounts.find(({ platform }) => platform === 'ebay');
  const totals = `/v1/users/${user.id}/sales/ebay/totals?accountId=${shop?.id}`;
  const seller = shop?.username ?? '';
  await page.goto(`/ebay/${shop?.id}/dashboard`);
  await buyOne(page, seller, totals);
  await page.goto(`/ebay/${shop?.id}/dashboard`);
  await settle(page);
  const todo = page.getByRole('region', { name: 'To do' });
  await expect(todo.getByRole('link', { name: /to ship in all$/ })).toBeVisible();
  await expect(page.getByText('Everything is up to date')).toHaveCount(0);
  await todo.getByRole('link', { name: /to ship in all$/ }).click();
  const tab = page.getByRole('navigation', { name: 'Orders to show' }).locator('[aria-current]');
  await expect(tab).toHaveText(/^To ship\s*[1-9]/);
  const told = (await (await page.request.get(totals)).json()).totals;
  expect(told.toShip).toBeGreaterThanOrEqual(told.late + told.soon);

  // A figure leads to as many orders as it says, to their items, and to both as files.
  await page.goto(`/ebay/${shop?.id}/dashboard`);
  await settle(page);
  const figure = page
    .getByRole('region', { name: 'Sales' })
    .getByRole('button', { name: /^\d+ orders?: / })
    .first();
  const orders = Number((await figure.innerText()).replace(/\D/g, ''));
  await figure.click();
  const dialog = page.getByRole('dialog');
  const PAGE = 50;
  await expect(dialog.getByRole('table').getByRole('row')).toHaveCount(Math.min(orders, PAGE) + 1);
  await dialog.getByRole('radio', { name: 'Items' }).click({ force: true });
  await expect(dialog.getByRole('columnheader', { name: 'Item' })).toBeVisible();
  await expect(dialog.getByRole('table').getByRole('link').first()).toBeVisible();
  expect(await problemsOf(page)).toEqual([]);
  const file = await dialog.getByRole('link', { name: 'Save as XLSX' }).getAttribute('href');
  const book = await page.request.get(file ?? '');
  expect(book.headers()['content-disposition']).toBe('attachment; filename="sold-items.xlsx"');
});

test('nothing waiting is said to be up to date only if it was read recently, and a failed count can be tried again', async ({
  page,
}) => {
  const { user } = await enterAs(page, 'demo');
  const shop = user.accounts.find(({ platform }) => platform === 'ebay');
  let answer: object | null = { list: [], isAllDone: true, isRead: false };
  await page.route('**/v1/users/*/todo/**', (route) =>
    answer === null ? route.fulfill({ status: 500, json: { error: 'internal' } }) : route.fulfill({ json: answer }),
  );
  const todo = page.getByRole('region', { name: 'To do' });
  await page.goto(`/ebay/${shop?.id}/dashboard`);
  await expect(todo).toContainText('not read recently');
  answer = { list: [], isAllDone: true, isRead: true };
  await page.reload();
  await expect(todo).toContainText('Everything is up to date.');
  answer = { list: [], isAllDone: false, isRead: true };
  await page.reload();
  await expect(todo).toContainText('Nothing waits for you.');
  answer = null;
  await page.reload();
  await expect(todo.getByRole('button', { name: 'Try again' })).toBeVisible();
  answer = { list: [], isAllDone: true, isRead: true };
  await todo.getByRole('button', { name: 'Try again' }).click();
  await expect(todo).toContainText('Everything is up to date.');
});

/** A buyer orders a piece of some item of the shop; returns once Quayside has read it. */
async function buyOne(page: Page, seller: string, totals: string): Promise<void> {
  await expect(async () => {
    const listings = await page.request.get(sandboxAddress(page, `/control/api/listings?seller=${seller}&site=UK`));
    const { rows } = (await listings.json()) as { rows: { itemId: string; quantity: number; variation: unknown }[] };
    const some = rows.find(({ quantity, variation }) => quantity > 2 && variation === null);
    expect(some).toBeDefined();
    await control(page.request, page, 'orders', { seller, orders: [{ itemId: some?.itemId, quantity: 1 }] });
    expect((await (await page.request.get(totals)).json()).totals.toShip).toBeGreaterThan(0);
  }).toPass();
}
