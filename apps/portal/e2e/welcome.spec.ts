import { expect, test } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { acceptTerms, enterAs, enterAsNewcomer } from './seller.ts';

test('the welcome page shows once after sign-in while support has it on, and never again once the seller closes it', async ({
  browser,
  page,
}) => {
  const { user } = await enterAsNewcomer(page);
  await acceptTerms(page, user.id);
  // Choosing a marketplace ends the time in which everything leads to the start page.
  const begun = { redirect_back_url: '/' };
  await page.request.post(`/v1/users/${user.id}/multichannel-onboarding/ebay`, { data: begun });
  await page.goto('/welcome');
  await expect(page).toHaveURL(/\/onboarding/);

  const admin = await browser.newContext();
  const desk = await admin.newPage();
  await enterAs(desk, 'admin');
  await desk.request.post('/v1/admin/acting', { data: { user_id: user.id } });
  await desk.goto('/user/permissions');
  const flags = desk.getByRole('region', { name: 'Welcome page' });
  for (const name of ['show_for_inactive', 'immediate_opt_out']) {
    await flags.getByRole('switch', { name }).click();
    await expect(flags.getByRole('switch', { name })).toBeChecked();
  }

  await page.goto('/');
  const title = page.getByRole('heading', { level: 1, name: /^Welcome to Quayside/ });
  await expect(title).toBeVisible();
  await expect(page.getByRole('link', { name: 'Connect your eBay shop' })).toHaveAttribute('href', '/user/accounts');
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Go on to the dashboard' }).click();
  await expect(page).toHaveURL(/\/onboarding/);
  await page.goto('/');
  await expect(page).toHaveURL(/\/onboarding/);

  await page.goto('/welcome');
  await page.getByRole('button', { name: 'Do not show this page again' }).click();
  await expect(page).toHaveURL(/\/onboarding/);
  await page.goto('/welcome');
  await expect(page).toHaveURL(/\/onboarding/);
  await desk.reload();
  await expect(flags.getByRole('switch', { name: 'show_for_inactive' })).not.toBeChecked();
  await admin.close();
});
