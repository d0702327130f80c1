import { createEbayConnector } from '@quayside/connector-ebay';
import { publishing, translations } from '@quayside/contract';
import { describe, expect, it } from 'vitest';
import { useEbayShop } from '../../../test/ebay-shop.ts';
import { holdWriters } from '../../../test/held-writers.ts';
import { ALL_DRAFTS, countOf } from '../../../test/runs.ts';
import { useTestServer } from '../../../test/server.ts';
import { useTestSandbox } from '../../../test/setup/sandbox.ts';
import { useTestDatabase } from '../../../test/setup/test-database.ts';

/* Two items with one title, each in a run of its own. */

const database = useTestDatabase();
const sandbox = useTestSandbox({
  catalogue: ['EQ-1', 'EQ-2', 'EQ-3'].map(
    (sku) => `${sku},Harbour Wooden Train,Figures & Playsets,Harbour,10.50,GBP,9`,
  ),
});
const server = useTestServer(database, { connectors: () => [createEbayConnector(sandbox.ebay)] });
const shop = useEbayShop({ database, sandbox, server }, { seller: 'demo-shop-uk', singles: 3, varied: 0 });

const write = (itemId: number, translation: string) =>
  server.as(shop.owner).call(translations.update, {
    params: { id: shop.owner.userId, itemId },
    body: { new_translations: [{ site: 'DE', translation }] },
  });

describe('two items with one title', () => {
  it('go live once, if two workers carry out two runs at once; beside a live one none is prepared, and none is renamed to it', async () => {
    const [one = 0, other = 0] = shop.itemIds;
    // The seller's own words are never changed, so they are equal until they are carried out.
    for (const itemId of [one, other]) await write(itemId, 'Harbour Holzeisenbahn');
    const runs = [await shop.runs.prepare('list', [one], ['DE']), await shop.runs.prepare('list', [other], ['DE'])];
    for (const { runId } of runs) {
      const params = { id: shop.owner.userId, runId };
      await server.as(shop.owner).call(publishing.confirm, { params, body: { ...ALL_DRAFTS, expected: 1 } });
    }
    const job = ({ runId }: { readonly runId: number }) =>
      server.runJob('publishing.carry-out', { userId: shop.owner.userId, runId });
    // Both workers have come to the point of queuing their listing before either has done it.
    const held = await holdWriters(database, 'listings');
    const both = Promise.all(runs.map(job));
    await held.areWaiting(2);
    await held.release();
    await both;
    server.startSender();
    const finished = await Promise.all(runs.map(({ runId }) => shop.runs.finished(runId)));
    expect(finished.map((run) => countOf(run, { outcome: 'listed' })).sort()).toEqual([0, 1]);
    const lost = finished.findIndex((run) => countOf(run, { outcome: 'listed' }) === 0);
    const winner = lost === 0 ? other : one;
    const loser = lost === 0 ? one : other;
    expect(await shop.runs.runItems(finished[lost]?.runId ?? 0)).toMatchObject([
      { itemId: loser, outcome: 'skipped', reason: 'duplicate_title', reasonParams: { itemId: winner } },
    ]);
    const live = await shop.live('DE');
    expect([...live.values()].filter(({ title }) => title === 'Harbour Holzeisenbahn')).toHaveLength(1);

    const third = shop.itemIds[2] ?? 0;
    await write(third, 'Harbour Zug');
    await shop.runs.carryOut(await shop.runs.prepare('list', [third], ['DE']));
    await write(third, 'harbour holzeisenbahn');
    const { rows } = await database.pool.query<{ title: string }>(
      `select title from listings where user_id = $1 and item_id = $2 and site = 'DE'`,
      [shop.owner.userId, third],
    );
    expect(rows).toEqual([{ title: 'Harbour Zug' }]);
    await write(third, 'Harbour Bahn');
    const { rows: after } = await database.pool.query<{ title: string }>(
      `select title from listings where user_id = $1 and item_id = $2 and site = 'DE'`,
      [shop.owner.userId, third],
    );
    expect(after).toEqual([{ title: 'Harbour Bahn' }]);
    const { runId } = await shop.runs.prepare('list', [loser], ['DE']);
    const [blocked] = await shop.runs.runItems(runId);
    expect(blocked).toMatchObject({ verdict: 'blocked', reason: 'duplicate_title' });
  });
});
