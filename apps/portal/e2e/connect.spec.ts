import { type APIRequestContext, expect, type Page, test } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { acceptTerms } from './seller.ts';

/* Connecting all three marketplaces by each way there is, breaking the access in each way it breaks, and getting it back. */

const PASSWORD = 'Harbour-77-lantern';
let people = 0;

interface Seller {
  readonly userId: number;
}

/** A business on every platform, signed in, past the terms: it may connect whatever it likes. */
async function newBusiness(page: Page): Promise<Seller> {
  people += 1;
  const email = `connect-${Date.now()}-${people}@harbour.example`;
  const person = { name: 'Kim Connector', business: 'Kim’s Crates', email, country: 'GB', password: PASSWORD };
  const { id: userId } = await (await page.request.post('/v1/users', { data: person })).json();
  const admin = { username: 'admin@quayside.example', password: 'Demo-1234' };
  // An admin opens the platforms, as support does for a seller with a plan.
  await page.request.post('/v1/auth', { data: admin });
  await page.request.post('/v1/admin/acting', { data: { user_id: userId } });
  for (const platform of ['ebay', 'amazon', 'cdiscount']) {
    const path = `/v1/users/${userId}/platforms/${platform}`;
    expect((await page.request.put(path, { data: { state: 'P' } })).ok()).toBe(true);
  }
  await page.request.post('/v1/auth', { data: { username: email, password: PASSWORD } });
  await acceptTerms(page, userId);
  return { userId };
}

/** The shops are free again for whoever comes next. */
test.afterEach(async ({ page }) => {
  const session = await page.request.get('/v1/auth');
  if (!session.ok()) return;
  const path = `/v1/users/${(await session.json()).user.id}/accounts`;
  const { list } = await (await page.request.get(path)).json();
  for (const { accountId, listedBySite } of list) {
    const expected = Object.values<number>(listedBySite).reduce((sum, n) => sum + n, 0);
    await page.request.post(`${path}/${accountId}/leave`, { data: { listings: 'leave', expected } });
  }
});

/** The sandbox stands beside the portal. */
function sandboxAddress(page: Page, path: string): string {
  const sandbox = new URL(page.url());
  sandbox.port = String(Number(sandbox.port) + 1);
  return new URL(path, sandbox).href;
}

/** The sandbox's own console. */
async function control<T>(request: APIRequestContext, page: Page, path: string, data: object): Promise<T> {
  const answer = await request.post(sandboxAddress(page, `/control/api/${path}`), { data });
  expect(answer.ok(), await answer.text()).toBe(true);
  return answer.json();
}

/** Does on a consent page what a seller does there. */
async function agreeAs(page: Page, shop: string, decision: 'Approve' | 'Decline' = 'Approve'): Promise<void> {
  await page.locator(`input[name=seller][value="${shop}"]`).check();
  await page.getByRole('button', { name: decision }).click();
}

async function choose(page: Page, platform: 'eBay' | 'Amazon' | 'Cdiscount'): Promise<void> {
  await page.goto('/token');
  const radio = page.getByRole('radio', { name: platform, exact: true });
  // It is the address that says which one is chosen.
  await radio.click();
  await expect(radio).toBeChecked();
}
const wayOf = (page: Page, name: string) => page.getByRole('radio', { name, exact: true }).check();

/** The first import has brought the catalogue. */
async function expectItems(page: Page, { userId }: Seller, platform: string): Promise<void> {
  await expect
    .poll(
      async () => {
        const answer = await page.request.get(`/v1/users/${userId}/items/${platform}/totals`);
        return answer.ok() ? Number((await answer.json()).totals?.['*'] ?? 0) : 0;
      },
      { timeout: 90_000 },
    )
    .toBeGreaterThan(0);
}

const accountPanel = (page: Page, shop: string) =>
  page.getByRole('region').filter({ has: page.getByRole('heading', { name: shop }) });

async function expectConnected(page: Page, shop: string): Promise<void> {
  await expect(page).toHaveURL(/\/user\/accounts/);
  await expect(accountPanel(page, shop).getByText('Connected', { exact: true })).toBeVisible();
}

/** Waits until the product has found out and says why, and goes where the alert leads. */
async function followAlert(page: Page, shop: string, why = ''): Promise<void> {
  const alerts = page.getByRole('region', { name: 'Alerts' });
  await page.goto('/user/accounts');
  await expect(alerts).toContainText(shop, { timeout: 60_000 });
  await expect(accountPanel(page, shop)).toContainText(why);
  await alerts.getByRole('link', { name: 'Add token' }).first().click();
  await expect(page.getByRole('heading', { name: `Reconnect ${shop}` })).toBeVisible();
}

/** Amazon and Octopia tell nothing, and are asked for orders every few minutes: a look at where the shop may sell finds out. */
async function lookAround(page: Page, shop: string): Promise<void> {
  await page.getByRole('link', { name: `Details, sites and access: ${shop}` }).click();
  const again = page.getByRole('button', { name: 'Check again' });
  await expect(async () => {
    if (await again.isEnabled({ timeout: 1_000 }).catch(() => false)) await again.click();
    await expect(page.getByRole('region', { name: 'Alerts' })).toBeVisible({ timeout: 1_000 });
  }).toPass({ timeout: 60_000 });
}
const expectNoAlert = (page: Page) => expect(page.getByRole('region', { name: 'Alerts' })).toHaveCount(0);

/** Whom Quayside signs in as at the sandbox's eBay. */
const EBAY_CLIENT = 'quayside-demo';

/** The orders that have come in. */
async function ordersOf(page: Page, { userId }: Seller): Promise<readonly unknown[]> {
  return (await (await page.request.get(`/v1/users/${userId}/sales/ebay`)).json()).list;
}

test('eBay: by its consent page; every way in which its access ends, the wrong shop, and back', async ({
  page,
  browser,
}) => {
  // The whole way of an account, its catalogue of 300 items included.
  test.setTimeout(240_000);
  const seller = await newBusiness(page);
  const shop = 'northgate-outdoors-uk';

  await test.step('declined, a right kept back, then agreed', async () => {
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
    await expect(page.getByText('Your eBay account is connected.')).toBeVisible();
    await expectConnected(page, shop);
    await expectItems(page, seller, 'ebay');
  });

  await test.step('its callback works once, and for nobody else', async () => {
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

  await test.step('connecting it twice says that it is there', async () => {
    await choose(page, 'eBay');
    await page.getByRole('button', { name: 'Continue to eBay' }).click();
    await agreeAs(page, shop);
    await expect(page.getByText(`The shop ${shop} was connected already`)).toBeVisible();
  });

  await test.step('revoked at eBay: the alert leads to reconnecting, and the wrong shop is told by its name', async () => {
    await control(page.request, page, 'tokens/revoke', { seller: shop });
    await followAlert(page, shop);
    // Bought while nobody can look: it is there once after the next consent.
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

  await test.step('its page says what waits; reconnected, it goes on by itself', async () => {
    await page.getByRole('link', { name: `Details, sites and access: ${shop}` }).click();
    await expect(page.getByRole('heading', { name: shop, level: 1 })).toBeVisible();
    await expect(page.getByText('Waiting for access')).toBeVisible();
    await expect(page.getByText('All of it goes on by itself')).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('main').getByRole('link', { name: 'Reconnect' }).first().click();
    await page.getByRole('button', { name: 'Continue to eBay' }).click();
    await agreeAs(page, shop);
    await expect(page.getByText(`Access to ${shop} is renewed`)).toBeVisible();
    await expectConnected(page, shop);
    await expectNoAlert(page);
    await expect.poll(() => ordersOf(page, seller)).toHaveLength(1);
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
    await test.step(`a consent that has ${what} is told as that, and another one mends it`, async () => {
      await end();
      await followAlert(page, shop, words);
      await page.getByRole('button', { name: 'Continue to eBay' }).click();
      await agreeAs(page, shop);
      await expectConnected(page, shop);
      await expectNoAlert(page);
    });
  }

  await test.step('the installation’s own secret has run out: nobody can connect until it is renewed', async () => {
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
    // By itself it would go on within a minute.
    const { list } = await (await page.request.get(`/v1/users/${seller.userId}/accounts`)).json();
    await page.goto(`/token?account=${list[0].accountId}`);
    await page.getByRole('button', { name: 'Continue to eBay' }).click();
    await agreeAs(page, shop);
    await expectConnected(page, shop);
    await expectNoAlert(page);
    expect(await ordersOf(page, seller)).toHaveLength(1);
  });

  await test.step('ready to sell, site by site', async () => {
    await page.getByRole('link', { name: `Details, sites and access: ${shop}` }).click();
    await expect(page.getByRole('group', { name: 'Ready to sell, by site' })).toContainText('Germany');
    await expect(page.getByRole('group', { name: 'Ready to sell, by site' })).toContainText('Ready');
  });

  await test.step('disconnected, by the seller’s own decision', async () => {
    await page.getByRole('button', { name: 'Disconnect …' }).click();
    const dialog = page.getByRole('dialog');
    await expectAccessible(page);
    const decisions: string[] = [];
    page.on('request', (request) => {
      if (request.method() === 'POST' && request.url().endsWith('/leave')) decisions.push(request.url());
    });
    // A double click is one decision.
    await dialog.getByRole('button', { name: 'Disconnect', exact: true }).dblclick();
    await expect(page).toHaveURL('/user/accounts');
    expect(decisions).toHaveLength(1);
    await expect(page.getByText('No account is connected')).toBeVisible();
  });
});

test('eBay: without a way back, by pasting the address; a wrong one costs nothing, and the end of access is counted down to', async ({
  page,
  context,
}) => {
  const seller = await newBusiness(page);
  const shop = 'tideway-home-uk';
  await choose(page, 'eBay');
  await wayOf(page, 'Paste an address');
  await page.getByRole('button', { name: 'Get the link' }).click();
  const link = page.getByRole('link', { name: 'Open eBay in a new tab' });
  await expectAccessible(page);

  // eBay can not lead back to a machine that nobody can reach: all that is left is the address that it ends at.
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
  // The link stands there still, and leads to another code.
  expect(await bring(await agreeThere())).toBe(200);
  await expectConnected(page, shop);
  await expectItems(page, seller, 'ebay');

  await test.step('access that ends soon counts its days down, and is renewed by the alert', async () => {
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

test('Amazon: by its consent page; a right that is refused, a consent that is revoked or runs out, and back', async ({
  page,
}) => {
  const seller = await newBusiness(page);
  await choose(page, 'Amazon');
  await control(page.request, page, 'faults', { kind: 'access-denied', operation: 'getAccount', count: 1 });
  await page.getByRole('button', { name: 'Continue to Amazon' }).click();
  await agreeAs(page, 'northgate-outdoors-uk');
  await expect(page.getByRole('alert')).toContainText('did not give the access that Quayside needs');
  await choose(page, 'Amazon');
  await page.getByRole('button', { name: 'Continue to Amazon' }).click();
  await agreeAs(page, 'northgate-outdoors-uk');
  await expectConnected(page, 'Northgate Outdoors');
  await expectItems(page, seller, 'amazon');

  await control(page.request, page, 'amazon/tokens/revoke', { seller: 'northgate-outdoors-uk' });
  // Nothing asks Amazon for a while; a look at where the shop may sell does.
  await page.getByRole('link', { name: 'Details, sites and access: Northgate Outdoors' }).click();
  await expect(page.getByText('Without access nobody can ask')).toBeVisible();
  await followAlert(page, 'Northgate Outdoors');
  await page.getByRole('button', { name: 'Continue to Amazon' }).click();
  await agreeAs(page, 'northgate-outdoors-uk');
  await expectConnected(page, 'Northgate Outdoors');
  await expectNoAlert(page);

  // After a year Amazon asks for the authorisation anew.
  await control(page.request, page, 'amazon/tokens/expire', { seller: 'northgate-outdoors-uk', what: 'consent' });
  await lookAround(page, 'Northgate Outdoors');
  await followAlert(page, 'Northgate Outdoors', 'no longer accepts our access');
  await page.getByRole('button', { name: 'Continue to Amazon' }).click();
  await agreeAs(page, 'northgate-outdoors-uk');
  await expectConnected(page, 'Northgate Outdoors');
  await expectNoAlert(page);
});

test('Amazon: by the keys of a private application; keys that are wrong, a secret that expires, and back', async ({
  page,
}) => {
  const seller = await newBusiness(page);
  await page.goto('/token');
  const keys = await control<Record<'clientId' | 'clientSecret' | 'refreshToken' | 'sellerId', string>>(
    page.request,
    page,
    'amazon/tokens/self-authorise',
    { seller: 'tideway-home-uk' },
  );
  const fill = async (secret: string) => {
    await page.getByLabel('Client ID').fill(keys.clientId);
    await page.getByLabel('Client secret').fill(secret);
    await page.getByLabel('Refresh token').fill(keys.refreshToken);
    await page.getByLabel(/^Seller ID/).fill(keys.sellerId);
    await page.getByRole('button', { name: 'Connect', exact: true }).click();
  };
  await choose(page, 'Amazon');
  await wayOf(page, 'Enter keys');
  await page.getByRole('button', { name: 'Connect', exact: true }).click();
  await expect(page.getByText('This is needed')).toHaveCount(3);
  await expectAccessible(page);
  await fill('wrong');
  await expect(page.getByRole('alert')).toContainText('does not accept these details');
  await fill(keys.clientSecret);
  await expectConnected(page, 'Tideway Home');
  await expectItems(page, seller, 'amazon');

  const secret = { clientId: keys.clientId };
  await control(page.request, page, 'amazon/clients/secret', { ...secret, expired: true });
  await page.getByRole('link', { name: 'Details, sites and access: Tideway Home' }).click();
  await expect(page.getByText('Without access nobody can ask')).toBeVisible();
  await followAlert(page, 'Tideway Home');
  await wayOf(page, 'Enter keys');
  await fill(keys.clientSecret);
  await expect(page.getByRole('alert').filter({ hasText: 'does not accept' })).toBeVisible();
  await control(page.request, page, 'amazon/clients/secret', { ...secret, expired: false });
  await fill(keys.clientSecret);
  await expectConnected(page, 'Tideway Home');
  await expectNoAlert(page);
});

/** Presses a button of Octopia's page of credentials, and answers the shop's part of the page. */
async function atOctopia(page: Page, shop: string, action: object): Promise<string> {
  const answer = await page.request.post(sandboxAddress(page, '/octopia/api-credentials'), {
    form: { seller: shop, ...action },
  });
  return (await answer.text()).split('<form').find((form) => form.includes(`value="${shop}"`)) ?? '';
}

test('Cdiscount: by the shop’s own keys; keys that are revoked, a secret that expires, and back with others', async ({
  page,
}) => {
  const seller = await newBusiness(page);
  const shop = 'maison-bruyere-fr';
  await choose(page, 'Cdiscount');
  await expectAccessible(page);
  const makeKeys = async () => {
    const own = await atOctopia(page, shop, { create: 'own' });
    const [, clientId = '', clientSecret = ''] =
      [...own.matchAll(/Client id <code>([^<]+)<\/code><br>Secret <code>([^<]+)<\/code>/g)].at(-1) ?? [];
    return { clientId, clientSecret };
  };
  const fill = async ({ clientId, clientSecret }: { clientId: string; clientSecret: string }) => {
    await page.getByLabel(/^Client ID/).fill(clientId);
    await page.getByLabel(/^Client secret/).fill(clientSecret);
    await page.getByLabel(/^Seller ID/).fill('60212');
    await page.getByRole('button', { name: 'Connect', exact: true }).click();
  };
  const keys = await makeKeys();
  await fill({ ...keys, clientSecret: 'wrong' });
  await expect(page.getByRole('alert')).toBeVisible();
  await fill(keys);
  await expectConnected(page, 'Maison Bruyère');
  await expectItems(page, seller, 'cdiscount');

  await control(page.request, page, 'octopia/tokens/revoke', { seller: shop });
  await page.getByRole('link', { name: 'Details, sites and access: Maison Bruyère' }).click();
  await expect(page.getByText('Without access nobody can ask')).toBeVisible();
  await followAlert(page, 'Maison Bruyère');
  const others = await makeKeys();
  await fill(others);
  await expectConnected(page, 'Maison Bruyère');
  await expectNoAlert(page);

  await atOctopia(page, shop, { expire: others.clientId });
  await lookAround(page, 'Maison Bruyère');
  await followAlert(page, 'Maison Bruyère', 'no longer accepts the keys');
  await fill(others);
  await expect(page.getByRole('alert').filter({ hasText: 'does not accept' })).toBeVisible();
  await atOctopia(page, shop, { renew: others.clientId });
  await fill(others);
  await expectConnected(page, 'Maison Bruyère');
  await expectNoAlert(page);
});

test('Cdiscount: by the seller id alone, once the shop is linked', async ({ page }) => {
  const seller = await newBusiness(page);
  const shop = 'atelier-des-pins-fr';
  const connect = async () => {
    await page.getByLabel(/^Seller ID/).fill('60214');
    await page.getByRole('button', { name: 'Connect', exact: true }).click();
  };
  await choose(page, 'Cdiscount');
  await connect();
  await expect(page.getByRole('alert')).toBeVisible();
  await control(page.request, page, 'octopia/links', { seller: shop, linked: true });
  await connect();
  await expectConnected(page, 'Atelier des Pins');
  await expectItems(page, seller, 'cdiscount');
});

test('connecting fits a phone, in the dark too', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.emulateMedia({ colorScheme: 'dark' });
  await newBusiness(page);
  for (const platform of ['eBay', 'Amazon', 'Cdiscount'] as const) {
    await choose(page, platform);
    await expect(page.getByRole('button', { name: /^(Continue to|Connect$)/ })).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    await expectAccessible(page);
  }
});
