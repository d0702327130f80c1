import { expect, type Page, test } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { acceptTerms, enterAs } from './seller.ts';
import { beyondTheEdge, NARROW, resizeTo, settle, stopMotion } from './soundness.ts';

/* A seller sets up the repricer: a rule, the dry run, going live by consent, one item blocked, and off again. */

interface Place {
  readonly userId: number;
  readonly accountId: number;
}

/** Lists items of the demo's Amazon shop in France, with a lowest price. @returns those that are live */
async function liveItems(page: Page, { userId, accountId }: Place): Promise<{ id: number; title: string }[]> {
  let items: { id: number; title: string }[] = [];
  await expect(async () => {
    const { list } = await (
      await page.request.get(`/v1/users/${userId}/items/amazon?accountId=${accountId}&limit=20`)
    ).json();
    items = list.filter((item: { unitCount: number; isFBA: boolean }) => item.unitCount === 1 && !item.isFBA);
    expect(items.length).toBeGreaterThan(3);
  }).toPass();
  const runs = `/v1/users/${userId}/publish-runs`;
  const data = { kind: 'list', selection: { accountId, itemIds: items.map(({ id }) => id) }, sites: ['FR'] };
  const created = await page.request.post(runs, { data });
  expect(created.ok(), await created.text()).toBe(true);
  const { runId } = await created.json();
  let expected = 0;
  await expect(async () => {
    const run = await (await page.request.get(`${runs}/${runId}`)).json();
    expect(run.state).toBe('prepared');
    expected = run.counts
      .filter(({ verdict }: { verdict: string }) => verdict !== 'blocked')
      .reduce((sum: number, { n }: { n: number }) => sum + n, 0);
  }).toPass();
  if (expected > 0)
    expect((await page.request.post(`${runs}/${runId}/confirm`, { data: { allowDrafts: true, expected } })).ok()).toBe(
      true,
    );
  let live: { id: number; title: string }[] = [];
  await expect(async () => {
    live = [];
    for (const item of items) {
      const { listings } = await (await page.request.get(`/v1/users/${userId}/items/amazon/${item.id}`)).json();
      const french = listings.find(({ site }: { site: string }) => site === 'FR');
      if (french?.state === 'L' && french.live) live.push(item);
    }
    expect(live.length).toBeGreaterThan(1);
  }).toPass();
  for (const { id } of live) {
    const { listings } = await (await page.request.get(`/v1/users/${userId}/items/amazon/${id}`)).json();
    const { from } = listings.find(({ site }: { site: string }) => site === 'FR').live;
    const floors = [{ site: 'FR', minor: Math.ceil(from.minor * 0.8) }];
    const saved = await page.request.put(`/v1/users/${userId}/pricing/floors/items/${id}`, { data: { floors } });
    expect(saved.ok(), await saved.text()).toBe(true);
  }
  return live;
}

test('a seller adds a rule, reads the dry run, goes live by consent, blocks one item and switches off', async ({
  page,
}) => {
  const { user } = await enterAs(page, 'demo');
  await acceptTerms(page, user.id);
  const accountId = user.accounts.find(({ platform }) => platform === 'amazon')?.id ?? 0;
  const [first] = await liveItems(page, { userId: user.id, accountId });
  if (!first) throw new Error('Nothing is live');
  await page.goto(`/amazon/${accountId}/tools/repricer`);
  await expect(page.getByRole('heading', { name: 'Repricer', level: 1 })).toBeVisible();
  await expect(page.getByText('No decisions yet')).toBeVisible();

  // On every day of the week, the rule gives its rule price back: a decision that needs no competitor.
  await page.getByRole('button', { name: 'Add a rule' }).click();
  const form = page.getByRole('dialog', { name: 'Add a rule' });
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(form.getByText('Enter a name')).toBeVisible();
  await form.getByRole('textbox', { name: 'Name', exact: true }).fill('Closed all day');
  await form.getByRole('switch', { name: /Only at some hours/ }).click({ force: true });
  await form.getByLabel('From', { exact: true }).fill('00:00');
  await form.getByLabel('Until', { exact: true }).fill('00:00');
  await form.getByLabel('Outside these hours').selectOption('Go to the rule price');
  await settle(page);
  await expectAccessible(page);
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Repricing settings saved.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Open the rule Closed all day' })).toBeVisible();

  // What a draft would have done: by sales, of which there are none, it lowers the price. The offers of one item have been read.
  const asked = await page.request.post(`/v1/users/${user.id}/competitors/items/${first.id}/read`);
  expect(asked.ok(), await asked.text()).toBe(true);
  await page.getByRole('button', { name: 'Open the rule Closed all day' }).click();
  const rule = page.getByRole('dialog', { name: 'Change the rule' });
  await rule.getByRole('switch', { name: /Only at some hours/ }).click({ force: true });
  await rule.getByLabel('Strategy', { exact: true }).selectOption('By sales');
  await rule.getByLabel('Size of a step').fill('5');
  await rule.getByRole('button', { name: 'Try on stored offers …' }).click();
  const replay = page.getByRole('dialog', { name: 'What this rule would have done' });
  await replay.getByText('What is assumed').click();
  await expect(replay.getByText(/Other sellers do as they did/)).toBeVisible();
  await expect(async () => {
    await replay.getByRole('button', { name: 'Replay' }).click();
    await expect(replay.getByText(/listings were gone through/)).toBeVisible();
    expect(await replay.getByRole('cell', { name: 'Share of the time as featured offer' }).count()).toBe(1);
  }).toPass();
  await expect(replay.getByText(/have no stored offers/)).toBeVisible();
  await settle(page);
  await expectAccessible(page);
  await resizeTo(page, NARROW);
  expect(await beyondTheEdge(page)).toEqual([]);
  await resizeTo(page, { width: 1280, height: 800 });
  await replay.getByRole('button', { name: first.title }).click();
  await expect(replay.getByRole('heading', { name: `Prices of ${first.title}` })).toBeVisible();
  await expect(replay.getByRole('row').nth(1)).toContainText('€');
  await expectAccessible(page);
  await replay.getByRole('button', { name: 'Back to the sums' }).click();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await expect(rule).toBeHidden();

  await page.getByRole('switch', { name: 'Repricing' }).click({ force: true });
  await expect(page.getByText('Repricing is on.')).toBeVisible();
  await expect(page.getByText(/Dry run: you see/)).toBeVisible();
  const table = page.getByRole('table').last();
  await expect(table.getByRole('row').filter({ hasText: first.title }).first()).toContainText(
    'it goes to the rule price',
  );

  await settle(page);
  await stopMotion(page);
  await expectAccessible(page);
  await resizeTo(page, NARROW);
  expect(await beyondTheEdge(page)).toEqual([]);
  await resizeTo(page, { width: 1280, height: 800 });

  await page.getByRole('button', { name: 'Go live …' }).click();
  const ask = page.getByRole('dialog', { name: 'Go live, or turn back' });
  await ask.getByLabel('All listings with a rule go live').check();
  await ask.getByRole('button', { name: 'Show the changes' }).click();
  const change = page.getByRole('dialog', { name: 'Repricing of listings' });
  await change.getByRole('button', { name: /^Change \d+ row/ }).click();
  await expect(change.getByText(/row(s)? (was|were) changed/)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByText(/listing(s)? (is|are) live/)).toBeVisible();

  await page.goto(`/amazon/${accountId}/products/item/${first.id}`);
  const panel = page.getByRole('region', { name: 'Repricer' });
  await expect(panel.getByText('Live', { exact: true })).toBeVisible();
  await panel.getByRole('switch', { name: /Keep the repricer off this item/ }).click({ force: true });
  await expect(panel.getByText('You keep the repricer off this item.')).toBeVisible();
  await expect(page.getByText('Repricer blocked').first()).toBeVisible();

  await page.goto(`/amazon/${accountId}/tools/repricer`);
  await page.getByRole('switch', { name: 'Repricing' }).click({ force: true });
  await expect(page.getByText('Repricing is off.')).toBeVisible();
  await expect(page.getByText(/keep(s)? (its|their) last price/)).toBeVisible();
});
