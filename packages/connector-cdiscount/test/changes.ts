import { type BulkChange, type OfferUpdate, type PublishEntry, settleAll } from '@quayside/connector-kit';
import type { Shop } from './shop.ts';

/** Packages are processed within this time, one after the other. */
export const DONE_MS = 10_000;

export const updating = (sku: string, update: Partial<OfferUpdate>): BulkChange => ({
  kind: 'update',
  update: { sku, offerId: sku, ...update },
});
export const ending = (key: string): BulkChange => ({
  kind: 'end',
  listing: { key, isGroup: false, listingId: key, offers: {} },
});

/** The number of packages that these calls opened. */
export const packagesOf = (calls: readonly string[]) => calls.filter((call) => call === 'POST /offer-packages').length;
export const failing = (kind: string, code?: string) => ({ ok: false, error: { kind, ...(code ? { code } : {}) } });

/** Changes of a shop's listings, and helpers to send them. */
export function changesOf(shop: Shop) {
  function bulkOf({ bulk } = shop.stage.connector) {
    if (!bulk) throw new Error('there is no bulk channel');
    return bulk;
  }
  async function submit(changes: readonly BulkChange[], bulk = bulkOf()): Promise<string> {
    return bulk.begin(shop.session, 'FR', await bulk.submit(shop.session, 'FR', [changes]));
  }

  return {
    bulkOf,
    publishing: (sku: string, changes?: Partial<PublishEntry>): BulkChange => ({
      kind: 'publish',
      entry: shop.entry(sku, changes),
    }),
    submit,

    async carryOut(changes: readonly BulkChange[], bulk = bulkOf()) {
      const ticket = await submit(changes, bulk);
      await shop.stage.advance(DONE_MS);
      return settleAll(bulk, shop.session, 'FR', ticket, changes);
    },
    /** Publishes by single calls; throws the first rejection. */
    async publish(...skus: string[]): Promise<void> {
      const outcomes = await shop.stage.connector.publish(
        shop.session,
        'FR',
        skus.map((sku) => shop.entry(sku)),
      );
      for (const outcome of outcomes) if (!outcome.ok) throw outcome.error;
    },
  };
}
