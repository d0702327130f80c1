import { expect, test } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { acceptTerms, enterAs } from './seller.ts';
import { beyondTheEdge, NARROW, resizeTo, settle, stopMotion } from './soundness.ts';

/* A seller promotes a market within a cap after seeing every rate, excludes one item, and stops everything. */

test('a seller opens a market at a flat rate by consent, excludes an item with the keyboard, and stops everything', async ({
  page,
}) => {
  const { user } = await enterAs(page, 'demo');
  await acceptTerms(page, user.id);
  const accountId = user.accounts.find(({ platform }) => platform === 'ebay')?.id ?? 0;
  await page.goto(`/ebay/${accountId}/marketing/settings`);
  await page.getByRole('button', { name: 'Ask eBay' }).click();
  await expect(page.getByText('May promote').first()).toBeVisible();
  await settle(page);
  await stopMotion(page);
  await expectAccessible(page);
  await resizeTo(page, NARROW);
  expect(await beyondTheEdge(page)).toEqual([]);
  await resizeTo(page, { width: 1280, height: 800 });

  await page.goto(`/ebay/${accountId}/marketing`);
  await expect(page.getByRole('heading', { name: 'Marketing', level: 1 })).toBeVisible();
  await expect(page.getByText('Nothing is promoted yet.')).toBeVisible();
  await page.getByRole('button', { name: 'Promote: United Kingdom …' }).click();
  const form = page.getByRole('dialog', { name: 'Promotion: United Kingdom' });
  await form.getByLabel('Strategy').selectOption('The same for all');
  await form.getByRole('textbox', { name: 'Ad rate' }).fill('1');
  await form.getByRole('button', { name: 'Show the changes' }).click();
  await expect(form.getByText('Enter 2 to 100, with at most one decimal.')).toBeVisible();
  await form.getByRole('textbox', { name: 'Ad rate' }).fill('5.5');
  await settle(page);
  await expectAccessible(page);
  await form.getByRole('button', { name: 'Show the changes' }).click();
  const change = page.getByRole('dialog', { name: 'Promotion of markets' });
  await expect(change.getByText('5.5%').first()).toBeVisible();
  await expect(change.getByText(/^Cost of a sale: /).first()).toBeVisible();
  await change.getByRole('button', { name: /^Change \d+ rows?/ }).click();
  await expect(change.getByText(/row(s)? (was|were) changed/)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByText('The market is promoted.')).toBeVisible();
  await expect(page.getByText(/^[1-9]\d* of \d+ promoted$/)).toBeVisible();

  const list = page.getByRole('region', { name: 'Listings and their ads' });
  const choice = list.getByRole('checkbox', { name: /^Choose (?!all)/ }).first();
  await choice.focus();
  await page.keyboard.press('Space');
  await list.getByRole('button', { name: 'Exclude …' }).focus();
  await page.keyboard.press('Enter');
  const exclusion = page.getByRole('dialog', { name: 'Exclusions and caps of ads' });
  await exclusion.getByRole('button', { name: 'Change 1 row' }).click();
  await expect(exclusion.getByText('1 row was changed.')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(list.getByText('You excluded it.')).toBeVisible();

  await settle(page);
  await expectAccessible(page);
  await resizeTo(page, NARROW);
  expect(await beyondTheEdge(page)).toEqual([]);
  await resizeTo(page, { width: 1280, height: 800 });

  await page.getByRole('button', { name: 'Stop everything' }).click();
  await page.getByRole('dialog', { name: 'Stop everything' }).getByRole('button', { name: 'Stop all ads' }).click();
  await expect(page.getByText('All ads end now.')).toBeVisible();
  await expect(page.getByText(/of \d+ promoted$/).first()).toHaveText(/^0 of/);
});

test('the screens of promotion speak German', async ({ page }) => {
  const { user } = await enterAs(page, 'demo');
  await acceptTerms(page, user.id);
  const accountId = user.accounts.find(({ platform }) => platform === 'ebay')?.id ?? 0;
  await page.goto(`/ebay/${accountId}/marketing?lang=de`);
  await expect(page.getByRole('button', { name: 'Alles stoppen' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Angebote und ihre Anzeigen' })).toBeVisible();
  await settle(page);
  await stopMotion(page);
  await expectAccessible(page);
});
