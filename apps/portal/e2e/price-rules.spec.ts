import { expect, type Page, test } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { listInGermany } from './live.ts';
import { enterAs, shopOf } from './seller.ts';
import { beyondTheEdge, NARROW, resizeTo, settle, WIDE } from './soundness.ts';

const dialog = (page: Page) => page.getByRole('dialog');
const rules = (page: Page) => page.getByRole('table').filter({ hasText: 'Toys first' });

async function openRules(page: Page): Promise<void> {
  await enterAs(page, 'demo');
  await page.goto(`/ebay/${await shopOf(page)}/tools/price-adjustment`);
  await expect(page.getByRole('heading', { name: 'Rules for some items', exact: true })).toBeVisible();
  await settle(page);
}

async function addRule(page: Page, name: string, percent: string): Promise<void> {
  await page.getByRole('button', { name: 'Add a rule' }).click();
  await dialog(page).getByRole('textbox', { name: 'Name', exact: true }).fill(name);
  await dialog(page).getByRole('textbox', { name: 'Increase' }).fill(percent);
}

async function confirmChange(page: Page): Promise<void> {
  await dialog(page)
    .getByRole('button', { name: /^Change \d/ })
    .click();
  await expect(dialog(page).getByText(/rows? (was|were) changed/)).toBeVisible();
}

async function expectSoundOnPhone(page: Page): Promise<void> {
  await resizeTo(page, NARROW);
  await expectAccessible(page);
  expect(await beyondTheEdge(page)).toEqual([]);
  await resizeTo(page, WIDE);
}

test('a rule for some items is worked out beside its fields, ordered by keyboard, previewed, saved and undone', async ({
  page,
}) => {
  await openRules(page);
  await expect(page.getByText('No rules for some items')).toBeVisible();
  await addRule(page, 'Toys first', '12,5');
  await dialog(page).getByRole('combobox', { name: 'Ending in EUR' }).selectOption({ label: '.95' });
  const example = dialog(page)
    .getByRole('table')
    .getByRole('row', { name: /Germany/ });
  await expect(example).toContainText(/\.95/);
  // The dialog covers the page there, whose fields are out of reach anyway.
  await expectSoundOnPhone(page);
  await dialog(page).getByRole('button', { name: 'Take over' }).click();
  await addRule(page, 'All others', '3.25');
  await dialog(page).getByRole('button', { name: 'Take over' }).click();

  const later = page.getByRole('button', { name: 'Ask later: Toys first' });
  await later.focus();
  await page.keyboard.press('Enter');
  await expect(rules(page).getByRole('row').nth(1)).toContainText('1. All others');
  await expect(page.getByRole('button', { name: 'Ask earlier: Toys first' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(rules(page).getByRole('row').nth(1)).toContainText('1. Toys first');

  await page.getByRole('button', { name: 'Preview prices' }).click();
  await expect(dialog(page)).toContainText('1. Toys first +12.5 % EUR .95; 2. All others +3.25 %');
  await expectSoundOnPhone(page);
  await confirmChange(page);
  await dialog(page).getByRole('button', { name: 'Undo …' }).click();
  await confirmChange(page);
  await page.keyboard.press('Escape');
  await expect(page.getByText('No rules for some items')).toBeVisible();
});

test('a lowest price for some items says what is below it, and is previewed, saved and undone', async ({ page }) => {
  await openRules(page);
  await expect(page.getByText('No lowest prices for some items')).toBeVisible();
  await page.getByRole('button', { name: 'Add a lowest price' }).click();
  await dialog(page).getByRole('textbox', { name: 'Name', exact: true }).fill('Never for pennies');
  await dialog(page).getByRole('combobox', { name: 'It follows from' }).selectOption('an amount');
  await dialog(page).getByRole('button', { name: 'Take over' }).click();
  await expect(dialog(page).getByText('Enter an amount above 0.')).toBeVisible();
  await expectSoundOnPhone(page);
  await dialog(page).getByRole('textbox', { name: 'Lowest price' }).fill('0.05');
  await dialog(page).getByRole('button', { name: 'Take over' }).click();
  await expect(page.getByRole('row', { name: /1\. Never for pennies/ })).toContainText('0.05');
  await expectSoundOnPhone(page);

  await page.getByRole('button', { name: 'See what is below' }).click();
  await expect(dialog(page).getByText('Nothing that is on sale is below them.')).toBeVisible();
  await expectSoundOnPhone(page);
  await dialog(page).getByRole('button', { name: 'See every row' }).click();
  await expect(dialog(page).getByRole('cell', { name: '1. Never for pennies 0.05 GBP' })).toBeVisible();
  await expectSoundOnPhone(page);
  await dialog(page).getByRole('button', { name: 'Change 1 row' }).click();
  await expect(dialog(page).getByText('1 row was changed.')).toBeVisible();
  await expect(page.getByText('No lowest prices for some items')).toHaveCount(0);

  await dialog(page).getByRole('button', { name: 'Undo …' }).click();
  await dialog(page).getByRole('button', { name: 'Change 1 row' }).click();
  await expect(dialog(page).getByText('1 row was changed.')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByText('No lowest prices for some items')).toBeVisible();
});

test('a rule for a tag moves a live price when the tag is added on the product, after its preview, and back when it is undone', async ({
  page,
}) => {
  const { user } = await enterAs(page, 'demo');
  await page.goto('/');
  const shop = await shopOf(page);
  await listInGermany(page, user.id, Number(shop));
  const items = `/v1/users/${user.id}/items/ebay`;
  const german = async (itemId: number) =>
    (await (await page.request.get(`${items}/${itemId}`)).json()).listings.find(
      ({ site }: { site: string }) => site === 'DE',
    );
  // Other tests may have given one a price of its own.
  const { list } = await (await page.request.get(`${items}?accountId=${shop}&limit=8`)).json();
  let itemId = 0;
  for (const { id } of list) {
    const listing = await german(id);
    if (listing?.state === 'L' && listing.priceOwner === 'rule') itemId = id;
  }
  expect(itemId).toBeGreaterThan(0);
  const priceThere = async () => (await german(itemId)).price.minor;
  const usual = await priceThere();
  await openRules(page);
  await addRule(page, 'Clearance', '3');
  const tag = dialog(page).getByLabel('Tags', { exact: true });
  await tag.fill('Clearance');
  await tag.press('Enter');
  await expectSoundOnPhone(page);
  await dialog(page).getByRole('button', { name: 'Take over' }).click();
  await expect(page.getByRole('row', { name: /1\. Clearance/ })).toContainText('tagged Clearance');
  await page.getByRole('button', { name: 'Preview prices' }).click();
  await confirmChange(page);
  await page.keyboard.press('Escape');

  await page.goto(`/ebay/${shop}/products/item/${itemId}`);
  const words = page.getByLabel('Your own words for this product');
  await words.fill('clearance');
  await words.press('Enter');
  await expect(dialog(page)).toContainText('A price rule asks for these tags: live prices may move.');
  await expectSoundOnPhone(page);
  expect(await priceThere()).toBe(usual);
  await confirmChange(page);
  await expect.poll(priceThere).not.toBe(usual);
  await dialog(page).getByRole('button', { name: 'Undo …' }).click();
  await confirmChange(page);
  await expect.poll(priceThere).toBe(usual);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: /clearance/ })).toHaveCount(0);

  await openRules(page);
  await page.getByRole('button', { name: 'Remove: Clearance' }).click();
  await page.getByRole('button', { name: 'Preview prices' }).click();
  await confirmChange(page);
});

test('an exchange rate is drawn day by day, and a move of it is worked out for the live prices', async ({ page }) => {
  const { user } = await enterAs(page, 'demo');
  await page.goto('/');
  await listInGermany(page, user.id, Number(await shopOf(page)));
  await openRules(page);
  const days = page.getByRole('figure', { name: '1 GBP in EUR as published' });
  await expect(days.locator('.recharts-line-curve').first()).toBeVisible();
  await days.getByText('Show as a table').click();
  await expect(days.getByRole('columnheader', { name: 'Prices follow at or below' })).toBeVisible();
  await page.getByRole('button', { name: 'Work out what a move would change' }).press('Enter');
  const moves = page.getByRole('figure', { name: 'Live prices in EUR that a move of the rate would change' });
  await expect(moves.locator('.recharts-bar-rectangle').first()).toBeVisible();
  await moves.getByText('Show as a table').click();
  await expect(moves.getByRole('row', { name: /^\+10%/ })).toContainText(/€[\d.,]+ → €[\d.,]+/);
  await expectSoundOnPhone(page);
});
