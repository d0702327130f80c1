import { expect, test } from '@playwright/test';
import { fillBillingAddress, pay } from './checkout.ts';
import { acceptTerms, enterAsNewcomer } from './seller.ts';

/* A seller pays for a plan with the built-in test provider, changes it and leaves. */

test.beforeEach(async ({ page }) => {
  const { user } = await enterAsNewcomer(page);
  await acceptTerms(page, user.id);
});

test('a declined card starts nothing, and a second attempt with a confirmation starts the plan', async ({ page }) => {
  await page.goto('/user/plans');
  await page.getByRole('button', { name: 'Choose Growth' }).click();
  await expect(page).toHaveURL(/\/checkout\/monthly\/billing\?plan=growth$/);
  await page.getByRole('button', { name: 'Continue to payment' }).click();
  await expect(page.getByText('This country needs a postal code')).toBeVisible();
  await fillBillingAddress(page);

  await pay(page, '0002');
  await expect(page).toHaveURL(/\/checkout\/error/);
  await expect(page.getByText('The bank declined the payment.')).toBeVisible();

  await page.getByRole('link', { name: 'Try again' }).click();
  await expect(page).toHaveURL(/\/checkout\/monthly\/payment\?plan=growth$/);
  await pay(page, '3155');
  await expect(page.getByRole('link', { name: 'Confirm payment' })).toBeVisible();
  // After the reload, the page waits for the same payment.
  await page.reload();
  await page.getByRole('link', { name: 'Confirm payment' }).click();
  await page.getByRole('button', { name: 'Approve' }).click();
  await expect(page).toHaveURL(/\/checkout\/success/);

  await page.getByRole('link', { name: 'Go to invoices' }).click();
  await expect(page.getByRole('row')).toHaveCount(2);
  const downloading = page.waitForEvent('download');
  await page.getByRole('link', { name: /as PDF$/ }).click();
  expect((await downloading).suggestedFilename()).toMatch(/^QI-\d{4}-\d{6}\.pdf$/);
});

test('a plan is changed for the amount shown, made smaller at the end of its period, and cancelled', async ({
  page,
}) => {
  await page.goto('/checkout/monthly/billing?plan=growth');
  await fillBillingAddress(page);
  await pay(page, '4242');
  await expect(page).toHaveURL(/\/checkout\/success/);

  await page.goto('/user/plans');
  await page.getByRole('button', { name: 'Change to Scale' }).click();
  await expect(page.getByText('Due now')).toBeVisible();
  await page.getByRole('button', { name: /^Pay £/ }).click();
  await expect(page.getByText('Plan change requested')).toBeVisible();
  await expect(page.getByText(/^Renews on .* for £175\.00\.$/)).toBeVisible();

  await page.getByRole('button', { name: 'Change to Starter' }).click();
  await expect(page.getByText('You lose:')).toBeVisible();
  await page.getByRole('button', { name: 'Change plan' }).click();
  await expect(page.getByText(/^Changes to Starter/)).toBeVisible();

  await page.getByRole('button', { name: 'Cancel plan' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel plan' }).click();
  await expect(page.getByText(/^Ends on/)).toBeVisible();
  await page.getByRole('button', { name: 'Keep this plan' }).click();
  await expect(page.getByText(/^Renews on/)).toBeVisible();

  await page.goto('/checkout/monthly/billing?plan=growth');
  await expect(page.getByText('You already have a plan.', { exact: false })).toBeVisible();
});

test('cancelling an upgrade asks for the reason', async ({ page }) => {
  await page.goto('/checkout/monthly/billing?plan=growth');
  await fillBillingAddress(page);
  await pay(page, '4242');
  await expect(page).toHaveURL(/\/checkout\/success/);
  await page.goto('/user/plans');
  await page.getByRole('button', { name: 'Change to Scale' }).click();
  await page.getByRole('button', { name: 'Keep current plan' }).click();
  await expect(page.getByText('What kept you from a larger plan?')).toBeVisible();
});
