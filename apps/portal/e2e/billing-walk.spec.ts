import { readFileSync } from 'node:fs';
import { expect, type Locator, type Page, test } from '@playwright/test';
import type { SessionUser } from '@quayside/contract';
import { fillBillingAddress, pay } from './checkout.ts';
import { acceptTerms, enterAsNewcomer, putAsSupport } from './seller.ts';

/*
 * Walks from the trial to the last day, reloading at each step, and tries every test card whose payment is not decided
 * at once.
 */

const PASSWORD = 'Quay-side-7';

async function enterNew(page: Page): Promise<void> {
  const { user } = await enterAsNewcomer(page);
  await acceptTerms(page, user.id);
}

/** A new business whose eBay trial an admin has opened. */
async function enterOnTrial(page: Page): Promise<SessionUser> {
  const session = await enterAsNewcomer(page);
  const { user } = session;
  await putAsSupport(page, session, 'platforms/ebay', { state: 'T', programme: 'ESB', trialLaunched: false });
  await acceptTerms(page, user.id);
  return user;
}

async function toPayment(page: Page): Promise<void> {
  await page.goto('/checkout/monthly/billing?plan=growth');
  await fillBillingAddress(page);
}

/**
 * Clicks a control that changes this path, and waits for the server's response: leaving the page earlier would abort
 * the change.
 */
async function send(page: Page, button: Locator, path: RegExp): Promise<void> {
  const answered = page.waitForResponse((answer) => answer.request().method() !== 'GET' && path.test(answer.url()));
  await button.click();
  expect((await answered).ok()).toBe(true);
}

/** Expects these rows in the invoice table, without its header. */
async function expectInvoices(page: Page, count: number): Promise<void> {
  await page.goto('/user/invoices');
  await expect(page.getByRole('row')).toHaveCount(count + 1);
}

test('a business goes from its trial to a plan and leaves, and each page survives a reload', async ({ page }) => {
  const user = await enterOnTrial(page);
  await page.goto('/user/plans');
  await page.getByRole('button', { name: 'One more week' }).click();
  await expect(page.getByText('Prolonged 1 time')).toBeVisible();
  await page.getByRole('button', { name: 'Start trial' }).click();
  await expect(page.getByText(/^Your trial runs until/)).toBeVisible();
  await page.reload();
  await expect(page.getByText(/^Your trial runs until/)).toBeVisible();

  await toPayment(page);
  await page.reload();
  await pay(page, '0002');
  await page.reload();
  await expect(page.getByText('The bank declined the payment.')).toBeVisible();
  await page.reload();
  await expect(page.getByText('The bank declined the payment.')).toBeVisible();
  await page.goto('/checkout/monthly/payment?plan=growth');
  await pay(page, '9995');
  await expect(page.getByText('The account is not covered.')).toBeVisible();
  await page.goto('/checkout/monthly/payment?plan=growth');
  await pay(page, '3155');
  await page.reload();
  await page.getByRole('link', { name: 'Confirm payment' }).click();
  await page.reload();
  await send(page, page.getByRole('button', { name: 'Approve' }), /\/test-payments\//);
  await page.reload();
  await expect(page).toHaveURL(/\/checkout\/success/);
  // The back button does not lead to a second payment.
  await page.goBack();
  await page.goto('/checkout/monthly/payment?plan=growth');
  await expect(page.getByText('You already have a plan.', { exact: false })).toBeVisible();

  await expectInvoices(page, 1);
  const downloading = page.waitForEvent('download');
  await page.getByRole('link', { name: /as PDF$/ }).click();
  const pdf = readFileSync(await (await downloading).path());
  expect(pdf.subarray(0, 5).toString('latin1')).toBe('%PDF-');

  await page.goto('/user/plans');
  await page.getByRole('button', { name: 'Change to Starter' }).click();
  await page.getByRole('button', { name: 'Change plan' }).click();
  await expect(page.getByText(/^Changes to Starter/)).toBeVisible();
  await page.reload();
  await page.getByRole('button', { name: 'Cancel plan' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel plan' }).click();
  await expect(page.getByText(/^Ends on/)).toBeVisible();
  await page.reload();
  await expect(page.getByText(/^Ends on/)).toBeVisible();

  await page.goto('/user/profile/leaving');
  await send(page, page.getByRole('button', { name: /^Make a(n| new) export$/ }), /\/export$/);
  await page.reload();
  await expect(page.getByRole('link', { name: 'Download the export' })).toBeVisible();
  await page.getByRole('button', { name: 'Delete the business …' }).click();
  const dialog = page.getByRole('dialog', { name: `Delete ${user.name}?` });
  await dialog.getByLabel('Name of the business').fill(user.name);
  await dialog.getByRole('textbox', { name: 'Your password' }).fill(PASSWORD);
  await send(page, dialog.getByRole('button', { name: 'Delete in thirty days' }), /\/closing$/);
  await page.reload();
  await expect(page.getByText(/^This business will be deleted on /)).toBeVisible();
  await send(page, page.getByRole('button', { name: 'Keep the business' }), /\/closing$/);
  await expectInvoices(page, 1);
});

for (const [card, what] of [
  ['0259', 'that is pending first'],
  ['0500', 'whose provider fails twice'],
] as const) {
  test(`a payment ${what} succeeds, and reloads do not charge it twice`, async ({ page }) => {
    await enterNew(page);
    await toPayment(page);
    await pay(page, card);
    await page.reload();
    await expect(page).toHaveURL(/\/checkout\/success/);
    await page.reload();
    await expect(page.getByText('Your plan has started')).toBeVisible();
    await expectInvoices(page, 1);
  });
}

test('a payment that stays pending times out, and is not begun a second time', async ({ page }) => {
  await enterNew(page);
  await toPayment(page);
  await pay(page, '0408');
  const first = new URL(page.url()).searchParams.get('checkout_id');
  await expect(page).toHaveURL(/\/checkout\/error\?message=TIMED/);
  await expect(page.getByText('The payment is still being processed.', { exact: false })).toBeVisible();
  await page.goto('/checkout/monthly/payment?plan=growth');
  await pay(page, '4242');
  expect(new URL(page.url()).searchParams.get('checkout_id')).toBe(first);
  await expectInvoicesEmpty(page);
});

async function expectInvoicesEmpty(page: Page): Promise<void> {
  await page.goto('/user/invoices');
  await expect(page.getByText('No invoices yet')).toBeVisible();
}

test('two tabs that pay at the same moment, and the back button, lead to one payment', async ({ page, context }) => {
  await enterNew(page);
  await toPayment(page);
  const other = await context.newPage();
  await other.goto('/checkout/monthly/payment?plan=growth');
  for (const tab of [page, other]) await tab.getByRole('radio', { name: /4242/ }).check();
  await Promise.all([page, other].map((tab) => tab.getByRole('button', { name: 'Pay £69.00' }).click()));
  // The second request finds the pending payment, or the plan that the payment has started.
  for (const tab of [page, other])
    await expect(tab.getByText(/^(Your plan has started|You already have a plan)/)).toBeVisible();
  await other.goBack();
  await other.goto('/checkout/monthly/payment?plan=growth');
  await expect(other.getByText('You already have a plan.', { exact: false })).toBeVisible();
  await expectInvoices(page, 1);
});
