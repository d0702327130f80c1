import { expect, test } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { listInGermany } from './live.ts';
import { enterAs, shopOf } from './seller.ts';

test('a seller tells sites abroad part of the stock, sees on the item how it comes about, and takes it back', async ({
  page,
}) => {
  const { user } = await enterAs(page, 'demo');
  await page.goto('/');
  const account = await shopOf(page);
  const itemId = await listInGermany(page, user.id, Number(account));
  await page.goto(`/user/accounts/${account}`);
  const panel = page.getByRole('group', { name: 'Stock told abroad' });
  await expect(panel.getByRole('row', { name: /All sites abroad/ })).toContainText('The whole stock');

  const edit = page.getByRole('button', { name: 'Change what is told: All sites abroad' });
  await edit.click();
  const form = page.getByRole('dialog', { name: 'Stock told: All sites abroad' });
  const percent = form.getByRole('textbox', { name: 'Percentage of the stock' });
  await percent.fill('0');
  await form.getByRole('button', { name: 'Show what changes' }).click();
  await expect(form.getByText('Enter a whole number from 1 to 100.')).toBeVisible();
  await percent.fill('50');
  await form.getByRole('textbox', { name: 'Buffer' }).fill('1');
  await form.getByRole('textbox', { name: 'Maximum' }).fill('3');
  await expect(form.getByText('Of 10 pieces, 3 would be told.')).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Enter');

  const dialog = page.getByRole('dialog', { name: 'Stock told abroad' });
  await expect(dialog.getByText('50 % − 1 ≤ 3')).toBeVisible();
  await expect(dialog.getByText('Listed: the change goes live at once.').first()).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: /^Change \d+ rows?$/ }).click();
  await expect(dialog.getByRole('button', { name: 'Undo …' })).toBeVisible();
  await dialog.getByRole('button', { name: 'Close' }).first().click();
  await expect(panel.getByRole('row', { name: /All sites abroad/ })).toContainText(
    '50% of the stock, less 1, at most 3',
  );

  await page.goto(`/ebay/${account}/products/item/${itemId}`);
  const told = page.getByRole('region', { name: 'What sites abroad are told' });
  await expect(told).toContainText(/50% of \d+ is \d+ → less the buffer of 1 is \d+ → at most 3 → told: [0-3]/);
  await expectAccessible(page);

  await page.goto(`/user/accounts/${account}`);
  await edit.click();
  await percent.fill('100');
  await form.getByRole('textbox', { name: 'Buffer' }).fill('0');
  await form.getByRole('textbox', { name: 'Maximum' }).fill('');
  await page.keyboard.press('Enter');
  await dialog.getByRole('button', { name: /^Change \d+ rows?$/ }).click();
  await dialog.getByRole('button', { name: 'Close' }).first().click();
  await expect(panel.getByRole('row', { name: /All sites abroad/ })).toContainText('The whole stock');
});

test('a French seller looks at limits of one site on a phone in the dark', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await page.emulateMedia({ colorScheme: 'dark' });
  await enterAs(page, 'demo');
  await page.goto('/?lang=fr');
  await page.goto(`/user/accounts/${await shopOf(page)}?lang=fr`);
  await page.getByRole('button', { name: /^Modifier le stock annoncé.*Allemagne$/ }).click();
  const form = page.getByRole('dialog', { name: /^Stock annoncé.*Allemagne$/ });
  await form.getByRole('combobox', { name: 'Limites' }).click();
  await page.getByRole('option', { name: 'Limites propres' }).click();
  await form.getByRole('textbox', { name: 'Pourcentage du stock' }).fill('100');
  await form.getByRole('textbox', { name: 'Réserve' }).fill('2');
  await form.getByRole('textbox', { name: 'Plafond' }).fill('');
  await expect(form.getByText('Sur 10 pièces, 8 seraient annoncées.')).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  await expectAccessible(page);
  await form.getByRole('button', { name: 'Voir ce qui change' }).click();
  const dialog = page.getByRole('dialog', { name: 'Stock annoncé à l’étranger' });
  await expect(dialog.getByText('100 % − 2')).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Abandonner' }).click();
});
