import { expect, type Page, test } from '@playwright/test';
import { agreeAs, freeShops } from './connecting.ts';
import { waitForLink } from './mailbox.ts';
import { acceptTerms } from './seller.ts';

const PASSWORD = 'Seaport-7!';
const CHECKOUT = '/checkout/yearly/billing?plan=scale';

const promo = (page: Page, platform: string) => page.getByRole('region', { name: platform, exact: true });
const go = (page: Page) => page.getByRole('button', { name: 'Continue', exact: true }).click();

test.afterEach(({ page }) => freeShops(page));

test('the plan that a visitor chose is kept through sign-up, the mailed link and the onboarding', async ({
  page,
  context,
}) => {
  const email = `chosen-${Date.now()}@shop.example`;
  await test.step('signing up leads to its checkout', async () => {
    await page.goto(CHECKOUT);
    await page.getByLabel('Your name').fill('Robin Quay');
    await page.getByLabel('Business name').fill('Chosen Goods');
    await page.getByLabel('Email').fill(email);
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await page.getByRole('button', { name: 'Create account' }).click();
    await expect(page.getByText('Your account is ready')).toBeVisible();
    await expect.poll(async () => (await page.request.get('/v1/auth')).status()).toBe(200);
    const { user } = await (await page.request.get('/v1/auth')).json();
    await acceptTerms(page, user.id);
    await page.reload();
    await expect(page).toHaveURL(CHECKOUT);
    await expect(page.getByText('Scale').first()).toBeVisible();
  });

  await test.step('the mailed link, which opens in another tab, leads there as well', async () => {
    const { pathname, search } = new URL(await waitForLink(email, '/confirm-email'));
    const other = await context.newPage();
    await other.goto(pathname + search);
    await expect(other.getByText('Your email address is confirmed')).toBeVisible();
    await other.getByRole('main').getByRole('link').last().click();
    await expect(other).toHaveURL(CHECKOUT);
    await other.close();
  });

  await test.step('the onboarding ends with it', async () => {
    await page.goto('/start');
    await promo(page, 'eBay').getByRole('button', { name: 'Connect eBay' }).click();
    await agreeAs(page, 'northgate-outdoors-uk');
    await expect(page).toHaveURL(/\/ebay\/\d+\/onboarding/);
    for (const heading of [
      'How do parcels go abroad?',
      'Does another tool write your listings?',
      'Which currencies do you take?',
      'Where do you want to sell?',
    ]) {
      await expect(page.getByRole('heading', { name: heading, level: 2 })).toBeVisible();
      await go(page);
    }
    await page.getByRole('link', { name: 'Continue with Scale' }).click();
    await expect(page).toHaveURL(CHECKOUT);
  });
});
