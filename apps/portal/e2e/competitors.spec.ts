import { expect, type Page, test } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { control, sandboxAddress } from './connecting.ts';
import { acceptTerms, enterAs } from './seller.ts';
import { beyondTheEdge, NARROW, resizeTo, settle, stopMotion } from './soundness.ts';

/* A seller of Amazon's sees who else sells an item in France, and what happened to their prices. */

const SHOP = 'hafenkante-de';
const RIVAL = 'A2RIVALOFOURS';

interface Run {
  readonly state: string;
  readonly counts: readonly { readonly verdict: string; readonly n: number }[];
}

/** Lists some items of the Amazon shop in France, and waits until one is live. */
async function listInFrance(page: Page, userId: number, accountId: number): Promise<number> {
  const items = `/v1/users/${userId}/items/amazon`;
  let itemIds: number[] = [];
  // The first import may still be running.
  await expect(async () => {
    const { list } = await (await page.request.get(`${items}?accountId=${accountId}&limit=12`)).json();
    itemIds = list.map(({ id }: { id: number }) => id);
    expect(itemIds).toHaveLength(12);
  }).toPass();
  const runs = `/v1/users/${userId}/publish-runs`;
  const data = { kind: 'list', selection: { accountId, itemIds }, sites: ['FR'] };
  const { runId } = await (await page.request.post(runs, { data })).json();
  const read = async (): Promise<Run> => (await page.request.get(`${runs}/${runId}`)).json();
  await expect.poll(async () => (await read()).state).toBe('prepared');
  const counted = (await read()).counts.filter(({ verdict }) => verdict !== 'blocked');
  const expected = counted.reduce((sum, { n }) => sum + n, 0);
  const consent = { allowDrafts: true, expected };
  if (expected > 0) expect((await page.request.post(`${runs}/${runId}/confirm`, { data: consent })).ok()).toBe(true);
  let live = 0;
  await expect(async () => {
    for (const itemId of itemIds) {
      const item = await (await page.request.get(`${items}/${itemId}`)).json();
      const french = item.listings.find(({ site }: { site: string }) => site === 'FR');
      if (french?.state === 'L' && item.units.length === 1) live = itemId;
    }
    expect(live).toBeGreaterThan(0);
  }).toPass();
  return live;
}

async function asinOf(page: Page, userId: number, itemId: number): Promise<string> {
  const item = await (await page.request.get(`/v1/users/${userId}/items/amazon/${itemId}`)).json();
  const address = sandboxAddress(page, `/control/api/amazon/listings?seller=${SHOP}&site=FR&limit=5000`);
  const { rows } = await (await page.request.get(address)).json();
  const found = rows.find(({ sku }: { sku: string }) => sku === item.units[0].sku || sku.startsWith(item.sku));
  return found?.asin ?? '';
}

test('a seller reads who else sells an item, and sees the earlier prices', async ({ page }) => {
  const { user } = await enterAs(page, 'demo');
  await acceptTerms(page, user.id);
  const accountId = user.accounts.find(({ platform }) => platform === 'amazon')?.id ?? 0;
  const itemId = await listInFrance(page, user.id, accountId);
  await page.goto(`/amazon/${accountId}/products/item/${itemId}`);
  const panel = page.getByRole('region', { name: 'Competitors' });
  const asin = await asinOf(page, user.id, itemId);
  const place = (price: number) =>
    control(page.request, page, 'amazon/competitors', { asin, site: 'FR', sellerId: RIVAL, price });

  await test.step('nothing is known before the first reading', async () => {
    await expect(panel.getByText('The offers have not been read yet.')).toBeVisible();
  });

  await test.step('the offers appear by themselves once they have been read', async () => {
    await place(3);
    await panel.getByRole('button', { name: 'Read the offers now' }).press('Enter');
    const row = panel.getByRole('row').filter({ hasText: RIVAL });
    await expect(row).toContainText('€3.00');
    await expect(panel.getByRole('row').filter({ hasText: 'Your offer' })).toHaveCount(1);
    await expect(panel.getByText('Featured offer')).toBeVisible();
  });

  await test.step('a second reading shows what changed', async () => {
    await place(4);
    await panel.getByRole('button', { name: 'Read the offers now' }).click();
    await expect(panel.getByRole('row').filter({ hasText: RIVAL })).toContainText('€4.00');
    await panel.getByText('Last 2 readings').click();
    await expect(panel.getByRole('group', { name: /^Earlier prices/ }).getByRole('row')).toHaveCount(3);
  });

  await test.step('it is sound in both schemes and on a phone', async () => {
    await settle(page);
    await stopMotion(page);
    // Fields that the header covers in part count as small.
    await page.evaluate(() => scrollTo(0, 0));
    await expectAccessible(page);
    await page.emulateMedia({ colorScheme: 'dark' });
    await expectAccessible(page);
    await page.emulateMedia({ colorScheme: 'light' });
    await resizeTo(page, NARROW);
    expect(await beyondTheEdge(page)).toEqual([]);
  });
});
