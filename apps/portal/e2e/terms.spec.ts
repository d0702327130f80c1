import { randomUUID } from 'node:crypto';
import { type BrowserContext, expect, type Locator, type Page, type Route, test } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { signIn } from './seller.ts';

const PASSWORD = 'Seaport-7!';
const LATEST = '**/v1/users/*/terms_of_service/wi/latest';
const ACCEPT = '**/v1/users/*/terms_of_service/wi';
const CREATE = '**/v1/users/*/terms_of_service/wi/answers';

/** A new, signed-in business that has not accepted the terms. */
async function signUp(context: BrowserContext): Promise<void> {
  const person = { name: 'Robin Quay', email: `terms-${randomUUID()}@shop.example`, password: PASSWORD };
  const made = await context.request.post('/v1/users', {
    data: { ...person, business: 'Harbour Goods', country: 'GB' },
  });
  expect(made.status()).toBe(201);
  const signedIn = await context.request.post('/v1/auth', { data: { username: person.email, password: PASSWORD } });
  expect(signedIn.status()).toBe(200);
}

const dialogOf = (page: Page): Locator => page.getByRole('dialog', { name: 'Terms of service' });
const acceptOf = (dialog: Locator) => dialog.getByRole('button', { name: 'I accept' });
const failure = (route: Route) =>
  route.fulfill({ status: 500, json: { error: 'internal', error_description: 'No.', request_id: 'r-1' } });

test.describe('a new business', () => {
  test('a seller accepts the terms before anything else, and is not asked again', async ({ page, context }) => {
    await signUp(context);
    await page.goto('/');
    const dialog = dialogOf(page);
    await expect(dialog).toBeVisible();
    await expect(dialog.getByText('version 6', { exact: false }).first()).toBeVisible();
    await expect(dialog.locator('canvas').first()).toBeVisible();
    await expectAccessible(page);

    for (let press = 0; press < 3; press += 1) await page.keyboard.press('Escape');
    await expect(dialog).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Close' })).toHaveCount(0);
    await expect(dialog.getByRole('link', { name: 'I do not accept' })).toHaveAttribute(
      'href',
      'https://www.quayside.example',
    );

    await expect(acceptOf(dialog)).toBeDisabled();
    const box = dialog.getByRole('checkbox');
    await box.focus();
    await page.keyboard.press('Space');
    await expect(acceptOf(dialog)).toBeEnabled();
    await page.keyboard.press('Space');
    await expect(acceptOf(dialog)).toBeDisabled();
    await page.keyboard.press('Space');
    await acceptOf(dialog).press('Enter');
    await expect(dialog).toBeHidden();
    await page.reload();
    await expect(page.getByRole('button', { name: /^User menu/ })).toBeVisible();
    await expect(dialog).toBeHidden();
  });

  test('a failed acceptance is retried once and not twice', async ({ page, context }) => {
    await signUp(context);
    const made: string[] = [];
    const reported: string[] = [];
    page.on('request', (request) => {
      if (request.method() === 'POST' && request.url().includes('terms_of_service')) made.push(request.url());
      if (request.url().endsWith('/diary')) reported.push(request.postData() ?? '');
    });
    await page.route(ACCEPT, failure);
    await page.route(CREATE, failure);
    await page.goto('/');
    const dialog = dialogOf(page);
    await dialog.getByRole('checkbox').check();
    await acceptOf(dialog).click();
    await expect(dialog.getByRole('alert')).toHaveText('Your acceptance could not be saved. Please try again.');
    await expect(dialog).toBeVisible();
    expect(made.map((url) => url.split('/terms_of_service/')[1])).toEqual(['wi', 'wi/answers']);
    await expect.poll(() => reported.some((line) => line.includes('terms-of-service'))).toBe(true);

    await page.unroute(CREATE);
    await acceptOf(dialog).click();
    await expect(dialog).toBeHidden();
  });

  test('the dialog stays open if the response says that the terms are not accepted', async ({ page, context }) => {
    await signUp(context);
    await page.route(ACCEPT, async (route) => {
      const answer = await route.fetch();
      const status = await answer.json();
      await route.fulfill({
        response: answer,
        json: { ...status, is_accepted: false, answer: { ...status.answer, is_accepted: false } },
      });
    });
    await page.goto('/');
    const dialog = dialogOf(page);
    await dialog.getByRole('checkbox').check();
    await acceptOf(dialog).click();
    await expect(dialog.getByRole('alert')).toBeVisible();
    await expect(dialog).toBeVisible();
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  });

  test('the terms can be read on a phone in dark mode', async ({ page, context }) => {
    await signUp(context);
    await page.setViewportSize({ width: 390, height: 780 });
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.goto('/');
    const dialog = dialogOf(page);
    await expect(dialog.locator('canvas').first()).toBeVisible();
    const size = await dialog.boundingBox();
    expect(size?.width).toBeLessThanOrEqual(390);
    const sheet = await dialog.locator('canvas').first().boundingBox();
    expect(sheet?.width).toBeGreaterThanOrEqual(560);
    await expect(acceptOf(dialog)).toBeInViewport();
    await expectAccessible(page);
  });
});

test.describe('a failing check', () => {
  test('a failed check opens the dialog for a seller and is logged', async ({ page }) => {
    await signIn(page, 'demo');
    await expect(dialogOf(page)).toBeHidden();
    const reported = page.waitForRequest(
      (request) => request.url().endsWith('/diary') && (request.postData() ?? '').includes('terms-of-service'),
    );
    await page.route(LATEST, failure);
    await page.reload();
    await expect(dialogOf(page)).toBeVisible();
    await reported;
  });

  test('a failed check opens no dialog for an admin', async ({ page }) => {
    await page.route(LATEST, failure);
    await signIn(page, 'admin');
    await page.reload();
    await expect(page.getByRole('button', { name: /^User menu/ })).toBeVisible();
    await expect(dialogOf(page)).toBeHidden();
  });
});

test.describe('the terms themselves', () => {
  test('everybody can read the terms in each version and language', async ({ page }) => {
    await page.goto('/terms-and-conditions');
    await expect(page.getByRole('heading', { level: 1, name: 'Terms and conditions' })).toBeVisible();
    await expect(page.locator('canvas').first()).toBeVisible();
    await expect(page.getByText('Nothing without your consent').first()).toBeAttached();
    await expectAccessible(page);
    const download = page.getByRole('link', { name: 'Download as PDF' });
    await page.getByRole('combobox', { name: 'Language of the document' }).selectOption('de');
    await expect(download).toHaveAttribute('href', /wi\/6\/de\.pdf$/);
    await page.getByRole('combobox', { name: 'Document', exact: true }).selectOption('5.2');
    await expect(page).toHaveURL('/terms-and-conditions/5.2');
    await expect(download).toHaveAttribute('href', /wi\/5\.2\/de\.pdf$/);
    await page.getByRole('combobox', { name: 'Document', exact: true }).selectOption('shipping');
    await expect(page).toHaveURL('/terms-and-conditions/shipping');
    await expect(download).toHaveAttribute('href', /shipping\/1\/en\.pdf$/);
    await expect(page.getByText('Customs and taxes').first()).toBeAttached();
  });
});
