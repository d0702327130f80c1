import { type BrowserContext, expect, type Page } from '@playwright/test';
import type { SessionUser } from '@quayside/contract';

const PASSWORD = 'Demo-1234';

/** Signs in through the dialog like a person. */
export async function signIn(page: Page, login: string): Promise<void> {
  await page.goto('/');
  await page.getByRole('button', { name: 'Sign in' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Email').fill(`${login}@quayside.example`);
  await dialog.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await dialog.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('button', { name: /^User menu/ })).toBeVisible();
}

/** Sets the language cookie before the first page load. */
export async function speak(context: BrowserContext, language: string, baseURL: string): Promise<void> {
  await context.addCookies([{ name: 'lang', value: language, url: baseURL }]);
}

/** Opens the first shop's product table and waits for its rows. */
export async function openProducts(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Products', exact: true }).click();
  await expect(page.getByRole('grid').getByRole('row').nth(1)).toBeVisible({ timeout: 60_000 });
}

/** The id of the signed-in seller's first eBay shop. */
export async function shopOf(page: Page): Promise<string> {
  let id = '';
  // The demo may still be connecting its shops.
  await expect(async () => {
    const { user } = await (await page.request.get('/v1/auth')).json();
    id = String(user.accounts.find(({ platform }: { platform: string }) => platform === 'ebay')?.id ?? '');
    expect(id).not.toBe('');
  }).toPass({ timeout: 60_000 });
  return id;
}

export interface Session {
  readonly user: SessionUser;
}

/** The logins of the business whose shops the demo connects at its start. */
const WITH_DEMO_SHOP = new Set(['demo', 'viewer']);

/** Signs in through the API, and returns the session. */
export async function enterAs(page: Page, login: string): Promise<Session> {
  const data = { username: `${login}@quayside.example`, password: PASSWORD };
  const answer = await page.request.post('/v1/auth', { data });
  expect(answer.status()).toBe(200);
  if (!WITH_DEMO_SHOP.has(login)) return answer.json();
  await shopOf(page);
  return (await page.request.get('/v1/auth')).json();
}

/** A business without any data, because the demo's new business may have connected a shop by now. */
export async function enterAsNewcomer(page: Page): Promise<Session> {
  const email = `newcomer-${Date.now()}@example.com`;
  const password = 'Quay-side-7';
  const business = { name: 'Nora', business: 'Nora’s Nets', country: 'GB', email, password };
  expect((await page.request.post('/v1/users', { data: business })).status()).toBe(201);
  return (await page.request.post('/v1/auth', { data: { username: email, password } })).json();
}

/** Accepts the current terms, whose dialog would otherwise cover everything. */
export async function acceptTerms(page: Page, userId: number): Promise<void> {
  const path = `/v1/users/${userId}/terms_of_service/wi`;
  const { version, file_uri } = await (await page.request.get(`${path}/latest`)).json();
  expect((await page.request.post(path, { data: { version, is_accepted: true, file_uri } })).ok()).toBe(true);
}

/** Navigates within the current page, as links do. */
export async function go(page: Page, address: string): Promise<void> {
  await page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate', { state: null }));
  }, address);
}
