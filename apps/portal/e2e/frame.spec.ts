import { randomUUID } from 'node:crypto';
import { type BrowserContext, expect, test } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { shopOf, signIn } from './seller.ts';

/** Sends a notification to demo@'s business, as support would. */
async function notifyDemo(context: BrowserContext, html: string): Promise<string> {
  const answer = await context.request.post('/v1/auth', {
    data: { username: 'admin@quayside.example', password: 'Demo-1234' },
  });
  const { user } = await answer.json();
  const written = await context.request.post(`/v1/users/${user.id}/notifications`, { data: { html } });
  expect(written.status()).toBe(201);
  return (await written.json()).html;
}

test('a notification appears in the bell at once, and shows only permitted HTML', async ({
  page,
  browser,
  baseURL,
}) => {
  await signIn(page, 'demo');
  const support = await browser.newContext(baseURL === undefined ? {} : { baseURL });
  // A unique text, because the business keeps the notifications of other runs.
  const mark = randomUUID();
  await notifyDemo(support, `<p>Hello <b>seller</b>, <a href="https://help.quayside.example/x">read ${mark}</a>.</p>`);
  await support.close();
  const bell = page.getByRole('button', { name: /^Notifications, \d+ unread/ });
  await expect(bell).toBeVisible();
  await bell.click();
  const panel = page.getByRole('dialog', { name: 'Notifications' });
  await expect(panel.getByText(`Hello seller, read ${mark}.`)).toBeVisible();
  await expect(panel.getByRole('link', { name: `read ${mark}` })).toHaveAttribute('rel', 'noopener noreferrer');
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Notifications', exact: true })).toBeFocused();
});

test('the browser sanitises HTML that the server has let through', async ({ page }) => {
  const html = '<p onclick="steal()">Words <img src="x" onerror="steal()"><a href="javascript:steal()">here</a></p>';
  await page.route('**/v1/users/*/notifications', (route) =>
    route.fulfill({
      json: { list: [{ id: 1, html, createdAt: new Date().toISOString(), isRead: true }], nextCursor: null, unread: 0 },
    }),
  );
  await signIn(page, 'demo');
  await page.getByRole('button', { name: 'Notifications', exact: true }).click();
  const text = page.getByRole('dialog', { name: 'Notifications' }).getByText('Words here');
  await expect(text).toBeVisible();
  expect(await text.evaluate((node) => node.outerHTML)).toBe(
    '<p>Words <a target="_blank" rel="noopener noreferrer">here</a></p>',
  );
});

test('alerts show the most urgent one, and all of them on request', async ({ page }) => {
  await page.route('**/v1/auth', async (route) => {
    const answer = await route.fetch();
    if (route.request().method() !== 'GET' || !answer.ok()) return route.fulfill({ response: answer });
    const { user } = await answer.json();
    const account = { platform: 'ebay', site: 'UK' };
    user.accounts = [
      { ...account, id: user.accounts[0]?.id ?? 900_000, username: 'tired', status: 'REQUIRES_ATTENTION_2' },
      { ...account, id: 900_001, username: 'broken', status: 'BROKEN' },
    ];
    user.currency = 'SEK';
    await route.fulfill({ response: answer, json: { user } });
  });
  await signIn(page, 'demo');
  await page.reload();
  const alerts = page.getByRole('region', { name: 'Alerts' });
  await expect(alerts.getByRole('listitem')).toHaveText([/broken on eBay.*Add token/]);
  await alerts.getByRole('button', { name: 'See all (3)' }).click();
  await expect(alerts.getByRole('listitem')).toHaveText([/broken/, /tired.*Refresh token/, /SEK is not supported/]);
  await expectAccessible(page);
  await alerts.getByRole('button', { name: 'Hide' }).click();
  await expect(alerts.getByRole('listitem')).toHaveCount(1);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});

test('a screen whose data failed to load can be retried by going to another address', async ({ page }) => {
  await signIn(page, 'demo');
  await page.route('**/v1/users/*/sales/ebay*', (route) =>
    route.fulfill({ status: 500, json: { error: 'internal', error_description: 'No.', request_id: 'r-77' } }),
  );
  const reported = page.waitForRequest(
    (request) => request.url().endsWith('/diary') && /screen/.test(request.postData() ?? ''),
  );
  await page.getByRole('link', { name: 'Orders', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Shoot!' })).toBeVisible();
  await expect(page.getByText('Request r-77')).toBeVisible();
  await reported;
  await page.unroute('**/v1/users/*/sales/ebay*');
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Dashboard', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Shoot!' })).toBeHidden();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'Orders' })).toBeVisible();
});

test('the installation’s pop-up is shown once', async ({ page, baseURL }) => {
  const news = `${baseURL}/news-of-spring`;
  await page.route(news, (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: '<!doctype html><html lang="en"><title>News</title><main><h1>Spring is here</h1></main>',
    }),
  );
  await page.route('**/v1/no-auth/portal_settings', async (route) => {
    const answer = await route.fetch();
    const popUp = { url: news, userPercentage: 100, delayMs: 200 };
    await route.fulfill({ response: answer, json: { ...(await answer.json()), popUp } });
  });
  await signIn(page, 'demo');
  const dialog = page.getByRole('dialog', { name: 'News from Quayside' });
  await expect(dialog.frameLocator('iframe').getByRole('heading', { name: 'Spring is here' })).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(dialog).toBeHidden();
  const settings = page.waitForResponse('**/v1/no-auth/portal_settings');
  await page.reload();
  await settings;
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.waitForFunction(() => document.readyState === 'complete');
  await expect(dialog).toBeHidden();
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});

test('toasts confirm changes and report failures, readable in both schemes', async ({ page }) => {
  await signIn(page, 'demo');
  await page.route('**/v2/users/*/terms/remove', (route) =>
    route.fulfill({ status: 500, json: { error: 'internal' } }),
  );
  await page.waitForURL(/\/\d+\/dashboard/);
  const [, , account] = new URL(page.url()).pathname.split('/');
  await page.goto(`/all/${account}/tools/translation-manager`);
  for (const colorScheme of ['light', 'dark'] as const) {
    const word = `word-${randomUUID()}`;
    await page.emulateMedia({ colorScheme });
    await page.getByRole('button', { name: 'Add a term' }).first().click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('In the source language').fill(word);
    await dialog.getByLabel('Translation', { exact: true }).fill('Wort');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByRole('status').filter({ hasText: 'Term added.' })).toBeVisible();
    await page.getByRole('button', { name: `Remove ${word}` }).click();
    await dialog.getByRole('button', { name: 'Remove', exact: true }).click();
    const failure = page.getByRole('alert').filter({ hasText: 'Oops!' });
    await expect(failure).toContainText('Looks like something went wrong on our side. Please, try again.');
    await expectAccessible(page);
    await failure.getByRole('button', { name: 'Close' }).click();
    await expect(failure).toBeHidden();
    await dialog.getByRole('button', { name: 'Keep' }).click();
    await expect(dialog).toHaveCount(0);
  }
});

test('the server’s sentence about a failure is shown below the general text', async ({ page }) => {
  await signIn(page, 'demo');
  const answer = { error: 'term_exists', error_description: 'There is one already.', request_id: 'r-78' };
  await page.route('**/v2/users/*/terms', (route) =>
    route.request().method() === 'POST' ? route.fulfill({ status: 409, json: answer }) : route.fallback(),
  );
  await page.goto(`/all/${await shopOf(page)}/tools/translation-manager`);
  await page.getByRole('button', { name: 'Add a term' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Add a term' });
  await dialog.getByLabel('In the source language').fill('word');
  await dialog.getByLabel('Translation', { exact: true }).fill('Wort');
  await dialog.getByRole('button', { name: 'Save' }).click();
  const failure = dialog.getByRole('alert').filter({ hasText: 'Oops!' });
  await expect(failure).toContainText(
    /Looks like something went wrong on our side\. Please, try again\.\s*There is one already\./,
  );
});

test('a toast stays above a dialog that opens after it, and can be closed there', async ({ page }) => {
  await signIn(page, 'demo');
  await page.route('**/v2/users/*/terms/remove', (route) =>
    route.fulfill({ status: 500, json: { error: 'internal' } }),
  );
  await page.goto(`/all/${await shopOf(page)}/tools/translation-manager`);
  const word = `word-${randomUUID()}`;
  const dialog = page.getByRole('dialog', { name: 'Add a term' });
  await page.getByRole('button', { name: 'Add a term' }).first().click();
  await dialog.getByLabel('In the source language').fill(word);
  await dialog.getByLabel('Translation', { exact: true }).fill('Wort');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await page.getByRole('button', { name: `Remove ${word}` }).click();
  const removal = page.getByRole('dialog', { name: 'Remove 1 term?' });
  await removal.getByRole('button', { name: 'Remove', exact: true }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Oops!' })).toBeVisible();
  await removal.getByRole('button', { name: 'Keep' }).click();
  await expect(removal).toHaveCount(0);
  await page.getByRole('button', { name: 'Add a term' }).first().click();
  const failure = dialog.getByRole('alert').filter({ hasText: 'Oops!' });
  await expect(failure).toBeVisible();
  await failure.getByRole('button', { name: 'Close' }).click();
  await expect(failure).toBeHidden();
  await expect(dialog).toBeVisible();
});
