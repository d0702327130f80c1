import { expect, type Page, test } from '@playwright/test';
import { enterAs, shopOf } from './seller.ts';

/* What a seller wrote, chose or scrolled to is not lost by mistake. */

/** Opens the dialog for the title on a site, of the first product of the shop, and writes one. */
async function openTitle(page: Page) {
  const { user } = await enterAs(page, 'demo');
  const shop = await shopOf(page);
  const { list } = await (await page.request.get(`/v1/users/${user.id}/items/ebay?accountId=${shop}&limit=1`)).json();
  // A title written for a site, which is not listed yet, gives it a row on the product's page.
  const data = { new_translations: [{ site: 'DE', translation: 'Eine Lampe' }] };
  const path = `/v1/seller/${user.id}/items/${list[0].id}/ebay/translations`;
  expect((await page.request.put(path, { data })).ok()).toBe(true);
  await page.goto(`/ebay/${shop}/products/item/${list[0].id}`);
  await page.getByRole('button', { name: 'Edit title' }).first().click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox').fill('A lamp for the harbour');
  return dialog;
}

test('a typed title survives a click beside its dialog, Escape and a failed save', async ({ page }) => {
  const dialog = await openTitle(page);
  const title = dialog.getByRole('textbox');
  await page.mouse.click(5, 400);
  await expect(title).toHaveValue('A lamp for the harbour');

  await page.keyboard.press('Escape');
  await expect(dialog.getByRole('alert').getByText('Leave without saving?')).toBeVisible();
  await dialog.getByRole('button', { name: 'Stay' }).click();
  await expect(title).toHaveValue('A lamp for the harbour');

  await page.route('**/translations', (route) =>
    route.request().method() === 'PUT' ? route.abort() : route.continue(),
  );
  const refused = page.waitForEvent('requestfailed', (request) => request.method() === 'PUT');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await refused;
  await expect(title).toHaveValue('A lamp for the harbour');

  await page.keyboard.press('Escape');
  await dialog.getByRole('button', { name: 'Leave without saving' }).click();
  await expect(dialog).toHaveCount(0);
});

test('a written request is not lost by following a link', async ({ page }) => {
  await enterAs(page, 'demo');
  await page.goto('/submit-request');
  await page.getByLabel('Your message').fill('The parcels wait at the quay.');
  await page.getByRole('banner').getByRole('link', { name: 'Products', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Stay' }).click();
  await expect(page.getByLabel('Your message')).toHaveValue('The parcels wait at the quay.');
});

test('a selection is there after a reload on the same day, and gone on the next', async ({ page }) => {
  await page.clock.setFixedTime('2031-05-08T11:00:00Z');
  await enterAs(page, 'demo');
  await page.goto(`/ebay/${await shopOf(page)}/products`);
  const boxes = page.getByRole('grid').getByRole('checkbox');
  await boxes.nth(1).click();
  await expect(page.getByText('1 product selected')).toBeVisible();
  await page.clock.setFixedTime('2031-05-08T17:00:00Z');
  await page.reload();
  await expect(page.getByText('1 product selected')).toBeVisible();
  await page.clock.setFixedTime('2031-05-09T07:00:00Z');
  await page.reload();
  await expect(boxes.nth(1)).not.toBeChecked();
  await expect(page.getByText('1 product selected')).toHaveCount(0);
});

/** Opens another screen of the user area by its menu. */
async function follow(page: Page, name: string, path: string): Promise<void> {
  await page.getByRole('button', { name: /^User menu/ }).click();
  await page.getByRole('menuitem', { name, exact: true }).click();
  await arrived(page, path);
}

async function arrived(page: Page, path: string): Promise<void> {
  await expect(page).toHaveURL(path);
  await expect(page.getByRole('main').getByRole('heading', { level: 2 }).first()).toBeVisible();
}

test('a new screen starts at its top, and back and forward return to where a screen was left', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 420 });
  await enterAs(page, 'demo');
  await page.goto('/user/profile');
  await arrived(page, '/user/profile');
  const place = () => page.evaluate(() => Math.round(scrollY));
  const leaveAt = async (top: number) => {
    // The screen may still be growing.
    await expect(async () => {
      await page.evaluate((to) => scrollTo(0, to), top);
      expect(await place()).toBe(top);
    }).toPass();
  };
  await leaveAt(120);
  await follow(page, 'Plans', '/user/plans');
  await expect.poll(place).toBe(0);
  await leaveAt(150);
  await follow(page, 'Settings', '/user/profile/settings');
  await expect.poll(place).toBe(0);
  await leaveAt(90);
  await page.goBack();
  await arrived(page, '/user/plans');
  await expect.poll(place).toBe(150);
  await page.goBack();
  await arrived(page, '/user/profile');
  await expect.poll(place).toBe(120);
  await page.goForward();
  await expect.poll(place).toBe(150);
  await page.goForward();
  await expect.poll(place).toBe(90);
});
