import { expect, type Page } from '@playwright/test';

/** Fills the second step of the checkout of the plan Growth. */
export async function fillBillingAddress(page: Page): Promise<void> {
  await page.getByLabel('Street and number').fill('1 Quay Street');
  await page.getByLabel('City').fill('Truro');
  await page.getByLabel('Postal code').fill('TR1 1AA');
  await page.getByRole('button', { name: 'Continue to payment' }).click();
  await expect(page).toHaveURL(/\/checkout\/monthly\/payment\?plan=growth$/);
}

/** Pays with the test method that is shown with these digits, and waits for the pending page. */
export async function pay(page: Page, lastDigits: string): Promise<void> {
  await page.getByRole('radio', { name: new RegExp(lastDigits) }).check();
  await page.getByRole('button', { name: 'Pay £69.00' }).click();
  await expect(page).toHaveURL(/\/checkout\/pending\/credit_card\?checkout_id=chk_/);
}
