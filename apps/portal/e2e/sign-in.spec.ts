import { expect, test } from '@playwright/test';
import { signIn, speak } from './seller.ts';
import { listenForErrors, settle } from './soundness.ts';

test('the browser’s console shows no error to a visitor, nor to who has signed out', async ({ page }) => {
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

test('between the end of the session and the end of the page nothing is asked for that would be refused', async ({
  page,
}) => {
  const errors = listenForErrors(page);
  await page.goto('/');
  await signIn(page, 'demo');
  await settle(page);
  const refused: string[] = [];
  page.on('response', (response) => {
    if (response.status() === 401) refused.push(response.url());
  });
  // The session is over, and its end takes its time to arrive: longer than the live stream waits before it connects again.
  await page.route('**/v1/auth', async (route) => {
    if (route.request().method() !== 'DELETE') return route.continue();
    const answer = await route.fetch();
    await page.waitForRequest(/\/events/, { timeout: 3_000 }).catch(() => undefined);
    await route.fulfill({ response: answer });
  });
  await page.getByRole('button', { name: /^User menu/ }).click();
  await page.getByRole('menuitem', { name: /^Log ?out$/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('One shop at home', { timeout: 15_000 });
  expect(refused).toEqual([]);
  expect(errors).toEqual([]);
});

test('signing out that fails leaves everything as it was, and says so', async ({ page }) => {
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

test('field errors come after a failed submit, in the words of the specification', async ({ page }) => {
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

test('a wrong password is answered with the server’s sentence', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Sign in' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Email').fill('demo@quayside.example');
  await dialog.getByLabel('Password', { exact: true }).fill('Wrong-1234');
  await dialog.getByRole('button', { name: 'Sign in' }).click();
  await expect(dialog.getByRole('alert')).toHaveText('The email or the password is not right.');
});

test('escape closes the dialog and gives the focus back', async ({ page }) => {
  await page.goto('/');
  const opener = page.getByRole('button', { name: 'Sign in' });
  await opener.click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(opener).toBeFocused();
});

test('an address asked for before signing in is gone to afterwards, and signing out ends at the landing screen', async ({
  page,
}) => {
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

test('German is spoken from the first word, and the choice is kept', async ({ page, context, baseURL }) => {
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

test('whoever acts as a seller is told so on every screen', async ({ page }) => {
  await signIn(page, 'admin');
  await expect(page.getByText(/^You are acting as/)).toBeVisible();
  await page.getByRole('link', { name: 'Orders', exact: true }).click();
  await expect(page.getByText(/^You are acting as/)).toBeVisible();
});

test('an account that is not the seller’s leads to the first one’s dashboard, and nonsense to the start', async ({
  page,
}) => {
  await signIn(page, 'demo');
  await page.goto('/ebay/999999/products');
  await expect(page).toHaveURL(/\/ebay\/\d+\/dashboard$/);
  await page.goto('/nowhere/at/all');
  await expect(page).toHaveURL(/\/ebay\/\d+\/dashboard$/);
});

test('the second click of a double click neither closes the dialog that the first opened nor acts in it', async ({
  page,
}) => {
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
  // A click of its own closes the dialog as ever.
  await page.mouse.down();
  await page.mouse.up();
  await expect(dialog).toBeHidden();
});
