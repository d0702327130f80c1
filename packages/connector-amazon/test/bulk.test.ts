import { type BulkChange, type PublishEntry, settleAll } from '@quayside/connector-kit';
import type { Site } from '@quayside/kernel';
import { describe, expect, it } from 'vitest';
import { price, useShop } from './shop.ts';

const shop = useShop();

describe('many changes at once', () => {
  const publishing = (sku: string, changes?: Partial<PublishEntry>): BulkChange => ({
    kind: 'publish',
    entry: shop.entry(sku, changes),
  });

  function bulkOf() {
    const { bulk } = shop.stage.connector;
    if (!bulk) throw new Error('there is no bulk channel');
    return bulk;
  }

  async function carryOut(site: Site, changes: readonly BulkChange[]) {
    const bulk = bulkOf();
    const ticket = await bulk.begin(shop.session, site, await bulk.submit(shop.session, site, [changes]));
    expect(await settleAll(bulk, shop.session, site, ticket, changes)).toBeNull();
    await shop.stage.advance(5_000);
    return settleAll(bulk, shop.session, site, ticket, changes);
  }

  it('publishes, changes and ends in one feed, and gives each change its own outcome', async () => {
    await shop.publishOn('DE', 'FEED-PRICE', 1_000);
    await shop.publishOn('DE', 'FEED-END', 1_000);
    const calls = shop.stage.proxy.calls.length;
    const outcomes = await carryOut('DE', [
      ...Array.from({ length: 30 }, (_, n) => publishing(`FEED-${n}`)),
      publishing('FEED-BARE', { attributes: {} }),
      publishing('FEED-LONG', { title: 'x'.repeat(201) }),
      publishing('FEED-NOWHERE', { categoryId: 'NO_SUCH_TYPE' }),
      { kind: 'update', update: { sku: 'FEED-PRICE', offerId: '', price: price(1_234), quantity: 3 } },
      { kind: 'update', update: { sku: 'FEED-UNKNOWN', offerId: '', quantity: 3 } },
      { kind: 'end', listing: { key: 'FEED-END', isGroup: false, listingId: 'FEED-END', offers: {} } },
    ]);
    expect(outcomes?.slice(0, 30).every((outcome) => outcome.ok)).toBe(true);
    expect(outcomes?.[0]).toMatchObject({
      value: { listingId: 'FEED-0', url: expect.stringMatching(/^https:\/\/www\.amazon\.de\/dp\/B0/) },
    });
    const rejected = (code?: string) => ({ ok: false, error: { kind: 'rejected', ...(code ? { code } : {}) } });
    expect(outcomes?.[30]).toMatchObject(rejected('definition'));
    expect(outcomes?.[31]).toMatchObject(rejected());
    expect(outcomes?.[32]).toMatchObject(rejected());
    expect(outcomes?.[33]).toEqual({ ok: true, value: null });
    expect(outcomes?.[34]).toMatchObject({ ok: false, error: { kind: 'not-found' } });
    expect(outcomes?.[35]).toEqual({ ok: true, value: null });
    expect(await shop.rowOf('FEED-PRICE', 'DE')).toMatchObject({ price: '12.34', quantity: 3 });
    expect(await shop.rowOf('FEED-END', 'DE')).toBeUndefined();
    const made = shop.stage.proxy.calls.slice(calls);
    expect(made.filter(({ method, path }) => method === 'POST' && path.endsWith('/feeds'))).toHaveLength(1);
    expect(made.filter(({ method }) => method === 'PATCH' || method === 'DELETE')).toEqual([]);
  });

  it('changes nothing before it is started', async () => {
    await shop.publishOn('DE', 'ONLY-READY', 1_000);
    const update = { sku: 'ONLY-READY', offerId: '', quantity: 8 };
    const before = await shop.rowOf('ONLY-READY', 'DE');
    await bulkOf().submit(shop.session, 'DE', [[{ kind: 'update', update }]]);
    await shop.stage.advance(60_000);
    expect(await shop.rowOf('ONLY-READY', 'DE')).toEqual(before);
  });

  it('has no second effect when it is started again after a lost response', async () => {
    const changes = [publishing('AGAIN-1'), publishing('AGAIN-2')];
    const bulk = bulkOf();
    const ready = await bulk.submit(shop.session, 'DE', [changes]);
    shop.stage.proxy.dropNextAnswer(/\/feeds$/);
    await expect(bulk.begin(shop.session, 'DE', ready)).rejects.toMatchObject({ kind: 'unknown' });
    await shop.stage.advance(5_000);
    const begun = await bulk.begin(shop.session, 'DE', ready);
    await shop.stage.advance(5_000);
    const outcomes = await settleAll(bulk, shop.session, 'DE', begun, changes);
    expect(outcomes?.map(({ ok }) => ok)).toEqual([true, true]);
    expect(await bulk.begin(shop.session, 'DE', begun)).toBe(begun);
  });

  it('resends a quantity that already shows if another one may still take effect', async () => {
    await shop.publishOn('DE', 'SAID-ANEW', 1_000);
    const { quantity = 0 } = (await shop.rowOf('SAID-ANEW', 'DE')) ?? {};
    const update = { sku: 'SAID-ANEW', offerId: '', quantity };
    const calls = shop.stage.proxy.calls.length;
    const said = () => shop.stage.proxy.calls.slice(calls).filter(({ method }) => method === 'PATCH').length;
    await shop.stage.connector.updateOffers(shop.session, 'DE', [update]);
    expect(said()).toBe(0);
    await shop.stage.connector.updateOffers(shop.session, 'DE', [{ ...update, mustResend: true }]);
    expect(said()).toBe(1);
  });

  it('limits a message’s failure to its own change', async () => {
    await shop.fault({ kind: 'partial-207', operation: 'feedMessage', count: 1 });
    const outcomes = await carryOut('DE', [publishing('SPOILED'), publishing('SOUND')]);
    expect(outcomes).toMatchObject([{ ok: false, error: { kind: 'rejected', code: '8560' } }, { ok: true }]);
  });

  it('reports that a failed feed may have been processed in part', async () => {
    await shop.fault({ kind: 'fatal', operation: 'createFeed', count: 1 });
    const outcomes = await carryOut('DE', [publishing('FATAL-1')]);
    expect(outcomes).toMatchObject([{ ok: false, error: { kind: 'unknown', code: 'FATAL' } }]);
  });
});
