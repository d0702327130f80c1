import { randomUUID } from 'node:crypto';
import { type BrowserContext, expect, type Page, test } from '@playwright/test';
import { codeOf } from './authenticator.ts';
import { expectAccessible } from './axe.ts';
import { confirmMailbox, waitForLink } from './mailbox.ts';

const PASSWORD = 'Seaport-7!';
const NEW_PASSWORD = 'Lighthouse-8?';

interface Person {
  readonly name: string;
  readonly email: string;
}

const newPerson = (): Person => ({ name: 'Robin Quay', email: `robin-${randomUUID()}@shop.example` });

/** A separate login, so that no other test depends on its changes. */
async function signUp(context: BrowserContext): Promise<Person> {
  const person = newPerson();
  const answer = await context.request.post('/v1/users', {
    data: { ...person, business: 'Harbour Goods', country: 'GB', password: PASSWORD },
  });
  expect(answer.status()).toBe(201);
  return person;
}

/** Signs in through the API and accepts what a new user must accept. */
async function enter(context: BrowserContext, person: Person, password = PASSWORD): Promise<void> {
  const answer = await context.request.post('/v1/auth', { data: { username: person.email, password } });
  expect(answer.status()).toBe(200);
  const { user } = await answer.json();
  const terms = `/v1/users/${user.id}/terms_of_service`;
  const latest = await (await context.request.get(`${terms}/wi/latest`)).json();
  const accepted = { file_uri: latest.file_uri, is_accepted: true, version: latest.version };
  await context.request.post(`${terms}/wi`, { data: accepted });
}

async function openLogin(page: Page) {
  await page.goto('/');
  await page.getByRole('button', { name: 'Sign in' }).click();
  return page.getByRole('dialog');
}

async function fillLogin(page: Page, person: Person, password: string) {
  const dialog = await openLogin(page);
  await dialog.getByLabel('Email').fill(person.email);
  await dialog.getByLabel('Password', { exact: true }).fill(password);
  await dialog.getByRole('button', { name: 'Sign in' }).click();
  return dialog;
}

const isSignedIn = (page: Page) => expect(page.getByRole('button', { name: /^User menu/ })).toBeVisible();

test('the login dialog cannot be submitted twice, shows that it is working, and reports a failure without a reason', async ({
  page,
}) => {
  let isAnswered = false;
  await page.route('**/v1/auth', async (route) => {
    if (route.request().method() !== 'POST') return route.continue();
    await expect.poll(() => isAnswered).toBe(true);
    return route.fulfill({ status: 502, body: 'a proxy, not Quayside' });
  });
  const dialog = await fillLogin(page, newPerson(), PASSWORD);
  const submit = dialog.getByRole('button', { name: 'Sign in' });
  await expect(submit).toBeDisabled();
  await expect(submit).toHaveAttribute('data-loading', 'true');
  isAnswered = true;
  await expect(dialog.getByRole('alert')).toHaveText('Login error');
  await expect(submit).toBeEnabled();
});

test.describe('signing up', () => {
  test('sign-up shows missing fields, creates the account, and signs in three seconds later', async ({ page }) => {
    const person = newPerson();
    await page.goto('/');
    await page.getByRole('link', { name: 'Create an account' }).click();
    await expect(page).toHaveURL('/sign-up');
    await page.getByRole('button', { name: 'Create account' }).click();
    await expect(page.getByText('Email is required')).toBeVisible();
    await expect(page.getByLabel('Your name')).toBeFocused();
    await page.getByLabel('Your name').fill(person.name);
    await page.getByLabel('Business name').fill('Harbour Goods');
    await page.getByLabel('Email').fill(person.email);
    await page.getByLabel('Password', { exact: true }).fill('Passw0rd!');
    await page.getByRole('button', { name: 'Create account' }).click();
    await expect(page.getByText('This password is one of those that are guessed first')).toBeVisible();
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    const startedAt = Date.now();
    await page.getByRole('button', { name: 'Create account' }).click();
    await expect(page.getByText('Your account is ready')).toBeVisible();
    await isSignedIn(page);
    expect(Date.now() - startedAt).toBeGreaterThanOrEqual(3_000);
    await expect(page).toHaveURL('/start');
  });

  test('an existing account is reported by a notice that stays, with a way to sign in and to support', async ({
    page,
    context,
  }) => {
    const person = await signUp(context);
    await page.goto('/sign-up');
    await page.getByLabel('Your name').fill(person.name);
    await page.getByLabel('Business name').fill('Harbour Goods');
    await page.getByLabel('Email').fill(person.email.toUpperCase());
    await page.getByLabel('Password', { exact: true }).fill(NEW_PASSWORD);
    await page.getByRole('button', { name: 'Create account' }).click();
    await expect(page.getByText('It seems that you already have an account.')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Contact support' })).toBeVisible();
    await expect(page).toHaveURL('/sign-up');
    await waitForLink(person.email, '/password-reset/submit-email');
    await page.getByRole('link', { name: 'Sign in' }).first().click();
    await expect(page).toHaveURL('/');
  });

  test('a failed sign-in after sign-up leads to the start page, with a flag after a conflict', async ({ page }) => {
    for (const [status, url] of [
      [409, '/?sign-in=conflict'],
      [401, '/'],
    ] as const) {
      const person = newPerson();
      await page.route('**/v1/auth', (route) =>
        route.request().method() === 'POST'
          ? route.fulfill({ status, json: { error: 'conflict', error_description: 'Not now.', request_id: 'r' } })
          : route.continue(),
      );
      await page.goto('/sign-up');
      await page.getByLabel('Your name').fill(person.name);
      await page.getByLabel('Business name').fill('Harbour Goods');
      await page.getByLabel('Email').fill(person.email);
      await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
      await page.getByRole('button', { name: 'Create account' }).click();
      await expect(page).toHaveURL(url);
      await expect(page.getByText('Your account is there. Please sign in with it.')).toBeVisible({
        visible: status === 409,
      });
      if (status !== 409) await expect(page.getByText('Not now.')).toBeVisible();
    }
  });
});

test.describe('a forgotten password', () => {
  test('the mailed link replaces a password once', async ({ page, context }) => {
    const person = await signUp(context);
    const dialog = await openLogin(page);
    await dialog.getByRole('link', { name: 'Forgot your password?' }).click();
    await expect(page).toHaveURL('/password-reset/submit-email');
    await page.getByLabel('Email').fill(person.email);
    await page.getByRole('button', { name: 'Send the link' }).click();
    await expect(page.getByText(`If ${person.email} has a login`)).toBeVisible();

    const link = await waitForLink(person.email, '/password-reset/submit-password');
    const path = new URL(link).pathname + new URL(link).search;
    await page.goto(path);
    await page.getByLabel('New password', { exact: true }).fill(NEW_PASSWORD);
    await page.getByRole('button', { name: 'Save the password' }).click();
    await expect(page).toHaveURL('/');
    const refused = await fillLogin(page, person, PASSWORD);
    await expect(refused.getByRole('alert')).toHaveText('The email or the password is not right.');
    await refused.getByLabel('Password', { exact: true }).fill(NEW_PASSWORD);
    await refused.getByRole('button', { name: 'Sign in' }).click();
    await isSignedIn(page);

    await context.clearCookies({ name: 'quayside_session' });
    await page.goto(path);
    await page.getByLabel('New password', { exact: true }).fill(PASSWORD);
    await page.getByRole('button', { name: 'Save the password' }).click();
    await expect(page.getByRole('alert')).toHaveText('This link was used already. Please ask for a new one.');
    await page.getByRole('link', { name: 'Ask for a new link' }).click();
    await expect(page).toHaveURL('/password-reset/submit-email');
  });
});

test.describe('the sign-in settings', () => {
  test('changing the password signs other devices out', async ({ page, context, browser, baseURL }) => {
    const person = await signUp(context);
    await enter(context, person);
    const elsewhere = await browser.newContext({ ...(baseURL ? { baseURL } : {}) });
    await enter(elsewhere, person);
    await page.goto('/user/profile/settings');
    const devices = page.getByRole('region', { name: 'Signed-in devices' });
    await expect(devices.getByText('This device')).toHaveCount(1);
    await expect(devices.getByRole('listitem')).toHaveCount(2);

    await page.getByLabel('Present password').fill('Wrong-1!');
    await page.getByLabel('New password', { exact: true }).fill(NEW_PASSWORD);
    await page.getByRole('button', { name: 'Change password' }).click();
    await expect(page.getByText('That is not your present password.')).toBeVisible();
    await page.getByLabel('Present password').fill(PASSWORD);
    await page.getByRole('button', { name: 'Change password' }).click();
    await expect(page.getByText('Your password has been changed.')).toBeVisible();
    await expect(devices.getByRole('listitem')).toHaveCount(1);
    expect((await elsewhere.request.get('/v1/auth')).status()).toBe(401);

    await enter(elsewhere, person, NEW_PASSWORD);
    await page.reload();
    await devices.getByRole('listitem').filter({ hasNotText: 'This device' }).getByRole('button').click();
    await expect(devices.getByRole('listitem')).toHaveCount(1);
    expect((await elsewhere.request.get('/v1/auth')).status()).toBe(401);
    await elsewhere.close();
  });

  test('with the second factor, signing in requires a code or a recovery code', async ({ page, context }) => {
    const person = await signUp(context);
    await enter(context, person);
    await confirmMailbox(context.request, person.email);
    await page.goto('/user/profile/settings');
    await page.getByRole('button', { name: 'Turn on' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await dialog.getByRole('button', { name: 'Continue' }).click();
    await expect(dialog.getByRole('img', { name: /QR code/ })).toBeVisible();
    await expectAccessible(page);
    const secret = (await dialog.locator('code').innerText()).replaceAll(' ', '');
    await dialog.getByLabel('Code from the app').fill('000000');
    await dialog.getByRole('button', { name: 'Turn on' }).click();
    await expect(dialog.getByText('This code is not right')).toBeVisible();
    await dialog.getByLabel('Code from the app').fill(codeOf(secret));
    await dialog.getByRole('button', { name: 'Turn on' }).click();
    await expect(dialog.getByRole('listitem')).toHaveCount(10);
    const recovery = await dialog.getByRole('listitem').first().innerText();
    await dialog.getByRole('button', { name: 'I have saved them' }).click();
    await expect(page.getByText('10 recovery codes left.')).toBeVisible();

    await page.getByRole('button', { name: /^User menu/ }).click();
    await page.getByRole('menuitem', { name: /^Log ?out$/ }).click();
    await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible();
    const login = await fillLogin(page, person, PASSWORD);
    await expect(login.getByLabel('Code')).toBeFocused();
    await expectAccessible(page);
    // The code that enabled it is used up; the next step's code is not.
    await login.getByLabel('Code').fill(codeOf(secret, 1));
    await login.getByRole('button', { name: 'Sign in' }).click();
    await isSignedIn(page);

    await context.clearCookies({ name: 'quayside_session' });
    const again = await fillLogin(page, person, PASSWORD);
    await again.getByLabel('Code').fill(recovery);
    await again.getByRole('button', { name: 'Sign in' }).click();
    await isSignedIn(page);
    await page.goto('/user/profile/settings');
    await expect(page.getByText('9 recovery codes left.')).toBeVisible();
  });
});

test('signing out in one tab signs out every other tab, and signing in signs them in', async ({ page, context }) => {
  const person = await signUp(context);
  await enter(context, person);
  await page.goto('/user/profile/settings');
  await isSignedIn(page);
  const other = await context.newPage();
  await other.goto('/start');
  await other.getByRole('button', { name: /^User menu/ }).click();
  await other.getByRole('menuitem', { name: /^Log ?out$/ }).click();
  for (const tab of [other, page]) {
    await expect(tab.getByRole('heading', { level: 1 })).toContainText('One shop at home');
    await expect(tab).toHaveURL('/');
  }
  await fillLogin(other, person, PASSWORD);
  for (const tab of [other, page]) await isSignedIn(tab);
});

test('a foreign link cannot redirect to another site after sign-in', async ({ page, context }) => {
  await enter(context, await signUp(context));
  for (const redirectTo of ['//evil.example', 'https://evil.example', '/\\evil.example', '/.//evil.example']) {
    await page.goto(`/?redirectTo=${encodeURIComponent(redirectTo)}`);
    await isSignedIn(page);
    await expect.poll(() => new URL(page.url()).pathname).toBe('/start');
  }
  await page.goto(`/?redirectTo=${encodeURIComponent('/user/profile/settings')}`);
  await expect(page).toHaveURL('/user/profile/settings');
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`every page around sign-in is accessible in the ${colorScheme} scheme and fits 390 pixels`, async ({
    page,
    context,
  }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    const open = async (path: string, submit: string) => {
      await page.setViewportSize({ width: 390, height: 844 });
      await page.goto(path);
      await page.getByRole('button', { name: submit }).click();
      await expect(page.locator('[aria-invalid=true]').first()).toBeFocused();
      await expectAccessible(page);
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect([path, overflow <= 0]).toEqual([path, true]);
      await page.setViewportSize({ width: 1280, height: 800 });
      await expectAccessible(page);
    };
    await open('/sign-up', 'Create account');
    await open('/password-reset/submit-email', 'Send the link');
    await open('/password-reset/submit-password?token=abc', 'Save the password');
    await enter(context, await signUp(context));
    await open('/user/profile/settings', 'Change password');
  });
}
