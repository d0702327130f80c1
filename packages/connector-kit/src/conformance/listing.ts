import { expect, it } from 'vitest';
import type { GatedPrice } from '../gated-price.ts';
import type { LiveRef } from '../listings.ts';
import { type ConformanceHarness, publishedBy } from './harness.ts';

/** Promises about listings: publish, change, end and read back. */
export function promiseListing(harness: () => ConformanceHarness): void {
  it('publishes the requested content, and publishing again creates no second listing', async () => {
    const { connector, session, awaySite, entry, live } = harness();
    const wanted = await entry('twice');
    const first = publishedBy(await connector.publish(session, awaySite, [wanted]));
    const second = publishedBy(await connector.publish(session, awaySite, [{ ...wanted, knownOffers: first.offers }]));
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

  it('revises the content of a live listing when it is published again', async () => {
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

  it('fails a bad entry alone and says why', async () => {
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

  it('publishes variations as one listing with a price and stock for each', async () => {
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

  it('creates no duplicate when the response of any step is lost after the work was done', async () => {
    const { connector, session, awaySite, entry, group, live, publishSteps, loseNextAnswer } = harness();
    for (const step of publishSteps) {
      const isGroup = step.startsWith('group:');
      const wanted = await (isGroup ? group : entry)(`lost-${step}`);
      loseNextAnswer(step);
      const [lost] = await connector.publish(session, awaySite, [wanted]);
      expect(lost?.ok === false && lost.error.kind, step).toBe('unknown');
      const repeated = publishedBy(await connector.publish(session, awaySite, [{ ...wanted, mayHaveBeenSent: true }]));
      const shown = await live();
      for (const unit of wanted.units) expect(shown.get(unit.sku)?.listingId, step).toBe(repeated.listingId);
    }
  });

  it('changes price or stock alone, and fails an entry that is not live alone', async () => {
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

  it('ends listings, and succeeds for a listing that has already ended', async () => {
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

  it('reads back what the marketplace has, and null for what it never had', async () => {
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

  it('sends nothing after the work was stopped', async () => {
    const { connector, session, awaySite, entry, live } = harness();
    const wanted = await entry('stopped');
    const [outcome] = await connector.publish({ ...session, signal: AbortSignal.abort() }, awaySite, [wanted]);
    expect(outcome?.ok === false && outcome.error.kind).toBe('unavailable');
    expect((await live()).has(wanted.units[0]?.sku ?? '')).toBe(false);
  });
}

function plain(price: GatedPrice | undefined) {
  return price && { minor: price.minor, currency: price.currency };
}
