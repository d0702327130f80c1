import { createAmazonConnector } from '@quayside/connector-amazon';
import { imports, publishing, type RunItem } from '@quayside/contract';
import type { Site } from '@quayside/kernel';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { connectAmazonShop } from '../../../test/amazon-shop.ts';
import { buildOwner, type TestLogin } from '../../../test/factories/seller.ts';
import { countOf, countsKeptAndCounted, driveRuns } from '../../../test/runs.ts';
import { useTestServer } from '../../../test/server.ts';
import { useTestSandbox } from '../../../test/setup/sandbox.ts';
import { useTestDatabase } from '../../../test/setup/test-database.ts';

const SELLER = 'harbour-toys-uk';
const SITES: readonly Site[] = ['DE', 'FR', 'IT', 'ES'];
/** A run previews a thousand listings while it is prepared: those of 250 items. */
const PREVIEWED = 250;
const LATER = 6;
const ITEMS = PREVIEWED + LATER;

/** What a consent changes gets a business of its own; the other tests share one, because its import takes long. */
const database = useTestDatabase();
const row = (n: number) => `FIG-${n},Harbour Figure No. ${n} Red,Figures & Playsets,Harbour,${10 + n}.50,GBP,9`;
const sandbox = useTestSandbox({ catalogue: Array.from({ length: ITEMS }, (_, n) => row(n)) });
const server = useTestServer(database, { connectors: () => [createAmazonConnector(sandbox.amazon)] });

let owner: TestLogin;
let accountId: number;
const runs = driveRuns(server, () => ({ owner, accountId }));
const preview = (runId: number) => server.runJob('publishing.preview-due', { userId: owner.userId, runId });
const carryOut = (runId: number) => server.runJob('publishing.carry-out', { userId: owner.userId, runId });

/** No longer at Amazon, as Quayside does not know yet. */
let gone = { sku: '', itemId: 0 };

/** A new business imports one of the shops, which then loses a listing. */
async function importShop(seller: string): Promise<void> {
  owner = await buildOwner(database.db);
  ({ accountId } = await connectAmazonShop(database.db, owner.userId, sandbox, seller));
  const { importId } = await server
    .as(owner)
    .call(imports.create, { params: { id: owner.userId }, body: { accountId } });
  await server.runJob('sync.import', { userId: owner.userId, importId });
  const { rows } = await database.pool.query<{ sku: string; itemId: number }>(
    'select sku, item_id as "itemId" from items where user_id = $1 order by item_id desc limit 1',
    [owner.userId],
  );
  gone = rows[0] ?? gone;
  await sandbox.control('amazon/listings/change', { seller, sku: gone.sku, end: true });
}

let shared: { owner: TestLogin; accountId: number; gone: typeof gone };
beforeAll(async () => {
  // Amazon's rate for hundreds of previews in seconds.
  await sandbox.control('clock', { rate: 100 });
  await importShop(SELLER);
  shared = { owner, accountId, gone };
});
beforeEach(() => {
  ({ owner, accountId, gone } = shared);
});

const ofGone = (items: readonly RunItem[]) => items.filter(({ sku }) => sku === gone.sku);

describe('the listings of a large run that are previewed after its preparation', () => {
  it('are counted, and those that Amazon would refuse are kept back with the reason before the consent', async () => {
    const run = await runs.prepare('list', null, SITES);
    expect(run).toMatchObject({ state: 'prepared', itemsPrepared: ITEMS, previewsDue: LATER * SITES.length });
    expect(countOf(run, { verdict: 'blocked' })).toBe(0);
    await preview(run.runId);
    const after = await runs.get(run.runId);
    expect(after).toMatchObject({ state: 'prepared', previewsDue: 0 });
    expect(countOf(after, { verdict: 'blocked', reason: 'missing_aspects' })).toBe(SITES.length);
    expect(countOf(after)).toBe(ITEMS * SITES.length);
    for (const one of ofGone(await runs.runItems(run.runId))) {
      expect(one).toMatchObject({ verdict: 'blocked', reason: 'missing_aspects' });
    }
    const { kept, counted } = await countsKeptAndCounted(database, owner.userId);
    expect(kept).toEqual(counted);
  });

  it('are previewed no more once their run is discarded', async () => {
    const { runId } = await runs.prepare('list', null, SITES);
    await server.as(owner).call(publishing.cancel, { params: runs.params(runId) });
    await preview(runId);
    const discarded = await runs.get(runId);
    expect(discarded).toMatchObject({ state: 'cancelled', previewsDue: 0 });
    expect(countOf(discarded, { verdict: 'blocked' })).toBe(0);
  });

  it('do not hold their run for ever where they cannot be previewed', async () => {
    const { runId } = await runs.prepare('list', null, SITES);
    await server.giveUpJob('publishing.preview-due', { userId: owner.userId, runId });
    const run = await runs.get(runId);
    expect(run).toMatchObject({ state: 'prepared', previewsDue: 0 });
    expect(countOf(run, { verdict: 'blocked' })).toBe(0);
  });

  it('are previewed by another job if theirs has used up its attempts', async () => {
    const { runId } = await runs.prepare('list', null, SITES);
    const ended = AbortSignal.abort();
    const last = { signal: ended, isLastAttempt: true };
    await expect(server.runJob('publishing.preview-due', { userId: owner.userId, runId }, last)).rejects.toThrow();
    expect(await runs.get(runId)).toMatchObject({ state: 'prepared', previewsDue: LATER * SITES.length });
    await database.pool.query(`delete from jobs.job where (data->>'runId')::bigint = $1`, [runId]);
    await server.runJob('publishing.continue-runs', {});
    const { rows } = await database.pool.query(`select name from jobs.job where (data->>'runId')::bigint = $1`, [
      runId,
    ]);
    expect(rows).toEqual([{ name: 'publishing.preview-due' }]);
  });

  it('wait after a consent that comes before their preview, and none goes without it', async () => {
    await importShop('tideway-home-uk');
    const { runId } = await runs.carryOut(await runs.prepare('list', null, SITES));
    const consented = await runs.get(runId);
    expect(consented).toMatchObject({ state: 'confirmed', previewsDue: LATER * SITES.length });
    expect(countOf(consented, { outcome: 'queued' })).toBe(PREVIEWED * SITES.length);
    expect(countOf(consented, { outcome: 'waiting' })).toBe(LATER * SITES.length);
    await preview(runId);
    await carryOut(runId);
    const going = await runs.get(runId);
    expect(going).toMatchObject({ state: 'running', previewsDue: 0 });
    expect(countOf(going, { outcome: 'queued' })).toBe((ITEMS - 1) * SITES.length);
    for (const one of ofGone(await runs.runItems(runId))) {
      expect(one).toMatchObject({ outcome: 'skipped', reason: 'missing_aspects' });
    }
    const { rows } = await database.pool.query('select from desired_states where user_id = $1 and item_id = $2', [
      ...[owner.userId, gone.itemId],
    ]);
    expect(rows).toEqual([]);
    const { kept, counted } = await countsKeptAndCounted(database, owner.userId);
    expect(kept).toEqual(counted);
  });

  it('are all carried out if their preview ends while the others are carried out', async () => {
    await importShop('pennine-crafts-uk');
    const prepared = await runs.prepare('list', null, SITES);
    const { runId } = prepared;
    await runs.consent(prepared);
    let steps = 0;
    const noteProgress = async () => {
      steps += 1;
      if (steps === 1) await preview(runId);
    };
    await server.runJob('publishing.carry-out', { userId: owner.userId, runId }, { noteProgress });
    const going = await runs.get(runId);
    expect(going).toMatchObject({ state: 'running', previewsDue: 0 });
    expect(countOf(going, { outcome: 'waiting' })).toBe(0);
    expect(countOf(going)).toBe(ITEMS * SITES.length);
  });
});
