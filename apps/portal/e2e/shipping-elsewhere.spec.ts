import { expect, type Page, test } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { acceptTerms, enterAs, shopOf, speak } from './seller.ts';
import { beyondTheEdge, NARROW, resizeTo, settle, stopMotion } from './soundness.ts';

/* A German-speaking seller chooses what shipping profiles correspond to at Amazon and Cdiscount. */

const PROFILE = 'Pakete nach Europa';

async function enter(
  page: Page,
  baseURL: string | undefined,
): Promise<{ readonly userId: number; readonly shop: string }> {
  await speak(page.context(), 'de', baseURL ?? '');
  const { user } = await enterAs(page, 'demo');
  await acceptTerms(page, user.id);
  return { userId: user.id, shop: await shopOf(page) };
}

/** A profile that ships to Europe but not to Italy. @returns its id */
async function createProfile(page: Page, userId: number): Promise<number> {
  const rate = { region: 'EU', country: null, service: 'STANDARD', type: 'flat', cost: 490, additional_cost: 100 };
  const data = {
    name: PROFILE,
    currency: 'GBP',
    handling_time: 2,
    free_shipping: false,
    regions: [{ code: 'EU', countries: [{ code: 'IT', type: 'EXCLUDED' }] }],
    rates: [rate],
  };
  const answer = await page.request.post(`/v1/users/${userId}/shipping_profiles`, { data });
  expect(answer.status()).toBe(201);
  return (await answer.json()).id;
}

/** Runs axe in both schemes, and checks that nothing extends beyond the edge of a phone. */
async function expectSound(page: Page): Promise<void> {
  await settle(page);
  await stopMotion(page);
  await expectAccessible(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectAccessible(page);
  await page.emulateMedia({ colorScheme: 'light' });
  await resizeTo(page, NARROW);
  expect(await beyondTheEdge(page)).toEqual([]);
  await resizeTo(page, { width: 1280, height: 800 });
}

test('the services of profiles get a delivery mode at Cdiscount, and a profile gets a shipping template at Amazon', async ({
  page,
  baseURL,
}) => {
  const { userId, shop } = await enter(page, baseURL);
  const profileId = await createProfile(page, userId);
  const manager = `/ebay/${shop}/tools/shipping-manager?profile=${profileId}`;
  const modes = page.getByRole('region', { name: /^Lieferarten bei Cdiscount/ });
  const templates = page.getByRole('region', { name: new RegExp(`^Bei Amazon: ${PROFILE}`) });
  const modeOf = (service: string) => modes.getByRole('combobox', { name: `Lieferart: ${service}` });
  const save = modes.getByRole('button', { name: 'Lieferarten speichern' });
  const templateOn = (site: string) => templates.getByRole('combobox', { name: `Versandvorlage: ${site}` });

  await test.step('a matching mode is proposed for each service, and applies only once it is saved', async () => {
    await page.goto(manager);
    await expect(modes.getByText('Das ist ein Vorschlag.')).toBeVisible();
    await expect(modeOf('Standardversand')).toHaveValue('STD');
    await expect(modeOf('Mit Sendungsverfolgung')).toHaveValue('TRK');
    await expect(modeOf('Expressversand')).toHaveValue('');
    await expectSound(page);
    await save.click();
    await expect(modes.getByText('Das ist ein Vorschlag.')).toHaveCount(0);
    await expect(save).toHaveAttribute('aria-disabled', 'true');
  });

  await test.step('another mode is chosen and saved with the keyboard', async () => {
    // While a save is being read back, the choice is disabled and takes no key.
    await expect(modeOf('Standardversand')).toBeEnabled();
    await modeOf('Standardversand').focus();
    await page.keyboard.press('ArrowDown');
    await expect(modeOf('Standardversand')).toHaveValue('TRK');
    await expect(modes.getByText('Noch nicht gespeichert')).toBeVisible();
    await save.focus();
    const saved = page.waitForResponse((answer) => answer.request().method() === 'PUT' && answer.ok());
    await page.keyboard.press('Enter');
    await saved;
    await expect(save).toHaveAttribute('aria-disabled', 'true');
    await page.reload();
    await expect(modeOf('Standardversand')).toHaveValue('TRK');
  });

  await test.step('a template is chosen for a site, and an excluded country has none', async () => {
    // The account's own items and those of other marketplaces have a row each.
    await expect(templates.getByText('Ausgeschlossen: nicht veröffentlicht')).toHaveCount(2);
    await expect(templateOn('Italien')).toHaveCount(0);
    await expect(templateOn('Amazon Italien')).toHaveCount(0);
    await expect(templateOn('Amazon Frankreich')).toHaveValue('');
    await expect(templateOn('Frankreich')).toHaveValue('');
    await templateOn('Frankreich').selectOption({ label: 'Tracked' });
    await expect(templateOn('Frankreich').locator('option:checked')).toHaveText('Tracked');
    await page.goto(`/ebay/${shop}/tools/shipping-manager/profile/${profileId}`);
    await expect(templateOn('Frankreich').locator('option:checked')).toHaveText('Tracked');
    await expectSound(page);
    await templateOn('Frankreich').selectOption({ label: 'Standardvorlage des Kontos' });
    await expect(templateOn('Frankreich')).toHaveValue('');
  });

  await test.step('a marketplace that does not respond is reported, and can be counted again', async () => {
    const path = '**/shipping_profiles_modes?**';
    await page.route(path, (route) => route.fulfill({ status: 502, json: { error: 'marketplace_unavailable' } }));
    await page.goto(manager);
    await expect(modes.getByRole('alert')).toBeVisible();
    await expect(templates).toBeVisible();
    await page.unroute(path);
    await modes.getByRole('button', { name: 'Erneut versuchen' }).click();
    await expect(modeOf('Standardversand')).toBeVisible();
  });

  const removed = await page.request.delete(`/v1/users/${userId}/shipping_profiles/${profileId}?expected=0`);
  expect(removed.status()).toBe(204);
});
