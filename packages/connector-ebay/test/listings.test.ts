import type { GatedPrice, OfferUpdate, PublishEntry } from '@quayside/connector-kit';
import { money, type Site } from '@quayside/kernel';
import { describe, expect, it } from 'vitest';
import { createOfficialCheck, hasOfficialSchemas } from './official-schema.ts';
import { connectSeller } from './sandbox.ts';
import { useShop } from './shop.ts';

const shop = useShop();
/** A seller who withdraws the consent. */
const OTHER = 'harbour-toys-uk';

describe('publishing', () => {
  it.each<Site>(['DE', 'FR', 'IT', 'ES', 'US', 'AU', 'CA', 'IE', 'AT', 'BEFR'])('goes live on %s', async (site) => {
    const entry = await shop.entryFor(site, `SITE-${site}`);
    const calls = await shop.callsOf(async () => {
      const { url, listingId } = await shop.publishOne(site, entry);
      expect(url).toBe(`${shop.proxy.url}/ebay/itm/${listingId}`);
    });
    expect(calls.map(({ path }) => path.split('/').at(-1))).toEqual([
      'bulk_create_or_replace_inventory_item',
      'bulk_create_offer',
      'bulk_publish_offer',
    ]);
  });

  it('keeps what the seller set on the offer elsewhere', async () => {
    const entry = await shop.entryFor('DE', 'KEPT-DE');
    const { offers } = await shop.publishOne('DE', entry);
    const path = `${shop.sandbox.url}/ebay/sell/inventory/v1/offer/${offers['KEPT-DE']}`;
    const headers = {
      authorization: `Bearer ${(await shop.session.tokens.read()).accessToken}`,
      'content-type': 'application/json',
      'content-language': 'de-DE',
      'accept-language': 'de-DE',
    };
    const existing = (await (await fetch(path, { headers })).json()) as Record<string, unknown>;
    const { offerId: _id, sku: _sku, marketplaceId: _m, format: _f, status: _s, listing: _l, ...content } = existing;
    const set = { ...content, quantityLimitPerBuyer: 2, tax: { applyTax: true, vatPercentage: 19 } };
    expect((await fetch(path, { method: 'PUT', headers, body: JSON.stringify(set) })).status).toBeLessThan(300);

    const [unit] = entry.units;
    if (!unit) throw new Error('no unit');
    const units = [{ ...unit, price: money(2_990, 'EUR') as GatedPrice }];
    await shop.publishOne('DE', { ...entry, units, knownOffers: offers });
    const after = (await (await fetch(path, { headers })).json()) as Record<string, unknown>;
    expect(after).toMatchObject({
      quantityLimitPerBuyer: 2,
      tax: { applyTax: true, vatPercentage: 19 },
      pricingSummary: { price: { value: '29.90', currency: 'EUR' } },
    });
  });

  it('without a difference uses no revision', async () => {
    const entry = await shop.entryFor('DE', 'SAME-DE');
    const { offers } = await shop.publishOne('DE', entry);
    const calls = await shop.callsOf(() => shop.publishOne('DE', { ...entry, knownOffers: offers }));
    expect(calls.map(({ path }) => path.split(/[/?]/).find((part) => /bulk|^offer$/.test(part)))).toEqual([
      'bulk_get_inventory_item',
      'offer',
    ]);
  });

  it('finds the listing that an earlier send completed after the read-back', async () => {
    const entry = await shop.entryFor('DE', 'SLOW-DE');
    const { offers, listingId } = await shop.publishOne('DE', entry);
    const stale = { sku: 'SLOW-DE', marketplaceId: 'EBAY_DE', format: 'FIXED_PRICE', status: 'UNPUBLISHED' };
    shop.proxy.answerNext(/offer\?sku=SLOW-DE/, 200, { total: 1, offers: [{ ...stale, offerId: offers['SLOW-DE'] }] });
    expect((await shop.publishOne('DE', { ...entry, mayHaveBeenSent: true })).listingId).toBe(listingId);
  });

  describe('that eBay has done and does not show yet', () => {
    const nothing = { total: 0, offers: [] };
    const namesOf = async (work: () => Promise<unknown>) =>
      (await shop.callsOf(work)).map(({ path }) => path.split(/[/?]/).find((part) => /bulk|^offer$/.test(part)));
    const outcomeOf = async (entry: PublishEntry) => {
      const [outcome] = await shop.connector.publish(shop.session, 'DE', [entry]);
      return outcome;
    };
    const inProcess = { ok: false, error: { kind: 'unknown', code: 'in-process' } };

    it('is in process, and then read back and not sent again until it shows', async () => {
      const entry = { ...(await shop.entryFor('DE', 'UNSEEN-DE')), mayHaveBeenSent: true };
      const { listingId } = await shop.publishOne('DE', entry);
      // The offer that exists is refused, and no read shows it.
      for (const _ of [1, 2]) shop.proxy.answerNext(/offer\?sku=UNSEEN-DE/, 200, nothing);
      expect(await outcomeOf(entry)).toMatchObject(inProcess);
      shop.proxy.answerNext(/offer\?sku=UNSEEN-DE/, 200, nothing);
      const accepted = { ...entry, isInProcess: true as const };
      const calls = await namesOf(async () => expect(await outcomeOf(accepted)).toMatchObject(inProcess));
      expect(calls).toEqual(['bulk_get_inventory_item', 'offer']);
      const last = await namesOf(async () =>
        expect(await outcomeOf(accepted)).toMatchObject({ ok: true, value: { listingId } }),
      );
      expect(last).toEqual(['bulk_get_inventory_item', 'offer']);
    });

    it('has not failed if publishing it again is refused because it is live', async () => {
      const entry = { ...(await shop.entryFor('DE', 'LIVE-DE')), mayHaveBeenSent: true };
      const { offers, listingId } = await shop.publishOne('DE', entry);
      const stale = { sku: 'LIVE-DE', marketplaceId: 'EBAY_DE', format: 'FIXED_PRICE', status: 'UNPUBLISHED' };
      const unpublished = { total: 1, offers: [{ ...stale, offerId: offers['LIVE-DE'] }] };
      for (const _ of [1, 2]) shop.proxy.answerNext(/offer\?sku=LIVE-DE/, 200, unpublished);
      expect(await outcomeOf(entry)).toMatchObject(inProcess);
      expect(await outcomeOf({ ...entry, isInProcess: true })).toMatchObject({ ok: true, value: { listingId } });
    });

    it('still fails for what eBay rejects, however often it was sent', async () => {
      const entry = { ...(await shop.entryFor('DE', 'BAD-DE')), mayHaveBeenSent: true, categoryId: '1' };
      expect(await outcomeOf(entry)).toMatchObject({ ok: false, error: { kind: 'rejected' } });
    });
  });

  it('of an entry with a system error inside the bulk does not affect the others', async () => {
    const entries = await Promise.all(['BULK-1-DE', 'BULK-2-DE'].map((sku) => shop.entryFor('DE', sku)));
    const trouble = { statusCode: 500, errors: [{ errorId: 25025, message: 'Two writers at once.' }] };
    shop.proxy.answerNext(/bulk_create_or_replace/, 207, {
      responses: [
        { sku: 'BULK-1-DE', locale: 'de_DE', ...trouble },
        { sku: 'BULK-2-DE', locale: 'de_DE', statusCode: 200 },
      ],
    });
    const [first, second] = await shop.connector.publish(shop.session, 'DE', entries);
    expect(first?.ok === false && first.error.kind).toBe('unavailable');
    // The forged response stored nothing, so the second entry reached its offer only.
    expect(second?.ok === false && second.error.kind).toBe('not-found');
  });
});

describe('bulk price and stock', () => {
  it('is sent SKU by SKU if eBay rejects several at once', async () => {
    const skus = ['ONE-DE', 'TWO-DE'];
    const updates: OfferUpdate[] = [];
    for (const sku of skus) {
      const { offers } = await shop.publishOne('DE', await shop.entryFor('DE', sku));
      updates.push({ sku, offerId: offers[sku] ?? '', quantity: 2 });
    }
    shop.proxy.answerNext(/bulk_update_price_quantity/, 400, {
      errors: [{ errorId: 25709, message: 'One sku a call.' }],
    });
    const calls = await shop.callsOf(async () => {
      const outcomes = await shop.connector.updateOffers(shop.session, 'DE', updates);
      expect(outcomes.map(({ ok }) => ok)).toEqual([true, true]);
    });
    expect(calls.map(({ body }) => (JSON.parse(body) as { requests: unknown[] }).requests.length)).toEqual([2, 1, 1]);
  });
});

describe('a listing that the seller ended at eBay', () => {
  it.each([
    ['withdrawn', 'POST', '/withdraw'],
    ['removed with its offer', 'DELETE', ''],
  ])('and that is %s there is gone: a price change does not find it', async (what, method, path) => {
    const sku = `GONE-${what.length}-DE`;
    const { offers } = await shop.publishOne('DE', await shop.entryFor('DE', sku));
    const offerId = offers[sku] ?? '';
    const headers = {
      'accept-language': 'de-DE',
      authorization: `Bearer ${(await shop.session.tokens.read()).accessToken}`,
    };
    const url = `${shop.sandbox.url}/ebay/sell/inventory/v1/offer/${offerId}${path}`;
    expect((await fetch(url, { method, headers })).ok).toBe(true);
    const [outcome] = await shop.connector.updateOffers(shop.session, 'DE', [
      { sku, offerId, price: money(2_490, 'EUR') as GatedPrice },
    ]);
    expect(outcome).toMatchObject({ ok: false, error: { kind: 'not-found' } });
  });

  it('is distinguished from one whose change is rejected for its content', async () => {
    const { offers } = await shop.publishOne('DE', await shop.entryFor('DE', 'POUNDS-DE'));
    const [outcome] = await shop.connector.updateOffers(shop.session, 'DE', [
      { sku: 'POUNDS-DE', offerId: offers['POUNDS-DE'] ?? '', price: money(2_490, 'GBP') as GatedPrice },
    ]);
    expect(outcome).toMatchObject({ ok: false, error: { kind: 'rejected' } });
  });
});

it('does not report listings of another site as home listings', async () => {
  await shop.publishOne('US', await shop.entryFor('US', 'ABROAD-US'));
  const { listings } = await shop.connector.listHomeListings(shop.session, 'UK', null);
  expect(listings.map(({ sku }) => sku).sort()).toEqual(['UK-1', 'UK-2', 'UK-3']);
  const { rows } = await shop.connector.snapshotHomeListings(shop.session, 'UK');
  expect(rows.map(({ sku }) => sku)).not.toContain('ABROAD-US');
});

it('that loses its consent during the work reports that for every entry', async () => {
  const entries = await Promise.all(['LATE-1-DE', 'LATE-2-DE'].map((sku) => shop.entryFor('DE', sku)));
  const { session } = await connectSeller(shop.connector, OTHER);
  await shop.sandbox.control('tokens/revoke', { seller: OTHER });
  const outcomes = await shop.connector.publish(session, 'DE', entries);
  expect(outcomes.map((outcome) => outcome.ok === false && outcome.error.kind)).toEqual([
    'auth-expired',
    'auth-expired',
  ]);
});

if (hasOfficialSchemas) {
  it('would be detected if it sent an unknown field or omitted a header', async () => {
    const check = createOfficialCheck();
    const entry = await shop.entryFor('DE', 'SAMPLE-DE');
    const calls = await shop.callsOf(() => shop.publishOne('DE', entry));
    const sample = calls.find(({ path }) => path.endsWith('bulk_create_offer'));
    if (!sample) throw new Error('no offer was sent');
    const misspelt = { ...sample, headers: {}, body: sample.body.replace('categoryId', 'categoryID') };
    expect(check(misspelt)).toContain('bulkCreateOffer.requests[0]: categoryID is unknown');
    expect(check(misspelt)).toContain('bulkCreateOffer: header Content-Language is missing');
  });
}
