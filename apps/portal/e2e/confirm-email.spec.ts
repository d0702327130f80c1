import { randomUUID } from 'node:crypto';
import { type BrowserContext, expect, type Page, test } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { waitForLink } from './mailbox.ts';

const PASSWORD = 'Seaport-7!';

/** A new, signed-in business that has accepted the terms and has not confirmed its mailbox. */
async function newcomer(context: BrowserContext): Promise<string> {
  const email = `robin-${randomUUID()}@shop.example`;
  const data = { name: 'Robin Quay', business: 'Harbour Goods', email, country: 'GB', password: PASSWORD };
  const { id } = await (await context.request.post('/v1/users', { data })).json();
  await context.request.post('/v1/auth', { data: { username: email, password: PASSWORD } });
  const terms = `/v1/users/${id}/terms_of_service/wi`;
  const latest = await (await context.request.get(`${terms}/latest`)).json();
  const accepted = { file_uri: latest.file_uri, is_accepted: true, version: latest.version };
  expect((await context.request.post(terms, { data: accepted })).ok()).toBe(true);
  return email;
}

/** The path of the mailed link, because the mail may name another host. */
async function linkFor(email: string): Promise<string> {
  const { pathname, search } = new URL(await waitForLink(email, '/confirm-email'));
  return pathname + search;
}

const bar = (page: Page) => page.getByRole('region', { name: 'Your email address' });

async function expectSound(page: Page): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.setViewportSize({ width: 390, height: 844 });
    await expectAccessible(page);
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(overflow).toBeLessThanOrEqual(0);
    await page.setViewportSize({ width: 1280, height: 800 });
  }
}

test('a newcomer reads what is locked, requests the mail again, and opens the link', async ({ page, context }) => {
  const email = await newcomer(context);
  await page.goto('/user/team');
  await expect(bar(page)).toContainText(`Confirm ${email} with the link that we mailed to it.`);
  const invite = page.getByRole('button', { name: 'Invite' });
  await expect(invite).toHaveAttribute('aria-disabled', 'true');
  await expect(invite).toHaveAttribute('aria-description', /^First confirm your email address/);
  await expectSound(page);
  await page.goto('/user/profile/settings');
  await expect(page.getByRole('button', { name: 'Turn on' })).toBeDisabled();
  await expect(page.getByText('whoever has the mailbox can always get back into the login')).toBeVisible();

  const first = await linkFor(email);
  const again = bar(page).getByRole('button', { name: 'Send the mail again' });
  await again.focus();
  await page.keyboard.press('Enter');
  await expect(bar(page)).toContainText(`The mail is on its way to ${email}.`);
  await expect.poll(() => linkFor(email)).not.toBe(first);
  // Three requests per quarter of an hour are allowed; then the banner says so.
  for (let n = 2; n <= 4; n += 1) await again.click();
  await expect(bar(page).getByRole('alert')).not.toContainText('The mail is on its way');

  await page.goto(await linkFor(email));
  await expect(page.getByText('Your email address is confirmed')).toBeVisible();
  await expect(bar(page)).toHaveCount(0);
  await expectSound(page);
  await page.reload();
  await expect(page.getByText('Your email address was confirmed already')).toBeVisible();
  await page.goto('/user/team');
  await expect(invite).not.toHaveAttribute('aria-disabled', 'true');
});

test('a signed-out visitor is asked to sign in before the link confirms the mailbox', async ({ page, context }) => {
  const email = await newcomer(context);
  await context.clearCookies({ name: 'quayside_session' });
  await page.goto(await linkFor(email));
  await expect(page.getByText('Sign in to confirm')).toBeVisible();
  await expectSound(page);
  await page.getByRole('button', { name: 'Sign in' }).last().click();
  await page.getByRole('button', { name: 'Sign in' }).first().click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Email').fill(email);
  await dialog.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await dialog.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByText('Your email address is confirmed')).toBeVisible();
});

test('the link of another login confirms nothing, and says that it belongs to another login', async ({
  page,
  context,
  browser,
}) => {
  const other = await browser.newContext();
  const theirs = await linkFor(await newcomer(other));
  await other.close();
  const email = await newcomer(context);
  await page.goto(theirs);
  await expect(page.getByText(`You are signed in as ${email}.`)).toBeVisible();
  await expect(bar(page)).toBeVisible();
  await expectSound(page);
});

test('an expired link is replaced by a new mail', async ({ page, context }) => {
  const email = await newcomer(context);
  await page.route('**/v1/auth/mailbox', (route) =>
    route.fulfill({
      status: 410,
      json: { error: 'link_expired', error_description: 'This link has expired.', request_id: 'r-1' },
    }),
  );
  await page.goto(await linkFor(email));
  const content = page.getByRole('main');
  await expect(content.getByRole('alert')).toContainText('This link has expired.');
  await expectSound(page);
  await content.getByRole('button', { name: 'Send the mail again' }).last().click();
  await expect(content.getByText(`The mail is on its way to ${email}.`)).toBeVisible();
  await page.goto('/confirm-email');
  await expect(content.getByRole('alert')).toContainText('This address is not complete.');
});
