import { expect, type Page, test } from '@playwright/test';
import { enterAs, enterAsNewcomer, go, type Session, speak } from './seller.ts';

/*
 * `app/routes/resolve.test.ts` tests every combination without a browser. Here a browser visits each address once, and each
 * combination in which the kinds of user differ.
 */

/** Fills an address with the first account of its platform; eBay comes first. */
function addressIn({ user }: Session, pattern: string): string {
  const [, word = ''] = pattern.split('/');
  const first = user.accounts.find(({ platform }) => platform === 'ebay') ?? user.accounts[0];
  const platform = word === ':platform' ? first?.platform : word;
  const account = user.accounts.find((one) => one.platform === platform) ?? first;
  return pattern.replace(':platform', platform ?? 'ebay').replace(':account', String(account?.id ?? 1));
}

const title = (page: Page) => page.getByRole('main').getByRole('heading', { level: 1 });

const SCREENS: readonly (readonly [address: string, title: string | RegExp])[] = [
  ['/:platform/:account/dashboard', 'Dashboard'],
  ['/:platform/:account/products', 'Products'],
  ['/:platform/:account/products/listed', 'Products'],
  ['/:platform/:account/products/in-translation', 'Products'],
  ['/:platform/:account/products/no-shipping', 'Products'],
  ['/:platform/:account/products/blocked', 'Products'],
  ['/:platform/:account/publish', 'Publishing'],
  ['/:platform/:account/orders', 'Orders'],
  ['/:platform/:account/tools/price-adjustment', 'Price adjustment'],
  ['/all/:account/tools/translation-manager', 'Translation manager'],
  ['/user/accounts', /accounts/i],
  ['/submit-request', 'Get support'],
  ['/submit-request/success', /support request/i],
  ['/shipping', /^Shipping/],
  ['/returns', /^Returns/],
  ['/sign-up', /account|sign/i],
  ['/start', /quay/i],
  ['/terms-and-conditions', /terms/i],
  ['/help', 'Help centre'],
  ['/help/trial', 'The free trial'],
  ['/checkout/monthly/billing', /checkout/i],
  ['/token', 'Connect an account'],
  ['/checkout/monthly/payment', /checkout/i],
  ['/user/invoices', /invoices/i],
  ['/checkout/yearly/billing', /checkout/i],
  ['/user/plans', /plans/i],
  ['/checkout/yearly/payment', /checkout/i],
  ['/payment/paypal', /payment/i],
  ['/user/profile/settings', /settings|security|sign-in/i],
  ['/checkout/success', 'Your plan has started'],
  ['/user/profile/financial-details', /financial/i],
  ['/checkout/error', 'The payment did not succeed'],
  ['/user/profile/third-party-tools/channeladvisor', /channeladvisor/i],
  ['/user/profile', /profile/i],
  ['/user/profile/leaving', 'Export and leaving'],
  ['/user/accounts/1', 'demo-shop-uk'],
  ['/ebay/:account/onboarding', /onboarding/i],
  ['/ebay/:account/tools/categories', 'Categories'],
  ['/all/:account/tools/product-safety', 'Product safety'],
  ['/all/:account/tools/conversion-charts/default', /charts/i],
  ['/all/:account/tools/conversion-charts/single', 'New conversion chart'],
  ['/cdiscount/:account/onboarding', /onboarding/i],
  ['/ebay/:account/tools/shipping-manager', /shipping manager/i],
  ['/ebay/:account/tools/shipping-manager/profile', /shipping profile/i],
  ['/ebay/:account/tools/bulk-request', /bulk request/i],
  // The shop has no such profile.
  ['/ebay/:account/tools/shipping-manager/profile/7', 'Not found'],
  ['/:platform/:account/tools/bulk-request/success', /bulk request/i],
  ['/amazon/:account/tools/repricer', /repricer/i],
  ['/:platform/:account/tools/blacklist', 'Blacklist'],
  ['/ebay/:account/marketing', /marketing/i],
  ['/ebay/:account/products/settings', /product settings/i],
  ['/ebay/:account/marketing/settings', /marketing settings/i],
];

test('a seller with everything sees the screen of every address', async ({ page }) => {
  const session = await enterAs(page, 'demo');
  await page.goto('/');
  for (const [pattern, name] of SCREENS) {
    const address = addressIn(session, pattern);
    await go(page, address);
    await expect(title(page)).toHaveText(name);
    await expect(title(page)).not.toHaveText(/^No access|disabled$/);
    expect(new URL(page.url()).pathname).toBe(address);
  }
});

test('an address survives a reload, and each legacy address redirects with its query', async ({ page }) => {
  const session = await enterAs(page, 'demo');
  const to = (pattern: string) => addressIn(session, pattern);
  await page.goto(to('/ebay/:account/marketing/settings'));
  await expect(title(page)).toContainText('Marketing settings');
  const ways: readonly (readonly [from: string, to: string])[] = [
    ['/profile/accounts/new-token?x=1', '/token?x=1'],
    ['/dashboard?x=1', to('/ebay/:account/dashboard?x=1')],
    ['/dashboard/ebay?x=1', to('/ebay/:account/dashboard?x=1')],
    ['/products?x=1', to('/ebay/:account/products?x=1')],
    ['/products/ebay/listed?x=1', to('/ebay/:account/products/listed?x=1')],
    ['/orders?x=1', to('/ebay/:account/orders?x=1')],
    ['/orders/ebay?x=1', to('/ebay/:account/orders?x=1')],
    ['/tools/conversion-charts?x=1', to('/all/:account/tools/conversion-charts/default?x=1')],
    ['/tools/translation-manager?x=1', to('/all/:account/tools/translation-manager?x=1')],
    ['/tools/blacklist?x=1', to('/ebay/:account/tools/blacklist?x=1')],
    ['/tools/blacklist/ebay?x=1', to('/ebay/:account/tools/blacklist?x=1')],
    ['/tools/price-adjustment?x=1', to('/ebay/:account/tools/price-adjustment?x=1')],
    ['/tools/price-adjustment/ebay?x=1', to('/ebay/:account/tools/price-adjustment?x=1')],
    ['/tools/shipping-manager?x=1', to('/ebay/:account/tools/shipping-manager?x=1')],
    ['/tools/shipping-manager/profile?x=1', to('/ebay/:account/tools/shipping-manager/profile?x=1')],
    ['/tools/shipping-manager/profile/7?x=1', to('/ebay/:account/tools/shipping-manager/profile/7?x=1')],
    ['/tools/bulk-request?x=1', to('/ebay/:account/tools/bulk-request?x=1')],
    ['/tools/repricer?x=1', to('/amazon/:account/tools/repricer?x=1')],
    ['/profile?x=1', '/user/profile?x=1'],
    ['/profile/accounts?x=1', '/user/accounts?x=1'],
    ['/plans?x=1', '/user/plans?x=1'],
    ['/ebay-promoted-listings?x=1', to('/ebay/:account/marketing?x=1')],
    ['/ebay-promoted-listings-settings?x=1', to('/ebay/:account/marketing/settings?x=1')],
    ['/cdiscount-onboarding?x=1', to('/cdiscount/:account/onboarding?x=1')],
    ['/amazon-onboarding?x=1', to('/amazon/:account/onboarding?x=1')],
    ['/ebay-onboarding?x=1', to('/ebay/:account/onboarding?x=1')],
    ['/extended-producer-responsibility?x=1', to('/ebay/:account/products/settings?x=1')],
    ['/nowhere/at/all?x=1', to('/ebay/:account/dashboard')],
    ['/ebay/999999/products', to('/ebay/:account/dashboard')],
  ];
  for (const [from, expected] of ways) {
    await go(page, from);
    await expect(page).toHaveURL(expected);
  }
});

/** The expected result where the kinds differ: the page's title, or the address of the redirect. */
const DIFFERENCES: Readonly<
  Record<string, readonly (readonly [address: string, title: string | RegExp, at?: string])[]>
> = {
  new: [
    ['/ebay/1/products', /./, '/start'],
    ['/shipping', /./, '/start'],
    ['/user/permissions', 'No access to Permissions'],
  ],
  trial: [
    ['/:platform/:account/orders', 'Orders'],
    ['/ebay/:account/tools/bulk-request', 'No access to Bulk request'],
    ['/amazon/:account/tools/repricer', 'No access to Repricer'],
  ],
  passive: [
    ['/:platform/:account/products', 'Products'],
    ['/:platform/:account/orders', 'Orders disabled'],
    ['/ebay/:account/marketing', 'Marketing disabled'],
    ['/ebay/:account/tools/bulk-request', 'No access to Bulk request'],
  ],
  deleted: [
    ['/', 'This account is closed', '/'],
    ['/ebay/1/dashboard', 'This account is closed', '/'],
    ['/ebay/1/tools/blacklist', 'This account is closed', '/'],
    ['/user/profile', /./, '/user/profile'],
  ],
  pretrial: [
    ['/:platform/:account/dashboard', 'Dashboard disabled'],
    ['/:platform/:account/products', 'Products disabled'],
    ['/:platform/:account/orders', 'Orders disabled'],
    ['/ebay/:account/marketing', 'Marketing disabled'],
  ],
  returning: [
    ['/:platform/:account/orders', 'Orders disabled'],
    ['/ebay/:account/marketing', 'No access to Marketing'],
    ['/amazon/:account/tools/repricer', 'No access to Repricer'],
    ['/ebay/:account/tools/shipping-manager', 'No access to Shipping manager'],
  ],
  viewer: [['/:platform/:account/orders', 'Orders']],
  admin: [['/user/permissions', /ermissions/]],
};

for (const [kind, cells] of Object.entries(DIFFERENCES)) {
  test(`${kind} sees exactly what this kind of user may see`, async ({ page }) => {
    const session = kind === 'new' ? await enterAsNewcomer(page) : await enterAs(page, kind);
    await page.goto('/');
    await expect(title(page)).toBeVisible();
    for (const [pattern, name, at] of cells) {
      const address = addressIn(session, pattern);
      await go(page, address);
      await expect(page).toHaveURL(at ?? address);
      await expect(title(page)).toHaveText(name);
    }
    if (kind === 'admin') await expect(title(page)).not.toHaveText(/^No access/);
  });
}

test('a disabled module shows the specification’s texts and leads to the plans', async ({ page }) => {
  let session = await enterAs(page, 'passive');
  // Right after the start, the demo is still connecting its shops.
  await expect(async () => {
    session = await (await page.request.get('/v1/auth')).json();
    expect(session.user.accounts).not.toEqual([]);
  }).toPass();
  await page.goto(addressIn(session, '/:platform/:account/orders'));
  await expect(page.getByText('This feature is available on our paid plan.')).toBeVisible();
  await expect(
    page.getByText('Upgrade your plan to get access to this and more features.', { exact: true }),
  ).toBeVisible();
  await expect(page.getByRole('link', { name: 'Upgrade', exact: true })).toHaveAttribute('href', '/user/plans');
  await page.getByRole('link', { name: 'View plans' }).click();
  await expect(page).toHaveURL('/user/plans');
});

test('a signed-out visitor sees the landing page and the public screens', async ({ page }) => {
  await page.goto('/nowhere/at/all');
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible();
  for (const address of [
    '/sign-up',
    '/start',
    '/terms-and-conditions',
    '/help',
    '/submit-request',
    '/checkout/yearly/billing',
  ]) {
    await go(page, address);
    await expect(title(page)).toBeVisible();
    expect(new URL(page.url()).pathname).toBe(address);
  }
});

test('an unknown payment leads to the error page', async ({ page }) => {
  await enterAs(page, 'demo');
  await page.goto('/checkout/pending/credit_card?checkout_id=chk_0123456789abcdef');
  await expect(page).toHaveURL(/\/checkout\/error\?message=NOT%20FOUND$/);
});

test('a spinner shows while the general state is loading', async ({ page }) => {
  await enterAs(page, 'demo');
  const held: (() => void)[] = [];
  await page.route('**/v1/auth', async (route) => {
    await new Promise<void>((resolve) => held.push(resolve));
    await route.continue();
  });
  await page.goto('/user/plans');
  await expect(page.getByRole('status').filter({ hasText: 'Loading' })).toBeVisible();
  for (const release of held) release();
  await expect(title(page)).toBeVisible();
});

test('the screens of the user area link to each other', async ({ page }) => {
  await enterAs(page, 'demo');
  await page.goto('/user/plans');
  const area = page.getByRole('navigation', { name: 'Your area' });
  await expect(area.getByRole('link', { name: 'Plans' })).toHaveAttribute('aria-current', 'page');
  await area.getByRole('link', { name: 'Team' }).click();
  await expect(page).toHaveURL('/user/team');
  await expect(area.getByRole('link', { name: 'Permissions' })).toHaveCount(0);
});

test('the screens of an area have tabs to each other, and More leads to each area', async ({ page }) => {
  await enterAs(page, 'demo');
  await page.goto('/');
  await page.getByRole('button', { name: 'More' }).click();
  await expect(page.getByRole('menuitem').first()).toBeVisible();
  expect(await page.getByRole('menuitem').count()).toBeLessThanOrEqual(10);
  await page.getByRole('menuitem', { name: 'Translation manager' }).click();
  const texts = page.getByRole('navigation', { name: 'Texts' });
  await expect(texts.getByRole('link', { name: 'Translation manager' })).toHaveAttribute('aria-current', 'page');
  await texts.getByRole('link', { name: 'Titles', exact: true }).click();
  await expect(title(page)).toHaveText('Titles');
  await expect(texts.locator('[aria-current]')).toHaveText('Titles');
  await page.getByRole('banner').getByRole('link', { name: 'Products', exact: true }).click();
  const products = page.getByRole('navigation', { name: 'Products and publishing' });
  await products.getByRole('link', { name: 'Product settings' }).click();
  await expect(products.locator('[aria-current]')).toHaveText('Product settings');
});

test('the palette opens a screen and an account with the keyboard alone', async ({ page }) => {
  await enterAs(page, 'demo');
  await page.goto('/user/accounts');
  await expect(title(page)).toBeVisible();
  await page.keyboard.press('Control+k');
  const field = page.getByRole('combobox', { name: 'Screen, item or order' });
  await expect(field).toBeFocused();
  await page.keyboard.type('pri adj');
  await expect(page.getByRole('dialog').getByRole('option')).toHaveCount(1);
  await page.keyboard.press('Enter');
  await expect(title(page)).toHaveText('Price adjustment');
  await page.keyboard.press('Control+k');
  await expect(field).toBeFocused();
  await page.keyboard.type('shop-uk');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/ebay\/\d+\/dashboard$/);
  await page.keyboard.press('Control+k');
  await expect(field).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(field).toBeHidden();
});

test('shipping and returns have a NEW badge until they are visited', async ({ page }) => {
  await enterAs(page, 'demo');
  await page.goto('/');
  const menu = page.getByRole('navigation', { name: 'Main menu' });
  await expect(menu.getByRole('link', { name: 'Shipping NEW' })).toBeVisible();
  await menu.getByRole('link', { name: 'Shipping NEW' }).click();
  await expect(menu.getByRole('link', { name: 'Shipping', exact: true })).toBeVisible();
  await page.reload();
  await expect(menu.getByRole('link', { name: 'Shipping', exact: true })).toBeVisible();
  await expect(menu.getByRole('link', { name: 'Returns NEW' })).toBeVisible();
});

test('shipping redirects to its own host once it is enabled, and returns offer a demo to eligible sellers', async ({
  page,
}) => {
  const { user } = await enterAs(page, 'admin');
  const set = async (what: string, value: boolean) =>
    expect((await page.request.put(`/v1/users/${user.id}/${what}`, { data: { value } })).status()).toBe(200);
  await page.route('https://shipping.quayside.example/**', (route) => route.fulfill({ body: 'the shipping host' }));
  try {
    await page.goto('/returns');
    await expect(title(page)).toHaveText('Returns: coming soon');
    await set('entitlements/can_onboard_to_returns_domestic', true);
    await page.reload();
    await expect(title(page)).toHaveText('You can use Returns');
    await set('settings/wi-shipping-enabled', true);
    await page.goto('/shipping');
    await expect(page).toHaveURL(`https://shipping.quayside.example/shipping?user_id=${user.id}`);
  } finally {
    await set('settings/wi-shipping-enabled', false);
    await set('entitlements/can_onboard_to_returns_domestic', false);
  }
});

test('menu items that do not fit in a language are in the More menu', async ({ page, context, baseURL }) => {
  await speak(context, 'fr', baseURL ?? '');
  await enterAs(page, 'demo');
  await page.goto('/user/plans');
  const menu = page.getByRole('navigation', { name: 'Menu principal' });
  await expect(menu.getByRole('link', { name: 'Tableau de bord' })).toBeVisible();
  await page.setViewportSize({ width: 900, height: 800 });
  await expect(menu.getByRole('link', { name: 'Retours' })).toBeHidden();
  await menu.getByRole('button', { name: 'Plus' }).click();
  await page.getByRole('menuitem', { name: 'Retours' }).click();
  await expect(page).toHaveURL(/\/returns$/);
});

test('at 390 pixels the drawer contains the whole menu, also in German', async ({ page, context, baseURL }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await speak(context, 'de', baseURL ?? '');
  await enterAs(page, 'demo');
  await page.goto('/');
  await page.getByRole('button', { name: 'Menü öffnen' }).click();
  await page.getByRole('dialog').getByRole('link', { name: 'Übersetzungsmanager' }).click();
  await expect(page).toHaveURL(/\/all\/\d+\/tools\/translation-manager$/);
  await expect(page.getByRole('dialog')).toBeHidden();
});
