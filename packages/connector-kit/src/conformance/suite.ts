import { describe, expect, it } from 'vitest';
import { type ConformanceHarness, firstListings, publishedBy } from './harness.ts';
import { promiseListing } from './listing.ts';
import { promiseReading } from './reading.ts';
import { promiseShipping } from './shipping.ts';

/** Promises that hold for every marketplace. The suite has its own time limit, because marketplaces take their own time. */
export function describeConformance(name: string, harness: () => ConformanceHarness): void {
  describe(`${name} keeps the port’s promises`, () => {
    promiseReading(harness);
    promiseListing(harness);
    promiseShipping(harness);

    it('returns an order of any site with its SKU and a cursor to continue from', async () => {
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
      expect(await connector.readOrder(session, away)).toEqual(
        first.orders.find(({ externalId }) => externalId === away),
      );
      expect(await connector.readOrder(session, `${away}0`)).toBeNull();
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
  });
}
