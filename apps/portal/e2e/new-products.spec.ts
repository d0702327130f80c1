import { expect, type Page, test } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { control } from './connecting.ts';
import { acceptTerms, enterAs } from './seller.ts';
import { beyondTheEdge, NARROW, resizeTo, settle, stopMotion } from './soundness.ts';

/* An eBay seller decides about items that Amazon's catalogue does not have, or has as a different product. */

const SHOP = 'demo-shop-uk';
/** Enough items that some are known to Amazon and some have no code. */
const MANY = 40;

interface RunItem {
  readonly itemId: number;
  readonly sku: string;
  readonly reason: string | null;
  readonly titleLabel: string | null;
  readonly verdict: string;
}

interface Seller {
  readonly userId: number;
  readonly shop: number;
  readonly amazon: number;
}

async function enter(page: Page): Promise<Seller> {
  const { user } = await enterAs(page, 'demo');
  await acceptTerms(page, user.id);
  const ids = new Map<string, number>();
  // The demo may still be connecting its shops.
  await expect(async () => {
    const { user: now } = await (await page.request.get('/v1/auth')).json();
    for (const { platform, id } of now.accounts) if (!ids.has(platform)) ids.set(platform, id);
    expect([...ids.keys()]).toEqual(expect.arrayContaining(['ebay', 'amazon']));
  }).toPass();
  return { userId: user.id, shop: ids.get('ebay') ?? 0, amazon: ids.get('amazon') ?? 0 };
}

/**
 * Prepares items for Amazon Germany.
 * @returns the verdict of each
 */
async function prepare(page: Page, { userId, shop, amazon }: Seller, itemIds: readonly number[]): Promise<RunItem[]> {
  const runs = `/v1/users/${userId}/publish-runs`;
  const data = { kind: 'list', selection: { accountId: shop, itemIds }, sites: ['AMDE'], accountId: amazon };
  const created = await page.request.post(runs, { data });
  expect(created.ok(), await created.text()).toBe(true);
  const { runId } = await created.json();
  await expect.poll(async () => (await (await page.request.get(`${runs}/${runId}`)).json()).state).toBe('prepared');
  const { list } = await (await page.request.get(`${runs}/${runId}/items?limit=200`)).json();
  await page.request.post(`${runs}/${runId}/cancel`);
  return list;
}

async function expectSound(page: Page): Promise<void> {
  await settle(page);
  await stopMotion(page);
  await expectAccessible(page);
  await resizeTo(page, NARROW);
  expect(await beyondTheEdge(page)).toEqual([]);
  await resizeTo(page, { width: 1280, height: 800 });
}

test('a seller compares a doubtful product, declares an exemption, and fills in what Amazon requires', async ({
  page,
}) => {
  const seller = await enter(page);
  const items = `/v1/users/${seller.userId}/items/ebay`;
  let singles: { id: number }[] = [];
  // The first import may still be running.
  await expect(async () => {
    const { list } = await (await page.request.get(`${items}?accountId=${seller.shop}&limit=100`)).json();
    singles = list.filter((item: { hasVariants: boolean }) => !item.hasVariants).slice(0, MANY);
    expect(singles).toHaveLength(MANY);
  }).toPass();
  const found = await prepare(
    page,
    seller,
    singles.map(({ id }) => id),
  );
  const known = found.find(({ titleLabel, verdict }) => titleLabel === 'catalogue' && verdict === 'ready');
  const nameless = found.find(({ reason }) => reason === 'no_code_exemption');
  if (!known || !nameless) throw new Error(`No such items: ${found.map(({ reason }) => reason).join()}`);

  // At home the item becomes a set of seven, while Amazon's product with the same code stays a single piece.
  await page.goto('/');
  const title = `Set of 7 changed at home ${known.sku}`;
  await control(page.request, page, 'listings/change', { seller: SHOP, sku: known.sku, title });
  await expect.poll(async () => (await (await page.request.get(`${items}/${known.itemId}`)).json()).title).toBe(title);
  await prepare(page, seller, [known.itemId, nameless.itemId]);

  await page.goto(`/ebay/${seller.shop}/tools/categories`);
  const doubts = page.getByRole('region', { name: 'Is it the same product?' });
  await expect(doubts.getByRole('link', { name: title })).toBeVisible();
  await expect(doubts).toContainText('7 pieces');
  await expect(doubts).toContainText('1 piece');
  await expectSound(page);
  await doubts.getByRole('button', { name: `“${title}” is the same product` }).click();
  await expect(page.getByText('Your decision is saved.')).toBeVisible();
  await expect(doubts).toContainText('Same product: offered under it');

  const exemptions = page.getByRole('region', { name: 'Items without a product code' });
  const have = exemptions.getByRole('button', { name: /^I have the exemption for/ });
  for (let left = await have.count(); left > 0; left -= 1) {
    await have.first().click();
    await expect(have).toHaveCount(left - 1);
  }
  await expect(page.getByText('The exemption is saved.').first()).toBeVisible();
  await expect(exemptions.getByText('Declared by you').first()).toBeVisible();

  const again = await prepare(page, seller, [known.itemId, nameless.itemId]);
  expect(again.find(({ itemId }) => itemId === known.itemId)).toMatchObject({ verdict: 'ready' });
  expect(again.find(({ itemId }) => itemId === nameless.itemId)).toMatchObject({ reason: 'missing_aspects' });
  await page.reload();
  const lacking = page.getByRole('group', { name: 'Item specifics' });
  const row = lacking.getByRole('row').filter({ hasText: nameless.sku });
  await expect(row.getByLabel('Ursprungsland')).toBeVisible();
  await row.getByLabel('Ursprungsland').selectOption({ label: 'China' });
  await row.getByLabel('Gefahrgutvorschriften').first().selectOption({ label: 'Nicht zutreffend' });
  await row.getByLabel('Artikeltyp-Schlüsselwort').fill('toys');
  await expectSound(page);
  await page.getByRole('button', { name: 'Save specifics' }).click();
  await expect(page.getByText(/specifics? saved\.$/)).toBeVisible();
});
