import { expect, test } from '@playwright/test';
import { signIn, speak } from './seller.ts';
import { listenForErrors, settle } from './soundness.ts';

test('the browser’s console shows no error to a visitor or after signing out', async ({ page }) => {
  const errors = listenForErrors(page);
  await page.goto('/');
  await settle(page);
  await page.goto('/user/accounts');
  await expect(page).toHaveURL('/');
  await settle(page);
  await signIn(page, 'demo');
  await page.getByRole('button', { name: /^User menu/ }).click();
  await page.getByRole('menuitem', { name: /^Log ?out$/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('One shop at home');
  await settle(page);
  expect(errors).toEqual([]);
});

test('no call is rejected between the end of the session and the end of the page', async ({ page }) => {
  const errors = listenForErrors(page);
  await page.goto('/');
  await signIn(page, 'demo');
  await settle(page);
  const refused: string[] = [];
  page.on('response', (response) => {
    if (response.status() === 401) refused.push(response.url());
  });
  // The session has ended, and the response is delayed for longer than the live stream waits before it reconnects.
  await page.route('**/v1/auth', async (route) => {
    if (route.request().method() !== 'DELETE') return route.continue();
    const answer = await route.fetch();
    await page.waitForRequest(/\/events/, { timeout: 3_000 }).catch(() => undefined);
    await route.fulfill({ response: answer });
  });
  await page.getByRole('button', { name: /^User menu/ }).click();
  await page.getByRole('menuitem', { name: /^Log ?out$/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('One shop at home');
  expect(refused).toEqual([]);
  expect(errors).toEqual([]);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});

test('a failed sign-out changes nothing and says so', async ({ page }) => {
  await page.goto('/');
  await signIn(page, 'demo');
  await settle(page);
  await page.route('**/v1/auth', async (route) => {
    if (route.request().method() !== 'DELETE') return route.continue();
    await route.abort();
  });
  await page.getByRole('button', { name: /^User menu/ }).click();
  const reconnected = page.waitForRequest(/\/events/);
  await page.getByRole('menuitem', { name: /^Log ?out$/ }).click();
  await reconnected;
  await expect(page.getByRole('alert').first()).toBeVisible();
  await page.unroute('**/v1/auth');
  await page.getByRole('button', { name: /^User menu/ }).click();
  await page.getByRole('menuitem', { name: /^Log ?out$/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('One shop at home');
});

test('field errors appear after a failed submit, with the specification’s texts', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Sign in' }).click();
  const dialog = page.getByRole('dialog');
  const submit = dialog.getByRole('button', { name: 'Sign in' });
  await expect(dialog.getByText('Email is required')).toBeHidden();
  await submit.click();
  await expect(dialog.getByText('Email is required')).toBeVisible();
  await expect(dialog.getByText('Password is required')).toBeVisible();
  await expect(dialog.getByLabel('Email')).toBeFocused();
  await dialog.getByLabel('Email').fill('demo@');
  await expect(dialog.getByText('Invalid email address')).toBeVisible();
});

test('a wrong password shows the server’s sentence', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Sign in' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Email').fill('demo@quayside.example');
  await dialog.getByLabel('Password', { exact: true }).fill('Wrong-1234');
  await dialog.getByRole('button', { name: 'Sign in' }).click();
  await expect(dialog.getByRole('alert')).toHaveText('The email or the password is not right.');
});

test('Escape closes the dialog and returns the focus', async ({ page }) => {
  await page.goto('/');
  const opener = page.getByRole('button', { name: 'Sign in' });
  await opener.click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(opener).toBeFocused();
});

test('a requested address opens after sign-in, and signing out leads to the landing page', async ({ page }) => {
  await page.goto('/user/accounts');
  await expect(page).toHaveURL('/');
  await page.getByRole('button', { name: 'Sign in' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Email').fill('demo@quayside.example');
  await dialog.getByLabel('Password', { exact: true }).fill('Demo-1234');
  await dialog.getByRole('button', { name: 'Sign in' }).click();
  await expect(page).toHaveURL('/user/accounts');
  await page.getByRole('button', { name: /^User menu/ }).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('One shop at home');
  await page.goto('/user/accounts');
  await expect(page).toHaveURL('/');
});

test('German is used from the first text on, and the choice is remembered', async ({ page, context, baseURL }) => {
  await speak(context, 'de', baseURL ?? '');
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Ein Shop im Heimathafen');
  await page.getByRole('combobox', { name: 'Sprache' }).selectOption('en');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('One shop at home');
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('One shop at home');
  await page.goto('/?lang=de');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Ein Shop im Heimathafen');
});

test('every screen tells an admin that they act as a seller', async ({ page }) => {
  await signIn(page, 'admin');
  await expect(page.getByText(/^You are acting as/)).toBeVisible();
  await page.getByRole('link', { name: 'Orders', exact: true }).click();
  await expect(page.getByText(/^You are acting as/)).toBeVisible();
});

test('a foreign account’s address leads to the first account’s dashboard, and an invalid address to the start', async ({
  page,
}) => {
  await signIn(page, 'demo');
  await page.goto('/ebay/999999/products');
  await expect(page).toHaveURL(/\/ebay\/\d+\/dashboard$/);
  await page.goto('/nowhere/at/all');
  await expect(page).toHaveURL(/\/ebay\/\d+\/dashboard$/);
});

test('the second click of a double click neither closes the opened dialog nor acts in it', async ({ page }) => {
  await page.goto('/');
  const opener = page.getByRole('button', { name: 'Sign in' });
  const box = await opener.boundingBox();
  if (!box) throw new Error('the button is not drawn');
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await page.mouse.down();
  await page.mouse.up();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  await page.mouse.down({ clickCount: 2 });
  await page.mouse.up({ clickCount: 2 });
  await expect(dialog).toBeVisible();
  // A separate click still closes the dialog.
  await page.mouse.down();
  await page.mouse.up();
  await expect(dialog).toBeHidden();
});
