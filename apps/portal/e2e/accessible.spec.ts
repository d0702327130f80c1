import { expect, type Page, test } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { openProducts, shopOf, signIn } from './seller.ts';

/** A screen's title, and where it is: `:account` is the eBay shop. */
const SCREENS: readonly (readonly [title: string | RegExp, address: string])[] = [
  ['Dashboard', '/ebay/:account/dashboard'],
  ['Products', '/ebay/:account/products'],
  ['Publishing', '/ebay/:account/publish'],
  ['Orders', '/ebay/:account/orders'],
  ['Price adjustment', '/ebay/:account/tools/price-adjustment'],
  ['Translation manager', '/all/:account/tools/translation-manager'],
  [/Blacklist/, '/ebay/:account/tools/blacklist'],
  [/Shipping/, '/shipping'],
  ['Get support', '/submit-request'],
  ['No access to Permissions', '/user/permissions'],
];

async function visit(page: Page, [name, address]: (typeof SCREENS)[number], account: string): Promise<void> {
  await page.goto(address.replace(':account', account));
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(page.locator('.mantine-Skeleton-root')).toHaveCount(0);
}

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`in the ${colorScheme} scheme`, () => {
    test.use({ colorScheme, contextOptions: { reducedMotion: 'reduce' } });

    test('the way in is accessible', async ({ page }) => {
      await page.goto('/');
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expectAccessible(page);
      await page.getByRole('button', { name: 'Sign in' }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Sign in' }).click();
      await expect(page.getByText('Email is required')).toBeVisible();
      await expectAccessible(page);
    });

    test('every screen is accessible', async ({ page }) => {
      await signIn(page, 'demo');
      const shop = await shopOf(page);
      for (const screen of SCREENS) {
        await visit(page, screen, shop);
        await expectAccessible(page);
      }
      await page.goto('/user/accounts');
      await page.getByRole('button', { name: 'Ready to sell, by site' }).last().click();
      await expect(page.getByRole('group', { name: 'Ready to sell, by site' })).toBeVisible();
      await expectAccessible(page);
    });

    test('the menus, the palette and the help are accessible', async ({ page }) => {
      await signIn(page, 'demo');
      for (const name of ['More', 'Help', /^Account:/, /^User menu/]) {
        await page.getByRole('button', { name }).click();
        await expect(page.getByRole('menu')).toBeVisible();
        await expectAccessible(page);
        await page.keyboard.press('Escape');
        await expect(page.getByRole('menu')).toBeHidden();
      }
      await page.keyboard.press('Control+k');
      await expect(page.getByRole('combobox', { name: 'Screen or account' })).toBeFocused();
      await expectAccessible(page);
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: 'Help' }).click();
      await page.getByRole('menuitem', { name: 'Quick help' }).click();
      await expect(page.getByRole('searchbox', { name: 'Search the help centre' })).toBeFocused();
      await expectAccessible(page);
      await page.keyboard.press('Escape');
      await page.setViewportSize({ width: 390, height: 844 });
      await page.getByRole('button', { name: 'Open menu' }).click();
      await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
      await expectAccessible(page);
    });

    test('an item and the choice of sites are accessible', async ({ page }) => {
      await signIn(page, 'demo');
      await openProducts(page);
      await page.getByRole('grid').focus();
      await page.keyboard.press('Enter');
      await expect(page.getByRole('heading', { name: 'Stock' })).toBeVisible();
      await expectAccessible(page);
      await page.getByRole('button', { name: 'List abroad …' }).first().click();
      await expect(page.getByRole('dialog').getByRole('checkbox', { name: /Germany/ })).toBeVisible();
      await expectAccessible(page);
    });
  });
}

test('at 390 pixels no screen scrolls sideways', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn(page, 'demo');
  const shop = await shopOf(page);
  for (const screen of SCREENS) {
    await visit(page, screen, shop);
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect([screen, overflow]).toEqual([screen, 0]);
  }
});
