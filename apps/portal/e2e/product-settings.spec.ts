import { expect, test } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { listInGermany } from './live.ts';
import { enterAs, shopOf } from './seller.ts';

test('a seller without VAT sees which listings change, consents, is told so, and takes it back', async ({ page }) => {
  const { user } = await enterAs(page, 'demo');
  await page.goto('/');
  const account = await shopOf(page);
  await listInGermany(page, user.id, Number(account));
  await page.goto(`/ebay/${account}/products/settings`);
  await expect(page.getByRole('heading', { name: 'Product settings', level: 1 })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Producer numbers (EPR)' })).toBeVisible();
  await expectAccessible(page);

  // The file that Quayside writes is read again: one brand gets a manufacturer, and a row of nobody is named.
  const save = await page.getByRole('link', { name: 'Save the file with your brands' }).getAttribute('href');
  const [head = '', row = ''] = (await (await page.request.get(save ?? '')).text()).trim().split('\r\n');
  const [brand = ''] = row.split(',');
  const contact = 'Quay GmbH,Kai 1,,Hamburg,,20457,DE,a@quay.example,,';
  const buffer = Buffer.from([head, `${brand},,${contact}`, `Nobody’s,,${contact}`].join('\n'));
  await page.locator('input[type="file"]').setInputFiles({ name: 'makers.csv', mimeType: 'text/csv', buffer });
  await expect(page.getByText('None of your items has this brand.')).toBeVisible();
  await page.getByRole('button', { name: 'Look at the changes' }).click();
  const contacts = page.getByRole('dialog', { name: 'Manufacturers from a file' });
  await expect(contacts.getByRole('cell', { name: /Quay GmbH, Kai 1, 20457 Hamburg, DE/ })).toBeVisible();
  await contacts.getByRole('button', { name: 'Close' }).first().click();
  await expectAccessible(page);

  const noVat = page.getByRole('switch', { name: 'I charge no VAT' });
  await noVat.focus();
  await page.keyboard.press('Space');
  const dialog = page.getByRole('dialog', { name: 'Product settings' });
  await expect(dialog.getByRole('cell', { name: 'without VAT' }).nth(1)).toBeVisible();
  await expect(dialog.getByText('Listed: the change goes live at once.').first()).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: /^Change \d+ rows?$/ }).click();
  await expect(page.getByText('VAT settings updated')).toBeVisible();
  await expect(
    page.getByText('Changes may take up to 3 business days. To reverse them, please contact support.'),
  ).toBeVisible();

  await dialog.getByRole('button', { name: 'Undo …' }).click();
  const undo = page.getByRole('dialog', { name: 'Undo: Product settings' });
  await undo.getByRole('button', { name: /^Change \d+ rows?$/ }).click();
  await expect(undo.getByRole('button', { name: 'Undo …' })).toBeVisible();
  await undo.getByRole('button', { name: 'Close' }).first().click();
  await expect(undo).toBeHidden();
  await expect(noVat).not.toBeChecked();
});

test('a German seller excludes a country on a phone, uses it again, and looks at settings of its own', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await page.emulateMedia({ colorScheme: 'dark' });
  await enterAs(page, 'demo');
  await page.goto('/?lang=de');
  await page.goto(`/ebay/${await shopOf(page)}/products/settings?lang=de`);
  await expect(page.getByRole('heading', { name: 'Artikeleinstellungen', level: 1 })).toBeVisible();
  const usage = page.getByRole('combobox', { name: 'Einstellungen: Australien' });
  await expect(usage).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  await expectAccessible(page);

  const dialog = page.getByRole('dialog', { name: 'Artikeleinstellungen' });
  for (const choice of ['Ausgeschlossen', 'Standard']) {
    await usage.click();
    await page.getByRole('option', { name: choice }).click();
    await expect(dialog.getByRole('cell', { name: 'ausgeschlossen' })).toBeVisible();
    await dialog.getByRole('button', { name: /Zeilen? ändern/ }).click();
    await expect(page.getByText('Länderauswahl geändert.').last()).toBeVisible();
    await expect(dialog.getByText('1 Zeile wurde geändert.')).toBeVisible();
    // The toast lies in the dialog too, after its footer, and has a button of the same name.
    await dialog.getByRole('button', { name: 'Schließen' }).first().click();
    await expect(dialog).toBeHidden();
    await expect(usage).toHaveValue(choice);
  }

  await usage.click();
  await page.getByRole('option', { name: 'Eigene' }).click();
  const form = page.getByRole('dialog', { name: 'Einstellungen: Australien' });
  await form.getByRole('combobox', { name: 'Kostenloser Versand' }).click();
  await page.getByRole('option', { name: 'Für Käufer kostenlos' }).click();
  await expectAccessible(page);
  await form.getByRole('button', { name: 'Änderungen zeigen' }).click();
  await dialog.getByRole('button', { name: 'Verwerfen' }).click();
  await expect(usage).toHaveValue('Standard');
});
