import { expect, it } from 'vitest';
import { type ConformanceHarness, firstListings } from './harness.ts';

/** Promises about reading an account and its home listings. */
export function promiseReading(harness: () => ConformanceHarness): void {
  it('names the account by an id that does not change', async () => {
    const { connector, session, homeSite } = harness();
    const first = await connector.whoAmI(session);
    expect(first.externalId).not.toBe('');
    expect(first.homeSite).toBe(homeSite);
    expect(await connector.whoAmI(session)).toEqual(first);
  });

  it('renews its access on request', async () => {
    const { connector, session } = harness();
    const before = await session.tokens.read();
    await connector.renewAccess(session);
    expect((await session.tokens.read()).accessToken).not.toBe(before.accessToken);
  });

  it('lists every home listing once over all pages, and the snapshot agrees', async () => {
    const { connector, session, homeSite } = harness();
    const ids: string[] = [];
    let total = 0;
    for (let cursor: string | null = null, isMore = true; isMore; isMore = cursor !== null) {
      const page = await connector.listHomeListings(session, homeSite, cursor);
      ids.push(...page.listings.map(({ externalId }) => externalId));
      total = page.total;
      cursor = page.nextCursor;
    }
    expect(ids.length).toBeGreaterThan(0);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.length).toBeLessThanOrEqual(total);
    const { rows: snapshot } = await connector.snapshotHomeListings(session, homeSite);
    expect(new Set(snapshot.map(({ externalId }) => externalId))).toEqual(new Set(ids));
  });

  it('reads details in the requested order, and an unknown listing fails alone', async () => {
    const { connector, session, homeSite } = harness();
    const listings = await firstListings(connector, session, homeSite);
    const known = listings.slice(0, 3).map(({ externalId }) => externalId);
    const results = await connector.getHomeListings(session, homeSite, [...known, '999999999999']);
    expect(results.slice(0, known.length).map((result) => result.ok && result.listing.externalId)).toEqual(known);
    expect(results.at(-1)).toMatchObject({ ok: false, externalId: '999999999999' });
  });

  it('sets home stock, and setting it again changes nothing', async () => {
    const { connector, session, homeSite } = harness();
    const listings = await firstListings(connector, session, homeSite);
    const chosen = listings.slice(0, 2);
    const [first] = await connector.getHomeListings(session, homeSite, [chosen[0]?.externalId ?? '']);
    const variant = first?.ok ? first.listing.variants[0] : undefined;
    const update = {
      listingId: chosen[0]?.externalId ?? '',
      sku: variant?.sku ?? chosen[0]?.sku ?? '',
      isVariant: variant !== undefined,
      quantity: 3,
    };
    const unknown = { listingId: '999999999999', sku: 'none', isVariant: false, quantity: 1 };
    for (const _again of [1, 2]) {
      const outcomes = await connector.updateHomeStock(session, homeSite, [update, unknown]);
      expect(outcomes.map(({ ok }) => ok)).toEqual([true, false]);
    }
    const { rows } = await connector.snapshotHomeListings(session, homeSite);
    expect(rows.find(({ externalId, sku }) => externalId === update.listingId && sku === update.sku)?.quantity).toBe(3);
  });

  it('says whether the account may sell on a site, and what is missing', async () => {
    const { connector, session, awaySite, unreadySite } = harness();
    const ready = await connector.siteReadiness(session, awaySite);
    expect(ready).toMatchObject({ site: awaySite, ready: true, gaps: [] });
    if (unreadySite === undefined) return;
    expect((await connector.siteReadiness(session, unreadySite)).gaps).not.toEqual([]);
  });

  it('states the account’s quotas, or says that it cannot', async () => {
    const { connector, session } = harness();
    const quotas = await connector.readQuotas(session);
    expect(quotas.length > 0).toBe(connector.capabilities.statesQuotas !== false);
    const operations = connector.capabilities.operationLimits.map(({ operation }) => operation);
    for (const quota of quotas) {
      expect(operations).toContain(quota.operation);
      expect(quota.remaining).toBeLessThanOrEqual(quota.limit);
      expect(Number.isNaN(Date.parse(quota.resetsAt))).toBe(false);
    }
  });
}
