import { expect, type Page, test } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { enterAs, enterAsNewcomer, openProducts, shopOf, signIn } from './seller.ts';
import { problemsOf, settle, stopMotion } from './soundness.ts';

/* Pages that replace a screen of the route table, and dialogs over one. `every-screen.spec.ts` covers the screens. */

test.use({ contextOptions: { reducedMotion: 'reduce' }, colorScheme: 'light' });

async function expectSound(page: Page, name: string | RegExp): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await settle(page);
  await stopMotion(page);
  expect(await problemsOf(page)).toEqual([]);
}

test('the landing page has no accessibility problem', async ({ page }) => {
  await page.goto('/');
  await expectSound(page, /./);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByText('Email is required')).toBeVisible();
  expect(await problemsOf(page)).toEqual([]);
});

/** By login: the address of the replacement page and its title. */
const INSTEAD: readonly (readonly [login: string, place: string, title: string])[] = [
  ['demo', '/user/permissions', 'No access to Permissions'],
  ['passive', '/ebay/:account/orders', 'Orders disabled'],
  ['pretrial', '/ebay/:account/dashboard', 'Dashboard disabled'],
  ['deleted', '/', 'This account is closed'],
  ['demo', '/ebay/:account/publish/999999', 'Not found'],
  ['demo', '/ebay/:account/products/item/999999', 'Not found'],
];

for (const [login, place, title] of INSTEAD) {
  test(`“${title}” at ${place} is accessible`, async ({ page }) => {
    const { user } = await enterAs(page, login);
    const account = user.accounts.find(({ platform }) => platform === 'ebay');
    await page.goto(place.replace(':account', String(account?.id)));
    await expectSound(page, title);
  });
}

test('a screen that failed has no accessibility problem, nor has the reloaded screen', async ({ page }) => {
  await enterAs(page, 'demo');
  await page.route('**/v1/users/*/sales/ebay*', (route) =>
    route.fulfill({ status: 500, json: { error: 'internal', error_description: 'No.', request_id: 'r-77' } }),
  );
  await page.goto(`/ebay/${await shopOf(page)}/orders`);
  await expect(page.getByRole('heading', { name: 'Shoot!' })).toBeVisible();
  await expectSound(page, 'Shoot!');
});

test('a newcomer’s start page has no accessibility problem, with and without the terms over it', async ({ page }) => {
  await enterAsNewcomer(page);
  await page.goto('/');
  const terms = page.getByRole('dialog', { name: 'Terms of service' });
  await expect(terms.locator('canvas').first()).toBeVisible();
  await expectSound(page, /./);
  await terms.getByRole('checkbox').check();
  await terms.getByRole('button', { name: 'I accept' }).click();
  await expect(terms).toBeHidden();
  await expectSound(page, /./);
});

test('the bar for an admin who acts as a seller has no accessibility problem', async ({ page }) => {
  await enterAs(page, 'admin');
  await page.goto('/');
  await expect(page.getByRole('region', { name: /acting/i })).toBeVisible();
  await expectSound(page, 'Dashboard');
});

test('no dialog has an accessibility problem', async ({ page }) => {
  await signIn(page, 'demo');
  const shop = await shopOf(page);
  const open = async (address: string, ...buttons: readonly (string | RegExp)[]) => {
    await page.goto(address);
    for (const name of buttons) await page.getByRole('button', { name }).first().click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await stopMotion(page);
    expect.soft(await problemsOf(page), `${address}: ${buttons}`).toEqual([]);
  };
  await open(`/all/${shop}/tools/translation-manager`, 'Add a term');
  await open('/user/team', /^Invite/);
});

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`in the ${colorScheme} scheme`, () => {
    test.use({ colorScheme });

    test('the menus, the palette and the help are accessible', async ({ page }) => {
      await signIn(page, 'demo');
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      for (const name of ['More', 'Help', /^Account:/, /^User menu/]) {
        await page.getByRole('button', { name }).click();
        await expect(page.getByRole('menu')).toBeVisible();
        await expectAccessible(page);
        await page.keyboard.press('Escape');
        await expect(page.getByRole('menu')).toBeHidden();
        await expect(page.getByRole('button', { name })).toBeFocused();
      }
      await page.keyboard.press('Control+k');
      await expect(page.getByRole('combobox', { name: 'Screen, item or order' })).toBeFocused();
      await expectAccessible(page);
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: 'Help' }).click();
      await page.getByRole('menuitem', { name: 'Quick help' }).click();
      await expect(page.getByRole('searchbox', { name: 'Search the help articles' })).toBeFocused();
      await expectAccessible(page);
      await page.keyboard.press('Escape');
      await page.setViewportSize({ width: 390, height: 844 });
      await page.getByRole('button', { name: 'Open menu' }).click();
      await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
      await expectAccessible(page);
    });

    test('an item, a shop’s readiness and the choice of sites are accessible', async ({ page }) => {
      await signIn(page, 'demo');
      await openProducts(page);
      await page.getByRole('grid').focus();
      await page.keyboard.press('Enter');
      await expect(page.getByRole('heading', { name: 'Stock' })).toBeVisible();
      await page.getByRole('button', { name: 'List abroad …' }).first().click();
      await expect(page.getByRole('dialog').getByRole('checkbox', { name: /Germany/ })).toBeVisible();
      await expectAccessible(page);
      await page.goto('/user/accounts');
      await page.getByRole('link', { name: 'Details, sites and access: demo-shop-uk' }).click();
      await expect(page.getByRole('group', { name: 'Ready to sell, by site' })).toBeVisible();
      await expectAccessible(page);
    });
  });
}
