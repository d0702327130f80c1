import { createAmazonConnector } from '@quayside/connector-amazon';
import { type BulkChannel, type Connector, ConnectorError } from '@quayside/connector-kit';
import { imports } from '@quayside/contract';
import type { Site } from '@quayside/kernel';
import { beforeEach, describe, expect, it } from 'vitest';
import { connectAmazonShop } from '../../../test/amazon-shop.ts';
import { eventually, signal } from '../../../test/eventually.ts';
import { buildOwner, type TestLogin } from '../../../test/factories/seller.ts';
import { countOf, driveRuns } from '../../../test/runs.ts';
import { useTestServer } from '../../../test/server.ts';
import { useTestSandbox } from '../../../test/setup/sandbox.ts';
import { useTestDatabase } from '../../../test/setup/test-database.ts';
import type { Sender } from './index.ts';

const SELLER = 'northgate-outdoors-uk';
const ITEMS = 12;
/** Less than the size that makes a feed worthwhile at Amazon, so that a test does not need six hundred listings. */
const FROM = 6;

/** Each test has a shop of its own, to which Amazon grants ten feed documents in a row. */
const isPerTest = true;
const database = useTestDatabase({ isPerTest });
const row = (n: number) => `FIG-${n},Harbour Figure No. ${n} Red,Figures & Playsets,Harbour,${10 + n}.50,GBP,5`;
const sandbox = useTestSandbox({ rate: 20, isPerTest, catalogue: Array.from({ length: ITEMS }, (_, n) => row(n)) });

/** Whether the marketplace stops responding after half of a submission. */
let isBrokenOff = false;
async function* halfOf(bulk: BulkChannel, ...[session, site, ticket, open]: Parameters<BulkChannel['settle']>) {
  const half = new Map([...open].slice(0, Math.max(0, open.size - ITEMS / 2)));
  if (half.size > 0) yield* bulk.settle(session, site, ticket, half);
  throw new ConnectorError('unavailable', 'The marketplace cannot be reached.');
}

/** Feeds that were started, and the times at which they are polled. */
let submitted = 0;
let heldBack: Promise<void> | undefined;

function withSmallerFeeds(connector: Connector): Connector {
  const { bulk } = connector;
  if (!bulk) return connector;
  const settle: BulkChannel['settle'] = (...about) => (isBrokenOff ? halfOf(bulk, ...about) : bulk.settle(...about));
  const submit: BulkChannel['submit'] = async (...about) => {
    submitted += 1;
    await heldBack;
    return bulk.submit(...about);
  };
  return { ...connector, bulk: { ...bulk, from: FROM, submit, settle } };
}
const server = useTestServer(database, {
  marketplaceClock: sandbox.clock,
  isPerTest,
  connectors: () => [withSmallerFeeds(createAmazonConnector(sandbox.amazon))],
  keepsRates: true,
});

let owner: TestLogin;
let accountId: number;
let sender: Sender;
const runs = driveRuns(server, () => ({ owner, accountId }));

beforeEach(async () => {
  isBrokenOff = false;
  submitted = 0;
  heldBack = undefined;
  owner = await buildOwner(database.db);
  ({ accountId } = await connectAmazonShop(database.db, owner.userId, sandbox, SELLER));
  const params = { id: owner.userId };
  const { importId } = await server.as(owner).call(imports.create, { params, body: { accountId } });
  await server.runJob('sync.import', { userId: owner.userId, importId });
});

const liveOn = async (site: Site): Promise<number> => {
  const path = `amazon/listings?seller=${SELLER}&site=${site}&limit=5000`;
  const { rows } = await sandbox.control<{ rows: { isLive: boolean }[] }>(path);
  return rows.filter((row) => row.isLive).length;
};
const callsOf = async (operation: string): Promise<number> => {
  const { requests } = await sandbox.control<{ requests: { operation: string; seller: string }[] }>(
    'requests?limit=5000',
  );
  return requests.filter((request) => request.operation === operation).length;
};
const waiting = () =>
  database.db.selectFrom('bulk_submissions').selectAll().where('user_id', '=', owner.userId).execute();
const startRun = async (site: Site) => {
  const prepared = await runs.prepare('list', null, [site]);
  expect(countOf(prepared, { verdict: 'blocked' })).toBe(0);
  return runs.carryOut(prepared);
};
/** Lists the whole shop on the site. @returns the finished run */
const list = async (site: Site) => {
  const run = await startRun(site);
  sender = server.startSender();
  return runs.finished(run.runId);
};

describe('many changes', () => {
  it('are sent as one feed, and are done when Amazon shows them', async () => {
    const run = await startRun('DE');
    const puts = await callsOf('putListingsItem');
    server.startSender();
    const done = await runs.finished(run.runId);
    expect(countOf(done, { outcome: 'listed' })).toBe(ITEMS);
    expect(await liveOn('DE')).toBe(ITEMS);
    expect(await callsOf('createFeed')).toBe(1);
    expect(await callsOf('putListingsItem')).toBe(puts);
    expect(await waiting()).toEqual([]);
  });

  it('are followed by another sender if their own sender has stopped', async () => {
    const run = await startRun('FR');
    const first = server.startSender();
    await eventually(async () => expect(await waiting()).toMatchObject([{ is_begun: true }]));
    await first.stop(0);
    expect(countOf(await runs.get(run.runId), { outcome: 'listed' })).toBe(0);
    server.startSender();
    expect(countOf(await runs.finished(run.runId), { outcome: 'listed' })).toBe(ITEMS);
    expect(await callsOf('createFeed')).toBe(1);
    expect(await liveOn('FR')).toBe(ITEMS);
  });

  it('are live once if the response to the feed was lost', async () => {
    await sandbox.control('faults', { kind: 'drop-after-work', operation: 'createFeed', count: 1 });
    expect(countOf(await list('IT'), { outcome: 'listed' })).toBe(ITEMS);
    expect(await liveOn('IT')).toBe(ITEMS);
    expect(await waiting()).toEqual([]);
  });

  /** Fails a change of the submissions' table, like a kill at that moment: nothing of its transaction is stored. */
  const dieAt = (change: 'insert' | 'update') =>
    database.pool.query(`
      create or replace function die() returns trigger language plpgsql as $$ begin raise exception 'killed'; end $$;
      create trigger die before ${change} on bulk_submissions for each row execute function die()`);
  const liveOnAgain = () =>
    database.pool.query(`drop trigger die on bulk_submissions;
      update dispatch_listings set lease_until = now() where lease_until < 'infinity';
      update bulk_submissions set lease_until = now()`);

  it('have no effect if the sender crashed before it stored the ticket, and end once', async () => {
    await list('FR');
    await dieAt('insert');
    const [feeds, documents] = [await callsOf('createFeed'), await callsOf('createFeedDocument')];
    const run = await runs.carryOut(await runs.prepare('end', null, ['FR']));
    sender.wake();
    await eventually(async () => expect(await callsOf('createFeedDocument')).toBeGreaterThan(documents));
    await sender.stop();
    expect(await waiting()).toEqual([]);
    expect(await callsOf('createFeed')).toBe(feeds);
    expect(countOf(await runs.get(run.runId), { outcome: 'ended' })).toBe(0);
    await liveOnAgain();
    server.startSender();
    // Another worker finds the same abandoned rows at the same moment.
    const other = server.startSender();
    expect(countOf(await runs.finished(run.runId), { outcome: 'ended' })).toBe(ITEMS);
    await other.stop();
    expect(await liveOn('FR')).toBe(0);
    expect(await waiting()).toEqual([]);
  });

  it('stay leased if the sender crashed right after starting the submission, and are listed once', async () => {
    await dieAt('update');
    const run = await startRun('FR');
    sender = server.startSender();
    await eventually(async () => expect(await callsOf('createFeed')).toBe(1));
    await sender.stop();
    expect(await waiting()).toMatchObject([{ is_begun: false }]);
    const { rows } = await database.pool.query(
      `select count(*)::int as n from dispatch_listings where user_id = $1 and site = 'FR' and lease_until = 'infinity'`,
      [owner.userId],
    );
    expect(rows).toEqual([{ n: ITEMS }]);
    await liveOnAgain();
    server.startSender();
    expect(countOf(await runs.finished(run.runId), { outcome: 'listed' })).toBe(ITEMS);
    expect(await liveOn('FR')).toBe(ITEMS);
    expect(await waiting()).toEqual([]);
  });

  it('fail one by one: a message that Amazon rejects affects no other', async () => {
    await sandbox.control('faults', { kind: 'partial-207', operation: 'feedMessage', count: 1 });
    const done = await list('ES');
    expect(countOf(done, { outcome: 'failed' })).toBe(1);
    expect(countOf(done, { outcome: 'listed' })).toBe(ITEMS - 1);
    const [failed] = await runs.runItems(done.runId, { outcome: 'failed' });
    expect(failed).toMatchObject({ reason: 'rejected_by_marketplace' });
  });

  it('settle gradually: received outcomes are stored even if the poll fails', async () => {
    await list('FR');
    isBrokenOff = true;
    const run = await runs.carryOut(await runs.prepare('end', null, ['FR']));
    sender.wake();
    const ended = async () => countOf(await runs.get(run.runId), { outcome: 'ended' });
    await eventually(async () => expect(await ended()).toBe(ITEMS / 2));
    expect(await waiting()).toHaveLength(1);
    isBrokenOff = false;
    expect(countOf(await runs.finished(run.runId), { outcome: 'ended' })).toBe(ITEMS);
    expect(await liveOn('FR')).toBe(0);
    expect(await waiting()).toEqual([]);
  });
});

describe('a submission', () => {
  const pause = (reason: string | null) =>
    database.db
      .updateTable('marketplace_accounts')
      .set({ paused_reason: reason })
      .where('user_id', '=', owner.userId)
      .execute();

  /** A sender that is stopped at once has polled once for each kind of work. */
  const oneRound = () => server.startSender().stop();

  it('waits while its account is paused, and continues by itself', async () => {
    await list('IT');
    const run = await runs.carryOut(await runs.prepare('end', null, ['IT']));
    sender.wake();
    await eventually(async () => expect(await waiting()).toHaveLength(1));
    await sender.stop(0);
    await pause('seller');
    const polls = await callsOf('getFeed');
    await database.db.updateTable('bulk_submissions').set({ poll_at: new Date(), lease_until: null }).execute();
    await oneRound();
    expect(await callsOf('getFeed')).toBe(polls);
    server.startSender();
    await pause(null);
    expect(countOf(await runs.finished(run.runId), { outcome: 'ended' })).toBe(ITEMS);
    expect(await liveOn('IT')).toBe(0);
  });

  it('includes changes that arrive while it is prepared', async () => {
    const itemIds = (await runs.runItems((await runs.prepare('list', null, ['IT'])).runId)).map(({ itemId }) => itemId);
    const goOn = signal();
    heldBack = goOn.promise;
    const first = await runs.carryOut(await runs.prepare('list', itemIds.slice(0, ITEMS / 2), ['IT']));
    server.startSender();
    await eventually(async () => expect(submitted).toBe(1));
    const second = await runs.carryOut(await runs.prepare('list', itemIds.slice(ITEMS / 2), ['IT']));
    goOn.resolve();
    for (const { runId } of [first, second])
      expect(countOf(await runs.finished(runId), { outcome: 'listed' })).toBe(ITEMS / 2);
    expect(await callsOf('createFeed')).toBe(1);
    expect(await liveOn('IT')).toBe(ITEMS);
  });
});
