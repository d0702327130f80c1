import { type BrowserContext, expect, type Page, test } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { agreeAs, expectItems, makeOctopiaKeys } from './connecting.ts';
import { signIn } from './seller.ts';

const PASSWORD = 'Harbour-77-lantern';
let people = 0;

/** A new, signed-in business that has accepted the terms. */
async function newSeller(context: BrowserContext): Promise<number> {
  people += 1;
  const email = `onboarding-${Date.now()}-${people}@harbour.example`;
  const person = { name: 'Noor Newcomer', business: 'Noor’s Goods', email, country: 'GB', password: PASSWORD };
  const made = await context.request.post('/v1/users', { data: person });
  const { id } = await made.json();
  await context.request.post('/v1/auth', { data: { username: email, password: PASSWORD } });
  const terms = `/v1/users/${id}/terms_of_service`;
  const latest = await (await context.request.get(`${terms}/wi/latest`)).json();
  await context.request.post(`${terms}/wi`, {
    data: { file_uri: latest.file_uri, is_accepted: true, version: latest.version },
  });
  return id;
}

const promo = (page: Page, platform: string) => page.getByRole('region', { name: platform, exact: true });
const go = (page: Page) => page.getByRole('button', { name: 'Continue', exact: true }).click();
const step = (page: Page, name: string) => expect(page.getByRole('heading', { name, level: 2 })).toBeVisible();
const number = (page: Page, words: string) => expect(page.getByText(words, { exact: true })).toBeVisible();

test('eBay: a newcomer completes every step while the first import runs', async ({ page, context }) => {
  const userId = await newSeller(context);
  await page.goto('/');
  await expect(page).toHaveURL('/start');
  await expect(promo(page, 'eBay')).toContainText('Up to 10 new countries');
  await expect(promo(page, 'Amazon')).toContainText('4 new countries');
  await expectAccessible(page);
  await promo(page, 'eBay').getByRole('button', { name: 'Connect eBay' }).click();
  await agreeAs(page, 'saltmarsh-sports-uk');

  await expect(page).toHaveURL(/\/ebay\/\d+\/onboarding/);
  await expect(page.getByText('The eBay account is connected')).toBeVisible();
  await step(page, 'How do parcels go abroad?');
  await number(page, 'Step 2 of 6');
  await expect(page.getByRole('radio', { name: 'By Quayside’s shipping service' })).toBeDisabled();
  await expectAccessible(page);
  await go(page);

  await step(page, 'Does another tool write your listings?');
  await page.getByRole('radio', { name: 'ChannelAdvisor' }).check();
  await go(page);
  await expect(page.getByText('Enter the Profile ID')).toBeVisible();
  await page.getByLabel('Profile ID').fill('12017');
  await go(page);

  await step(page, 'Which currencies do you take?');
  await page.getByRole('radio', { name: 'All that buyers pay in' }).check();
  await go(page);

  await step(page, 'Where do you want to sell?');
  await number(page, 'Step 5 of 6');
  await page.getByRole('checkbox', { name: /Australia/ }).uncheck();
  await expectAccessible(page);
  await go(page);

  await step(page, 'How do you want to continue?');
  await page.getByRole('button', { name: 'Go on with the trial' }).click();
  await step(page, 'Thank you. You are set up.');
  await expect(page.getByText(/^Chosen for you when you list: Germany/)).toBeVisible();
  await expectItems(page, userId, 'ebay');

  await test.step('the chosen sites are preselected when items are listed', async () => {
    await page.getByRole('link', { name: 'Go to my products' }).click();
    await expect(page.getByRole('grid').getByRole('row').nth(1)).toBeVisible();
    await page.getByRole('grid').getByRole('checkbox').nth(1).check();
    await page.getByRole('button', { name: 'List abroad …' }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByRole('checkbox', { name: /Germany/ })).toBeChecked();
    await expect(dialog.getByRole('checkbox', { name: /Australia/ })).not.toBeChecked();
  });

  await test.step('while nothing is listed, the optimizer leads to the products', async () => {
    await page.goto(`${new URL(page.url()).pathname}/optimizer`);
    await expect(page.getByRole('heading', { name: 'Nothing is listed yet' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Choose products' })).toBeVisible();
    await expectAccessible(page);
  });
});

test('Amazon: the consent is declined, resumed, reopened and finished', async ({ page, context }) => {
  const userId = await newSeller(context);
  await page.goto('/start');
  await promo(page, 'Amazon').getByRole('button', { name: 'Connect Amazon' }).click();
  await page.getByRole('button', { name: 'Decline' }).click();
  await expect(page).toHaveURL(/\/amazon\/0\/onboarding/);
  await expect(page.getByRole('alert')).toContainText('You declined the access');
  await number(page, 'Step 1 of 5');

  await test.step('the start page offers to continue, and meanwhile prevents starting another onboarding', async () => {
    await page.goto('/start');
    await expect(promo(page, 'Amazon').getByRole('link', { name: 'Continue with Amazon' })).toBeVisible();
    const other = promo(page, 'eBay').getByRole('button', { name: 'Connect eBay' });
    await expect(other).toHaveAttribute('aria-description', 'First finish or cancel the Amazon onboarding.');
    await promo(page, 'Amazon').getByRole('link', { name: 'Continue with Amazon' }).click();
  });

  await page.getByRole('button', { name: 'Continue to Amazon' }).click();
  await agreeAs(page, 'saltmarsh-sports-uk');
  await expect(page).toHaveURL(/\/amazon\/\d+\/onboarding/);
  await step(page, 'Is this your home site?');
  await number(page, 'Step 2 of 5');
  await page.getByRole('button', { name: 'Yes, this is it' }).click();
  await step(page, 'Where do you want to sell?');

  await test.step('leaving and returning continues at the same step', async () => {
    await page.goto('/');
    await expect(page).toHaveURL(/\/amazon\/\d+\/dashboard/);
    await expect(page.getByText('Your Amazon onboarding is not finished')).toBeVisible();
    await page.getByRole('link', { name: 'Continue with Amazon' }).click();
    await step(page, 'Where do you want to sell?');
    await number(page, 'Step 3 of 5');
  });
  await go(page);
  await step(page, 'Which products do you want to begin with?');
  await page.getByRole('button', { name: 'Home site', exact: true }).click();
  await step(page, 'Is this your home site?');
  await page.getByRole('button', { name: 'Yes, this is it' }).click();
  await go(page);
  await page.getByRole('radio', { name: 'Those with most stock' }).check();
  await go(page);
  await page.getByRole('button', { name: 'Go on with the trial' }).click();
  await step(page, 'Thank you. You are set up.');
  await expectItems(page, userId, 'amazon');
  await page.getByRole('link', { name: 'Go to my products' }).click();
  await expect(page).toHaveURL(/\/products\?sort=quantity&order=desc$/);
});

test('Cdiscount: wrong credentials are rejected, valid ones are accepted, and the offers get their terms', async ({
  page,
  context,
}) => {
  const userId = await newSeller(context);
  await page.goto('/start');
  await promo(page, 'Cdiscount').getByRole('button', { name: 'Connect Cdiscount' }).click();
  await expect(page).toHaveURL('/cdiscount/0/onboarding');
  await number(page, 'Step 1 of 4');
  const daysOfCookie = async () => {
    const cookie = (await context.cookies()).find(({ name }) => name === 'cdiscount');
    return Math.round(((cookie?.expires ?? 0) * 1_000 - Date.now()) / 86_400_000);
  };
  await expect.poll(daysOfCookie).toBe(365);

  // The seller has not linked its shop to the installation's own client.
  await page.getByLabel(/^Seller ID/).fill('60213');
  await page.getByRole('button', { name: 'Connect', exact: true }).click();
  await expect(page.getByText('Disconnected', { exact: true })).toBeVisible();
  await expectAccessible(page);

  const { clientId, clientSecret } = await makeOctopiaKeys(page, 'comptoir-du-ressac-fr');
  await page.getByLabel(/^Client ID/).fill(clientId);
  await page.getByLabel(/^Client secret/).fill(clientSecret);
  await page.getByRole('button', { name: 'Connect', exact: true }).click();
  await expect(page).toHaveURL(/\/cdiscount\/\d+\/onboarding/);
  await step(page, 'What do your offers begin with?');
  await number(page, 'Step 2 of 4');
  await expect(page.getByText('Valid', { exact: true })).toBeVisible();
  const handling = page.getByLabel('Handling time in days');
  await expect(handling).toHaveValue('1');
  await handling.fill('31');
  await go(page);
  await expect(page.getByText('Enter 1 to 30 days')).toBeVisible();
  await handling.fill('3');
  await go(page);

  await step(page, 'Which VAT do your offers state?');
  await number(page, 'Step 3 of 4');
  const rate = page.getByRole('combobox', { name: 'VAT rate' });
  const ecoTax = page.getByLabel('Eco tax for one piece');
  await expect(rate).toHaveValue('');
  await expect(ecoTax).toHaveValue('');
  await go(page);
  await expect(page.getByText('Choose a VAT rate')).toBeVisible();
  await expect(page.getByText('Enter 0 to 1,000 euros')).toBeVisible();
  await expectAccessible(page);
  await rate.click();
  await expect(page.getByRole('listbox', { name: 'VAT rate' }).getByRole('option')).toHaveText([
    '20%',
    '10%',
    '5.5%',
    '2.1%',
  ]);
  await page.getByRole('option', { name: '5.5%' }).click();
  await ecoTax.fill('0');
  await go(page);
  await page.getByRole('button', { name: 'Go on with the trial' }).click();
  await step(page, 'Thank you. You are set up.');
  await expectItems(page, userId, 'cdiscount');

  await test.step('they are saved and can be changed later', async () => {
    await page.goto('/cdiscount-onboarding');
    await expect(page.getByLabel('Handling time in days')).toHaveValue('3');
    const taxes = page.getByRole('region', { name: 'VAT and eco tax' });
    await expect(taxes.getByRole('combobox', { name: 'VAT rate' })).toHaveValue('5.5%');
    await taxes.getByRole('combobox', { name: 'Add a rule for a category' }).click();
    await page.getByRole('listbox', { name: 'Add a rule for a category' }).getByRole('option').first().click();
    await taxes.getByRole('button', { name: 'Confirm' }).click();
    await expect(taxes.getByText('Choose a VAT rate')).toBeVisible();
    await expectAccessible(page);
    const rules = taxes.getByRole('group', { name: 'Rules' });
    await rules.getByRole('combobox', { name: /^VAT rate, / }).click();
    await page.getByRole('option', { name: '20%' }).click();
    await rules.getByLabel(/^Eco tax for one piece, /).fill('0.12');
    await taxes.getByRole('button', { name: 'Confirm' }).click();
    await expect(page.getByText('Setting updated.')).toBeVisible();
    await page.reload();
    await expect(rules.getByLabel(/^Eco tax for one piece, /)).toHaveValue('0.12');
  });
});

test('after cancelling, a newcomer is back at the start and can begin the platform again', async ({
  page,
  context,
}) => {
  await newSeller(context);
  for (const platform of ['eBay', 'Amazon', 'Cdiscount']) {
    await page.goto('/start');
    const begin = platform === 'Cdiscount' ? 'Connect Cdiscount' : 'Other ways to connect';
    await promo(page, platform).getByRole('button', { name: begin }).click();
    await number(page, platform === 'eBay' ? 'Step 1 of 6' : platform === 'Amazon' ? 'Step 1 of 5' : 'Step 1 of 4');
    await page.getByRole('button', { name: 'Cancel the onboarding' }).click();
    const question = page.getByRole('dialog');
    await question.getByRole('button', { name: 'Keep going' }).click();
    await page.getByRole('button', { name: 'Cancel the onboarding' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Yes, cancel it' }).click();
    await expect(page).toHaveURL('/start');
    await expect(promo(page, platform).getByRole('button', { name: `Connect ${platform}` })).toBeVisible();
  }
});

test('the start page offers to cancel an onboarding in progress, but not one that is just starting', async ({
  page,
  context,
}) => {
  await newSeller(context);
  await page.goto('/start');
  const ebay = promo(page, 'eBay');
  await expect(ebay.getByRole('button', { name: 'Connect eBay' })).toBeVisible();

  // The session reports the onboarding a moment before the next screen appears. The page itself records every button of
  // its cards, because a check from outside could come too late.
  await page.evaluate(() => {
    const seen = new Set<string>();
    const check = () => {
      for (const button of document.querySelectorAll('section[data-variant] button'))
        seen.add(button.textContent ?? '');
    };
    check();
    new MutationObserver(check).observe(document.body, { childList: true, subtree: true, characterData: true });
    Object.assign(window, { seenInCards: seen });
  });
  await ebay.getByRole('button', { name: 'Other ways to connect' }).click();
  await expect(page).toHaveURL('/ebay/0/onboarding');
  await expect(page.getByRole('button', { name: 'Cancel the onboarding' })).toBeVisible();
  const seen = await page.evaluate(() => [...((window as Window & { seenInCards?: Set<string> }).seenInCards ?? [])]);
  expect(seen).toContain('Other ways to connect');
  expect(seen).not.toContain('Cancel the onboarding');
  await page.getByRole('button', { name: 'Cancel the onboarding' }).click();
  const question = page.getByRole('dialog');
  await question.getByRole('button', { name: 'Keep going' }).click();
  await expect(question).toHaveCount(0);
});

test('a failed checkout becomes the current step, says so, and can be left with the trial', async ({
  page,
  context,
}) => {
  await newSeller(context);
  await page.goto('/start');
  await promo(page, 'eBay').getByRole('button', { name: 'Connect eBay' }).click();
  await agreeAs(page, 'pennine-crafts-uk');
  await step(page, 'How do parcels go abroad?');
  await page.goto(`${new URL(page.url()).pathname}?onboarding=ebay&fail_type=checkout_failed`);
  await expect(page.getByRole('alert')).toContainText('The payment did not go through');
  await expect(page).toHaveURL(/\/onboarding$/);
  await page.getByRole('button', { name: 'Go on with the trial' }).click();
  await step(page, 'How do parcels go abroad?');
});

test('a site that an admin switched off can no longer be chosen', async ({ page }) => {
  await signIn(page, 'admin');
  await page.goto('/user/permissions');
  const spain = page.getByRole('region', { name: 'Sites by account' }).getByRole('switch', { name: /^ES: / }).first();
  // A switch shows the server's answer, so the test clicks it and then checks it.
  await spain.click();
  await expect(spain).not.toBeChecked();
  await expect(page.getByText('Setting updated').first()).toBeVisible();
  await page.goto('/');
  await page.getByRole('banner').getByRole('link', { name: 'Products', exact: true }).click();
  await expect(page.getByRole('grid').getByRole('row').nth(1)).toBeVisible();
  await page.getByRole('grid').getByRole('checkbox').nth(1).check();
  await page.getByRole('button', { name: 'List abroad …' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('checkbox', { name: /Spain/ })).toBeDisabled();
  await expect(dialog.getByText('This site is switched off for this account')).toBeVisible();
  await page.goto('/user/permissions');
  await spain.click();
  await expect(spain).toBeChecked();
  await expect(page.getByText('Setting updated').first()).toBeVisible();
});

test('a seller on trial sees what a plan would add', async ({ page }) => {
  await signIn(page, 'trial');
  await page.goto('/amazon/0/onboarding');
  await expect(promo(page, 'Amazon').getByRole('link', { name: 'See the plans' })).toBeVisible();
  await expect(promo(page, 'Amazon').getByRole('button')).toHaveCount(0);
});

test('the whole onboarding fits a phone', async ({ page, context }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await newSeller(context);
  await page.goto('/start');
  const isTooWide = () => page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
  expect(await isTooWide()).toBe(false);
  await promo(page, 'Amazon').getByRole('button', { name: 'Other ways to connect' }).click();
  await number(page, 'Step 1 of 5');
  expect(await isTooWide()).toBe(false);
  await expectAccessible(page);
});
