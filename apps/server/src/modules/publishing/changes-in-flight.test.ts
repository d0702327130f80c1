import { createEbayConnector } from '@quayside/connector-ebay';
import { type Connector, ConnectorError, type Outcome } from '@quayside/connector-kit';
import { descriptions, pricing, translations } from '@quayside/contract';
import type { Site } from '@quayside/kernel';
import { afterEach, describe, expect, it } from 'vitest';
import { connectShop } from '../../../test/consent.ts';
import { decimal, useEbayShop } from '../../../test/ebay-shop.ts';
import { eventually, signal } from '../../../test/eventually.ts';
import { buildOwner } from '../../../test/factories/seller.ts';
import { holdWriters } from '../../../test/held-writers.ts';
import { useTestServer } from '../../../test/server.ts';
import { useTestSandbox } from '../../../test/setup/sandbox.ts';
import { useTestDatabase } from '../../../test/setup/test-database.ts';
import type { Sender } from '../dispatch/index.ts';

/* A change between reading a listing's content and storing the listing as live is sent afterwards. */

/** Each test takes its own. */
const ITEMS = 16;
const SELLER = 'demo-shop-uk';
const SITE: Site = 'US';

/** A marketplace call that is paused, before it is sent or before its response is returned. */
interface Held {
  readonly call: 'publish' | 'updateOffers' | 'end';
  readonly at: 'leaving' | 'answered';
  readonly reached: ReturnType<typeof signal>;
  readonly released: ReturnType<typeof signal>;
}
let held: Held | undefined;

async function pass<T>(call: Held['call'], work: () => Promise<T>): Promise<T> {
  const stop = async (at: Held['at']) => {
    if (held?.call !== call || held.at !== at) return;
    held.reached.resolve();
    await held.released.promise;
  };
  await stop('leaving');
  const answer = await work();
  await stop('answered');
  return answer;
}

function hold(call: Held['call'], at: Held['at']): Held {
  held = { call, at, reached: signal(), released: signal() };
  return held;
}

function release(): void {
  held?.released.resolve();
  held = undefined;
}

/** Whether the marketplace refuses to end listings. */
let isEndRefused = false;
const REFUSED: Outcome<void> = { ok: false, error: new ConnectorError('rejected', 'The listing has a bid.') };

/** The real connector with calls that can be paused. */
function stoppable(connector: Connector): Connector {
  return {
    ...connector,
    publish: (...given) => pass('publish', () => connector.publish(...given)),
    updateOffers: (...given) => pass('updateOffers', () => connector.updateOffers(...given)),
    end: (...given) => pass('end', async () => (isEndRefused ? given[2].map(() => REFUSED) : connector.end(...given))),
  };
}

const database = useTestDatabase();
const row = (n: number) => `FIG-${n},Harbour Figure No. ${n} Red,Figures & Playsets,Harbour,${10 + n}.50,GBP,9`;
const sandbox = useTestSandbox({ catalogue: Array.from({ length: ITEMS }, (_, n) => row(n)) });
const server = useTestServer(database, { connectors: () => [stoppable(createEbayConnector(sandbox.ebay))] });
const shop = useEbayShop({ database, sandbox, server }, { seller: SELLER, singles: ITEMS, varied: 0 });
const { runs, live, product } = shop;

let sender: Sender | undefined;
let used = 0;
const nextItem = (): number => {
  used += 1;
  return shop.itemIds[used - 1] ?? 0;
};
afterEach(async () => {
  release();
  isEndRefused = false;
  await sender?.stop();
  sender = undefined;
});

const skuOf = async (itemId: number) => (await product(itemId)).sku;
const onSite = async (itemId: number) => (await live(SITE)).get(`${await skuOf(itemId)}-${SITE}`);
const listingOf = async (itemId: number) => (await product(itemId)).listings.find(({ site }) => site === SITE);
const availableOf = async (itemId: number) => (await product(itemId)).units[0]?.available;
const sellAtHome = async (itemId: number) => {
  await sandbox.control('orders', { seller: SELLER, sku: await skuOf(itemId), site: 'UK', quantity: 1 });
  const before = await availableOf(itemId);
  await eventually(async () => {
    await server.pollOrders(shop.owner.userId, shop.accountId);
    expect(await availableOf(itemId)).toBe((before ?? 0) - 1);
  });
};
const prepared = (itemId: number) => runs.prepare('list', [itemId], [SITE]);
const setPrice = (itemId: number, minor: number, enabled = true) =>
  server.as(shop.owner).call(pricing.setManual, {
    params: { id: shop.owner.userId, itemId },
    body: { prices: [{ site: SITE, minor, enabled }] },
  });
const settled = (check: () => Promise<void>) => eventually(check);
const nothingWaits = async () => {
  const { rows } = await database.pool.query(`select target_key from desired_states where state <> 'idle'`);
  expect(rows).toEqual([]);
};

/** Publishes the item and stops once the marketplace has responded. */
async function publishedButNotStored(itemId: number): Promise<number> {
  const stop = hold('publish', 'answered');
  const { runId } = await runs.carryOut(await prepared(itemId));
  sender = server.startSender();
  await stop.reached.promise;
  return runId;
}

describe('a change while a run is carried out', () => {
  it('is sent if it is a sale between the reading of stock and the commit of the new listings', async () => {
    const itemId = nextItem();
    const run = await prepared(itemId);
    const writers = await holdWriters(database, 'stock_targets');
    const carrying = runs.carryOut(run);
    await writers.areWaiting(1);
    let isSold = false;
    const selling = sellAtHome(itemId).then(() => {
      isSold = true;
    });
    await writers.areWaiting(2, () => isSold);
    await writers.release();
    await Promise.all([carrying, selling]);
    sender = server.startSender();
    await runs.finished(run.runId);
    await settled(async () => expect((await onSite(itemId))?.quantity).toBe(8));
    await settled(nothingWaits);
  });

  it('is counted and sent if it is a rule between the reading of rules and the commit of the new listings', async () => {
    const itemId = nextItem();
    const run = await prepared(itemId);
    const writers = await holdWriters(database, 'run_items');
    const carrying = runs.carryOut(run);
    await writers.areWaiting(1);
    // The save waits for the step, and is refused because it would change one more price than was shown.
    let isAnswered = false;
    const early = shop
      .raisePrices(SITE)
      .then(
        () => 'saved',
        (error: Error) => error.message,
      )
      .finally(() => {
        isAnswered = true;
      });
    await writers.areWaiting(2, () => isAnswered);
    await writers.release();
    await carrying;
    expect(await early).toContain('prices_changed');
    await shop.raisePrices(SITE);
    sender = server.startSender();
    await runs.finished(run.runId);
    const listing = await listingOf(itemId);
    expect(listing?.priceBreakdown).toMatchObject({ increase: '20 %' });
    await settled(async () => expect((await onSite(itemId))?.price).toBe(decimal(listing?.price)));
  });
});

describe('a change that is stored while a run queues listings', () => {
  it('is in the new listings if it is a template whose listings were counted before', async () => {
    const itemId = nextItem();
    const run = await prepared(itemId);
    const params = { id: shop.owner.userId, site: SITE };
    const setting = { choice: 'facts' as const, engine: null, template: '<p>Saved during a run</p>{{facts}}' };
    const { live: expected } = await server.as(shop.owner).call(descriptions.preview, { params, body: setting });
    const writers = await holdWriters(database, 'description_settings');
    const body = { ...setting, expected };
    const saving = server.as(shop.owner).call(descriptions.update, { params, body });
    await writers.areWaiting(1);
    sender = server.startSender();
    let isListed = false;
    const listing = runs
      .carryOut(run)
      .then(() => runs.finished(run.runId))
      .then(() => {
        isListed = true;
      });
    await writers.areWaiting(2, () => isListed);
    await writers.release();
    await Promise.all([saving, listing]);
    await server.runJob('listings.follow', { userId: shop.owner.userId });
    await settled(nothingWaits);
    const { description } = await sandbox.control<{ description: string }>(
      `listings/description?seller=${SELLER}&itemId=${(await onSite(itemId))?.itemId}`,
    );
    expect(description).toContain('Saved during a run');
  });

  it('is refused if it is a template that was agreed to for fewer listings', async () => {
    const itemId = nextItem();
    const run = await prepared(itemId);
    const params = { id: shop.owner.userId, site: SITE };
    const setting = { choice: 'none' as const, engine: null, template: null };
    const { live: expected } = await server.as(shop.owner).call(descriptions.preview, { params, body: setting });
    const writers = await holdWriters(database, 'run_items');
    const carrying = runs.carryOut(run);
    await writers.areWaiting(1);
    let isAnswered = false;
    const saving = server
      .as(shop.owner)
      .refused(descriptions.update, { params, body: { ...setting, expected } })
      .finally(() => {
        isAnswered = true;
      });
    await writers.areWaiting(2, () => isAnswered);
    await writers.release();
    expect((await Promise.all([saving, carrying]))[0]).toMatchObject({ status: 409, error: 'live_listings_changed' });
  });
});

describe('a change while the marketplace responds', () => {
  it('is sent if it is a sale', async () => {
    const itemId = nextItem();
    await publishedButNotStored(itemId);
    await sellAtHome(itemId);
    release();
    await settled(async () => expect((await onSite(itemId))?.quantity).toBe(8));
    await settled(nothingWaits);
  });

  it('is sent if it is a title', async () => {
    const itemId = nextItem();
    const runId = await publishedButNotStored(itemId);
    await server.as(shop.owner).call(translations.update, {
      params: { id: shop.owner.userId, itemId },
      body: { new_translations: [{ site: SITE, translation: 'Written while eBay answered' }] },
    });
    release();
    await runs.finished(runId);
    await settled(nothingWaits);
    expect((await onSite(itemId))?.title).toBe('Written while eBay answered');
    expect(await listingOf(itemId)).toMatchObject({ state: 'L', title: 'Written while eBay answered' });
  });

  it('is sent if it is the template of the descriptions', async () => {
    const itemId = nextItem();
    const runId = await publishedButNotStored(itemId);
    const params = { id: shop.owner.userId, site: SITE };
    const setting = { choice: 'facts' as const, engine: null, template: '<p>Saved while eBay answered</p>{{facts}}' };
    const { live: changing } = await server.as(shop.owner).call(descriptions.preview, { params, body: setting });
    const body = { ...setting, expected: changing };
    await server.as(shop.owner).call(descriptions.update, { params, body });
    await server.runJob('listings.follow', { userId: shop.owner.userId });
    release();
    await runs.finished(runId);
    await settled(nothingWaits);
    const { description } = await sandbox.control<{ description: string }>(
      `listings/description?seller=${SELLER}&itemId=${(await onSite(itemId))?.itemId}`,
    );
    expect(description).toContain('Saved while eBay answered');
  });

  it('is sent if it is a price, even one that is withdrawn while it is sent', async () => {
    const itemId = nextItem();
    await setPrice(itemId, 11_100);
    const runId = await publishedButNotStored(itemId);
    await setPrice(itemId, 12_345);
    release();
    const update = hold('updateOffers', 'leaving');
    await runs.finished(runId);
    await update.reached.promise;
    await setPrice(itemId, 11_100);
    release();
    await settled(nothingWaits);
    expect(await listingOf(itemId)).toMatchObject({ price: { minor: 11_100 } });
    expect((await onSite(itemId))?.price).toBe('111.00');
  });

  it('is sent if it is an end', async () => {
    const itemId = nextItem();
    await publishedButNotStored(itemId);
    const end = await runs.carryOut(await runs.prepare('end', [itemId], [SITE]));
    release();
    await runs.finished(end.runId);
    await settled(nothingWaits);
    expect((await onSite(itemId))?.status ?? 'ENDED').toBe('ENDED');
    expect((await listingOf(itemId))?.state).toBe('E');
  });
});

describe('a change while the marketplace ends a listing', () => {
  /** Stops the end of a live listing before the call is sent, and changes the title meanwhile. */
  async function retitledWhileEnding(itemId: number, translation: string): Promise<number> {
    sender = server.startSender();
    const { runId } = await runs.carryOut(await prepared(itemId));
    await runs.finished(runId);
    await settled(nothingWaits);
    const stop = hold('end', 'leaving');
    const end = await runs.carryOut(await runs.prepare('end', [itemId], [SITE]));
    await stop.reached.promise;
    await server.as(shop.owner).call(translations.update, {
      params: { id: shop.owner.userId, itemId },
      body: { new_translations: [{ site: SITE, translation }] },
    });
    return end.runId;
  }

  it('does not publish the listing again', async () => {
    const itemId = nextItem();
    const runId = await retitledWhileEnding(itemId, 'Written while eBay ended it');
    release();
    await runs.finished(runId);
    await settled(nothingWaits);
    expect((await onSite(itemId))?.status ?? 'ENDED').toBe('ENDED');
    expect((await listingOf(itemId))?.state).toBe('E');
  });

  it('is sent if the marketplace refuses the end', async () => {
    const itemId = nextItem();
    isEndRefused = true;
    const runId = await retitledWhileEnding(itemId, 'Written while eBay refused');
    release();
    await runs.finished(runId);
    await settled(async () => expect((await onSite(itemId))?.title).toBe('Written while eBay refused'));
    const { rows } = await database.pool.query(
      `delete from desired_states where state = 'failed' returning change_kind`,
    );
    expect(rows).toEqual([{ change_kind: 'end' }]);
    await settled(nothingWaits);
    expect(await listingOf(itemId)).toMatchObject({ state: 'L', title: 'Written while eBay refused' });
  });
});

describe('a wrong quantity at a marketplace', () => {
  it('is found by comparing every site with the ledger, and corrected once', async () => {
    const itemIds = [nextItem(), nextItem()];
    sender = server.startSender();
    const { runId } = await runs.carryOut(await runs.prepare('list', itemIds, ['DE', SITE]));
    await runs.finished(runId);
    await settled(nothingWaits);
    const [wrong = 0] = itemIds;
    const waiting = () =>
      database.pool.query(`select site, payload->>'quantity' as quantity from desired_states where state <> 'idle'`);
    await sender.stop();
    await server.runJob('stock.resend-stock', {});
    expect((await waiting()).rows).toEqual([]);

    // A sale changed the stock level, but its desired state for one site was lost.
    await database.pool.query('update stock_levels set reserved = reserved + 2 where item_id = $1', [wrong]);
    await database.pool.query(`update stock_targets set sent_quantity = 7 where item_id = $1 and site = 'DE'`, [wrong]);
    await server.runJob('stock.resend-stock', {});
    expect((await waiting()).rows).toEqual([{ site: SITE, quantity: '7' }]);
    sender = server.startSender();
    await settled(async () => expect((await onSite(wrong))?.quantity).toBe(7));
    await settled(nothingWaits);
    await server.runJob('stock.resend-stock', {});
    expect((await waiting()).rows).toEqual([]);
  });

  it('is found for one account while the comparison of another fails', async () => {
    const other = await buildOwner(database.db);
    const first = await database.db.selectFrom('marketplace_accounts').selectAll().executeTakeFirstOrThrow();
    expect(first.user_id).toBe(shop.owner.userId);
    await connectShop(server, other, 'harbour-toys-uk');
    const { rows: imported } = await database.pool.query<{ import_id: number }>(
      'select import_id from imports where user_id = $1',
      [other.userId],
    );
    await server.runJob('sync.import', { userId: other.userId, importId: imported[0]?.import_id });
    // Home was sent a quantity that differs from the ledger's.
    await database.pool.query('update stock_targets set sent_quantity = 99 where is_home');
    await database.pool.query(
      `create function refuse() returns trigger language plpgsql as $$ begin raise 'refused'; end $$`,
    );
    await database.pool.query(
      `create trigger refuse before insert on desired_states for each row when (new.user_id = ${shop.owner.userId}) execute function refuse()`,
    );
    await server.runJob('stock.resend-stock', {});
    const { rows } = await database.pool.query<{ user_id: number }>(
      `select distinct user_id from desired_states where state <> 'idle'`,
    );
    expect(rows.map(({ user_id }) => Number(user_id))).toEqual([other.userId]);
    await database.pool.query('drop function refuse cascade');
  });
});
