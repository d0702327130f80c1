import { expect, test } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { listInGermany } from './live.ts';
import { enterAs, shopOf } from './seller.ts';

test('a seller closes a market, is asked why a second later, opens it again and prepares listing again', async ({
  page,
}) => {
  const { user } = await enterAs(page, 'demo');
  await page.goto('/');
  const account = await shopOf(page);
  await listInGermany(page, user.id, Number(account));
  await page.goto(`/user/accounts/${account}`);
  const state = page.getByRole('combobox', { name: 'State of the market: Germany' });
  await expect(state).toHaveValue('Open');
  await expectAccessible(page);

  const dialog = page.getByRole('dialog', { name: 'Markets' });
  await state.click();
  await page.getByRole('option', { name: 'Closed', exact: true }).click();
  await expect(dialog.getByRole('cell', { name: 'ended' }).first()).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: /^Change \d+ rows?$/ }).click();
  await expect(dialog.getByRole('button', { name: 'Undo …' })).toBeVisible();
  await dialog.getByRole('button', { name: 'Close' }).first().click();
  await expect(state).toHaveValue('Closed');
  await expect(page.getByRole('heading', { name: /you closed Germany$/ })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Dismiss' }).click();

  await state.click();
  await page.getByRole('option', { name: 'Open', exact: true }).click();
  await dialog.getByRole('button', { name: /^Change 1 row$/ }).click();
  await expect(dialog.getByRole('button', { name: 'Undo …' })).toBeVisible();
  await dialog.getByRole('button', { name: 'Close' }).first().click();
  await page.getByRole('button', { name: /^List \d+ items? again … Germany$/ }).click();
  await expect(page).toHaveURL(/\/publish\/\d+$/);
});

test('a German seller pauses a market on a phone in the dark', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await page.emulateMedia({ colorScheme: 'dark' });
  await enterAs(page, 'demo');
  await page.goto('/?lang=de');
  await page.goto(`/user/accounts/${await shopOf(page)}?lang=de`);
  const state = page.getByRole('combobox', { name: 'Zustand des Marktes: Australien' });
  await state.focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Märkte' });
  await expect(dialog.getByRole('cell', { name: 'pausiert, Angebote bleiben' })).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  await dialog.getByRole('button', { name: /Zeilen? ändern/ }).click();
  await dialog.getByRole('button', { name: 'Schließen' }).first().click();
  await expect(state).toHaveValue('Pausiert, Angebote bleiben');
});
