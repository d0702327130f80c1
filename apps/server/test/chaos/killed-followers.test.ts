import { descriptions } from '@quayside/contract';
import { expect, it } from 'vitest';
import { withTransaction } from '../../src/platform/database/database.ts';
import { eventually, signal } from '../eventually.ts';
import { isThorough, killsOf, PATIENCE_MS } from './kills.ts';
import { useLiveShop } from './live-shop.ts';

/*
 * Every listing of a site is described anew, and the workers that make them follow are killed: with a step of listings taken out but not
 * yet queued, and then at any moment. Each listing must have its new description, and must have been revised exactly once.
 */

const SITE = 'DE';
/** More than the step of a worker, so that one is queued and another one is not. */
const [ITEMS, STEP] = [360, 300];
const KILLS = killsOf(3);

const { database, live: liveNow, owner, sandbox, seller, server, slowDown, workers } = useLiveShop(ITEMS, SITE);

async function describe(words: string): Promise<void> {
  const at = { params: { id: owner().userId, site: SITE } as const };
  const body = { choice: 'facts' as const, engine: null, template: `<p>${words}</p>{{description}}` };
  const { live } = await server.as(owner()).call(descriptions.preview, { ...at, body });
  expect(live).toBe(ITEMS);
  await server.as(owner()).call(descriptions.update, { ...at, body: { ...body, expected: live } });
}

const count = async (statement: string): Promise<number> => (await database.pool.query(statement)).rows[0].n;
const waiting = () => count('select count(*)::int as n from listing_followers');
const unsent = () =>
  count("select count(*)::int as n from desired_states where change_kind = 'content' and state <> 'idle'");
const isOver = async () => (await waiting()) + (await unsent()) === 0;

async function revisions(): Promise<Map<string, number>> {
  return new Map((await liveNow()).map(({ itemId, revisions: n }) => [itemId, n]));
}

/** The revisions that one change makes, for each listing, and what its page then says. */
async function madeBy(words: string, follow: () => Promise<void>): Promise<{ made: number[]; held: boolean[] }> {
  const before = await revisions();
  await describe(words);
  await follow();
  await eventually(async () => expect(await isOver()).toBe(true), PATIENCE_MS);
  const after = await revisions();
  const held = await Promise.all(
    [...after.keys()].map(async (itemId) => {
      const address = `listings/description?seller=${seller}&itemId=${itemId}`;
      return (await sandbox.control<{ description: string }>(address)).description.includes(`<p>${words}</p>`);
    }),
  );
  return { made: [...after].map(([itemId, n]) => n - (before.get(itemId) ?? 0)), held };
}

/** Kills a worker that has queued one step and has taken the next one out. */
async function killInMidStep(): Promise<void> {
  const [held, free] = [signal(), signal()];
  const holding = withTransaction(database.db, async (tx) => {
    await tx.selectFrom('listings').select('state').orderBy('item_id', 'desc').limit(1).forUpdate().execute();
    held.resolve();
    await free.promise;
  });
  await held.promise;
  await workers.start();
  await eventually(async () => {
    expect(await waiting()).toBe(ITEMS - STEP);
    expect(await count('select count(*)::int as n from pg_locks where not granted')).toBeGreaterThan(0);
  }, PATIENCE_MS);
  await workers.kill();
  free.resolve();
  await holding;
  expect(await waiting()).toBe(ITEMS - STEP);
}

it('descriptions reach every listing once when the workers that make them follow are killed', {
  timeout: 4 * PATIENCE_MS,
}, async () => {
  const steady = await madeBy('Sorgfältig verpackt', workers.start);
  expect(new Set(steady.made).size).toBe(1);
  expect(new Set(steady.held)).toEqual(new Set([true]));
  await workers.kill();
  const revising = ['bulkCreateOrReplaceInventoryItem', 'createOrReplaceInventoryItem', 'updateOffer'];
  await slowDown(revising, { ms: 150, probability: 0.5 });
  let kills = 0;
  const disturbed = await madeBy('Am selben Tag versandt', async () => {
    await killInMidStep();
    kills = await workers.workAndKill(KILLS, isOver);
  });
  expect(new Set(disturbed.held)).toEqual(new Set([true]));
  expect(disturbed.made).toEqual(steady.made);
  if (!isThorough) expect(kills).toBe(KILLS);
});
