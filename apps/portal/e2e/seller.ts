import { type BrowserContext, expect, type Page } from '@playwright/test';
import type { SessionUser } from '@quayside/contract';

const PASSWORD = 'Demo-1234';

/** Signs in through the dialog as a person does. */
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
  await page.getByRole('banner').getByRole('link', { name: 'Products', exact: true }).click();
  await expect(page.getByRole('grid').getByRole('row').nth(1)).toBeVisible();
}

/** The id of the signed-in seller's first eBay shop. */
export async function shopOf(page: Page): Promise<string> {
  const { user } = await connectedSession(page, ['ebay']);
  return String(user.accounts.find(({ platform }) => platform === 'ebay')?.id);
}

/** The session as soon as the seller has an account on each platform: the demo may still be connecting its shops. */
async function connectedSession(page: Page, platforms: readonly string[]): Promise<Session> {
  let session: Session | null = null;
  await expect(async () => {
    session = (await (await page.request.get('/v1/auth')).json()) as Session;
    const connected = session.user.accounts.map(({ platform }) => platform);
    expect(connected).toEqual(expect.arrayContaining([...platforms]));
  }).toPass();
  if (session === null) throw new Error('The session was never read');
  return session;
}

export interface Session {
  readonly user: SessionUser;
}

/** Logins of the business whose shops the demo connects on start, and the platforms of these shops. */
const WITH_DEMO_SHOPS = new Set(['demo', 'viewer']);
const DEMO_PLATFORMS = ['ebay', 'amazon', 'cdiscount'];

/** Signs in through the API, and returns the session. */
export async function enterAs(page: Page, login: string): Promise<Session> {
  const data = { username: `${login}@quayside.example`, password: PASSWORD };
  const answer = await page.request.post('/v1/auth', { data });
  expect(answer.status()).toBe(200);
  return WITH_DEMO_SHOPS.has(login) ? connectedSession(page, DEMO_PLATFORMS) : answer.json();
}

const NEWCOMERS_PASSWORD = 'Quay-side-7';

/** Enters a business without any data, because the demo's new business may have connected a shop by now. */
export async function enterAsNewcomer(page: Page): Promise<Session> {
  const email = `newcomer-${Date.now()}@example.com`;
  const business = { name: 'Nora', business: 'Nora’s Nets', country: 'GB', email, password: NEWCOMERS_PASSWORD };
  expect((await page.request.post('/v1/users', { data: business })).status()).toBe(201);
  return (await page.request.post('/v1/auth', { data: { username: email, password: NEWCOMERS_PASSWORD } })).json();
}

/** Changes what only support may change of a newcomer's business, and enters it again. */
export async function putAsSupport(page: Page, { user }: Session, path: string, data: object): Promise<void> {
  await page.request.post('/v1/auth', { data: { username: 'admin@quayside.example', password: PASSWORD } });
  await page.request.post('/v1/admin/acting', { data: { user_id: user.id } });
  expect((await page.request.put(`/v1/users/${user.id}/${path}`, { data })).ok()).toBe(true);
  await page.request.post('/v1/auth', { data: { username: user.email, password: NEWCOMERS_PASSWORD } });
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
