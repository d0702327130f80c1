import type { AccountSession } from '@quayside/connector-kit';
import type { Site } from '@quayside/kernel';
import type { Rest, RestCall } from './rest.ts';
import { ebaySite } from './sites.ts';
import type {
  BulkEntry,
  InventoryItem,
  InventoryItemGroup,
  Location,
  NewOffer,
  Offer,
  OfferContent,
  PriceQuantity,
  PublishAnswer,
} from './wire.ts';

/** Maximum entries of one bulk call. */
export const BULK_LIMIT = 25;

const INVENTORY = '/sell/inventory/v1';
const OPERATION = 'ebay.inventory';

/** Calls of the Inventory API: items, groups, offers and locations. */
export function createInventoryCalls(rest: Rest) {
  const read = async <T>(session: AccountSession, call: Omit<RestCall, 'method' | 'isRepeatable' | 'operation'>) => {
    const method = call.body === undefined ? 'GET' : 'POST';
    return (await rest.call<T>(session, { ...call, method, operation: OPERATION, isRepeatable: true })).body;
  };
  const write = async <T>(session: AccountSession, call: Omit<RestCall, 'isRepeatable' | 'operation'>) =>
    (await rest.call<T>(session, { ...call, operation: OPERATION, isRepeatable: false })).body;

  const bulk = async (
    session: AccountSession,
    name: string,
    path: string,
    requests: object[],
    site: Pick<RestCall, 'language' | 'inLanguageOf'>,
  ) => {
    const body = await write<{ responses?: BulkEntry[] }>(session, {
      name,
      method: 'POST',
      path: `${INVENTORY}/${path}`,
      body: { requests },
      ...site,
    });
    return body?.responses ?? [];
  };

  return {
    bulkCreateOrReplaceItems: (session: AccountSession, site: Site, items: InventoryItem[]) =>
      bulk(session, 'bulkCreateOrReplaceInventoryItem', 'bulk_create_or_replace_inventory_item', items, {
        language: site,
      }),
    bulkCreateOffers: (session: AccountSession, site: Site, offers: NewOffer[]) =>
      bulk(session, 'bulkCreateOffer', 'bulk_create_offer', offers, { language: site }),
    bulkPublishOffers: (session: AccountSession, site: Site, offerIds: string[]) =>
      bulk(
        session,
        'bulkPublishOffer',
        'bulk_publish_offer',
        offerIds.map((offerId) => ({ offerId })),
        { inLanguageOf: site },
      ),
    bulkUpdatePriceQuantity: (session: AccountSession, site: Site, requests: PriceQuantity[]) =>
      bulk(session, 'bulkUpdatePriceQuantity', 'bulk_update_price_quantity', requests, { inLanguageOf: site }),

    async bulkGetItems(session: AccountSession, site: Site, skus: readonly string[]): Promise<BulkEntry[]> {
      const body = await read<{ responses?: BulkEntry[] }>(session, {
        name: 'bulkGetInventoryItem',
        path: `${INVENTORY}/bulk_get_inventory_item`,
        body: { requests: skus.map((sku) => ({ sku })) },
        inLanguageOf: site,
        members: { responses: 'list' },
      });
      return body?.responses ?? [];
    },

    async getOffers(session: AccountSession, site: Site, sku: string): Promise<Offer[]> {
      const body = await read<{ offers?: Offer[] }>(session, {
        name: 'getOffers',
        path: `${INVENTORY}/offer`,
        query: { sku, marketplace_id: ebaySite(site).marketplaceId, format: 'FIXED_PRICE' },
        inLanguageOf: site,
        members: { offers: 'list' },
      });
      return body?.offers ?? [];
    },

    updateOffer: (session: AccountSession, site: Site, offerId: string, content: OfferContent) =>
      write<PublishAnswer>(session, {
        name: 'updateOffer',
        method: 'PUT',
        path: `${INVENTORY}/offer/${encodeURIComponent(offerId)}`,
        body: content,
        language: site,
      }),

    withdrawOffer: (session: AccountSession, site: Site, offerId: string) =>
      write<PublishAnswer>(session, {
        name: 'withdrawOffer',
        method: 'POST',
        path: `${INVENTORY}/offer/${encodeURIComponent(offerId)}/withdraw`,
        inLanguageOf: site,
        members: { listingId: 'value', warnings: 'list' },
      }),

    getGroup: (session: AccountSession, site: Site, key: string) =>
      read<InventoryItemGroup>(session, {
        name: 'getInventoryItemGroup',
        path: `${INVENTORY}/inventory_item_group/${encodeURIComponent(key)}`,
        inLanguageOf: site,
        members: { inventoryItemGroupKey: 'value', variantSKUs: 'texts' },
      }),

    replaceGroup: (session: AccountSession, site: Site, key: string, group: InventoryItemGroup) =>
      write<unknown>(session, {
        name: 'createOrReplaceInventoryItemGroup',
        method: 'PUT',
        path: `${INVENTORY}/inventory_item_group/${encodeURIComponent(key)}`,
        body: group,
        language: site,
      }),

    publishGroup: (session: AccountSession, site: Site, key: string) =>
      write<PublishAnswer>(session, {
        name: 'publishOfferByInventoryItemGroup',
        method: 'POST',
        path: `${INVENTORY}/offer/publish_by_inventory_item_group`,
        body: { inventoryItemGroupKey: key, marketplaceId: ebaySite(site).marketplaceId },
        inLanguageOf: site,
      }),

    withdrawGroup: (session: AccountSession, site: Site, key: string) =>
      write<unknown>(session, {
        name: 'withdrawOfferByInventoryItemGroup',
        method: 'POST',
        path: `${INVENTORY}/offer/withdraw_by_inventory_item_group`,
        body: { inventoryItemGroupKey: key, marketplaceId: ebaySite(site).marketplaceId },
        inLanguageOf: site,
      }),

    async getLocations(session: AccountSession): Promise<Location[]> {
      const body = await read<{ locations?: Location[] }>(session, {
        name: 'getInventoryLocations',
        path: `${INVENTORY}/location`,
        query: { limit: '100', offset: '0' },
        members: { locations: 'list' },
      });
      return body?.locations ?? [];
    },
  };
}
