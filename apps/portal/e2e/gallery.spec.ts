import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, type Page, test } from '@playwright/test';
import { build, type PreviewServer, preview } from 'vite';
import { expectAccessible } from './axe.ts';

/*
 * The gallery is a development tool: the production portal does not contain it. This test builds the portal once more
 * in development mode, because a development server would deliver it as thousands of files.
 */

const PICTURE = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"><path fill="#0a5f72" d="M0 0h8v8H0z"/></svg>',
);

const OUT_DIR = fileURLToPath(new URL('../../../.build/e2e-gallery', import.meta.url));

let served: PreviewServer;
let address: string;

test.beforeAll(async ({ browser, baseURL }) => {
  // Vite reads these: where to forward calls, and that this is not a seller's portal.
  process.env.QUAYSIDE_PUBLIC_URL = baseURL;
  process.env.NODE_ENV = 'development';
  const root = fileURLToPath(new URL('..', import.meta.url));
  await build({
    root,
    mode: 'development',
    logLevel: 'error',
    build: { outDir: OUT_DIR, emptyOutDir: true, minify: false },
  });
  const port = Number(new URL(baseURL ?? '').port) + 2;
  served = await preview({ root, build: { outDir: OUT_DIR }, preview: { port, strictPort: true }, logLevel: 'error' });
  address = `http://localhost:${port}/gallery`;
  const page = await browser.newPage();
  await page.goto(address);
  await expectAllShown(page);
  await page.close();
});

test.afterAll(async () => {
  await served.close();
});

/** Widgets that load on first display are there too. */
async function expectAllShown(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { name: 'Gallery' })).toBeVisible();
  await expect(page.getByText('Sample document, page two')).toBeAttached();
  await expect(page.getByRole('button', { name: 'From' })).toHaveText(/2026/);
  await expect(page.getByText('Drop files here or choose them').first()).toBeVisible();
  await expect(page.getByRole('link', { name: 'Open it in a new tab' })).toBeVisible();
}

/** @param part the widgets of one kind, which are shown in a fraction of the time; default: all of them */
async function openGallery(page: Page, { language = 'en', part = '' } = {}): Promise<void> {
  await page.goto(`${address}?lang=${language}${part && `&part=${part}`}`);
  await expect(page.getByRole('heading', { name: 'Gallery' })).toBeVisible();
}

const field = (page: Page, label: string) => page.getByRole('textbox', { name: label, exact: true });
const specimen = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

async function paste(page: Page, label: string, text: string): Promise<void> {
  await field(page, label).focus();
  await field(page, label).selectText();
  await field(page, label).evaluate((input, pasted) => {
    const data = new DataTransfer();
    data.setData('text', pasted);
    input.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }));
  }, text);
}

for (const colorScheme of ['light', 'dark'] as const) {
  test(`each widget is accessible in each state in the ${colorScheme} scheme`, async ({ page }) => {
    test.slow();
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await openGallery(page);
    await expectAllShown(page);
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Send' }).click();
    await expect(page.getByText('Please fill this in').first()).toBeVisible();
    await field(page, 'Keywords').press('Enter');
    await expectAccessible(page);
    await page.getByRole('combobox', { name: 'Country', exact: true }).first().click();
    await expect(page.getByRole('option', { name: 'Namibia' })).toBeAttached();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'From' }).click();
    await expect(page.getByRole('button', { name: 'Next month' })).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Open the page' }).click();
    await expect(page.getByRole('dialog', { name: 'Embedded page' })).toBeVisible();
    await expectAccessible(page);
  });
}

test('at 390 pixels nothing scrolls sideways', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openGallery(page);
  await expectAllShown(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBe(
    0,
  );
});

const DECIMAL_COMMA = { typed: '1234,50', doubled: '12,,5', kept: '12,5', shown: '1234,56' };
const DECIMAL_POINT = { typed: '1234.50', doubled: '12..5', kept: '12.5', shown: '1234.56' };

test.describe('number inputs', () => {
  for (const [language, locale, grouped, { typed, doubled, kept, shown }] of [
    ['en', 'en-GB', '1,234.56', DECIMAL_POINT],
    ['de', 'de-DE', '1.234,56', DECIMAL_COMMA],
    ['fr', 'fr-FR', '1\u202F234,56', DECIMAL_COMMA],
    ['it', 'it-IT', '1.234,56', DECIMAL_COMMA],
    ['zh', 'zh-CN', '1,234.56', DECIMAL_POINT],
    ['es', 'es-ES', '1.234,56', DECIMAL_COMMA],
  ] as const) {
    test.describe(`in ${language}`, () => {
      test.use({ locale });

      test('keep the typed text, and read a pasted amount correctly', async ({ page }) => {
        await openGallery(page, { language, part: 'numbers' });
        const amount = field(page, 'Amount in EUR');
        const held = specimen(page, 'Money in EUR').locator('output');
        await expect(amount).toHaveValue(shown);

        await amount.fill('');
        await expect(held).toHaveText('empty');
        await amount.pressSequentially(typed);
        await expect(amount).toHaveValue(typed);
        await expect(held).toHaveText('123450');

        await amount.fill('');
        await amount.pressSequentially(`a${doubled}x`);
        await expect(amount).toHaveValue(kept);
        await expect(held).toHaveText('1250');
        await amount.blur();
        await expect(amount).toHaveValue(`${kept}0`);

        await paste(page, 'Amount in EUR', ` ${grouped} € `);
        await expect(amount).toHaveValue(shown);
        await expect(held).toHaveText('123456');
      });
    });
  }

  test('refuse text that could be two numbers, and keep the previous value', async ({ page }) => {
    await openGallery(page, { part: 'numbers' });
    await paste(page, 'Amount in EUR', '1.239');
    await expect(page.getByText('“1.239” was not pasted')).toBeVisible();
    await expect(field(page, 'Amount in EUR')).toHaveValue('1234.56');
    await paste(page, 'Amount in EUR', '-5');
    await expect(page.getByText('“-5” was not pasted')).toBeVisible();
    await paste(page, 'Amount in EUR', '$12.50');
    await expect(page.getByText('“$12.50” was not pasted')).toBeVisible();
    await paste(page, 'Amount in EUR', '€12.50');
    await expect(page.getByText('was not pasted')).toHaveCount(0);
    await expect(specimen(page, 'Money in EUR').locator('output')).toHaveText('1250');
    await paste(page, 'Amount in JPY', '1,234');
    await expect(specimen(page, 'Money in JPY').locator('output')).toHaveText('1234');
  });

  test('keep the caret in place when a key is rejected', async ({ page }) => {
    await openGallery(page, { part: 'numbers' });
    const amount = field(page, 'Amount in EUR');
    await amount.focus();
    await page.keyboard.press('Home');
    await page.keyboard.type('x9');
    await expect(amount).toHaveValue('91234.56');
  });

  test('group the digits of a count unless it is being typed, and select it on focus', async ({ page }) => {
    await openGallery(page, { part: 'numbers' });
    const count = field(page, 'Handling time');
    await count.fill('500000');
    await count.blur();
    await expect(count).toHaveValue('500,000');
    await count.focus();
    await expect(count).toHaveValue('500000');
    await page.keyboard.type('7');
    await expect(count).toHaveValue('7');
  });

  test('keep unreadable text unchanged, and explain how to write a number', async ({ page }) => {
    await openGallery(page, { part: 'numbers' });
    const price = field(page, 'Price');
    await price.pressSequentially('1.239');
    await price.blur();
    await expect(price).toHaveValue('1.239');
    await expect(price).toHaveAccessibleDescription(/Write it like 1234\.56/);
  });
});

test('tags are added with Enter, and a rejected one is marked for half a second', async ({ page }) => {
  await page.clock.install();
  await openGallery(page, { part: 'entries' });
  const tags = specimen(page, 'None yet, two words at most');
  const input = field(page, 'Keywords');
  await expect(tags.getByText('No items entered')).toBeVisible();
  await input.fill('  red shoes ');
  await input.press('Enter');
  await expect(tags.getByRole('listitem')).toHaveText(['red shoes']);
  await expect(input).toHaveValue('');
  await input.fill('Red Shoes');
  // The page's time stands while the mark is looked at, however slow the machine is.
  await page.clock.pauseAt(Date.now() + 60_000);
  await input.press('Enter');
  await expect(input).toHaveAttribute('aria-invalid', 'true');
  await expect(tags.getByRole('status')).toHaveText('That is in the list already.');
  await page.clock.runFor(500);
  await page.clock.resume();
  await expect(input).not.toHaveAttribute('aria-invalid', 'true');
  await input.fill('one two three');
  await input.press('Enter');
  await expect(tags.getByRole('status')).toHaveText('At most 2 words each.');
  await tags.getByRole('button', { name: 'Remove red shoes' }).press('Enter');
  await expect(tags.getByText('No items entered')).toBeVisible();
  await expect(input).toBeFocused();
});

test('files are previewed or refused with reasons, and surplus files are refused', async ({ page }) => {
  await openGallery(page, { part: 'entries' });
  const files = specimen(page, 'Pictures of 1 MB at most, two of them');
  const chooser = files.locator('input[type=file]');
  const picture = (name: string) => ({ name, mimeType: 'image/svg+xml', buffer: PICTURE });
  await chooser.setInputFiles([
    picture('one.svg'),
    { name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('notes') },
    { name: 'huge.png', mimeType: 'image/png', buffer: Buffer.alloc(1_000_001) },
  ]);
  await expect(files.getByRole('list', { name: 'Chosen files' }).getByRole('listitem')).toHaveText([/one\.svg/]);
  await expect(files.locator('img')).toHaveJSProperty('naturalWidth', 8);
  await expect(files.getByRole('alert')).toContainText('notes.txt: Files of this kind cannot be used here.');
  await expect(files.getByRole('alert')).toContainText('huge.png: The file is larger than 1 MB.');
  const kept = await files.locator('img').getAttribute('src');

  await chooser.setInputFiles([picture('two.svg'), picture('three.svg')]);
  await expect(files.getByRole('alert')).toContainText('three.svg: More files than fit.');
  await expect(chooser).toBeDisabled();

  await files.getByRole('button', { name: 'Remove one.svg' }).click();
  await expect(chooser).toBeEnabled();
  const isRevoked = await page.evaluate(async (url) => (await fetch(url).catch(() => null)) === null, kept ?? '');
  expect(isRevoked).toBe(true);
});

test('a country is found by typing, and shows its own flag', async ({ page }) => {
  await openGallery(page);
  const country = page.getByRole('combobox', { name: 'Country', exact: true }).first();
  await country.click();
  await country.fill('cote');
  await page.keyboard.press('Enter');
  await expect(country).toHaveValue('Côte d’Ivoire');
  const flags = specimen(page, 'Flags');
  const addressOf = (name: string) => flags.getByRole('img', { name, exact: true }).getAttribute('src');
  expect(await addressOf('NA')).toMatch(/region-NA\.svg$/);
  expect(await addressOf('RW')).toMatch(/region-RW\.svg$/);
  expect(await addressOf('Namibia')).toMatch(/\/NA\.svg$/);
  expect(await addressOf('Rwanda')).toMatch(/\/RW\.svg$/);
  expect(await addressOf('UK')).toMatch(/\/GB\.svg$/);
  await flags.scrollIntoViewIfNeeded();
  await expect(flags.getByText('QQ')).toBeVisible();
  for (const picture of await flags.locator('img').all()) {
    await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);
  }
});

test('the names of countries, days and months follow the language', async ({ page }) => {
  await openGallery(page, { language: 'de' });
  await expect(page.getByRole('combobox', { name: 'Land', exact: true }).first()).toHaveValue('Deutschland');
  await page.getByRole('button', { name: 'From' }).click();
  await expect(page.getByRole('button', { name: 'November 2026', exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Samstag, 21. November 2026' })).toBeVisible();
});

test('a form shows no error before the first attempt, and then focuses the first invalid field', async ({ page }) => {
  await openGallery(page);
  const form = specimen(page, 'Address');
  await form.getByLabel('Email').fill('demo');
  await form.getByLabel('Phone').focus();
  await expect(form.getByText('Invalid email address')).toHaveCount(0);
  await form.getByRole('button', { name: 'Send' }).click();
  await expect(form.getByText('Invalid email address')).toBeVisible();
  await expect(form.getByLabel('Email')).toBeFocused();
  await form.getByLabel('Email').fill('demo@quayside.example');
  await expect(form.getByText('Invalid email address')).toHaveCount(0);
  await form.getByLabel('Phone').fill('+4930123456');
  await form.getByRole('button', { name: 'Send' }).click();
  await expect(form.getByRole('combobox', { name: 'Country' })).toBeFocused();
  await page.keyboard.type('germ');
  await page.keyboard.press('Enter');
  await expect(form.getByText('A postal code is needed for this country')).toBeVisible();
  await form.getByLabel('Postal code').fill('10115');
  await form.getByRole('button', { name: 'Send' }).click();
  await expect(form.getByText('This address has an account already.')).toBeVisible();
});

test('a floating panel in a dialog can be reached, and Escape closes only the panel', async ({ page }) => {
  await openGallery(page);
  await page.getByRole('button', { name: 'Open the dialog' }).click();
  const dialog = page.getByRole('dialog', { name: 'A dialog' });
  await dialog.getByRole('combobox', { name: 'Country of origin' }).click();
  await expect(page.getByRole('option', { name: 'Albania' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('option', { name: 'Albania' })).toHaveCount(0);
  await expect(dialog).toBeVisible();
  await dialog.getByRole('combobox', { name: 'Country of origin' }).click();
  await page.getByRole('option', { name: 'Albania' }).click();
  await expect(dialog.getByRole('combobox', { name: 'Country of origin' })).toHaveValue('Albania');
  await dialog.getByRole('button', { name: 'Date of origin' }).click();
  await page
    .getByRole('button', { name: /^\w+,? \w+ 15,? \d{4}$|15 \w+ \d{4}/ })
    .first()
    .click();
  await expect(dialog.getByRole('button', { name: 'Date of origin' })).toHaveText(/15/);
  await expect(dialog.getByRole('button', { name: 'Date of origin' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
});

test('an embedded page is 400 by 500 pixels, and appears when it is due', async ({ page }) => {
  await openGallery(page);
  await page.getByRole('button', { name: 'Open the page' }).click();
  const dialog = page.getByRole('dialog', { name: 'Embedded page' });
  const box = await dialog.locator('iframe').boundingBox();
  expect([Math.round(box?.width ?? 0), Math.round(box?.height ?? 0)]).toEqual([400, 500]);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Open it in a second' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(dialog).toBeVisible();
});

test('the production portal contains neither the address nor the code of the gallery', async ({ page }) => {
  await page.goto('/gallery');
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Gallery' })).toHaveCount(0);
  const manifest = readFileSync(new URL('../dist/.vite/manifest.json', import.meta.url), 'utf8');
  expect(manifest).not.toContain('gallery/gallery-screen');
});
