import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { acceptTerms } from './seller.ts';

/* Steps that tests of connecting share, at Quayside and at the sandbox's marketplaces. */

const PASSWORD = 'Harbour-77-lantern';
/** The businesses of the demo keep their shops. */
const DEMO = '@quayside.example';
let people = 0;

/** A signed-in business with every platform that has accepted the terms, so it may connect any shop. */
export async function newBusiness(page: Page): Promise<number> {
  people += 1;
  const email = `connect-${Date.now()}-${people}@harbour.example`;
  const person = { name: 'Kim Connector', business: 'Kim’s Crates', email, country: 'GB', password: PASSWORD };
  const { id: userId } = await (await page.request.post('/v1/users', { data: person })).json();
  const admin = { username: `admin${DEMO}`, password: 'Demo-1234' };
  await page.request.post('/v1/auth', { data: admin });
  // After a failure, Playwright begins anew with another process.
  if (people === 1) await freeShopsOfEarlier(page);
  // An admin enables the platforms, as support does for a seller with a plan.
  await actAs(page, userId);
  for (const platform of ['ebay', 'amazon', 'cdiscount']) {
    const path = `/v1/users/${userId}/platforms/${platform}`;
    expect((await page.request.put(path, { data: { state: 'P' } })).ok()).toBe(true);
  }
  await page.request.post('/v1/auth', { data: { username: email, password: PASSWORD } });
  await acceptTerms(page, userId);
  return userId;
}

/**
 * Disconnects the shops of the signed-in business, so that the next test can connect them: a journey may end while a shop is being
 * connected, or while its listings change.
 */
export async function freeShops(page: Page): Promise<void> {
  const session = await page.request.get('/v1/auth');
  if (!session.ok()) return;
  const path = `/v1/users/${(await session.json()).user.id}/accounts`;
  await expect(async () => {
    const { list } = await (await page.request.get(path)).json();
    for (const { accountId, listedBySite } of list) {
      const expected = Object.values<number>(listedBySite).reduce((sum, n) => sum + n, 0);
      await page.request.post(`${path}/${accountId}/leave`, { data: { listings: 'leave', expected } });
    }
    expect(list).toEqual([]);
  }).toPass();
}

/** Disconnects, as an admin, what earlier journeys have left connected: one that failed cannot make others fail. */
async function freeShopsOfEarlier(page: Page): Promise<void> {
  const { list } = await (await page.request.get('/v1/admin/users?limit=200')).json();
  for (const { userId, email } of list) {
    if (email.endsWith(DEMO)) continue;
    await actAs(page, userId);
    await freeShops(page);
  }
}

async function actAs(page: Page, userId: number): Promise<void> {
  expect((await page.request.post('/v1/admin/acting', { data: { user_id: userId } })).ok()).toBe(true);
}

/** The address of the sandbox, which runs alongside the portal. */
export function sandboxAddress(page: Page, path: string): string {
  const sandbox = new URL(page.url());
  sandbox.port = String(Number(sandbox.port) + 1);
  return new URL(path, sandbox).href;
}

/** The sandbox's own console. */
export async function control<T>(request: APIRequestContext, page: Page, path: string, data: object): Promise<T> {
  const answer = await request.post(sandboxAddress(page, `/control/api/${path}`), { data });
  expect(answer.ok(), await answer.text()).toBe(true);
  return answer.json();
}

/** Agrees on a consent page as a seller does. */
export async function agreeAs(page: Page, shop: string, decision: 'Approve' | 'Decline' = 'Approve'): Promise<void> {
  await page.locator(`input[name=seller][value="${shop}"]`).check();
  await page.getByRole('button', { name: decision }).click();
}

export async function choose(page: Page, platform: 'eBay' | 'Amazon' | 'Cdiscount'): Promise<void> {
  await page.goto('/token');
  const radio = page.getByRole('radio', { name: platform, exact: true });
  // The address states which option is selected.
  await radio.click();
  await expect(radio).toBeChecked();
}
export const wayOf = (page: Page, name: string) => page.getByRole('radio', { name, exact: true }).check();

/** Waits until the first import has stored the catalogue. */
export async function expectItems(page: Page, userId: number, platform: string): Promise<void> {
  await expect
    .poll(async () => {
      const answer = await page.request.get(`/v1/users/${userId}/items/${platform}/totals`);
      return answer.ok() ? Number((await answer.json()).totals?.['*'] ?? 0) : 0;
    })
    .toBeGreaterThan(0);
}

export const accountPanel = (page: Page, shop: string) =>
  page.getByRole('region').filter({ has: page.getByRole('heading', { name: shop }) });

export async function expectConnected(page: Page, shop: string): Promise<void> {
  await expect(page).toHaveURL(/\/user\/accounts/);
  await expect(accountPanel(page, shop).getByText('Connected', { exact: true })).toBeVisible();
}

/** Waits until the product reports the loss of access, and follows the alert's link. */
export async function followAlert(page: Page, shop: string, why = ''): Promise<void> {
  const alerts = page.getByRole('region', { name: 'Alerts' });
  await page.goto('/user/accounts');
  await expect(alerts).toContainText(shop);
  await expect(accountPanel(page, shop)).toContainText(why);
  await alerts.getByRole('link', { name: 'Add token' }).first().click();
  await expect(page.getByRole('heading', { name: `Reconnect ${shop}` })).toBeVisible();
}

/** Checks the readiness, because Amazon and Octopia send no notification and their orders are read only every few minutes. */
export async function checkUntilAlert(page: Page, shop: string): Promise<void> {
  await page.getByRole('link', { name: `Details, sites and access: ${shop}` }).click();
  const again = page.getByRole('button', { name: 'Check again', disabled: false });
  await expect(async () => {
    if ((await again.count()) > 0) await again.click();
    expect(await page.getByRole('region', { name: 'Alerts' }).isVisible()).toBe(true);
  }).toPass();
}
export const expectNoAlert = (page: Page) => expect(page.getByRole('region', { name: 'Alerts' })).toHaveCount(0);

/** Presses a button on Octopia's credentials page, and returns the shop's part of the page. */
export async function atOctopia(page: Page, shop: string, action: object): Promise<string> {
  const answer = await page.request.post(sandboxAddress(page, '/octopia/api-credentials'), {
    form: { seller: shop, ...action },
  });
  return (await answer.text()).split('<form').find((form) => form.includes(`value="${shop}"`)) ?? '';
}

/** Creates a shop's own keys on Octopia's page, which a seller copies. */
export async function makeOctopiaKeys(page: Page, shop: string): Promise<{ clientId: string; clientSecret: string }> {
  const own = await atOctopia(page, shop, { create: 'own' });
  const [, clientId = '', clientSecret = ''] =
    [...own.matchAll(/Client id <code>([^<]+)<\/code><br>Secret <code>([^<]+)<\/code>/g)].at(-1) ?? [];
  return { clientId, clientSecret };
}
