import { createEbayConnector } from '@quayside/connector-ebay';
import type { Site } from '@quayside/kernel';
import { afterAll, beforeAll, expect } from 'vitest';
import { connectShop } from '../consent.ts';
import { eventually } from '../eventually.ts';
import { buildOwner, type TestLogin } from '../factories/seller.ts';
import { liveRows } from '../live-rows.ts';
import { countOf, driveRuns } from '../runs.ts';
import { useTestServer } from '../server.ts';
import { useTestSandbox } from '../setup/sandbox.ts';
import { useTestDatabase } from '../setup/test-database.ts';
import { PATIENCE_MS } from './kills.ts';
import { createWorkers } from './worker-process.ts';

const SELLER = 'harbour-toys-uk';

/** A shop of so many items at home, all live on a site, and workers that a test kills. */
export function useLiveShop(items: number, site: Site) {
  const database = useTestDatabase();
  const catalogue = Array.from(
    { length: items },
    (_, n) => `TRAIN-${n},Wooden toy train No. ${n} blue,Figures & Playsets,Tidewater,${10 + n}.00,GBP,5`,
  );
  const sandbox = useTestSandbox({ catalogue });
  const server = useTestServer(database, { connectors: () => [createEbayConnector(sandbox.ebay)] });
  const workers = createWorkers(database, () => sandbox);
  afterAll(() => workers.stop());
  const shop = { owner: undefined as TestLogin | undefined, accountId: 0 };
  const owner = (): TestLogin => {
    if (!shop.owner) throw new Error('The shop is there in tests only');
    return shop.owner;
  };
  const runs = driveRuns(server, () => ({ owner: owner(), accountId: shop.accountId }));

  beforeAll(async () => {
    shop.owner = await buildOwner(database.db);
    shop.accountId = await connectShop(server, shop.owner, SELLER);
    const { rows } = await database.pool.query<{ import_id: number }>('select import_id from imports');
    await server.runJob('sync.import', { userId: shop.owner.userId, importId: rows[0]?.import_id });
    const sender = server.startSender();
    const run = await runs.carryOut(await runs.prepare('list', null, [site]));
    await eventually(async () => expect((await runs.get(run.runId)).finishedAt).not.toBeNull(), PATIENCE_MS);
    expect(countOf(await runs.get(run.runId), { outcome: 'listed' })).toBe(items);
    await sender.stop();
  }, 2 * PATIENCE_MS);

  return {
    ...{ database, sandbox, server, workers, owner },
    seller: SELLER,
    accountId: () => shop.accountId,
    /** What is live on the site, by the sandbox. */
    live: () => liveRows(sandbox, SELLER, site),
    /** Makes it likely that a kill strikes between a call of these operations and its answer. */
    async slowDown(
      operations: readonly string[],
      { ms, probability }: { readonly ms: number; readonly probability: number },
    ) {
      for (const operation of operations) {
        await sandbox.control('faults', { kind: 'slow', seller: SELLER, ms, probability, operation, seed: operation });
      }
    },
  };
}
