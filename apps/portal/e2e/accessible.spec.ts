import { expect, type Page, test } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { openProducts, signIn } from './seller.ts';

const SCREENS = ['Dashboard', 'Products', 'Publishing', 'Orders', 'Price adjustment', 'Translation manager'];

async function visit(page: Page, screen: string): Promise<void> {
  await page.getByRole('link', { name: screen, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: screen })).toBeVisible();
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
      for (const screen of SCREENS) {
        await visit(page, screen);
        await expectAccessible(page);
      }
      await page.goto('/user/accounts');
      await page.getByRole('button', { name: 'Ready to sell, by site' }).click();
      await expect(page.getByRole('group', { name: 'Ready to sell, by site' })).toBeVisible();
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
  for (const screen of SCREENS) {
    await visit(page, screen);
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect([screen, overflow]).toEqual([screen, 0]);
  }
});
