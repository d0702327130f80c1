import { expect, test } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { enterAs, shopOf } from './seller.ts';

test('a seller enters the manufacturer of a brand, is told what is missing, and takes the entry back', async ({
  page,
}) => {
  await enterAs(page, 'demo');
  await page.goto('/');
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
  await expect(row).toContainText('Kessel Werke');

  await row.getByRole('button', { name: /^Change product safety of/ }).click();
  for (const label of ['Company name', 'Street and number', 'Postal code', 'Town', 'Email address']) {
    await maker.getByLabel(label).fill('');
  }
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(row).toContainText('As for all items');
  await page.getByLabel('Packaging').first().fill('DE1');
  await page.getByRole('button', { name: 'Save' }).nth(1).click();
  await expect(page.getByText('The number has the form DE1234567890123.')).toBeVisible();
});
