import { expect, type Page, test } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { acceptTerms, enterAs, openProducts, shopOf, signIn } from './seller.ts';

test.describe.configure({ mode: 'serial' });

/** The number in a text such as "List 14 listings now". */
function numberIn(text: string | null): number {
  return Number(/[\d,]+/.exec(text ?? '')?.[0].replaceAll(',', ''));
}

/** Lets the engines’ titles that pass every check go live with the consent, now and later. */
async function trustEngines(page: Page): Promise<void> {
  const unseen = page.getByRole('region', { name: 'Engine titles that nobody has looked at' });
  await unseen.getByRole('button', { name: 'Let them go live without a look from now on' }).click();
  await expect(unseen).toBeHidden();
}

async function chooseSome(page: Page, search: string): Promise<void> {
  await page.keyboard.press('/');
  await page.keyboard.type(search);
  await expect(page).toHaveURL(/query=/);
  await page.getByRole('checkbox', { name: 'Select all loaded products' }).check();
}

test('a new seller connects eBay, lists some items abroad and sees them go live', async ({ page }) => {
  await signIn(page, 'new');
  await expect(page).toHaveURL(/\/start$/);

  await test.step('declining consent at the marketplace connects nothing and says so', async () => {
    await page.getByRole('button', { name: 'Connect eBay' }).click();
    await page.getByRole('button', { name: 'Decline' }).click();
    await expect(page.getByRole('alert')).toContainText('You declined the access');
  });

  await test.step('consent', async () => {
    await page.getByRole('button', { name: 'Continue to eBay' }).click();
    await page.getByRole('button', { name: 'Approve' }).click();
    await expect(page).toHaveURL(/\/ebay\/\d+\/onboarding/);
    await expect(page.getByText('The eBay account is connected')).toBeVisible();
  });

  await test.step('the catalogue arrives', async () => {
    await page.getByRole('banner').getByRole('link', { name: 'Products', exact: true }).click();
    await expect(page.getByText('300 in this view')).toBeVisible();
  });

  await test.step('choose items and sites; nothing is live yet', async () => {
    await chooseSome(page, 'Benchley');
    await page.getByRole('button', { name: 'List abroad …' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('checkbox', { name: /Germany/ }).check();
    await dialog.getByRole('checkbox', { name: /United States/ }).check();
    await dialog.getByRole('button', { name: /^Prepare \d+ listings$/ }).click();
    await expect(page).toHaveURL(/\/publish\/\d+$/);
  });

  const confirm = page.getByRole('button', { name: /^List [\d,]+ listings? now$/ });
  await test.step('checks, a preview as the buyer sees it, and consent in numbers', async () => {
    await expect(confirm).toBeVisible();
    const looked = numberIn(await confirm.textContent());
    await trustEngines(page);
    await expect(async () => expect(numberIn(await confirm.textContent())).toBeGreaterThan(looked)).toPass();
    await page
      .getByRole('button', { name: /Benchley/ })
      .first()
      .click();
    await expect(page.getByRole('dialog').getByRole('heading', { level: 3 })).toContainText('Benchley');
    await page.keyboard.press('Escape');
  });

  await test.step('live progress survives a reload and ends with every listing done', async () => {
    const consented = numberIn(await confirm.textContent());
    await confirm.click();
    await expect(page.getByRole('heading', { name: 'Progress' })).toBeVisible();
    await page.reload();
    await expect(page.getByText(`${consented} of ${consented} done`)).toBeVisible();
    await expect(page.getByText('Nothing failed.')).toBeVisible();
  });

  await test.step('the item shows its listings, their prices and where they are live', async () => {
    await page.getByRole('banner').getByRole('link', { name: 'Products', exact: true }).click();
    await page.getByRole('link', { name: /^Listed/ }).click();
    await page
      .getByRole('link', { name: /^Benchley/ })
      .first()
      .click();
    const germany = page.getByRole('article', { name: 'Germany' });
    await expect(germany.getByText('Listed', { exact: true })).toBeVisible();
    const link = germany.getByRole('link', { name: 'Open the live listing: Germany' });
    const live = await page.request.get((await link.getAttribute('href')) ?? '');
    expect(live.status()).toBe(200);
    await germany.getByRole('button', { name: 'Why this price?' }).click();
    await expect(page.getByRole('dialog').getByText(/^Exchange rate \d/)).toBeVisible();
    await page.keyboard.press('Escape');
  });

  await test.step('a manual price is marked as manual and recorded in the history', async () => {
    const germany = page.getByRole('article', { name: 'Germany' });
    await germany.getByRole('button', { name: 'Edit price' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('textbox', { name: 'Price in EUR', exact: true }).fill('123.45');
    await dialog.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(germany.getByText('€123.45')).toBeVisible();
    await expect(germany.getByText('Set by hand')).toBeVisible();
    await expect(page.getByText('Price set by hand').first()).toBeVisible();
  });

  await test.step('a lowest price above the price on sale asks, and no price below it can be set', async () => {
    const germany = page.getByRole('article', { name: 'Germany' });
    await expect(germany.getByText('€123.45', { exact: true })).toBeVisible();
    await germany.getByRole('button', { name: 'Edit price' }).click();
    const dialog = page.getByRole('dialog');
    const save = dialog.getByRole('button', { name: 'Save', exact: true });
    await dialog.getByRole('textbox', { name: 'Lowest price in EUR' }).fill('200');
    await dialog.getByRole('textbox', { name: 'Price in EUR', exact: true }).fill('150');
    await save.click();
    await expect(dialog.getByRole('alert')).toContainText('€200.00');
    await dialog.getByRole('textbox', { name: 'Price in EUR', exact: true }).fill('123.45');
    await save.click();
    await dialog.getByRole('button', { name: 'Save and leave it on sale' }).click();
    await expect(germany.getByText('On sale at €123.45, below your lowest price of €200.00.')).toBeVisible();
  });

  await test.step('a manual count changes the stock', async () => {
    const field = page.getByRole('textbox', { name: /^Count / }).first();
    await field.fill('77');
    await page.getByRole('button', { name: 'Save count' }).click();
    await expect(page.getByRole('article', { name: 'Germany' }).getByText('Quantity 77')).toBeVisible();
  });

  await test.step('the dashboard counts the listed items', async () => {
    await page.getByRole('link', { name: 'Dashboard', exact: true }).click();
    const listings = page.getByRole('region', { name: 'Listings by site' });
    await expect(listings.getByRole('row', { name: /Germany/ })).toBeVisible();
    await expect(listings.getByText(/^as of/)).toBeVisible();
  });
});

test('a listing can be ended from its item, and blocking says which listings stay live, and is taken back', async ({
  page,
}) => {
  await signIn(page, 'new');
  await page.getByRole('banner').getByRole('link', { name: 'Products', exact: true }).click();
  await page.getByRole('link', { name: /^Listed/ }).click();
  const product = page.getByRole('link', { name: /^Benchley/ }).first();
  const dialog = page.getByRole('dialog');

  await test.step('one site, prepared and confirmed by its number', async () => {
    await product.click();
    await page.getByRole('button', { name: 'End the listing: Germany' }).click();
    await expect(dialog.getByRole('checkbox')).toHaveCount(1);
    await expect(dialog.getByRole('checkbox', { name: /Germany/ })).toBeChecked();
    await dialog.getByRole('button', { name: 'Prepare 1 listing' }).click();
    await expect(page.getByText('Every listing found can be ended.')).toBeVisible();
    await page.getByRole('button', { name: 'End 1 listing now' }).click();
    await expect(page.getByText('Nothing failed.')).toBeVisible();
  });

  await test.step('the listing is reported as ended, and no link leads to a live listing', async () => {
    await page.getByRole('banner').getByRole('link', { name: 'Products', exact: true }).click();
    await page.getByRole('link', { name: /^Listed/ }).click();
    await product.click();
    const germany = page.getByRole('article', { name: 'Germany' });
    await expect(germany.getByText('Ended', { exact: true })).toBeVisible();
    await expect(germany.getByText(/^ended /)).toBeVisible();
    await expect(germany.getByRole('link', { name: /Open the live listing/ })).toBeHidden();
    await expect(germany.getByRole('button', { name: /^End the listing/ })).toBeHidden();
    const states = page.getByRole('article', { name: 'United States' });
    await expect(states.getByRole('link', { name: /Open the live listing/ })).toBeVisible();
    await page.getByRole('button', { name: 'End listings …' }).click();
    await expect(dialog.getByRole('checkbox')).toHaveCount(1);
    await expect(dialog.getByRole('checkbox', { name: /United States/ })).toBeChecked();
    await page.keyboard.press('Escape');
  });

  await test.step('the preview of a block names the listings that stay live, and they can be ended next', async () => {
    await page.getByRole('banner').getByRole('link', { name: 'Products', exact: true }).click();
    await page.getByRole('link', { name: /^Listed/ }).click();
    await page
      .getByRole('checkbox', { name: /^Select Benchley/ })
      .first()
      .check();
    await page.getByRole('button', { name: 'Block', exact: true }).click();
    await expect(dialog.getByRole('row', { name: /Benchley.*stays on sale.*1 listing/ })).toBeVisible();
    await dialog.getByRole('button', { name: 'Change 1 row' }).click();
    await expect(dialog.getByText('1 row was changed.')).toBeVisible();
    await dialog.getByRole('button', { name: 'Close' }).first().click();
    await page.getByRole('button', { name: 'End listings …' }).click();
    await expect(dialog.getByRole('checkbox', { name: /United States/ })).toBeVisible();
    await page.keyboard.press('Escape');
    await product.click();
    await expect(page.getByText(/^This product is blocked, and \d+ listings? of it/)).toBeVisible();
  });

  await test.step('a block is taken back from the list of earlier ones', async () => {
    await page.getByRole('banner').getByRole('link', { name: 'Products', exact: true }).click();
    await page.getByRole('button', { name: 'Earlier changes' }).click();
    await dialog
      .getByRole('button', { name: /^Undo the change of/ })
      .first()
      .click();
    await dialog.getByRole('button', { name: 'Change 1 row' }).click();
    await expect(dialog.getByText('1 row was changed.')).toBeVisible();
    await dialog.getByRole('button', { name: 'Close' }).first().click();
    await page.getByRole('link', { name: /^Blocked \d/ }).click();
    await expect(page.getByText('No product matches')).toBeVisible();
  });
});

test('ending everything is prepared and confirmed in the same way', async ({ page }) => {
  await signIn(page, 'new');
  await openProducts(page);
  await page.getByRole('link', { name: 'Publishing', exact: true }).click();
  await page.getByRole('button', { name: /End everything/ }).click();
  await page.getByRole('dialog').getByRole('checkbox', { name: 'All sites' }).check();
  await page.getByRole('dialog').getByRole('button', { name: 'Prepare' }).click();
  const confirm = page.getByRole('button', { name: /^End [\d,]+ listings? now$/ });
  await expect(confirm).toBeVisible();
  await confirm.click();
  await expect(page.getByText('Done', { exact: true }).first()).toBeVisible();
  await expect(page.getByText('Nothing failed.')).toBeVisible();
  // Every market is now closed, and a second later the seller is asked why.
  const survey = page.getByRole('complementary', { name: /you closed .*Germany/ });
  await expect(survey).toBeVisible();
  await survey.getByRole('button', { name: 'Dismiss' }).click();
  await expect(survey).toBeHidden();
  await page.getByRole('banner').getByRole('link', { name: 'Products', exact: true }).click();
  await page.getByRole('link', { name: /^Listed/ }).click();
  await expect(page.getByText('No product matches')).toBeVisible();
});

test('items of an eBay shop are prepared for Cdiscount with the titles of its catalogue', async ({ page }) => {
  const { user } = await enterAs(page, 'demo');
  await acceptTerms(page, user.id);
  const shop = await shopOf(page);
  const dialog = page.getByRole('dialog');
  const prepare = async () => {
    await page.goto(`/ebay/${shop}/products?query=Benchley`);
    // Seven items and the header row: the shop's first import may still be running.
    await expect(page.getByRole('grid').getByRole('row')).toHaveCount(8);
    await page.getByRole('checkbox', { name: 'Select all loaded products' }).check();
    await page.getByRole('button', { name: 'List abroad …' }).click();
    await dialog.getByRole('radio', { name: 'Cdiscount: Demo Shop' }).check();
    await dialog.getByRole('button', { name: 'Prepare 7 listings' }).click();
    await expect(page.getByRole('heading', { name: 'List 7 items: Cdiscount' })).toBeVisible();
  };

  await test.step('they wait until the seller confirms their taxes, to which the fix leads', async () => {
    await prepare();
    await expect(page.getByText('No VAT rate and eco tax are confirmed for the item.')).toBeVisible();
    await page.getByRole('link', { name: 'Confirm VAT and eco tax in the account’s settings' }).first().click();
    const taxes = page.getByRole('region', { name: 'VAT and eco tax' });
    await expect(taxes.getByText('Nothing is confirmed yet.')).toBeVisible();
    await taxes.getByRole('combobox', { name: 'VAT rate' }).click();
    await page.getByRole('option', { name: '20%' }).click();
    await taxes.getByLabel('Eco tax for one piece').fill('0');
    await taxes.getByRole('button', { name: 'Confirm' }).click();
    await expect(dialog.getByText(/^Items that waited for this/)).toBeVisible();
    await dialog.getByRole('button', { name: 'Confirm' }).click();
    await expect(page.getByText('Setting updated.')).toBeVisible();
  });

  await prepare();
  await expect(page.getByText('The item has no valid GTIN')).toBeVisible();
  await page
    .getByRole('button', { name: /^Outil Benchley/ })
    .first()
    .click();
  await expect(dialog).toContainText(
    'Cdiscount shows the title and pictures of its own catalogue. Your item: Benchley',
  );
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Discard' }).click();
  await expect(page.getByText('Discarded. Nothing was sent.')).toBeVisible();
  await expect(page.getByRole('list', { name: 'Steps of this run' })).toHaveText('PrepareLook and confirmDiscarded');
  await expect(page.getByText('Waiting', { exact: true })).toBeHidden();
  await page.getByRole('link', { name: /All runs/ }).click();
  await expect(page.getByRole('row', { name: /CD 7 Discarded Nothing sent/ })).toBeVisible();
});

test('the demo seller lists 100 items on four sites with at most five decisions', async ({ page }) => {
  const { user } = await enterAs(page, 'demo');
  await acceptTerms(page, user.id);
  const shop = await shopOf(page);
  const decisions: string[] = [];
  const decide = (decision: string, steps: () => Promise<void>) => {
    decisions.push(decision);
    return test.step(decision, steps);
  };

  await page.goto(`/ebay/${shop}/products`);
  await page.getByRole('link', { name: /^Not listed/ }).click();
  // The shop's first import may still be running.
  await expect(page.getByRole('link', { name: /^Not listed \d{3}$/ })).toBeVisible();
  await expect(page.getByRole('grid').getByRole('row').nth(1)).toBeVisible();
  const dialog = page.getByRole('dialog');
  await decide('which items', () => page.getByRole('checkbox', { name: 'Select all loaded products' }).check());
  await expect(page.getByText('100 products selected')).toBeVisible();
  await page.getByRole('button', { name: 'List abroad …' }).click();
  await decide('which sites', async () => {
    for (const site of [/Germany/, /France/, /Italy/, /Spain/])
      await dialog.getByRole('checkbox', { name: site }).check();
  });
  await test.step('the titles to translate, and what they use of the budget, are told before anything is asked', async () => {
    const estimate = dialog.getByText(
      /^LibreTranslate \(provided\): \d+ titles(?: and \d+ values)?, about [\d,]+ characters\./,
    );
    await expect(estimate).toContainText(/of 500,000 are left this month/);
    expect(numberIn((await estimate.textContent())?.split('about')[1] ?? '')).toBeGreaterThan(0);
  });
  await decide('prepare', () => dialog.getByRole('button', { name: 'Prepare 400 listings' }).click());
  const confirm = page.getByRole('button', { name: 'List 400 listings now' });
  await decide('the engine’s titles go live without a look', () => trustEngines(page));
  await expect(confirm).toBeVisible();

  const listed = page.getByRole('dialog', { name: 'Listings' });
  await test.step('every title can be searched, shows its source, and is corrected with the keyboard', async () => {
    await page.getByRole('button', { name: 'See every listing of this run' }).click();
    await listed.getByRole('combobox', { name: 'Site' }).selectOption({ label: 'Germany' });
    await listed.getByRole('searchbox').fill('edelstahl');
    const fields = listed.getByRole('textbox', { name: /: Germany$/ });
    await expect(async () => {
      for (const field of await fields.all()) expect(await field.inputValue()).toMatch(/edelstahl/i);
    }).toPass();
    await expect(listed.getByText('Translated by LibreTranslate').first()).toBeVisible();
    await expectAccessible(page);
    const [first, second] = [fields.first(), fields.nth(1)];
    const before = await first.inputValue();
    await first.fill('something else');
    await first.press('Escape');
    await expect(first).toHaveValue(before);
    await first.fill(`${before} neu`);
    await first.press('Enter');
    await expect(second).toBeFocused();
    await expect(first).toHaveValue(`${before} neu`);
    await expect(listed.getByText('Written by hand')).toBeVisible();
    await test.step('a corrected phrase is offered as a term', async () => {
      const said = await second.inputValue();
      const steel = said.split(' ').find((word) => /edelstahl/i.test(word)) ?? '';
      await second.fill(said.replace(steel, 'Chromstahl'));
      await second.press('Enter');
      await listed.getByRole('button', { name: /^Always say “Chromstahl”/ }).click();
      const term = page.getByRole('dialog', { name: 'Add a term' });
      await expect(term.getByRole('textbox', { name: 'Translation' })).toHaveValue('Chromstahl');
      await page.keyboard.press('Escape');
      await expect(term).toBeHidden();
    });
    await page.keyboard.press('Escape');
    await expect(listed).toBeHidden();
  });

  await decide('consent', () => confirm.click());
  await expect(page.getByText('400 of 400 done')).toBeVisible();
  await expect(page.getByText('Nothing failed.')).toBeVisible();
  expect(decisions.length).toBeLessThanOrEqual(5);

  const items = `/v1/users/${user.id}/publish-runs/${new URL(page.url()).pathname.split('/').at(-1)}/items?limit=200`;
  const { list, nextCursor } = await (await page.request.get(items)).json();
  const rest = await (await page.request.get(`${items}&cursor=${nextCursor}`)).json();
  const titles: { title: string; sourceTitle: string; outcome: string }[] = [...list, ...rest.list];
  expect(titles).toHaveLength(400);
  for (const { title, sourceTitle, outcome } of titles) {
    expect(outcome).toBe('listed');
    expect(title).not.toBe(sourceTitle);
    expect([...title].length).toBeLessThanOrEqual(80);
  }
});
