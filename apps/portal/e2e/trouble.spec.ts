import { expect, test } from '@playwright/test';
import { openProducts, shopOf, signIn } from './seller.ts';
import { listenForErrors, settle } from './soundness.ts';

const OFFLINE = /^You are offline/;

test('without a network the screen stays, a bar says so, and everything is read again when the network is back', async ({
  page,
  context,
}) => {
  await signIn(page, 'demo');
  await openProducts(page);
  const row = page.getByRole('grid').getByRole('row').nth(1);
  const text = await row.innerText();
  const before = await row.boundingBox();
  await context.setOffline(true);
  await expect(page.getByText(OFFLINE)).toBeVisible();
  expect(await row.innerText()).toBe(text);
  // The bar moves nothing, so the pointer is still over the same element.
  expect(await row.boundingBox()).toEqual(before);

  // A screen whose code has not been loaded yet opens late, without an error.
  await page.getByRole('link', { name: 'Publishing', exact: true }).click();
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect(page.getByText(OFFLINE)).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByRole('heading', { level: 1, name: 'Publishing' })).toBeVisible();
  await expect(page.getByText(OFFLINE)).toHaveCount(0);
  await settle(page);
  await expect(page.getByText('That did not load')).toHaveCount(0);
});

for (const lost of [1, 2]) {
  test(`a screen opens although its code was lost ${lost === 1 ? 'once' : 'twice'}`, async ({ page }) => {
    await signIn(page, 'demo');
    await openProducts(page);
    let failures = 0;
    await page.route('**/*.js', async (route) => {
      if (failures === lost) return route.continue();
      failures += 1;
      return route.abort('internetdisconnected');
    });
    await page.getByRole('link', { name: 'Publishing', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Publishing' })).toBeVisible();
    await expect(page.getByRole('alert')).toHaveCount(0);
    expect(failures).toBe(lost);
  });
}

test('a screen whose code is gone says so instead of reloading for ever', async ({ page }) => {
  await signIn(page, 'demo');
  await openProducts(page);
  let reloads = 0;
  page.on('load', () => {
    reloads += 1;
  });
  await page.route('**/runs-screen*.js', (route) => route.fulfill({ status: 404 }));
  await page.getByRole('link', { name: 'Publishing', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Shoot!' })).toBeVisible();
  expect(reloads).toBe(1);
});

test('an unreachable Quayside is distinguished from a failed screen', async ({ page }) => {
  await signIn(page, 'demo');
  await openProducts(page);
  await page.route(/\/(v1|healthz)/, (route) =>
    route.fulfill({ status: 502, contentType: 'text/html', body: '<h1>Bad</h1>' }),
  );
  await page.getByRole('link', { name: 'Orders', exact: true }).click();
  await expect(page.getByText(/^Quayside does not answer/)).toBeVisible();
  await expect(page.getByText('Shoot!')).toHaveCount(0);
  await page.unrouteAll();
  await expect(page.getByText(/^Quayside does not answer/)).toHaveCount(0);
  await settle(page);
  await expect(page.getByText('That did not load')).toHaveCount(0);
});

test('on a slow network a tab is marked at once and shows a skeleton until its rows arrive', async ({ page }) => {
  await signIn(page, 'demo');
  const shop = await shopOf(page);
  await page.goto(`/ebay/${shop}/products`);
  await settle(page);
  const errors = listenForErrors(page);
  let answer: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('**/v1/users/*/items/**', async (route) => {
    await held;
    await route.continue();
  });
  const tabs = page.getByRole('navigation', { name: 'Status' });
  await tabs.getByRole('link', { name: /^Out of stock/ }).click();
  await expect(tabs.getByRole('link', { name: /^Out of stock/ })).toHaveAttribute('aria-current', 'page');
  await expect(page.getByRole('main').locator('[aria-busy=true]')).toBeVisible();
  await expect(page.getByRole('grid')).toHaveCount(0);
  answer();
  await expect(page.getByRole('main').locator('[aria-busy=true]')).toHaveCount(0);
  expect(errors).toEqual([]);
});
