import { expect, test } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { enterAs } from './seller.ts';

test('quick help opens next to the screen, finds an article, and shows it over the screen', async ({
  page,
  context,
}) => {
  await enterAs(page, 'demo');
  await page.goto('/all/1/tools/translation-manager');
  await page.getByRole('button', { name: 'Help', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Quick help' }).click();
  const help = page.getByRole('dialog', { name: 'Quick help' });
  await expect(help.getByText('About this screen')).toBeVisible();
  await expect(help.getByRole('link', { name: 'The translation manager' })).toBeVisible();
  await expectAccessible(page);

  await help.getByLabel('Search the help articles').fill('barcode is missing');
  const first = help.getByRole('list').getByRole('link').first();
  await expect(first).toHaveText('The GTIN is missing or unknown');
  await first.click();
  const article = page.getByRole('dialog', { name: 'The GTIN is missing or unknown' });
  await expect(article.getByText('The item has no valid GTIN')).toBeVisible();
  await expect(article.getByRole('button', { name: 'Print' })).toBeEnabled();
  await expectAccessible(page);
  const opened = context.waitForEvent('page');
  await article.getByRole('link', { name: 'Open in help centre' }).click();
  const centre = await opened;
  await expect(centre).toHaveURL(/\/help\/reason-gtin$/);
  await expect(centre.getByRole('heading', { level: 1 })).toHaveText('The GTIN is missing or unknown');
  await page.keyboard.press('Escape');
  await expect(article).toBeHidden();
  await expect(help).toBeVisible();
});

test('the help centre is read and searched without a login', async ({ page }) => {
  await page.goto('/help');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Help centre');
  await expect(page.getByRole('link', { name: 'Connect an eBay account' })).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel('Search the help articles').fill('vat id');
  await expect(page.getByRole('status')).toContainText('article');
  await expect(page).toHaveURL(/query=vat\+id/);
  await page.getByRole('link', { name: 'Invoices and VAT' }).click();
  await expect(page.getByText('accounts for VAT themselves').or(page.getByText('reverse charge'))).toBeVisible();
  await expectAccessible(page);
  await page.goBack();
  await expect(page.getByLabel('Search the help articles')).toHaveValue('vat id');

  await page.goto('/help?about=PAYMENT_FAILED_1');
  await expect(page).toHaveURL(/\/help\/payment-failed$/);
  await page.goto('/help/no-such-article');
  await expect(page.getByText('Not found')).toBeVisible();
  await page.getByRole('link', { name: 'All articles' }).click();
  await expect(page).toHaveURL(/\/help$/);
});

test('a support request says which screen the seller was on, if the seller agrees', async ({ page }) => {
  await enterAs(page, 'demo');
  await page.goto('/user/invoices');
  await page.getByRole('button', { name: 'Help', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Submit request' }).click();
  const agree = page.getByRole('checkbox', { name: 'Send along where I was' });
  await expect(agree).not.toBeChecked();
  await expect(page.getByText('Screen /user/invoices, run –')).toBeVisible();
  await agree.check();
  await page.getByRole('combobox', { name: 'What is it about?' }).click();
  await page.getByRole('option', { name: 'Plan and invoices' }).click();
  await page.getByLabel('Subject').fill('An invoice is missing');
  await page.getByLabel('Your message').fill('The one of May.');
  const sent = page.waitForRequest((request) => request.url().endsWith('/support_requests'));
  await page.getByRole('button', { name: 'Send request' }).click();
  expect((await sent).postDataJSON()).toMatchObject({ context: { screen: '/user/invoices' } });
  await expect(page).toHaveURL(/\/submit-request\/success$/);
});
