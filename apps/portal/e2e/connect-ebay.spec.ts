import { expect, type Page, test } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import {
  accountPanel,
  agreeAs,
  choose,
  control,
  expectConnected,
  expectItems,
  expectNoAlert,
  followAlert,
  freeShops,
  newBusiness,
  sandboxAddress,
  wayOf,
} from './connecting.ts';

/* Connects eBay in every way, loses the access in every way, and restores it. */

/** The sandbox's eBay client of Quayside. */
const EBAY_CLIENT = 'quayside-demo';

test.afterEach(async ({ page }) => {
  // It may have failed at the sandbox's own pages.
  await page.goto('/');
  await control(page.request, page, 'clients/secret', { clientId: EBAY_CLIENT, expired: false });
  await control(page.request, page, 'tokens/lifetime', {});
  await freeShops(page);
});

/** The received orders. */
async function ordersOf(page: Page, userId: number): Promise<readonly unknown[]> {
  return (await (await page.request.get(`/v1/users/${userId}/sales/ebay`)).json()).sales;
}

test('eBay: connects through the consent page, and recovers from each loss of access and from the wrong shop', async ({
  page,
  browser,
}) => {
  // Covers an account's whole life, including its catalogue of 300 items.
  const userId = await newBusiness(page);
  const shop = 'northgate-outdoors-uk';

  await test.step('refuses, grants too few rights, then agrees', async () => {
    await choose(page, 'eBay');
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Continue to eBay' }).click();
    await agreeAs(page, shop, 'Decline');
    await expect(page.getByRole('alert')).toContainText('You declined the access');
    await choose(page, 'eBay');
    await page.getByRole('button', { name: 'Continue to eBay' }).click();
    await page.getByRole('checkbox', { name: 'sell.inventory' }).uncheck();
    await agreeAs(page, shop);
    await expect(page.getByRole('alert')).toContainText('did not give the access that Quayside needs');
    await choose(page, 'eBay');
    await page.getByRole('button', { name: 'Continue to eBay' }).click();
    await agreeAs(page, shop);
    // The toast says so too, but only for six seconds.
    await expect(page.getByText('The eBay account is connected. Its catalogue is being imported.')).toBeVisible();
    await expectConnected(page, shop);
    await expectItems(page, userId, 'ebay');
  });

  await test.step('the callback works once, and only for this seller', async () => {
    await page.goto('/ebay/oauth?state=forged&code=forged');
    await expect(page.getByRole('alert')).toContainText('was begun somewhere else');
    const other = await browser.newContext();
    const theirs = await other.newPage();
    await theirs.goto('/');
    await newBusiness(theirs);
    await choose(theirs, 'eBay');
    await theirs.getByRole('button', { name: 'Continue to eBay' }).click();
    await agreeAs(theirs, shop);
    await expect(theirs.getByRole('alert')).toContainText('connected to another Quayside shop');
    await other.close();
  });

  await test.step('connecting the shop twice reports that it is already connected', async () => {
    await choose(page, 'eBay');
    await page.getByRole('button', { name: 'Continue to eBay' }).click();
    await agreeAs(page, shop);
    await expect(page.getByText(`The shop ${shop} was connected already`)).toBeVisible();
  });

  await test.step('revoked at eBay: the alert leads to reconnecting, and the wrong shop is named', async () => {
    await control(page.request, page, 'tokens/revoke', { seller: shop });
    await followAlert(page, shop);
    // An order during the loss of access appears once after the next consent.
    const { rows } = await (
      await page.request.get(sandboxAddress(page, `/control/api/listings?seller=${shop}&site=UK`))
    ).json();
    const bought = rows.find(
      (row: { quantity: number; variation: unknown }) => row.quantity > 1 && row.variation === null,
    );
    await control(page.request, page, 'orders', { seller: shop, itemId: bought.itemId });
    await page.getByRole('button', { name: 'Continue to eBay' }).click();
    await agreeAs(page, 'tideway-home-uk');
    await expect(page.getByRole('alert').filter({ hasText: 'tideway-home-uk' })).toContainText(
      `This is the shop tideway-home-uk; you are reconnecting ${shop}`,
    );
  });

  await test.step('the account page says what is waiting; after reconnecting, the work resumes by itself', async () => {
    await page.getByRole('link', { name: `Details, sites and access: ${shop}` }).click();
    await expect(page.getByRole('heading', { name: shop, level: 1 })).toBeVisible();
    await expect(page.getByText('Waiting for access')).toBeVisible();
    await expect(page.getByText('All of it continues automatically')).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('main').getByRole('link', { name: 'Reconnect' }).first().click();
    await page.getByRole('button', { name: 'Continue to eBay' }).click();
    await agreeAs(page, shop);
    await expect(page.getByText(`Access to ${shop} is renewed`)).toBeVisible();
    await expectConnected(page, shop);
    await expectNoAlert(page);
    await expect.poll(() => ordersOf(page, userId)).toHaveLength(1);
  });

  const endings = [
    [
      'run out',
      'no longer accepts our access',
      () => control(page.request, page, 'tokens/expire', { seller: shop, what: 'consent' }),
    ],
    [
      'lessened',
      'refuses a right',
      () => control(page.request, page, 'tokens/withhold', { seller: shop, right: 'sell.fulfillment' }),
    ],
  ] as const;
  for (const [what, words, end] of endings) {
    await test.step(`a consent that has ${what} is reported as such, and a new consent restores access`, async () => {
      await end();
      await followAlert(page, shop, words);
      await page.getByRole('button', { name: 'Continue to eBay' }).click();
      await agreeAs(page, shop);
      await expectConnected(page, shop);
      await expectNoAlert(page);
    });
  }

  await test.step('the installation’s own secret has expired: nobody can connect until it is renewed', async () => {
    const secret = (expired: boolean) =>
      control(page.request, page, 'clients/secret', { clientId: EBAY_CLIENT, expired });
    await secret(true);
    try {
      await control(page.request, page, 'tokens/expire', { seller: shop, what: 'access' });
      await followAlert(page, shop, 'no longer accepts the keys');
      await page.getByRole('button', { name: 'Continue to eBay' }).click();
      await agreeAs(page, shop);
      await expect(page.getByRole('alert').filter({ hasText: 'was not connected' })).toContainText(
        'does not accept the keys',
      );
    } finally {
      await secret(false);
    }
    // It would continue automatically within a minute.
    const { list } = await (await page.request.get(`/v1/users/${userId}/accounts`)).json();
    await page.goto(`/token?account=${list[0].accountId}`);
    await page.getByRole('button', { name: 'Continue to eBay' }).click();
    await agreeAs(page, shop);
    await expectConnected(page, shop);
    await expectNoAlert(page);
    expect(await ordersOf(page, userId)).toHaveLength(1);
  });

  await test.step('ready to sell, site by site', async () => {
    await page.getByRole('link', { name: `Details, sites and access: ${shop}` }).click();
    await expect(page.getByRole('group', { name: 'Ready to sell, by site' })).toContainText('Germany');
    await expect(page.getByRole('group', { name: 'Ready to sell, by site' })).toContainText('Ready');
  });

  await test.step('disconnected by the seller', async () => {
    await page.getByRole('button', { name: 'Disconnect …' }).click();
    const dialog = page.getByRole('dialog');
    await expectAccessible(page);
    const decisions: string[] = [];
    page.on('request', (request) => {
      if (request.method() === 'POST' && request.url().endsWith('/leave')) decisions.push(request.url());
    });
    // A double click counts as one decision.
    await dialog.getByRole('button', { name: 'Disconnect', exact: true }).dblclick();
    await expect(page).toHaveURL('/user/accounts');
    expect(decisions).toHaveLength(1);
    await expect(page.getByText('No account is connected')).toBeVisible();
  });
});

test('eBay: connects by pasting the callback address; a wrong address does no harm, and the remaining days of access are counted down', async ({
  page,
  context,
}) => {
  const userId = await newBusiness(page);
  const shop = 'tideway-home-uk';
  await choose(page, 'eBay');
  await wayOf(page, 'Paste an address');
  await page.getByRole('button', { name: 'Get the link' }).click();
  const link = page.getByRole('link', { name: 'Open eBay in a new tab' });
  await expectAccessible(page);

  // eBay cannot redirect to a machine that is not reachable, so the seller copies the final address from the browser.
  const agreeThere = async () => {
    const consent = new URL((await link.getAttribute('href')) ?? '');
    const form = { ...Object.fromEntries(consent.searchParams), seller: shop, decision: 'approve' };
    const answer = await context.request.post(consent.origin + consent.pathname, { form, maxRedirects: 0 });
    return answer.headers().location ?? '';
  };
  const bring = async (address: string) => {
    await page.getByLabel('Address or code').fill(address);
    const answered = page.waitForResponse((answer) => answer.url().endsWith('/connecting/ebay/callback'));
    await page.getByRole('button', { name: 'Connect', exact: true }).click();
    return (await answered).status();
  };

  expect(await bring('https://example.com/')).toBe(400);
  await expect(page.getByRole('alert')).toContainText('neither the address');
  const address = await agreeThere();
  expect(await bring(address.replace(/code=[^&]*/, 'code=mistyped'))).toBe(400);
  await expect(page.getByRole('alert')).toContainText('does not accept this code');
  await control(page.request, page, 'tokens/expire', { seller: shop, what: 'code' });
  expect(await bring(address)).toBe(400);
  await expect(page.getByRole('alert')).toContainText('older than a few minutes');
  // The link is still there and yields a new code.
  expect(await bring(await agreeThere())).toBe(200);
  await expectConnected(page, shop);
  await expectItems(page, userId, 'ebay');

  await test.step('access that ends soon shows the days that remain, and is renewed through the alert', async () => {
    await page.getByRole('link', { name: `Details, sites and access: ${shop}` }).click();
    await page.getByRole('main').getByRole('link', { name: 'Renew access' }).click();
    await control(page.request, page, 'tokens/lifetime', { seconds: 7 * 86_400 });
    try {
      await page.getByRole('button', { name: 'Continue to eBay' }).click();
      await agreeAs(page, shop);
      await expect(accountPanel(page, shop)).toContainText('Access ends in 7 days');
    } finally {
      await control(page.request, page, 'tokens/lifetime', {});
    }
    const alerts = page.getByRole('region', { name: 'Alerts' });
    await expect(alerts).toContainText(`Access to ${shop} on eBay ends on`);
    await alerts.getByRole('link', { name: 'Refresh token' }).click();
    await page.getByRole('button', { name: 'Continue to eBay' }).click();
    await agreeAs(page, shop);
    await expectConnected(page, shop);
    await expectNoAlert(page);
  });
});
