import { expect, type Page, test } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { agree, listInGermany } from './live.ts';
import { enterAs, openProducts, shopOf } from './seller.ts';

const PICTURE_AT_EBAY = 'https://i.ebayimg.com/images/g/demo/s-l1600.png';

test('a seller enters the manufacturer of a brand, is told what is missing, and removes the entry', async ({
  page,
}) => {
  await enterAs(page, 'demo');
  await page.goto('/');
  // Brands are those of imported items.
  await openProducts(page);
  await page.goto(`/all/${await shopOf(page)}/tools/product-safety`);
  await expect(page.getByRole('heading', { name: 'Product safety', level: 1 })).toBeVisible();
  await expect(page.getByLabel('Company name').first()).toHaveValue('Hafenkante Manufaktur GmbH');
  await expect(page.getByText('Nothing is missing.')).toBeVisible();

  const brands = page.getByRole('group', { name: 'Brands' });
  const row = brands.getByRole('row').nth(1);
  await row.getByRole('button', { name: /^Change product safety of/ }).click();
  const dialog = page.getByRole('dialog');
  const maker = dialog.getByRole('group', { name: 'Manufacturer' });
  await maker.getByLabel('Company name').fill('Kessel Werke');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(maker.getByText('This is required.').first()).toBeVisible();
  await expect(maker.getByLabel('Street and number')).toBeFocused();
  await expectAccessible(page);
  await maker.getByLabel('Street and number').fill('Hafenweg 3');
  await maker.getByLabel('Postal code').fill('28195');
  await maker.getByLabel('Town').fill('Bremen');
  await maker.getByLabel('Email address').fill('safety@kessel.example');
  await maker.getByRole('combobox', { name: 'Country' }).click();
  await page.getByRole('option', { name: 'Germany' }).click();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await agree(page, row.getByText('Kessel Werke'));

  await row.getByRole('button', { name: /^Change product safety of/ }).click();
  for (const label of ['Company name', 'Street and number', 'Postal code', 'Town', 'Email address']) {
    await maker.getByLabel(label).fill('');
  }
  await dialog.getByRole('button', { name: 'Save' }).click();
  await agree(page, row.getByText('As for all items'));
  await page.getByLabel('Packaging').first().fill('DE1');
  await page.getByRole('button', { name: 'Save' }).nth(1).click();
  await expect(page.getByText('The number has the form DE1234567890123.')).toBeVisible();
});

test('a seller changes the manufacturer of an item with a live listing, after confirming the number of listings', async ({
  page,
}) => {
  const { user } = await enterAs(page, 'demo');
  await page.goto('/');
  const shop = await shopOf(page);
  const itemId = await listInGermany(page, user.id, Number(shop));
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto(`/ebay/${shop}/products/item/${itemId}`);
  await page.getByRole('button', { name: /^Change product safety of/ }).click();
  const form = page.getByRole('dialog', { name: /^Product safety of/ });
  const maker = form.getByRole('group', { name: 'Manufacturer' });
  const fields = { 'Company name': `Kessel ${Date.now()}`, 'Street and number': 'Hafenweg 3', 'Postal code': '28195' };
  for (const [label, value] of Object.entries(fields)) await maker.getByLabel(label).fill(value);
  await maker.getByLabel('Town').fill('Bremen');
  await maker.getByLabel('Email address').fill('safety@kessel.example');
  await maker.getByRole('combobox', { name: 'Country' }).click();
  await page.getByRole('listbox', { name: 'Country' }).getByRole('option', { name: 'Germany', exact: true }).click();
  await form.getByRole('button', { name: 'Save' }).click();
  const question = page.getByRole('dialog', { name: 'Live listings would change' });
  await expect(question.getByText('1 live listing changes.')).toBeVisible();
  await expectAccessible(page);
  // Going back discards the input.
  await page.keyboard.press('Escape');
  await expect(question).toBeHidden();
  await form.getByRole('button', { name: 'Save' }).click();
  await question.getByRole('button', { name: 'Change 1 live listing' }).click();
  await expect(form).toBeHidden();
  await expect(page.getByText(fields['Company name'])).toBeVisible();
});

test('a seller enters the energy label of an item with the keyboard, and removes it', async ({ page }) => {
  await enterAs(page, 'demo');
  await page.goto('/');
  const shop = await shopOf(page);
  await openProducts(page);
  const link = page.getByRole('grid').getByRole('row').nth(3).getByRole('link').first();
  await page.goto((await link.getAttribute('href')) ?? `/ebay/${shop}/products`);
  const picture = page.getByLabel('Address of the label’s picture');
  await picture.focus();
  await page.keyboard.type('label');
  await page.keyboard.press('Enter');
  await expect(page.getByText('eBay takes only a picture that it keeps itself.')).toBeVisible();
  await expect(page.getByText('This is not the address of a picture at eBay.')).toBeVisible();
  await expect(picture).toBeFocused();
  await expectAccessible(page);
  await picture.fill(PICTURE_AT_EBAY);
  await page.keyboard.press('Tab');
  await page.keyboard.type('E on a scale from A to G');
  await page.keyboard.press('Tab');
  await page.keyboard.type('https://sheets.example/e.pdf');
  await saving(page, () => page.keyboard.press('Enter'));
  await page.reload();
  await expect(picture).toHaveValue(PICTURE_AT_EBAY);
  for (const label of [/^Address of the label/, 'What the label says', /^Address of the product information/]) {
    await page.getByLabel(label).fill('');
  }
  await saving(page, () => page.getByRole('button', { name: 'Save label' }).click());
  await page.reload();
  await expect(picture).toHaveValue('');
});

/** Saves, agrees to the change of live listings if Quayside asks, and waits until it is stored. */
async function saving(page: Page, save: () => Promise<void>): Promise<void> {
  const saved = page.waitForResponse((answer) => answer.request().method() === 'PUT' && answer.ok());
  await save();
  const confirm = page.getByRole('button', { name: /^Change \d+ live listing/ });
  await Promise.race([saved, confirm.click().catch(() => undefined)]);
  await saved;
}

test('a seller states hazards by eBay’s codes and a document, and is told what is wrong and what eBay accepts', async ({
  page,
}) => {
  await enterAs(page, 'demo');
  await page.goto('/');
  await openProducts(page);
  await page.goto(`/all/${await shopOf(page)}/tools/product-safety`);
  const hazards = page.getByRole('group', { name: 'Hazards' });
  const warnings = page.getByRole('group', { name: 'Warnings' });
  await hazards.getByRole('combobox', { name: 'Statements' }).click();
  await page.getByRole('option', { name: /Extremely flammable aerosol/ }).click();
  const chosen = hazards.getByRole('button', { name: 'Remove Extremely flammable aerosol' });
  await expect(chosen).toBeVisible();
  await warnings.getByLabel('What it is about').fill('Shelf');
  await page.getByRole('button', { name: 'Save' }).first().click();
  await expect(warnings.getByText('Add a pictogram or a statement.')).toBeVisible();
  // A target that the header half covers would count as too small.
  await page.evaluate(() => scrollTo(0, 0));
  await expectAccessible(page);
  await warnings.getByLabel('What it is about').fill('');
  await page.getByRole('button', { name: 'Add a document' }).click();
  const sheet = page.getByRole('group', { name: 'Document 1' });
  await sheet.getByLabel('Address of the file').fill('sheet.pdf');
  await page.getByRole('button', { name: 'Save' }).first().click();
  await expect(sheet.getByText('The address must begin with https://')).toBeVisible();
  await sheet.getByLabel('Address of the file').fill('https://sheets.example/sheet.pdf');
  await page.getByRole('button', { name: 'Save' }).first().click();
  await agree(page, page.getByText('Setting updated.').first());
  await page.reload();
  await expect(chosen).toBeVisible();
  await expect(sheet.getByText('Accepted by eBay')).toBeVisible();
  await page.evaluate(() => scrollTo(0, 0));
  await expectAccessible(page);
  await sheet.getByRole('button', { name: 'Remove document 1' }).click();
  await expect(sheet).toBeHidden();
  await chosen.click();
  await expect(chosen).toBeHidden();
});
