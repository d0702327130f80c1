import { readFileSync } from 'node:fs';
import { expect, type Page, test } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { enterAs, openProducts, shopOf } from './seller.ts';
import { beyondTheEdge, NARROW, resizeTo, settle, WIDE } from './soundness.ts';

const dialog = (page: Page) => page.getByRole('dialog');
const rows = (page: Page) => page.getByRole('table', { name: 'Titles' }).or(page.getByRole('table')).getByRole('row');

/** Records whether the page ever says that there are no titles. A string, because a compiled function refers to its own helpers. */
const WATCH_FOR_NO_TITLES = `
  new MutationObserver(() => {
    if (document.body?.textContent.includes('No titles yet')) globalThis.hasSaidNone = true;
  }).observe(document, { childList: true, subtree: true });
`;

function signal() {
  let give = () => {};
  const given = new Promise<void>((resolve) => {
    give = resolve;
  });
  return { given, give: () => give() };
}

/** Another test may have let an engine's titles go live on the site without a look. */
async function takeBackTrust(page: Page, userId: number, site: string): Promise<void> {
  const path = `/v1/users/${userId}/engine-trust`;
  const { places } = await (await page.request.get(path)).json();
  const trusted = places.filter(
    (place: { site: string; isTrusted: boolean }) => place.site === site && place.isTrusted,
  );
  if (trusted.length === 0) return;
  const data = { places: trusted.map(({ engine }: { engine: string }) => ({ site, engine })), isTrusted: false };
  expect((await page.request.put(path, { data })).ok()).toBe(true);
}

async function openTitles(page: Page, site: string): Promise<string> {
  await enterAs(page, 'demo');
  const shop = await shopOf(page);
  await page.goto(`/ebay/${shop}/tools/titles?site=${site}`);
  await expect(page.getByText(/^as of /)).toBeVisible();
  await settle(page);
  return shop;
}

test('a summary from before the titles were made, which arrives late, does not say that there are none', async ({
  page,
}) => {
  await enterAs(page, 'demo');
  const shop = await shopOf(page);
  await page.goto('/');
  await openProducts(page);
  const summaryIsRead = signal();
  const makingIsKnown = signal();
  await page.route(/\/titles\/US\/make$/, async (route) => {
    await summaryIsRead.given;
    await route.continue();
  });
  await page.route(
    /\/titles\/US$/,
    async (route) => {
      const response = await route.fetch();
      expect((await response.json()).state).toBeNull();
      summaryIsRead.give();
      await makingIsKnown.given;
      await route.fulfill({ response });
    },
    { times: 1 },
  );
  await page.addInitScript({ content: WATCH_FOR_NO_TITLES });
  const making = page.waitForResponse(/\/titles\/US\/make$/);
  await page.goto(`/ebay/${shop}/tools/titles?site=US`);
  await (await making).finished();
  makingIsKnown.give();
  await expect(page.getByText(/^as of /)).toBeVisible();
  await expect(page.getByRole('textbox', { name: /^Title of / }).first()).toBeVisible();
  expect(await page.evaluate(() => (globalThis as { hasSaidNone?: boolean }).hasSaidNone)).toBeUndefined();
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});

test('a seller works through titles with the keyboard: Enter saves and moves on, Escape restores', async ({ page }) => {
  const shop = await openTitles(page, 'FR');
  const fields = page.getByRole('textbox', { name: /^Title of / });
  await expect(fields.nth(1)).toBeVisible();
  const [first, second] = [fields.first(), fields.nth(1)];
  const before = await second.inputValue();
  await first.fill(`Petit train en bois ${Date.now()}`);
  await expect(page.getByText(/not saved: Enter saves/)).toBeVisible();
  await first.press('Enter');
  await expect(second).toBeFocused();
  await expect(rows(page).nth(1).getByText('Your own')).toBeVisible();
  await second.fill('quelque chose');
  await second.press('Escape');
  await expect(second).toHaveValue(before);
  await second.fill('x'.repeat(81));
  await expect(page.getByText('1 character too many')).toBeVisible();
  await second.press('Enter');
  await expect(second).toBeFocused();
  await expectAccessible(page);
  await resizeTo(page, NARROW);
  expect(await beyondTheEdge(page)).toEqual([]);
  await resizeTo(page, WIDE);
  await second.press('Escape');

  const written = await first.inputValue();
  await page.goto(`/ebay/${shop}/tools/titles?site=FR`);
  await page.getByRole('searchbox').fill(written);
  await expect(fields).toHaveCount(1);
  await expect(fields.first()).toHaveValue(written);
  await fields.first().fill('');
  await fields.first().press('Enter');
  await expect(rows(page).nth(1).getByText('Your own')).toHaveCount(0);
});

test('an untranslated title says what the seller can do, and a ready one is accepted as it is shown', async ({
  page,
}) => {
  const shop = await openTitles(page, 'IT');
  await page.getByLabel('Show', { exact: true }).selectOption('waiting');
  await expect(rows(page).nth(1).getByText('No title')).toBeVisible();
  await expect(
    rows(page)
      .nth(1)
      .getByText(/Set up an engine, write the title, or import it\./),
  ).toBeVisible();
  await expect(page.getByRole('button', { name: 'Accept drafts …' })).toBeDisabled();
  await expectAccessible(page);

  await page.goto(`/ebay/${shop}/tools/titles?site=US`);
  await expect(page.getByText(/^as of /)).toBeVisible();
  await expect(rows(page).nth(1).getByText('Ready')).toBeVisible();
  await page
    .getByRole('checkbox', { name: /^Select the title of / })
    .first()
    .check();
  await page.getByRole('button', { name: 'Accept 1 title', exact: true }).click();
  await expect(page.getByText('Translation added.')).toBeVisible();
  await page.getByLabel('Show', { exact: true }).selectOption('accepted');
  await expect(rows(page).nth(1).getByText('Accepted')).toBeVisible();
});

test('a file of titles is checked before it is saved, and the skipped rows are listed', async ({ page }) => {
  await openTitles(page, 'ES');
  const downloading = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Export CSV' }).click();
  const file = readFileSync(await (await downloading).path(), 'utf8');
  const [head, first] = file.split('\r\n');
  // With a byte order mark, by which Excel knows the encoding.
  expect(head).toBe('\uFEFFsku,source_title,translated_title,limit,state');
  const sku = first?.split(',')[0] ?? '';
  const title = `Tren de madera ${Date.now()}`;
  await page.getByRole('button', { name: 'Import CSV' }).click();
  const csv = `sku,translated_title\n${sku},${title}\nnobody,Tren\n`;
  await dialog(page)
    .locator('input[type=file]')
    .setInputFiles({ name: 'titles.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) });
  await expect(dialog(page).getByText(/^Changed: 1\. Unchanged: 0\./)).toBeVisible();
  await expect(dialog(page).getByText('No item for sale has this SKU.')).toBeVisible();
  await expectAccessible(page);
  await resizeTo(page, NARROW);
  expect(await beyondTheEdge(page)).toEqual([]);
  await resizeTo(page, WIDE);
  await dialog(page).getByRole('button', { name: 'Save 1 title' }).click();
  await expect(dialog(page).getByText('1 row was changed.')).toBeVisible();
  await dialog(page).getByText('Close', { exact: true }).click();
  await page.getByRole('searchbox').fill(title);
  const field = page.getByRole('textbox', { name: /^Title of / });
  await expect(field).toHaveCount(1);
  await expect(field).toHaveValue(title);
  await expect(rows(page).nth(1).getByText('Your own')).toBeVisible();
});

test('a change of titles can be looked at row by row and undone after its own preview, also later', async ({
  page,
}) => {
  await openTitles(page, 'BEFR');
  const downloading = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Export CSV' }).click();
  const [, ...lines] = readFileSync(await (await downloading).path(), 'utf8')
    .trimEnd()
    .split('\r\n');
  const skus = lines.slice(0, 2).map((line) => line.split(',')[0] ?? '');
  const mark = Date.now();
  const colours = ['rouge', 'bleu'];
  await page.getByRole('button', { name: 'Import CSV' }).click();
  const csv = ['sku,translated_title', ...skus.map((sku, at) => `${sku},Petit train ${colours[at]} ${mark}`)].join(
    '\n',
  );
  await dialog(page)
    .locator('input[type=file]')
    .setInputFiles({ name: 'titles.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) });
  await dialog(page).getByRole('button', { name: 'Save 2 titles' }).click();
  await expect(dialog(page).getByText('2 rows were changed.')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);

  await page.getByRole('button', { name: 'Earlier changes' }).click();
  await dialog(page)
    .getByRole('button', { name: /^Your own titles, / })
    .first()
    .click();
  await dialog(page).getByRole('searchbox').fill(`bleu ${mark}`);
  await expect(dialog(page).getByRole('row')).toHaveCount(2);
  await dialog(page).getByRole('searchbox').fill('');
  await dialog(page).getByRole('button', { name: 'Undo …' }).click();
  await expect(dialog(page).getByRole('heading', { name: 'Undo: Your own titles' })).toBeVisible();
  await expect(dialog(page).getByText('2 rows would change.')).toBeVisible();
  await expect(dialog(page).getByRole('row')).toHaveCount(3);
  await expectAccessible(page);
  await resizeTo(page, NARROW);
  expect(await beyondTheEdge(page)).toEqual([]);
  await resizeTo(page, WIDE);
  const confirm = dialog(page).getByRole('button', { name: 'Change 2 rows' });
  await confirm.focus();
  await page.keyboard.press('Enter');
  await expect(dialog(page).getByText('2 rows were changed.')).toBeVisible();
  await dialog(page).getByLabel('Rows', { exact: true }).selectOption('done');
  await expect(dialog(page).getByRole('row')).toHaveCount(3);
  await page.keyboard.press('Escape');
  await page.getByRole('searchbox').fill(String(mark));
  await expect(page.getByText('No title matches')).toBeVisible();
});

test('the translation memory is exported, forgotten and imported again', async ({ page }) => {
  await enterAs(page, 'demo');
  const shop = await shopOf(page);
  await page.goto(`/all/${shop}/tools/translation-memory`);
  await settle(page);
  // Letters only: a word with digits would be a code, which keeps its place.
  const mark = [...String(Date.now())].map((digit) => 'abcdefghij'[Number(digit)]).join('');
  const csv = `src_lang,dst_lang,src_text,dst_text\nen,es,mug ${mark},taza ${mark}\nen,es,cup 30cm,taza 40cm\n`;
  await page.getByRole('button', { name: 'Import a memory' }).click();
  await dialog(page)
    .locator('input[type=file]')
    .setInputFiles({ name: 'memory.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) });
  await expect(dialog(page).getByText(/^New: 1\. Unchanged: 0\./)).toBeVisible();
  await expect(dialog(page).getByText('A number, size or code is not the same on both sides.')).toBeVisible();
  await expectAccessible(page);
  await resizeTo(page, NARROW);
  expect(await beyondTheEdge(page)).toEqual([]);
  await resizeTo(page, WIDE);
  await dialog(page).getByRole('button', { name: 'Save 1 title' }).click();
  await expect(dialog(page)).toHaveCount(0);
  const pairs = page.getByLabel('Languages');
  const pair = await pairs.locator('option').filter({ hasText: 'Spanish' }).first().getAttribute('value');
  await pairs.selectOption(pair);
  await page.getByRole('searchbox').fill(mark);
  const row = page.getByRole('row').filter({ hasText: `taza ${mark}` });
  await expect(row).toBeVisible();
  await expectAccessible(page);
  const downloading = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Export TMX' }).click();
  const file = readFileSync(await (await downloading).path());
  expect(file.toString()).toContain(mark);
  await row.getByRole('button', { name: /^Forget / }).click();
  await expect(row).toHaveCount(0);

  await page.getByRole('button', { name: 'Import a memory' }).click();
  await dialog(page)
    .locator('input[type=file]')
    .setInputFiles({ name: 'memory.tmx', mimeType: 'application/xml', buffer: file });
  await expect(dialog(page).getByText(/^New: 1\./)).toBeVisible();
  await dialog(page).getByRole('button', { name: 'Save 1 title' }).click();
  await expect(dialog(page)).toHaveCount(0);
  await page.getByRole('searchbox').fill(mark);
  await expect(row).toBeVisible();
});

test('the engines are asked for the titles of a site that nobody has translated, which then wait for a look', async ({
  page,
}) => {
  const { user } = await enterAs(page, 'demo');
  await takeBackTrust(page, user.id, 'IT');
  await openTitles(page, 'IT');
  const waiting = page.getByLabel('Show', { exact: true }).getByRole('option', { name: /^Waiting/ });
  const asked = page.getByText(/^Nobody has translated [\d,]+ titles?: about [\d,]+ characters\./);
  await expect(asked).toBeVisible();
  await expectAccessible(page);
  await resizeTo(page, NARROW);
  expect(await beyondTheEdge(page)).toEqual([]);
  await resizeTo(page, WIDE);
  await page.getByRole('button', { name: 'Ask the engines' }).click();
  await expect(asked).toBeHidden();
  await expect(rows(page).getByText('Draft').first()).toBeVisible();
  await expect(waiting).not.toHaveText(/: 0$/);
});
