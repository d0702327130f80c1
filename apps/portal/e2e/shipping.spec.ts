import { expect, type Page, test } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { acceptTerms, enterAs, shopOf, speak } from './seller.ts';
import { beyondTheEdge, NARROW, resizeTo, settle, stopMotion } from './soundness.ts';

/*
 * A German-speaking seller decides where items are shipped and at what price. Numbers are typed with a decimal comma.
 */

const PROFILE = 'Kleine Pakete';

async function enter(
  page: Page,
  baseURL: string | undefined,
): Promise<{ readonly userId: number; readonly shop: string }> {
  await speak(page.context(), 'de', baseURL ?? '');
  const { user } = await enterAs(page, 'demo');
  await acceptTerms(page, user.id);
  return { userId: user.id, shop: await shopOf(page) };
}

/** Titles of items that no other journey has listed abroad, so that a profile for them changes no live listing. */
async function notListed(page: Page, userId: number, shop: string): Promise<readonly string[]> {
  const items = await page.request.get(`/v1/users/${userId}/items/ebay?accountId=${shop}&query=Benchley`);
  const { list } = (await items.json()) as {
    readonly list: readonly { readonly title: string; readonly listedIn: readonly string[] }[];
  };
  return list.filter(({ listedIn }) => listedIn.length === 0).map(({ title }) => title);
}

/** Lists a few items in Germany, so that a change of shipping affects live listings. */
async function listAbroad(page: Page, userId: number, itemIds: readonly number[], accountId: number): Promise<void> {
  const runs = `/v1/users/${userId}/publish-runs`;
  const data = { kind: 'list', selection: { accountId, itemIds }, sites: ['DE'] };
  const { runId } = await (await page.request.post(runs, { data })).json();
  const run = async () => (await page.request.get(`${runs}/${runId}`)).json();
  await expect.poll(async () => (await run()).state).toBe('prepared');
  const { counts } = (await run()) as { readonly counts: readonly { readonly verdict: string; readonly n: number }[] };
  const expected = counts.filter(({ verdict }) => verdict !== 'blocked').reduce((sum, { n }) => sum + n, 0);
  const consent = { allowDrafts: true, expected };
  expect((await page.request.post(`${runs}/${runId}/confirm`, { data: consent })).ok()).toBe(true);
  await expect.poll(async () => (await run()).state).toBe('done');
}

test('a profile is created, covers countries, gets items, changes live listings after consent, and is removed', async ({
  page,
  baseURL,
}) => {
  const { userId, shop } = await enter(page, baseURL);
  const manager = `/ebay/${shop}/tools/shipping-manager`;
  const dialog = page.getByRole('dialog');
  const coverage = page.getByRole('region', { name: 'Abdeckung' });
  const list = (name: RegExp) => page.getByRole('region', { name });

  await test.step('no errors show before the first attempt to save; then each field says what is missing', async () => {
    await page.goto(manager);
    await page.getByRole('link', { name: 'Profil anlegen' }).first().click();
    await expect(page.getByRole('heading', { name: 'Neues Versandprofil' })).toBeVisible();
    await page.getByRole('switch', { name: 'Für Artikel ohne Profil verwenden' }).uncheck();
    await expect(page.getByText('Bitte ausfüllen')).toHaveCount(0);
    await page.getByRole('button', { name: 'Profil anlegen' }).click();
    await expect(page.getByText('Bitte ausfüllen')).toHaveCount(1);
    await expect(page.getByRole('textbox', { name: 'Name' })).toBeFocused();
    await page.getByRole('textbox', { name: 'Name' }).fill(PROFILE);
  });

  await test.step('a price range accepts decimal commas', async () => {
    await page.getByRole('button', { name: 'Versandart hinzufügen: Europa' }).click();
    const rate = page.getByRole('group', { name: /Sparversand, Europa$/ });
    await rate.getByLabel('Versandart', { exact: true }).selectOption('STANDARD');
    const standard = page.getByRole('group', { name: 'Standardversand, Europa' });
    await standard.getByLabel('Berechnung').selectOption('range');
    await standard.getByRole('button', { name: 'Stufe hinzufügen' }).click();
    const [first, second] = [1, 2].map((n) => standard.getByRole('group', { name: `Stufe ${n}` }));
    await first?.getByLabel('Kosten', { exact: true }).fill('4,90');
    await second?.getByLabel('Ab Preis').fill('1.050,50');
    await second?.getByLabel('Kosten', { exact: true }).fill('0,5');
    await expect(coverage.getByRole('row', { name: /Deutschland/ })).toContainText(/0,50.*4,90/);
  });

  await test.step('a country is moved by search and keyboard, another by dragging', async () => {
    await page.getByRole('searchbox', { name: 'Länder suchen' }).fill('frank');
    const standard = page.getByRole('listbox', { name: /^Standard/ });
    await expect(standard.getByRole('option')).toHaveCount(1);
    await standard.focus();
    await page.keyboard.press('ArrowRight');
    await expect(list(/^Eigene/).getByRole('option', { name: 'Frankreich' })).toBeVisible();
    await expect(page.getByText('Eigene: Frankreich')).toBeVisible();
    const france = page.getByRole('group', { name: 'Standardversand, Frankreich' });
    await france.getByLabel('Berechnung').selectOption('flat');
    await france.getByLabel('Kosten', { exact: true }).fill('12,50');
    await expect(coverage.getByRole('row', { name: /Frankreich/ })).toContainText('12,50');

    await page.getByRole('searchbox', { name: 'Länder suchen' }).fill('schweiz');
    await page.getByRole('option', { name: 'Schweiz' }).dragTo(list(/^Ausgeschlossen/));
    await expect(list(/^Ausgeschlossen/).getByRole('option', { name: 'Schweiz' })).toBeVisible();
    await page.getByRole('searchbox', { name: 'Länder suchen' }).fill('ital');
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Nach „Ausgeschlossen“ verschieben' }).click();
    await expect(coverage.getByRole('row', { name: /Italien/ })).toContainText('Ausgeschlossen');
  });

  await test.step('the profile is saved, and names the excluded countries', async () => {
    await page.getByRole('button', { name: 'Profil anlegen' }).click();
    await expect(page.getByText('Versandprofil angelegt.')).toBeVisible();
    await expect(page.getByText('Ausgeschlossen: Schweiz und Italien.')).toBeVisible();
    await expect(page).toHaveURL(/\/profile\/\d+$/);
    await page.reload();
    await expect(page.getByRole('group', { name: 'Stufe 2' }).getByLabel('Ab Preis')).toHaveValue(/^1\.?050,50$/);
    await settle(page);
    await stopMotion(page);
    await expectAccessible(page);
    await page.emulateMedia({ colorScheme: 'dark' });
    await expectAccessible(page);
    await page.emulateMedia({ colorScheme: 'light' });
    await resizeTo(page, NARROW);
    expect(await beyondTheEdge(page)).toEqual([]);
    await resizeTo(page, { width: 1280, height: 800 });
  });

  await test.step('items are added from a search, and from a selection in the product list, which it clears', async () => {
    const [first = '', second = ''] = await notListed(page, userId, shop);
    await page.getByRole('button', { name: 'Artikel hinzufügen …' }).click();
    await dialog.getByRole('searchbox').fill('Benchley');
    await expect(dialog.getByText('Gefunden: 7')).toBeVisible();
    await dialog.getByRole('checkbox', { name: first }).check();
    await dialog.getByRole('button', { name: '1 Artikel hinzufügen' }).click();
    await expect(dialog.getByRole('row', { name: first })).toContainText(PROFILE);
    await dialog.getByRole('button', { name: '1 Zeile ändern' }).click();
    await expect(page.getByText(`1 Artikel verwendet das Versandprofil ${PROFILE}.`)).toBeVisible();
    await dialog.getByRole('button', { name: 'Schließen' }).first().click();

    // A weight by mistake is taken back from the earlier changes.
    await page.getByRole('grid').getByRole('checkbox', { name: first }).check();
    await page.getByRole('button', { name: /^Gewicht von/ }).click();
    await dialog.getByRole('textbox').fill('750');
    await dialog.getByRole('button', { name: 'Speichern' }).click();
    await dialog.getByRole('button', { name: '1 Zeile ändern' }).click();
    await dialog.getByRole('button', { name: 'Schließen' }).first().click();
    await expect(page.getByRole('row', { name: first })).toContainText('750');
    await page.goto(manager);
    await page.getByRole('button', { name: 'Frühere Änderungen' }).click();
    await expect(dialog.getByRole('row', { name: /Gewichte von Artikeln/ })).toContainText('Geändert: 1');
    await settle(page);
    await expectAccessible(page);
    await dialog
      .getByRole('button', { name: /^Änderung vom .* rückgängig machen$/ })
      .first()
      .click();
    await expect(dialog.getByRole('row', { name: first }).filter({ hasText: '750 g' })).toBeVisible();
    await dialog.getByRole('button', { name: '1 Zeile ändern' }).click();
    await expect(dialog.getByText('1 Zeile wurde geändert.')).toBeVisible();
    await dialog.getByRole('button', { name: 'Schließen' }).first().click();

    await page.goto(`/ebay/${shop}/products?query=Benchley`);
    await page.getByRole('grid').getByRole('checkbox', { name: second }).check();
    await page.getByRole('button', { name: 'Versandprofil …' }).click();
    await dialog.getByLabel('Profil', { exact: true }).selectOption({ label: `${PROFILE} (Bearbeitung: 1 Werktag)` });
    await dialog.getByRole('button', { name: 'Vorschau anzeigen' }).click();
    await expect(dialog.getByRole('row', { name: second })).toContainText(PROFILE);
    await dialog.getByRole('button', { name: '1 Zeile ändern' }).click();
    await expect(dialog.getByText('1 Zeile wurde geändert.')).toBeVisible();
    await dialog.getByRole('button', { name: 'Schließen' }).last().click();
    await expect(page.getByRole('grid').getByRole('checkbox', { checked: true })).toHaveCount(0);
  });

  await test.step('a change of a live listing is counted and confirmed by that number, and not saved before', async () => {
    const items = await page.request.get(`/v1/users/${userId}/items/ebay?accountId=${shop}&query=Benchley`);
    const found = (await items.json()) as {
      readonly list: readonly { readonly id: number; readonly shipping_profile: string | null }[];
    };
    const own = found.list.filter(({ shipping_profile }) => shipping_profile !== null).map(({ id }) => id);
    await listAbroad(page, userId, own, Number(shop));
    await page.goto(manager);
    await page.getByRole('link', { name: PROFILE }).click();
    const first = page.getByRole('group', { name: 'Stufe 1' });
    await first.getByLabel('Kosten', { exact: true }).fill('5,90');
    await page
      .getByRole('link', { name: /Versandmanager$/ })
      .first()
      .click();
    await expect(dialog.getByRole('heading')).toHaveText('Ohne Speichern verlassen?');
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Speichern', exact: true }).click();
    const confirm = dialog.getByRole('button', { name: /^\d+ aktive[s]? Angebote? ändern$/ });
    await expect(confirm).toBeVisible();
    await confirm.click();
    await expect(page.getByText('Versandprofil geändert.')).toBeVisible();
    await expect(page.getByText('Noch nicht gespeichert')).toHaveCount(0);
  });

  await test.step('the manager shows the coverage, and removing the profile states the consequences', async () => {
    await page.goto(manager);
    await expect(coverage.getByRole('row', { name: /Deutschland/ })).toContainText('5,90');
    await page.getByRole('button', { name: `Profil ${PROFILE} entfernen` }).click();
    await expect(dialog).toContainText('2 Artikel verwenden dieses Profil.');
    await dialog.getByRole('button', { name: /entfernen$|ändern$/ }).click();
    await expect(page.getByText('Versandprofil entfernt.')).toBeVisible();
    await expect(page.getByRole('link', { name: PROFILE })).toHaveCount(0);
  });
});

test('a failed response is reported, and the typed text is kept', async ({ page, baseURL }) => {
  const { shop } = await enter(page, baseURL);
  await page.goto(`/ebay/${shop}/tools/shipping-manager/profile`);
  await page.getByRole('textbox', { name: 'Name' }).fill('Verloren');
  await page.route('**/shipping_profiles_preview', (route) => route.abort());
  await page.getByRole('button', { name: 'Profil anlegen' }).click();
  await expect(page.getByText('Hoppla!')).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Name' })).toHaveValue('Verloren');
  await page.goto(`/ebay/${shop}/tools/shipping-manager/profile/999999`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText('Dieses Versandprofil gibt es nicht.')).toBeVisible();
});
