import { randomUUID } from 'node:crypto';
import { expect, test } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { listInGermany } from './live.ts';
import { waitForLink } from './mailbox.ts';
import { acceptTerms, enterAs, enterAsNewcomer, shopOf } from './seller.ts';

test('the listing optimizer counts what items lack, says what would help each listing, and changes titles by consent', async ({
  page,
}) => {
  const { user } = await enterAs(page, 'demo');
  const shop = await shopOf(page);
  await listInGermany(page, user.id, Number(shop));
  await page.goto('/user/profile');
  const check = page.getByRole('switch', { name: 'Pictures' });
  await expect(check).toBeChecked();
  const found = page.getByText(/have fewer than two pictures/);
  await expect(found).toBeVisible();
  const stored = page.waitForResponse((answer) => answer.url().includes('/listing-optimizer/pictures'));
  await check.click({ force: true });
  expect((await stored).status()).toBe(200);
  await page.reload();
  await expect(check).not.toBeChecked();
  await expect(found).toBeHidden();
  await check.click({ force: true });
  await expect(found).toBeVisible();

  await page.goto(`/ebay/${shop}/products/optimizer`);
  const rows = page.getByRole('table').getByRole('row');
  await expect(rows.filter({ hasText: 'Two or more show the goods from several sides.' }).first()).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('combobox', { name: 'Improvement' }).selectOption({ label: 'Room in the title' });
  const proposed = rows.filter({ hasText: 'Proposed title:' }).first();
  const title = await proposed.locator('q').innerText();
  const select = proposed.getByRole('checkbox');
  await select.focus();
  await page.keyboard.press('Space');
  await page.getByRole('button', { name: 'Change 1 title' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('cell', { name: title })).toBeVisible();
  await dialog.getByRole('button', { name: /^Change 1 row$/ }).click();
  await expect(dialog.getByText('1 row was changed.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Close' }).first().click();
  await expect(rows.filter({ hasText: title }).filter({ hasText: 'Proposed title:' })).toHaveCount(0);
});

test('a new contact address is used once its link has been opened', async ({ page }) => {
  const { user } = await enterAsNewcomer(page);
  await acceptTerms(page, user.id);
  const email = `contact-${randomUUID()}@shop.example`;
  await page.goto('/user/profile');
  const field = page.getByRole('textbox', { name: 'Email' });
  const before = await field.inputValue();
  await field.fill(email);
  await page.getByRole('button', { name: 'Save contact details' }).click();
  await expect(page.getByText(`A link was mailed to ${email}.`)).toBeVisible();
  await expect(field).toHaveValue(before);
  await expectAccessible(page);
  const { pathname, search } = new URL(await waitForLink(email, '/confirm-email'));
  await page.goto(pathname + search);
  await expect(page.getByText('The contact address is confirmed')).toBeVisible();
  await page.getByRole('link', { name: 'Go to the profile' }).click();
  await expect(field).toHaveValue(email);
  await page.goto(pathname + search);
  await expect(page.getByText('The address is not confirmed')).toBeVisible();
});

test('another country and currency are saved once the seller has agreed to the consequences', async ({ page }) => {
  const { user } = await enterAsNewcomer(page);
  await acceptTerms(page, user.id);
  await page.goto('/user/profile/financial-details');
  await page.getByLabel('Street and number').fill('Musterkai 1');
  await page.getByLabel('City').fill('Hamburg');
  await page.getByRole('combobox', { name: 'Country' }).click();
  await page.getByRole('option', { name: 'Germany' }).click();
  await page.getByLabel('Postal code').fill('20457');
  await page.getByLabel('VAT ID').fill('DE123456788');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'What follows from the new country or currency' });
  await expect(dialog.getByText(/→ Germany/)).toBeVisible();
  await expect(dialog.getByText('0 live listings stay as they are')).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Agree and save' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText(/^VIES confirmed the VAT ID on .+\.$/)).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('City')).toHaveValue('Hamburg');
});
