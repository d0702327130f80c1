import { expect, type Page, test } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { enterAs, shopOf } from './seller.ts';
import { listenForErrors, problemsOf } from './soundness.ts';

const activeCell = (page: Page) => page.locator('[role=gridcell][data-active]');
const status = (page: Page) => page.getByRole('region', { name: 'Selection' }).getByRole('status');

test('the matrix says of each product on each site how it stands there, and acts on a rectangle of both', async ({
  page,
}) => {
  const errors = listenForErrors(page);
  await enterAs(page, 'demo');
  await page.goto(`/ebay/${await shopOf(page)}/products?query=benchley`);
  await page.getByRole('radio', { name: 'Matrix' }).click();
  await expect(page).toHaveURL(/query=benchley&layout=matrix$/);
  const grid = page.getByRole('grid', { name: 'Products by site' });
  const about = page.getByRole('complementary', { name: 'The chosen cell' });
  await expect(about.getByText('What the signs mean')).toBeVisible();
  await expect(grid.getByRole('rowheader').first()).toContainText(/benchley/i);

  // By keyboard: to a cell, a rectangle from there, and the way to the actions of a cell and back.
  await grid.focus();
  await page.keyboard.press('ArrowRight');
  await expect(activeCell(page)).toHaveAttribute('aria-colindex', '3');
  const first = (await activeCell(page).getAttribute('data-column')) ?? '';
  await expect(about.getByRole('link', { name: /benchley/i })).toBeVisible();
  await page.keyboard.press('Shift+ArrowRight');
  await page.keyboard.press('Shift+ArrowDown');
  await page.keyboard.press('Shift+ArrowDown');
  await expect(status(page)).toHaveText('3 products selected, on 2 sites');
  await expect(grid.locator('[role=gridcell][aria-selected=true]')).toHaveCount(6);
  await page.keyboard.press('Enter');
  await expect(about.getByRole('link').first()).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(grid).toBeFocused();
  expect(await problemsOf(page)).toEqual([]);

  // The change of prices is meant for the products and sites of the rectangle.
  await page.getByRole('button', { name: 'Edit …' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('checkbox', { checked: true })).toHaveCount(2);
  await dialog.getByLabel('Per cent', { exact: true }).fill('5');
  await dialog.getByRole('button', { name: 'Show what changes' }).click();
  await expect(dialog.getByText(/rows? would change\./)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();

  // With the mouse: a rectangle, a column, and listing on the sites of it.
  const cell = (row: number, column: number) => grid.getByRole('row').nth(row).getByRole('gridcell').nth(column);
  await cell(1, 0).hover();
  await page.mouse.down();
  await cell(2, 2).hover();
  await page.mouse.up();
  await expect(status(page)).toHaveText('2 products selected, on 3 sites');
  await grid.focus();
  await page.keyboard.press('Escape');
  await expect(status(page)).toHaveText('7 products found');
  await page.keyboard.press('Control+Space');
  await expect(status(page)).toHaveText(/^7 products selected · [A-Z]/);
  await page.getByRole('button', { name: 'List abroad …' }).click();
  await expect(dialog.getByRole('listitem')).toHaveCount(1);
  await page.keyboard.press('Escape');

  // What is selected, searched and scrolled to is the same in the list; another search is the same matrix.
  await page.getByRole('radio', { name: 'List' }).click();
  await expect(page).toHaveURL(/query=benchley$/);
  await expect(status(page)).toHaveText('7 products selected');
  await page.goto(`/ebay/${await shopOf(page)}/products?query=no+such+product&layout=matrix`);
  await expect(page.getByText('No product matches')).toBeVisible();
  await page.goto(`/ebay/${await shopOf(page)}/products?layout=matrix`);
  await page.setViewportSize({ width: 390, height: 844 });
  await grid.focus();
  await page.keyboard.press('End');
  const names = await grid.getByRole('rowheader').first().boundingBox();
  expect(names?.x).toBeLessThan(40);
  await expect(activeCell(page)).toBeInViewport();
  expect(await activeCell(page).getAttribute('data-column')).not.toBe(first);
  expect(errors).toEqual([]);
});

/** As if cells of a spreadsheet were pasted. */
const paste = (page: Page, text: string) =>
  page.getByRole('grid').evaluate((grid, pasted) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', pasted);
    grid.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, text);

test('costs are typed and pasted into cells, taken back, previewed together, changed by consent, and undone', async ({
  page,
}) => {
  const errors = listenForErrors(page);
  await enterAs(page, 'demo');
  await page.goto(`/ebay/${await shopOf(page)}/products?query=benchley&layout=matrix`);
  await page.getByRole('combobox', { name: 'Cells show' }).selectOption('Stock and cost');
  const grid = page.getByRole('grid', { name: 'Products by site' });
  const dialog = page.getByRole('dialog');
  const cell = (row: number) => grid.getByRole('row').nth(row).getByRole('gridcell').nth(1);
  await expect(cell(1)).toHaveAccessibleName(/\d|Empty/);
  const before = await cell(1).textContent();
  await cell(1).click();

  // A number that can be read in two ways is named in its cell, and nothing can be saved with it.
  await page.keyboard.type('1.234');
  await page.keyboard.press('Enter');
  await expect(page.getByText('1 cell is no number, or one that can be read in two ways.')).toBeVisible();
  await expect(cell(1)).toHaveAccessibleName(/cannot be used/);
  await expect(page.getByRole('button', { name: 'Show what changes' })).toHaveAttribute('aria-disabled', 'true');
  await page.keyboard.press('Control+z');
  await expect(cell(1)).toHaveText(before ?? '');
  await expect(page.getByRole('button', { name: 'Show what changes' })).toHaveCount(0);

  // A column of a spreadsheet goes down from the cell; what is searched for next loses nothing of it.
  await page.keyboard.press('ArrowUp');
  await paste(page, '3.21\n£\n4.32');
  await expect(page.getByText('3 cells written and not saved')).toBeVisible();
  await cell(2).click();
  await page.keyboard.press('Delete');
  await page.getByRole('searchbox').fill('benchley a');
  await expect(page).toHaveURL(/query=benchley\+a/);
  await page.getByRole('searchbox').fill('benchley');
  await expect(cell(3)).toHaveText('4.32');
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Show what changes' }).click();
  await expect(dialog.getByText('2 rows would change.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Change 2 rows' }).click();
  await expect(dialog.getByText('2 rows were changed.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Undo …' }).click();
  await dialog.getByRole('button', { name: 'Change 2 rows' }).click();
  await expect(dialog.getByText('2 rows were changed.')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(cell(1)).toHaveText(before ?? '');
  expect(errors).toEqual([]);
});
