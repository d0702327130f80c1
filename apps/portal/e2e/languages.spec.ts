import { readFileSync } from 'node:fs';
import { expect, type Page, test } from '@playwright/test';
import { COUNTRY_COUNT } from '@quayside/kernel';
import { signIn } from './seller.ts';

const LANGUAGES = [
  { language: 'en', tag: 'en', name: 'English' },
  { language: 'de', tag: 'de', name: 'Deutsch' },
  { language: 'fr', tag: 'fr', name: 'Français' },
  { language: 'it', tag: 'it', name: 'Italiano' },
  { language: 'zh', tag: 'zh-Hans', name: '简体中文' },
  { language: 'es', tag: 'es', name: 'Español' },
] as const;

function messages(language: string, room: string) {
  const file = new URL(`../../../packages/i18n/messages/${language}/${room}.json`, import.meta.url);
  return JSON.parse(readFileSync(file, 'utf8'));
}

const picker = (page: Page) => page.locator('select:has(option[value="zh"])');

/** A message key shown instead of its text (`app:nav.orders`, `nav.orders`), or a variable without a value. */
const UNSAID = /\b[a-z]+:[a-zA-Z]+(\.[a-zA-Z_]+)+|^[a-z][a-zA-Z]*(\.[a-z][a-zA-Z_]*)+$|\{\{/m;

for (const { language, tag } of LANGUAGES) {
  test(`${language} in the address is used by the portal and the server, and is remembered`, async ({
    page,
    context,
  }) => {
    await page.goto(`/?lang=${language}`);
    const session = messages(language, 'session');
    const title = session.landing.title.replace('{{countries}}', String(COUNTRY_COUNT));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await expect(page.locator('html')).toHaveAttribute('lang', tag);
    await expect(page).toHaveURL('/');
    expect((await context.cookies()).find(({ name }) => name === 'lang')?.value).toBe(language);

    await page.getByRole('button', { name: session.landing.signIn }).first().click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel(session.login.email).fill('nobody@quayside.example');
    await dialog.getByLabel(session.login.password, { exact: true }).fill('Wrong-1234');
    await dialog.getByRole('button', { name: session.login.submit }).click();
    await expect(dialog.getByRole('alert')).toHaveText(session.errors.wrong_credentials);

    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  });
}

test('every screen changes its language without a reload, and no text is missing', async ({ page }) => {
  await signIn(page, 'demo');
  await expect(page).toHaveURL(/\/ebay\/\d+\/dashboard$/);
  const shop = new URL(page.url()).pathname.replace(/\/dashboard$/, '');
  const screens = ['dashboard', 'products', 'orders', 'publish', 'tools/price-adjustment'];
  for (const path of [
    ...screens.map((screen) => `${shop}/${screen}`),
    `${shop.replace('/ebay/', '/all/')}/tools/translation-manager`,
    '/user/accounts',
    '/user/profile/settings',
  ]) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.evaluate(() => Object.assign(window, { isSamePage: true }));
    const titles = new Set<string>();
    for (const { language, tag, name } of LANGUAGES) {
      await picker(page).selectOption(language);
      await expect(page.locator('html')).toHaveAttribute('lang', tag);
      await expect(picker(page).getByRole('option', { selected: true })).toHaveText(name);
      const text = await page.locator('body').innerText();
      expect(UNSAID.exec(text)?.[0], `${path} in ${language}`).toBeUndefined();
      titles.add(await page.getByRole('heading', { level: 1 }).innerText());
    }
    expect(titles.size, `titles of ${path}`).toBeGreaterThan(4);
    expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);
  }
  // From now on, mails to this login use that language.
  const kept = page.waitForResponse((answer) => new URL(answer.url()).pathname === '/v1/auth/language');
  await picker(page).selectOption('en');
  expect((await kept).status()).toBe(204);
});
