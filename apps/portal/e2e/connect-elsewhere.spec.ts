import { expect, test } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import {
  agreeAs,
  atOctopia,
  checkUntilAlert,
  choose,
  control,
  expectConnected,
  expectItems,
  expectNoAlert,
  followAlert,
  freeShops,
  makeOctopiaKeys,
  newBusiness,
  wayOf,
} from './connecting.ts';

/* The same for Amazon and Cdiscount, which send no notifications; and all three platforms on a phone. */

test.afterEach(({ page }) => freeShops(page));

test('Amazon: connects through the consent page, and recovers from a refused right and from a revoked or expired consent', async ({
  page,
}) => {
  const userId = await newBusiness(page);
  await choose(page, 'Amazon');
  await control(page.request, page, 'faults', { kind: 'access-denied', operation: 'getAccount', count: 1 });
  await page.getByRole('button', { name: 'Continue to Amazon' }).click();
  await agreeAs(page, 'northgate-outdoors-uk');
  await expect(page.getByRole('alert')).toContainText('did not give the access that Quayside needs');
  await choose(page, 'Amazon');
  await page.getByRole('button', { name: 'Continue to Amazon' }).click();
  await agreeAs(page, 'northgate-outdoors-uk');
  await expectConnected(page, 'Northgate Outdoors');
  await expectItems(page, userId, 'amazon');

  await control(page.request, page, 'amazon/tokens/revoke', { seller: 'northgate-outdoors-uk' });
  // Only a readiness check calls Amazon for now.
  await page.getByRole('link', { name: 'Details, sites and access: Northgate Outdoors' }).click();
  await expect(page.getByText('Without access nobody can ask')).toBeVisible();
  await followAlert(page, 'Northgate Outdoors');
  await page.getByRole('button', { name: 'Continue to Amazon' }).click();
  await agreeAs(page, 'northgate-outdoors-uk');
  await expectConnected(page, 'Northgate Outdoors');
  await expectNoAlert(page);

  // After a year Amazon requires a new authorisation.
  await control(page.request, page, 'amazon/tokens/expire', { seller: 'northgate-outdoors-uk', what: 'consent' });
  await checkUntilAlert(page, 'Northgate Outdoors');
  await followAlert(page, 'Northgate Outdoors', 'no longer accepts our access');
  await page.getByRole('button', { name: 'Continue to Amazon' }).click();
  await agreeAs(page, 'northgate-outdoors-uk');
  await expectConnected(page, 'Northgate Outdoors');
  await expectNoAlert(page);
});

test('Amazon: connects with the keys of a private application, and recovers from wrong keys and an expired secret', async ({
  page,
}) => {
  const userId = await newBusiness(page);
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
  await expectItems(page, userId, 'amazon');

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

test('Cdiscount: connects with the shop’s own keys, and recovers with new ones from revoked keys and an expired secret', async ({
  page,
}) => {
  const userId = await newBusiness(page);
  const shop = 'maison-bruyere-fr';
  await choose(page, 'Cdiscount');
  await expectAccessible(page);
  const fill = async ({ clientId, clientSecret }: { clientId: string; clientSecret: string }) => {
    await page.getByLabel(/^Client ID/).fill(clientId);
    await page.getByLabel(/^Client secret/).fill(clientSecret);
    await page.getByLabel(/^Seller ID/).fill('60212');
    await page.getByRole('button', { name: 'Connect', exact: true }).click();
  };
  const keys = await makeOctopiaKeys(page, shop);
  await fill({ ...keys, clientSecret: 'wrong' });
  await expect(page.getByRole('alert')).toBeVisible();
  await fill(keys);
  await expectConnected(page, 'Maison Bruyère');
  await expectItems(page, userId, 'cdiscount');

  await control(page.request, page, 'octopia/tokens/revoke', { seller: shop });
  await page.getByRole('link', { name: 'Details, sites and access: Maison Bruyère' }).click();
  await expect(page.getByText('Without access nobody can ask')).toBeVisible();
  await followAlert(page, 'Maison Bruyère');
  const others = await makeOctopiaKeys(page, shop);
  await fill(others);
  await expectConnected(page, 'Maison Bruyère');
  await expectNoAlert(page);

  await atOctopia(page, shop, { expire: others.clientId });
  await checkUntilAlert(page, 'Maison Bruyère');
  await followAlert(page, 'Maison Bruyère', 'no longer accepts the keys');
  await fill(others);
  await expect(page.getByRole('alert').filter({ hasText: 'does not accept' })).toBeVisible();
  await atOctopia(page, shop, { renew: others.clientId });
  await fill(others);
  await expectConnected(page, 'Maison Bruyère');
  await expectNoAlert(page);
});

test('Cdiscount: connects with the seller id alone after the shop was linked', async ({ page }) => {
  const userId = await newBusiness(page);
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
  await expectItems(page, userId, 'cdiscount');
});

test('connecting fits a phone, also in dark mode', async ({ page }) => {
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
