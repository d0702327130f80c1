import { type BrowserContext, expect, type Page } from '@playwright/test';

const PASSWORD = 'Demo-1234';

/** Signs in through the dialog, as a person does. */
export async function signIn(page: Page, login: string): Promise<void> {
  await page.goto('/');
  await page.getByRole('button', { name: 'Sign in' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Email').fill(`${login}@quayside.example`);
  await dialog.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await dialog.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('button', { name: /^User menu/ })).toBeVisible();
}

/** The portal in another language from its first word on. */
export async function speak(context: BrowserContext, language: string, baseURL: string): Promise<void> {
  await context.addCookies([{ name: 'lang', value: language, url: baseURL }]);
}

/** Opens the first shop's product table and waits for its rows. */
export async function openProducts(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Products', exact: true }).click();
  await expect(page.getByRole('grid').getByRole('row').nth(1)).toBeVisible({ timeout: 60_000 });
}

/** The number of the first eBay shop of whoever is signed in. */
export async function shopOf(page: Page): Promise<string> {
  const { user } = await (await page.request.get('/v1/auth')).json();
  return String(user.accounts.find(({ platform }: { platform: string }) => platform === 'ebay').id);
}
