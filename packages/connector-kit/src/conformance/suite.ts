import type { Site } from '@quayside/kernel';
import { describe, expect, it } from 'vitest';
import type { GatedPrice } from '../gated-price.ts';
import type { HomeListingSummary } from '../home-listings.ts';
import type { LiveRef, PublishEntry, PublishedListing } from '../listings.ts';
import type { Outcome } from '../outcome.ts';
import type { Connector } from '../port.ts';
import type { AccountSession } from '../runtime.ts';

/** What a connector's tests provide: a connected account at a real or sandboxed marketplace, and a view from outside. */
export interface ConformanceHarness {
  readonly connector: Connector;
  readonly session: AccountSession;
  readonly homeSite: Site;
  /** A site on which the account is ready to list. */
  readonly awaySite: Site;
  /** A site on which the account is not ready; undefined where it is ready everywhere. */
  readonly unreadySite?: Site;
  /** A valid single listing for `awaySite`, one sku for each name. */
  entry(name: string, changes?: Partial<PublishEntry>): Promise<PublishEntry>;
  /** The same with two variations. */
  group(name: string, changes?: Partial<PublishEntry>): Promise<PublishEntry>;
  price(minor: number): GatedPrice;
  /** What is live on `awaySite` as the marketplace itself shows it, by sku. */
  live(): Promise<ReadonlyMap<string, { title: string; priceMinor: number; quantity: number; listingId: string }>>;
  /** A buyer orders a sku on a site; answers the order's id. */
  buy(sku: string, quantity: number, site: Site): Promise<string>;
  /** The marketplace does the work of the next write of a publish, and its answer is lost; each number is one of the steps. */
  readonly publishSteps: readonly string[];
  loseNextAnswer(step: string): void;
}

/** Promises that hold for every marketplace. Times are the marketplace's own, so the suite is given its own time limit. */
export function describeConformance(name: string, harness: () => ConformanceHarness): void {
  describe(`${name} keeps the port’s promises`, () => {
    it('names the account by an id that does not change', async () => {
      const { connector, session, homeSite } = harness();
      const first = await connector.whoAmI(session);
      expect(first.externalId).not.toBe('');
      expect(first.homeSite).toBe(homeSite);
      expect(await connector.whoAmI(session)).toEqual(first);
    });

    it('renews its access when it is told to', async () => {
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
      const snapshot = await connector.snapshotHomeListings(session, homeSite);
      expect(new Set(snapshot.map(({ externalId }) => externalId))).toEqual(new Set(ids));
    });

    it('reads details in the order asked for, and an unknown listing fails alone', async () => {
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
      const rows = await connector.snapshotHomeListings(session, homeSite);
      expect(rows.find(({ externalId, sku }) => externalId === update.listingId && sku === update.sku)?.quantity).toBe(
        3,
      );
    });

    it('says whether the account may sell on a site, and what is missing', async () => {
      const { connector, session, awaySite, unreadySite } = harness();
      const ready = await connector.siteReadiness(session, awaySite);
      expect(ready).toMatchObject({ site: awaySite, ready: true, gaps: [] });
      if (unreadySite === undefined) return;
      expect((await connector.siteReadiness(session, unreadySite)).gaps).not.toEqual([]);
    });

    it('publishes what was asked for, and publishing it again makes no second listing', async () => {
      const { connector, session, awaySite, entry, live } = harness();
      const wanted = await entry('twice');
      const first = publishedBy(await connector.publish(session, awaySite, [wanted]));
      const second = publishedBy(
        await connector.publish(session, awaySite, [{ ...wanted, knownOffers: first.offers }]),
      );
      const third = publishedBy(await connector.publish(session, awaySite, [wanted]));
      expect([second.listingId, third.listingId]).toEqual([first.listingId, first.listingId]);
      const unit = wanted.units[0];
      expect((await live()).get(unit?.sku ?? '')).toEqual({
        title: wanted.title,
        priceMinor: unit?.price.minor,
        quantity: unit?.quantity,
        listingId: first.listingId,
      });
    });

    it('revises the content of a live listing by publishing it anew', async () => {
      const { connector, session, awaySite, entry, live, price } = harness();
      const before = await entry('revised');
      const { offers, listingId } = publishedBy(await connector.publish(session, awaySite, [before]));
      const units = before.units.map((unit) => ({ ...unit, price: price(2_345), quantity: 4 }));
      const after = { ...before, title: `${before.title} II`, units, knownOffers: offers };
      expect(publishedBy(await connector.publish(session, awaySite, [after])).listingId).toBe(listingId);
      expect((await live()).get(units[0]?.sku ?? '')).toEqual({
        title: after.title,
        priceMinor: 2_345,
        quantity: 4,
        listingId,
      });
    });

    it('keeps a bad entry’s failure to itself and says why', async () => {
      const { connector, session, awaySite, entry } = harness();
      const good = await entry('good');
      const long = await entry('long', { title: 'x'.repeat(connector.capabilities.titleLimit + 1) });
      const nowhere = await entry('nowhere', { categoryId: '0' });
      const outcomes = await connector.publish(session, awaySite, [long, good, nowhere]);
      expect(outcomes.map(({ ok }) => ok)).toEqual([false, true, false]);
      for (const outcome of [outcomes[0], outcomes[2]]) {
        expect(outcome?.ok === false && outcome.error.kind).toBe('rejected');
        expect(outcome?.ok === false && outcome.error.message).not.toBe('');
      }
    });

    it('publishes a listing with variations as one listing with a price and stock for each', async () => {
      const { connector, session, awaySite, group, live } = harness();
      const wanted = await group('family');
      const first = publishedBy(await connector.publish(session, awaySite, [wanted]));
      const again = publishedBy(await connector.publish(session, awaySite, [{ ...wanted, mayHaveBeenSent: true }]));
      expect(again.listingId).toBe(first.listingId);
      const shown = await live();
      for (const unit of wanted.units) {
        expect(shown.get(unit.sku)).toMatchObject({
          listingId: first.listingId,
          priceMinor: unit.price.minor,
          quantity: unit.quantity,
        });
      }
    });

    it('lists nothing twice when an answer is lost after the work was done, at any step', async () => {
      const { connector, session, awaySite, entry, group, live, publishSteps, loseNextAnswer } = harness();
      for (const step of publishSteps) {
        const isGroup = step.startsWith('group:');
        const wanted = await (isGroup ? group : entry)(`lost-${step}`);
        loseNextAnswer(step);
        const [lost] = await connector.publish(session, awaySite, [wanted]);
        expect(lost?.ok === false && lost.error.kind, step).toBe('unknown');
        const repeated = publishedBy(
          await connector.publish(session, awaySite, [{ ...wanted, mayHaveBeenSent: true }]),
        );
        const shown = await live();
        for (const unit of wanted.units) expect(shown.get(unit.sku)?.listingId, step).toBe(repeated.listingId);
      }
    });

    it('changes price or stock alone, and an entry that is not live fails alone', async () => {
      const { connector, session, awaySite, entry, live, price } = harness();
      const wanted = await entry('offer');
      const sku = wanted.units[0]?.sku ?? '';
      const { offers } = publishedBy(await connector.publish(session, awaySite, [wanted]));
      const offerId = offers[sku] ?? '';

      const outcomes = await connector.updateOffers(session, awaySite, [
        { sku, offerId, quantity: 0 },
        { sku: 'not-there', offerId: '80000000', quantity: 1 },
        { sku, offerId, price: price(1_111) },
      ]);
      expect(outcomes.map(({ ok }) => ok)).toEqual([true, false, true]);
      expect((await live()).get(sku)).toMatchObject({ quantity: 0, priceMinor: 1_111, title: wanted.title });
    });

    it('ends listings, and ending what has ended is a success', async () => {
      const { connector, session, awaySite, entry, group, live } = harness();
      const wanted = [await entry('end'), await group('end-family')];
      const published = (await connector.publish(session, awaySite, wanted)).map((outcome) => publishedBy([outcome]));
      const refs: LiveRef[] = wanted.map(({ key, isGroup }, index) => ({
        key,
        isGroup,
        listingId: published[index]?.listingId ?? '',
        offers: published[index]?.offers ?? {},
      }));
      for (const _again of [1, 2]) {
        const outcomes = await connector.end(session, awaySite, refs);
        expect(outcomes.map(({ ok }) => ok)).toEqual([true, true]);
      }
      const shown = await live();
      for (const { units } of wanted) for (const unit of units) expect(shown.has(unit.sku)).toBe(false);
    });

    it('reads back what it holds, and null for what it never had', async () => {
      const { connector, session, awaySite, entry, group } = harness();
      const single = await entry('read');
      const family = await group('read-family');
      const [one, many] = (await connector.publish(session, awaySite, [single, family])).map((outcome) =>
        publishedBy([outcome]),
      );
      const [first, second, third] = await connector.readListings(session, awaySite, [
        single,
        family,
        { key: 'never-had', isGroup: false },
      ]);
      expect(first).toMatchObject({ key: single.key, title: single.title, listingId: one?.listingId, isLive: true });
      expect(first?.units[0]).toMatchObject({
        quantity: single.units[0]?.quantity,
        price: plain(single.units[0]?.price),
      });
      expect(second).toMatchObject({ listingId: many?.listingId, isLive: true });
      expect(second?.units.map(({ sku }) => sku).sort()).toEqual(family.units.map(({ sku }) => sku).sort());
      expect(third).toBeNull();
    });

    it('hands on an order of any site, with the sku it is for, and says where to go on from', async () => {
      const { connector, session, homeSite, awaySite, entry, live, buy } = harness();
      const wanted = await entry('ordered');
      const sku = wanted.units[0]?.sku ?? '';
      const { listingId } = publishedBy(await connector.publish(session, awaySite, [wanted]));
      const [home] = (await firstListings(connector, session, homeSite)).slice(-1);

      const away = await buy(sku, 2, awaySite);
      const first = await connector.listOrders(session, null);
      expect(first.orders.find(({ externalId }) => externalId === away)).toMatchObject({
        site: awaySite,
        status: 'paid',
        lines: [{ sku, listingId, quantity: 2 }],
      });
      expect((await live()).get(sku)?.quantity).toBe((wanted.units[0]?.quantity ?? 0) - 2);

      const atHome = await buy(home?.sku ?? '', 1, homeSite);
      const second = await connector.listOrders(session, first.nextCursor);
      expect(second.orders.find(({ externalId }) => externalId === atHome)).toMatchObject({
        site: homeSite,
        lines: [{ listingId: home?.externalId, quantity: 1 }],
      });
      const changes = second.orders.map(({ modifiedAt }) => Date.parse(modifiedAt));
      expect(changes).toEqual(changes.toSorted((one, other) => one - other));
    });

    it('sends nothing once the work was stopped', async () => {
      const { connector, session, awaySite, entry, live } = harness();
      const wanted = await entry('stopped');
      const [outcome] = await connector.publish({ ...session, signal: AbortSignal.abort() }, awaySite, [wanted]);
      expect(outcome?.ok === false && outcome.error.kind).toBe('unavailable');
      expect((await live()).has(wanted.units[0]?.sku ?? '')).toBe(false);
    });

    it('states the account’s quotas, or says that it can not', async () => {
      const { connector, session } = harness();
      const quotas = await connector.readQuotas(session);
      expect(quotas.length > 0).toBe(connector.capabilities.statesQuotas);
      const operations = connector.capabilities.operationLimits.map(({ operation }) => operation);
      for (const quota of quotas) {
        expect(operations).toContain(quota.operation);
        expect(quota.remaining).toBeLessThanOrEqual(quota.limit);
        expect(Number.isNaN(Date.parse(quota.resetsAt))).toBe(false);
      }
    });
  });
}

function publishedBy(outcomes: readonly Outcome<PublishedListing>[]): PublishedListing {
  const [outcome] = outcomes;
  if (outcome?.ok) return outcome.value;
  throw outcome?.error ?? new Error('no outcome');
}

function plain(price: GatedPrice | undefined) {
  return price && { minor: price.minor, currency: price.currency };
}

/** The first page that is not empty. */
async function firstListings(
  connector: Connector,
  session: AccountSession,
  homeSite: Site,
): Promise<readonly HomeListingSummary[]> {
  let page = await connector.listHomeListings(session, homeSite, null);
  while (page.listings.length === 0 && page.nextCursor !== null) {
    page = await connector.listHomeListings(session, homeSite, page.nextCursor);
  }
  return page.listings;
}
