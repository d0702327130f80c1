import { expect, type Locator, type Page, test } from '@playwright/test';
import { acceptTerms, enterAs, shopOf } from './seller.ts';

/** Opens the demo business's product list, and waits until its import is complete. */
async function openList(page: Page, scope: 'ebay' | 'all' = 'ebay', search = ''): Promise<Locator> {
  const { user } = await enterAs(page, 'demo');
  await acceptTerms(page, user.id);
  const imported = async () => {
    const answer = await page.request.get(`/v1/users/${user.id}/items/ebay/totals`);
    return Number((await answer.json()).totals?.['*'] ?? 0);
  };
  await expect.poll(imported).toBeGreaterThan(250);
  await page.goto(`/${scope}/${await shopOf(page)}/products${search}`);
  const grid = page.getByRole('grid');
  await expect(grid.getByRole('row').nth(1)).toBeVisible();
  return grid;
}

const boxesOf = (grid: Locator) => grid.getByRole('checkbox', { name: /^Select (?!all)/ });
const statusOf = (page: Page) => page.getByRole('region', { name: 'Selection' }).getByRole('status');
const activeIn = (grid: Locator) => grid.locator('[role=row][data-active=true]');

test('a range selected with Shift has all its rows ticked, and the number is shown', async ({ page }) => {
  const grid = await openList(page);
  const boxes = boxesOf(grid);
  await expect(statusOf(page)).toHaveText('');
  await boxes.nth(1).click();
  await expect(statusOf(page)).toHaveText('1 product selected');
  await boxes.nth(5).click({ modifiers: ['Shift'] });
  await expect(statusOf(page)).toHaveText('5 products selected');
  for (const n of [1, 2, 3, 4, 5]) await expect(boxes.nth(n)).toBeChecked();
  // The number is in one place only; otherwise a screen reader would read it twice.
  await expect(page.getByText('5 products selected')).toHaveCount(1);
  await expect(page.getByLabel('2 products selected')).toHaveCount(0);
});

for (const width of [1440, 390]) {
  test(`the first selected row does not move the others at ${width} pixels`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    const grid = await openList(page);
    const box = boxesOf(grid).first();
    const before = await box.boundingBox();
    await box.click();
    await expect(page.getByRole('button', { name: 'List abroad …' })).toBeVisible();
    expect(await box.boundingBox()).toEqual(before);
    await page.getByRole('button', { name: 'Clear' }).click();
    expect(await box.boundingBox()).toEqual(before);
  });
}

test('Ctrl+End makes the last row the active one, and Ctrl+Home the first', async ({ page }) => {
  const grid = await openList(page);
  const first = await grid.getByRole('row').nth(1).textContent();
  const last = async (offset: number) => {
    const { user } = await (await page.request.get('/v1/auth')).json();
    const path = `/v1/users/${user.id}/items/ebay?accountId=${await shopOf(page)}&sort=title&order=asc&limit=5&last=true`;
    const { list } = await (await page.request.get(path)).json();
    return list.at(-1 - offset).title as string;
  };
  await grid.focus();
  await page.keyboard.press('Control+End');
  await expect(activeIn(grid)).toContainText(await last(0));
  await page.keyboard.press('ArrowUp');
  await expect(activeIn(grid)).toContainText(await last(1));
  await expect(activeIn(grid)).toBeInViewport();
  // Once more from far away, because the end may have been evicted from memory.
  for (let press = 0; press < 30; press += 1) await page.keyboard.press('PageUp');
  await page.keyboard.press('Control+End');
  await expect(activeIn(grid)).toContainText(await last(0));
  await page.keyboard.press('Control+Home');
  await expect(activeIn(grid)).toHaveText(first ?? '');
  await page.keyboard.press('ArrowDown');
  await expect(grid.getByRole('row').nth(2)).toHaveAttribute('data-active', 'true');
});

for (const way of ['the browser’s way back', 'the link to all products', 'a reload'] as const) {
  test(`${way} leads to the list as it was left: search, order, selection, position`, async ({ page }) => {
    const grid = await openList(page, 'ebay', '?query=e&sort=price');
    const boxes = boxesOf(grid);
    await boxes.nth(0).click();
    await boxes.nth(1).click();
    await grid.focus();
    for (let press = 0; press < 8; press += 1) await page.keyboard.press('PageDown');
    await expect.poll(() => grid.evaluate((element) => element.scrollTop)).toBeGreaterThan(1_000);
    const active = await activeIn(grid).textContent();
    const place = await activeIn(grid).boundingBox();
    if (way === 'a reload') await page.reload();
    else {
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(/\/products\/item\/\d+$/);
      await expect(page.getByRole('heading', { name: 'Stock' })).toBeVisible();
      if (way === 'the browser’s way back') await page.goBack();
      else await page.getByRole('link', { name: /All products/ }).click();
    }
    await expect(page).toHaveURL(/\/products\?query=e&sort=price$/);
    await expect(page.getByRole('searchbox')).toHaveValue('e');
    await expect(statusOf(page)).toHaveText(/^2 products selected/);
    await expect(activeIn(grid)).toHaveText(active ?? '');
    // The table reaches the position once the rows below it have been loaded.
    await expect.poll(async () => (await activeIn(grid).boundingBox())?.y).toBe(place?.y);
  });
}

test('forty products are found over three searches by keyboard alone, and all of them stay selected', async ({
  page,
}) => {
  const grid = await openList(page);
  const search = page.getByRole('searchbox');
  let selected = 0;
  for (const [words, rows] of [
    ['e', 20],
    ['a', 14],
    ['o', 6],
  ] as const) {
    await page.keyboard.press('/');
    await expect(search).toBeFocused();
    await page.keyboard.type(words);
    await expect(page).toHaveURL(new RegExp(`query=${words}$`));
    await expect(grid).toHaveAttribute('aria-busy', 'false');
    while (!(await grid.evaluate((element) => element === document.activeElement))) await page.keyboard.press('Tab');
    await page.keyboard.press('Control+Home');
    await expect(grid.getByRole('row').nth(1)).toHaveAttribute('data-active', 'true');
    // Rows of an earlier search are passed over, so that exactly this many are added.
    for (let added = 0; added < rows; ) {
      if ((await activeIn(grid).getAttribute('aria-selected')) === 'false') {
        await page.keyboard.press('Space');
        added += 1;
      }
      await page.keyboard.press('ArrowDown');
    }
    selected += rows;
    await expect(statusOf(page)).toHaveText(new RegExp(`^${selected} products selected`));
  }
  await page.reload();
  await expect(statusOf(page)).toHaveText(/^40 products selected/);
  await page.getByRole('link', { name: /^All/ }).first().click();
  await expect(statusOf(page)).toHaveText(/^40 products selected/);
});

test('all products of a search are selected one by one, and stay so in the next search', async ({ page }) => {
  await openList(page);
  const search = page.getByRole('searchbox');
  await search.fill('benchley');
  await expect(statusOf(page)).toHaveText('7 products found');
  await page.getByRole('checkbox', { name: 'Select all loaded products' }).click();
  await expect(statusOf(page)).toHaveText('7 products selected');
  await search.fill('no such product');
  await expect(statusOf(page)).toHaveText('7 products selected, 7 of them not in sight');
  await search.fill('');
  const all = page.getByRole('button', { name: /^Select all [\d,]+/ });
  await boxesOf(page.getByRole('grid')).first().click();
  const count = /[\d,]+/.exec((await all.textContent()) ?? '')?.[0] ?? '';
  await all.click();
  await expect(statusOf(page)).toHaveText(new RegExp(`^${count} products selected`));
});

test('a word with a typing error finds what was meant, and says so', async ({ page }) => {
  const grid = await openList(page, 'ebay', '?query=benchely');
  await expect(page.getByText('No product has “benchely”. These have “benchley”.')).toBeVisible();
  await expect(statusOf(page)).toHaveText('7 products found');
  await expect(grid.getByRole('row').nth(1)).toContainText(/benchley/i);
});

test('the filter narrows the list, shows its counts, and each part is removable by itself', async ({ page }) => {
  await openList(page);
  await page.getByRole('button', { name: 'Filter', exact: true }).click();
  const dialog = page.getByRole('dialog');
  const brand = dialog.getByRole('combobox', { name: 'Brand' });
  const counted = brand.locator('option').nth(1);
  await expect(counted).toHaveText(/\(\d+\)$/);
  const [, name = '', count = ''] = /^(.*) \((\d+)\)$/.exec((await counted.textContent()) ?? '') ?? [];
  await brand.selectOption({ index: 1 });
  await dialog.getByLabel('Stock from').fill('0');
  await dialog.getByRole('button', { name: 'Show products' }).click();
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(/brand=.*stockFrom=0/);
  await expect(page.getByText(`${count} in this view`)).toBeVisible();
  const chips = page.getByRole('list', { name: 'Filters that are set' }).getByRole('listitem');
  await expect(chips).toHaveText([name, 'Stock from 0']);
  await page.getByRole('button', { name: 'Remove the filter: Stock from 0' }).click();
  await expect(chips).toHaveText([name]);
  await page.getByRole('button', { name: `Remove the filter: ${name}` }).click();
  await expect(chips).toHaveCount(0);
  await expect(page).toHaveURL(/products$/);
});

test('a view is saved under a name, opened by another visit, and removed', async ({ page }) => {
  await openList(page, 'ebay', '?query=benchley&sort=price');
  await page.getByRole('button', { name: 'Views' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText('No saved view yet.')).toBeVisible();
  await dialog.getByLabel('Name').fill('Benchley by price');
  await dialog.getByRole('button', { name: 'Save this view …' }).click();
  const link = dialog.getByRole('link', { name: 'Benchley by price' });
  await expect(link).toBeVisible();
  await page.goto(`/ebay/${await shopOf(page)}/products/ended`);
  await page.getByRole('button', { name: 'Views' }).click();
  await link.click();
  await expect(page).toHaveURL(/\/products\?query=benchley&sort=price$/);
  await expect(page.getByText('7 in this view')).toBeVisible();
  await page.getByRole('button', { name: 'Views' }).click();
  await dialog.getByRole('button', { name: 'Remove the view “Benchley by price”' }).click();
  await expect(link).toHaveCount(0);
});

test('twenty rows are in sight at 900 pixels, and each checkbox can be hit', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const grid = await openList(page);
  const view = await grid.evaluate((element) => {
    const { top, bottom } = element.getBoundingClientRect();
    const rows = [...element.querySelectorAll('[role=rowgroup] [role=row]')].map((row) => row.getBoundingClientRect());
    const head = 34;
    return rows.filter((row) => row.top >= top + head - 1 && row.bottom <= Math.min(bottom, innerHeight) + 1).length;
  });
  expect(view).toBeGreaterThanOrEqual(20);
  expect((await boxesOf(grid).first().locator('..').boundingBox())?.height).toBeGreaterThanOrEqual(24);
});

test('a search shows the number of items found', async ({ page }) => {
  await openList(page);
  await page.getByRole('searchbox').fill('benchley');
  await expect(statusOf(page)).toHaveText('7 products found');
  await expect(page.getByText('7 in this view')).toBeVisible();
  await page.getByRole('searchbox').fill('no such product');
  await expect(statusOf(page)).toHaveText('0 products found');
});

test('a page that does not load leaves the loaded rows, and is asked for again by a button', async ({ page }) => {
  const grid = await openList(page);
  let isBroken = true;
  let asked = 0;
  await page.route(/[?&]cursor=/, (route) => {
    asked += 1;
    return isBroken ? route.fulfill({ status: 400, json: {} }) : route.continue();
  });
  await grid.focus();
  for (let press = 0; press < 9; press += 1) await page.keyboard.press('PageDown');
  const failure = page.getByRole('alert').filter({ hasText: 'That did not load' });
  await expect(failure).toBeInViewport();
  await expect(activeIn(grid)).toBeInViewport();
  // News of a product asks again too, but the table by itself does not.
  expect(asked).toBeLessThan(5);
  isBroken = false;
  await failure.getByRole('button', { name: 'Try again' }).click();
  await expect(failure).toHaveCount(0);
  expect(asked).toBeGreaterThan(1);
});

test('an action on a selection across all accounts applies to each account in turn', async ({ page }) => {
  const grid = await openList(page, 'all');
  const { user } = await (await page.request.get('/v1/auth')).json();
  const underWay = async () => {
    const { list } = await (await page.request.get(`/v1/users/${user.id}/imports`)).json();
    return list.filter(({ state }: { state: string }) => state === 'queued' || state === 'running').length;
  };
  await expect.poll(underWay).toBe(0);
  await page.reload();
  await boxesOf(grid).first().click();
  await page.getByRole('button', { name: /^Select all [\d,]+/ }).click();
  const announced = async () =>
    Number(/[\d,]+/.exec((await statusOf(page).textContent()) ?? '')?.[0].replaceAll(',', ''));
  // All of them are gathered by the server.
  await expect.poll(announced).toBeGreaterThan(1);
  const selected = await announced();
  await page.getByRole('button', { name: 'List abroad' }).click();
  const dialog = page.getByRole('dialog');
  const head = dialog.getByRole('status').filter({ hasText: /Account 1 of \d/ });
  await expect(head).toBeVisible();
  const total = Number(/of (\d+)/.exec((await head.textContent()) ?? '')?.[1]);
  let parts = 0;
  for (let n = 1; n <= total; n += 1) {
    const part = dialog.getByRole('status').filter({ hasText: `Account ${n} of ${total}` });
    await expect(part).toBeVisible();
    parts += Number(
      /([\d,]+) (?:product|item)s? of your selection/.exec((await part.textContent()) ?? '')?.[1]?.replaceAll(',', ''),
    );
    await dialog.getByRole('button', { name: 'Skip this account' }).click();
  }
  expect(parts).toBe(selected);
  await expect(dialog).toBeHidden();
});

test('the list of all accounts shows each item’s account and sorts prices across currencies', async ({ page }) => {
  const grid = await openList(page, 'all', '?sort=price');
  await expect(grid.getByRole('columnheader', { name: 'Account' })).toBeVisible();
  const row = grid.getByRole('row').filter({ hasText: '€' }).first();
  await expect(row).toBeVisible();
  await expect(row.getByRole('gridcell').nth(2)).not.toBeEmpty();
  const title = await row.getByRole('link').textContent();
  await row.getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title ?? '');
  await page.getByRole('link', { name: /All products/ }).click();
  await expect(page).toHaveURL(/\/all\/\d+\/products\?sort=price$/);
});
