import { randomUUID } from 'node:crypto';
import { expect, test } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { waitForLink } from './mailbox.ts';
import { enterAs } from './seller.ts';

test('a signed-out visitor writes to support and receives the receipt by mail', async ({ page }) => {
  const email = `writer-${randomUUID()}@shop.example`;
  await page.goto('/submit-request');
  await page.getByRole('button', { name: 'Send request' }).click();
  await expect(page.getByText('Name is required')).toBeVisible();
  await expect(page.getByLabel('Your name')).toBeFocused();
  await expectAccessible(page);

  await page.getByLabel('Your name').fill('Robin Quay');
  await page.getByLabel('Email').fill(email);
  await page.getByRole('combobox', { name: 'What is it about?' }).click();
  await page.getByRole('option', { name: 'Signing in' }).click();
  await page.getByLabel('Subject').fill('The code is refused');
  await page.getByLabel('Your message').fill('Six digits, typed at once.\nTwice.');
  await page.getByRole('button', { name: 'Send request' }).click();

  await expect(page).toHaveURL(/\/submit-request\/success$/);
  await expect(page.getByText(/^QS-[2-9A-Z]{4}-[2-9A-Z]{4}$/)).toBeVisible();
  await expect(page.getByText(email)).toBeVisible();
  await expectAccessible(page);
  await waitForLink(email, '/help');
});

test('a request about a subject is prefilled with the name of the business', async ({ page }) => {
  await enterAs(page, 'demo');
  await page.goto('/submit-request?about=currency');
  await expect(page.getByLabel('Your message')).toHaveValue(/^The currency of our business .+ is [A-Z]{3}\. /);
  await expect(page.getByRole('combobox', { name: 'What is it about?' })).toHaveValue('Marketplace accounts');
  await expectAccessible(page);
});

test('an admin’s changes are in the seller’s history, marked as made by support', async ({ browser, page }) => {
  const message = `The harbour is closed ${randomUUID()}`;
  const admin = await browser.newContext();
  const desk = await admin.newPage();
  await enterAs(desk, 'admin');
  await desk.goto('/user/permissions');
  await desk.getByLabel('Message').fill(message);
  await desk.getByRole('button', { name: 'Send notification' }).click();
  await expect(desk.getByText('Sent. It stands under the bell now.')).toBeVisible();
  await admin.close();

  await enterAs(page, 'demo');
  await page.goto('/user/history');
  await page.getByRole('radio', { name: 'Support' }).click();
  await expect(page).toHaveURL(/people=admin/);
  const entry = page.getByRole('row').filter({ hasText: message });
  await expect(entry).toContainText('Support');
  await expect(entry).toContainText('Written by support');
  await expectAccessible(page);
  await page.reload();
  await expect(page.getByRole('row').filter({ hasText: message })).toBeVisible();
});
