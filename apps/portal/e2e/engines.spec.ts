import { expect, type Page, test } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { control, sandboxAddress } from './connecting.ts';
import { enterAs, shopOf } from './seller.ts';

const own = (page: Page) => page.getByRole('group', { name: 'Your engines' });

async function setUp(page: Page, engine: string, key: string): Promise<void> {
  const form = page.getByRole('region', { name: 'Set up an engine' });
  await form.getByLabel('Engine', { exact: true }).selectOption({ label: engine });
  await form.getByLabel('Key', { exact: true }).fill(key);
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(own(page).getByRole('row').filter({ hasText: engine })).toBeVisible();
  await expect(form.getByLabel('Key', { exact: true })).toHaveValue('');
}

async function remove(page: Page, engine: string): Promise<void> {
  await page.getByRole('button', { name: `Remove: ${engine}` }).click();
  await page
    .getByRole('dialog', { name: `Remove ${engine}?` })
    .getByRole('button', { name: 'Remove engine' })
    .click();
}

test('a seller sets up engines, tests and compares them, reads why an answer is refused, and removes them', async ({
  page,
}) => {
  await enterAs(page, 'demo');
  await page.goto('/');
  await page.goto(`/all/${await shopOf(page)}/tools/translation-engines`);
  await expect(page.getByText('You have set up no engine of your own.')).toBeVisible();
  await expectAccessible(page);

  await page.getByLabel('Key', { exact: true }).fill('a key of words');
  await expect(page.getByText('A key has no spaces')).toBeVisible();
  await setUp(page, 'DeepL', 'a-wrong-key');
  const deepl = own(page).getByRole('row').filter({ hasText: 'DeepL' });
  await expect(deepl).toContainText('Not tested');
  await page.getByRole('button', { name: 'Test: DeepL' }).click();
  await expect(page.getByText('The engine does not accept the key.')).toBeVisible();
  await expect(deepl).toContainText('Key refused');
  await setUp(page, 'DeepL', 'quayside-demo-deepl:fx');
  await page.getByRole('button', { name: 'Test: DeepL' }).click();
  await expect(page.getByText('The engine answered: hallo Welt')).toBeVisible();
  await expect(deepl).toContainText('Works');
  const meter = deepl.getByRole('progressbar', { name: /^DeepL: [\d,]+ of 500,000 characters$/ });
  const used = async () => Number(await meter.getAttribute('aria-valuenow'));
  const afterTest = await used();
  expect(afterTest).toBeGreaterThan(0);

  await setUp(page, 'LibreTranslate', 'quayside-demo-libretranslate');
  const compare = page.getByRole('region', { name: 'Compare on your own titles' });
  const titles = compare.getByRole('group', { name: 'Compare on your own titles' });
  // The import of the demo's items may still be running.
  await expect(async () => {
    await compare.getByRole('button', { name: 'Compare' }).click();
    await expect(compare.getByRole('button', { name: 'Compare' })).toBeEnabled();
    expect(await titles.getByRole('row').count()).toBe(11);
  }).toPass();
  await expect(titles.getByRole('columnheader')).toHaveText(['Your title', 'DeepL', 'LibreTranslate']);
  await expect.poll(used).toBeGreaterThan(afterTest);
  await expect(titles).not.toContainText('it has markup');

  await control(page.request, page, 'faults', { kind: 'html-answer', operation: 'deepl.*' });
  try {
    await compare.getByRole('button', { name: 'Compare' }).click();
    await expect(titles.getByText('it has markup')).toHaveCount(10);
    await expectAccessible(page);
  } finally {
    await page.request.delete(sandboxAddress(page, '/control/api/faults'));
  }

  const order = () =>
    own(page)
      .getByRole('row')
      .getByRole('cell')
      .filter({ hasText: /^\d\. / })
      .allTextContents();
  expect(await order()).toEqual(['1. DeepL', '2. LibreTranslate']);
  await page.getByRole('button', { name: 'Move up: LibreTranslate' }).focus();
  await page.keyboard.press('Enter');
  await expect.poll(order).toEqual(['1. LibreTranslate', '2. DeepL']);
  await expect(page.getByText('LibreTranslate is now number 1.')).toBeAttached();
  await expect(page.getByRole('button', { name: 'Move down: LibreTranslate' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect.poll(order).toEqual(['1. DeepL', '2. LibreTranslate']);
  await setUp(page, 'LibreTranslate', 'a-wrong-key');
  await page.getByRole('button', { name: 'Test: LibreTranslate' }).click();
  await expect(own(page).getByText('It is skipped until you enter its key again.')).toBeVisible();

  await remove(page, 'LibreTranslate');
  await expect(own(page).getByRole('row').filter({ hasText: 'LibreTranslate' })).toHaveCount(0);
  await remove(page, 'DeepL');
  await expect(page.getByText('You have set up no engine of your own.')).toBeVisible();
});
