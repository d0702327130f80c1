import { expect, type Locator, type Page } from '@playwright/test';

/** Lists some items of the shop on the German site, and waits until one is live. @returns its id */
export async function listInGermany(page: Page, userId: number, accountId: number): Promise<number> {
  let itemIds: number[] = [];
  // The first import may still be running.
  await expect(async () => {
    const { list } = await (
      await page.request.get(`/v1/users/${userId}/items/ebay?accountId=${accountId}&limit=8`)
    ).json();
    itemIds = list.map(({ id }: { id: number }) => id);
    expect(itemIds).toHaveLength(8);
  }).toPass();
  const runs = `/v1/users/${userId}/publish-runs`;
  const data = { kind: 'list', selection: { accountId, itemIds }, sites: ['DE'] };
  const { runId } = await (await page.request.post(runs, { data })).json();
  let expected = 0;
  await expect(async () => {
    const run = await (await page.request.get(`${runs}/${runId}`)).json();
    expect(run.state).toBe('prepared');
    expected = run.counts
      .filter(({ verdict }: { verdict: string }) => verdict !== 'blocked')
      .reduce((sum: number, { n }: { n: number }) => sum + n, 0);
  }).toPass();
  const consent = { allowDrafts: true, expected };
  // Another test may have listed them all.
  if (expected > 0) expect((await page.request.post(`${runs}/${runId}/confirm`, { data: consent })).ok()).toBe(true);
  let live = 0;
  await expect(async () => {
    for (const itemId of itemIds) {
      const item = await (await page.request.get(`/v1/users/${userId}/items/ebay/${itemId}`)).json();
      const german = item.listings.find(({ site }: { site: string }) => site === 'DE');
      if (german?.state === 'L') live = itemId;
    }
    expect(live).toBeGreaterThan(0);
  }).toPass();
  return live;
}

/**
 * Confirms the number of live listings if the dialog asks for it.
 * @param saved what is shown once the change is saved
 */
export async function agree(page: Page, saved: Locator): Promise<void> {
  const confirm = page.getByRole('button', { name: /^Change \d+ live listing/ });
  await expect(confirm.or(saved)).toBeVisible();
  if (await confirm.isVisible()) await confirm.click();
  await expect(saved).toBeVisible();
}
