import { expect, type Page, test } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { agree, listInGermany } from './live.ts';
import { enterAs, shopOf } from './seller.ts';

const preview = (page: Page) => page.getByRole('region', { name: 'As buyers read it' });
const frame = (page: Page) => preview(page).frameLocator('iframe');

test('a seller reads what buyers read, chooses what is sent, and writes a template that is made safe', async ({
  page,
}) => {
  const { user } = await enterAs(page, 'demo');
  await page.goto('/');
  const account = await shopOf(page);
  await listInGermany(page, user.id, Number(account));
  await page.goto(`/all/${account}/tools/descriptions?site=DE`);
  await expect(page.getByRole('heading', { name: 'Descriptions', level: 1 })).toBeVisible();
  // The import of the demo's items may still be running.
  await expect(async () => {
    await page.reload();
    await expect(frame(page).getByRole('heading', { name: 'Produkt' })).toBeVisible({ timeout: 45_000 });
  }).toPass();
  await expect(frame(page).getByText('Zustand: ')).toBeVisible();
  await expectAccessible(page);

  // The seller's own text is in English or French, depending on the shop: it is left out or marked.
  await expect(preview(page).getByText('Your own text is left out')).toBeVisible();
  await page.getByLabel('With my own text, marked').check();
  await expect(
    frame(page).getByText(/^Originalbeschreibung des Verkäufers \((?:Englisch|Französisch)\):$/),
  ).toBeVisible();
  await page.getByLabel('From facts, in the buyer’s language').check();
  await expect(frame(page).getByText('Originalbeschreibung')).toHaveCount(0);

  const template = page.getByLabel('Your template (HTML)');
  await template.fill('<p onclick="x()">Willkommen</p><script>alert(1)</script>');
  const refused = preview(page).getByRole('alert');
  await expect(refused).toContainText('Buyers would read nothing about the item.');
  await template.press('End');
  await page.getByRole('button', { name: 'Insert Whole description ({{description}})' }).click();
  await expect(template).toBeFocused();
  await expect(template).toHaveValue(/<\/script>\{\{description\}\}$/);
  await expect(refused).toHaveCount(0);
  await expect(
    preview(page).getByText('Taken out, because listings may not have it: onclick and <script>'),
  ).toBeVisible();
  await expect(frame(page).getByText('Willkommen')).toBeVisible();
  await template.fill('{{description}} {{prise}}');
  await expect(preview(page).getByText('Nothing is called “prise”.')).toBeVisible();
  await expectAccessible(page);

  // Another of the seller's items, found by its title.
  await template.fill('<h2>Willkommen</h2>{{description}}');
  await page.getByRole('button', { name: 'Show another item' }).click();
  const dialog = page.getByRole('dialog', { name: 'Choose an item' });
  const rows = dialog.getByRole('group', { name: 'Items found' }).getByRole('row');
  const other = await rows.nth(2).getByRole('cell').first().innerText();
  await rows
    .nth(2)
    .getByRole('button', { name: /^Show: / })
    .click();
  const shown = preview(page).getByRole('link', { name: other.replace(/ \([^()]*\)$/, ''), exact: true });
  await expect(shown).toBeVisible();

  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await agree(page, page.getByText('Setting updated.'));
  await expect(page.getByRole('button', { name: 'Save', exact: true })).toHaveAttribute('aria-disabled', 'true');
  await page.reload();
  await expect(page.getByLabel('Your template (HTML)')).toHaveValue('<h2>Willkommen</h2>{{description}}');

  // The item page shows the description too, with what it leaves out.
  await preview(page).getByRole('link').click();
  const panel = page.getByRole('region', { name: 'Description abroad' });
  await panel.getByLabel('Site').selectOption({ value: 'DE' });
  await expect(panel.frameLocator('iframe').getByRole('heading', { name: 'Willkommen' })).toBeVisible();
  await expectAccessible(page);
});

test('the screen works on a phone in dark mode', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await page.emulateMedia({ colorScheme: 'dark' });
  await enterAs(page, 'demo');
  await page.goto('/');
  await page.goto(`/all/${await shopOf(page)}/tools/descriptions?site=FR`);
  await expect(page.getByRole('heading', { name: 'What is sent' })).toBeVisible();
  await expect(preview(page).locator('iframe')).toBeVisible();
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBeLessThanOrEqual(390);
  await expectAccessible(page);
});

test('a seller has an engine translate an own text, reads why its answer is left out, and saves nothing', async ({
  page,
}) => {
  const { user } = await enterAs(page, 'demo');
  await page.goto('/');
  const account = await shopOf(page);
  await page.goto(`/all/${account}/tools/descriptions?site=DE`);
  await expect(preview(page).locator('iframe')).toBeVisible();
  const engine = `/v1/users/${user.id}/translation-engines/deepl`;
  // Another test may have set it up.
  await page.request.delete(engine);
  await page.reload();
  // The demo's operator has one for everybody.
  await page.getByLabel('My own text, translated', { exact: true }).check();
  await expect(page.getByLabel('Translation engine', { exact: true })).toHaveValue('libretranslate');

  await page.request.put(engine, { data: { key: 'quayside-demo-deepl:fx', budget: 100_000 } });
  await page.goto(`/all/${account}/tools/descriptions?site=DE`);
  await page.getByLabel('My own text, translated', { exact: true }).check();
  await expect(page.getByLabel('Translation engine', { exact: true })).toHaveValue('deepl');
  const note = preview(page).getByRole('status');
  await expect(note.getByText(/DeepL/)).toBeVisible();
  await expectAccessible(page);
  // The sandbox knows few words, so that most of the text stays in the seller's language.
  const ask = preview(page).getByRole('button', { name: 'Translate now' });
  if (await ask.isVisible()) await ask.click();
  await expect(note.getByText('Your own text is left out, because DeepL got a sentence wrong')).toBeVisible();
  await expect(preview(page).getByText('Your sentence: ')).toBeVisible();
  await expect(frame(page).getByRole('heading', { name: 'Produkt' })).toBeVisible();
  await expectAccessible(page);
  await page.request.delete(engine);
  await page.getByLabel('From facts, in the buyer’s language').check();
});
