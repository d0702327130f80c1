import type { AccountSession } from '@quayside/connector-kit';
import type { Site } from '@quayside/kernel';
import { createFulfillmentCalls } from './fulfillment.ts';
import type { Rest, RestCall } from './rest.ts';
import { ebaySite } from './sites.ts';
import type {
  Aspect,
  BulkEntry,
  InventoryItem,
  InventoryItemGroup,
  Location,
  NewOffer,
  Offer,
  OfferContent,
  Policy,
  PriceQuantity,
  Privileges,
  PublishAnswer,
  RateLimit,
  User,
} from './wire.ts';

/** Entries of one bulk call (inventory API). */
export const BULK_LIMIT = 25;

const INVENTORY = '/sell/inventory/v1';
const ACCOUNT = '/sell/account/v1';
const FEED = '/sell/feed/v1';
const TAXONOMY = '/commerce/taxonomy/v1';
/** A report of a large shop is the longest download there is. */
const DOWNLOAD_TIMEOUT_MS = 120_000;

export type EbayClient = ReturnType<typeof createClient>;

/** eBay's operations, one method each, in eBay's words and shapes. What they mean is the connector's matter. */
export function createClient(rest: Rest) {
  async function answer<T>(session: AccountSession, call: RestCall): Promise<T | undefined> {
    return (await rest.call<T>(session, call)).body;
  }

  const read = <T>(session: AccountSession, call: Omit<RestCall, 'method' | 'isRead'>) =>
    answer<T>(session, { ...call, method: call.body === undefined ? 'GET' : 'POST', isRead: true });
  const write = <T>(session: AccountSession, call: Omit<RestCall, 'isRead' | 'operation'>) =>
    answer<T>(session, { ...call, operation: 'ebay.inventory', isRead: false });

  const bulk = async (session: AccountSession, name: string, path: string, requests: object[], language?: Site) => {
    const body = await write<{ responses?: BulkEntry[] }>(session, {
      name,
      method: 'POST',
      path: `${INVENTORY}/${path}`,
      body: { requests },
      ...(language === undefined ? {} : { language }),
    });
    return body?.responses ?? [];
  };

  return {
    // ------------------------------------------------------------------------------------------------------ inventory
    bulkCreateOrReplaceItems: (session: AccountSession, site: Site, items: InventoryItem[]) =>
      bulk(session, 'bulkCreateOrReplaceInventoryItem', 'bulk_create_or_replace_inventory_item', items, site),
    bulkCreateOffers: (session: AccountSession, site: Site, offers: NewOffer[]) =>
      bulk(session, 'bulkCreateOffer', 'bulk_create_offer', offers, site),
    bulkPublishOffers: (session: AccountSession, offerIds: string[]) =>
      bulk(
        session,
        'bulkPublishOffer',
        'bulk_publish_offer',
        offerIds.map((offerId) => ({ offerId })),
      ),
    bulkUpdatePriceQuantity: (session: AccountSession, requests: PriceQuantity[]) =>
      bulk(session, 'bulkUpdatePriceQuantity', 'bulk_update_price_quantity', requests),

    async bulkGetItems(session: AccountSession, skus: readonly string[]): Promise<BulkEntry[]> {
      const body = await read<{ responses?: BulkEntry[] }>(session, {
        operation: 'ebay.inventory',
        name: 'bulkGetInventoryItem',
        path: `${INVENTORY}/bulk_get_inventory_item`,
        body: { requests: skus.map((sku) => ({ sku })) },
        holds: ['responses'],
      });
      return body?.responses ?? [];
    },

    async getOffers(session: AccountSession, site: Site, sku: string): Promise<Offer[]> {
      const body = await read<{ offers?: Offer[] }>(session, {
        operation: 'ebay.inventory',
        name: 'getOffers',
        path: `${INVENTORY}/offer`,
        query: { sku, marketplace_id: ebaySite(site).marketplaceId, format: 'FIXED_PRICE' },
        holds: ['offers'],
      });
      return body?.offers ?? [];
    },

    getOffer: (session: AccountSession, offerId: string) =>
      read<Offer>(session, {
        operation: 'ebay.inventory',
        name: 'getOffer',
        path: `${INVENTORY}/offer/${encodeURIComponent(offerId)}`,
        holds: ['offerId'],
      }),

    updateOffer: (session: AccountSession, site: Site, offerId: string, content: OfferContent) =>
      write<PublishAnswer>(session, {
        name: 'updateOffer',
        method: 'PUT',
        path: `${INVENTORY}/offer/${encodeURIComponent(offerId)}`,
        body: content,
        language: site,
      }),

    withdrawOffer: (session: AccountSession, offerId: string) =>
      write<PublishAnswer>(session, {
        name: 'withdrawOffer',
        method: 'POST',
        path: `${INVENTORY}/offer/${encodeURIComponent(offerId)}/withdraw`,
        holds: ['listingId', 'warnings'],
      }),

    getGroup: (session: AccountSession, key: string) =>
      read<InventoryItemGroup>(session, {
        operation: 'ebay.inventory',
        name: 'getInventoryItemGroup',
        path: `${INVENTORY}/inventory_item_group/${encodeURIComponent(key)}`,
        holds: ['inventoryItemGroupKey', 'variantSKUs'],
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
      }),

    withdrawGroup: (session: AccountSession, site: Site, key: string) =>
      write<unknown>(session, {
        name: 'withdrawOfferByInventoryItemGroup',
        method: 'POST',
        path: `${INVENTORY}/offer/withdraw_by_inventory_item_group`,
        body: { inventoryItemGroupKey: key, marketplaceId: ebaySite(site).marketplaceId },
      }),

    async getLocations(session: AccountSession): Promise<Location[]> {
      const body = await read<{ locations?: Location[] }>(session, {
        operation: 'ebay.inventory',
        name: 'getInventoryLocations',
        path: `${INVENTORY}/location`,
        query: { limit: '100', offset: '0' },
        holds: ['locations'],
      });
      return body?.locations ?? [];
    },

    // ------------------------------------------------------------------------------------------ account and identity
    getUser: (session: AccountSession) =>
      read<User>(session, {
        operation: 'ebay.identity',
        name: 'getUser',
        host: 'apiz',
        path: '/commerce/identity/v1/user/',
        holds: ['userId'],
      }),

    async getOptedInPrograms(session: AccountSession): Promise<string[]> {
      const body = await read<{ programs?: { programType?: string }[] }>(session, {
        operation: 'ebay.account',
        name: 'getOptedInPrograms',
        path: `${ACCOUNT}/program/get_opted_in_programs`,
        holds: ['programs'],
      });
      return (body?.programs ?? []).flatMap(({ programType }) => programType ?? []);
    },

    getPrivileges: (session: AccountSession) =>
      read<Privileges>(session, {
        operation: 'ebay.account',
        name: 'getPrivileges',
        path: `${ACCOUNT}/privilege`,
        holds: ['sellerRegistrationCompleted', 'sellingLimit'],
      }),

    /** @param kind `fulfillment`, `payment` or `return`. */
    async getPolicies(session: AccountSession, site: Site, kind: PolicyKind): Promise<readonly Policy[]> {
      const body = await read<Partial<Record<string, Policy[]>>>(session, {
        operation: 'ebay.account',
        name: POLICY_LISTS[kind].name,
        path: `${ACCOUNT}/${kind}_policy`,
        query: { marketplace_id: ebaySite(site).marketplaceId },
        language: site,
        holds: [POLICY_LISTS[kind].key],
      });
      return body?.[POLICY_LISTS[kind].key] ?? [];
    },

    // ---------------------------------------------------------------------------------------------------------- feed
    async createInventoryTask(session: AccountSession, site: Site): Promise<string | undefined> {
      const { headers } = await rest.call(session, {
        operation: 'ebay.feed',
        name: 'createInventoryTask',
        method: 'POST',
        path: `${FEED}/inventory_task`,
        body: {
          feedType: 'LMS_ACTIVE_INVENTORY_REPORT',
          schemaVersion: '1.0',
          filterCriteria: { listingFormat: 'FIXED_PRICE' },
        },
        marketplace: site,
        isRead: false,
      });
      return headers.get('location')?.split('/').filter(Boolean).at(-1);
    },

    getInventoryTask: (session: AccountSession, taskId: string) =>
      read<{ status?: string }>(session, {
        operation: 'ebay.feed',
        name: 'getInventoryTask',
        path: `${FEED}/inventory_task/${encodeURIComponent(taskId)}`,
        holds: ['status'],
      }),

    async downloadResult(session: AccountSession, taskId: string): Promise<Uint8Array> {
      const { bytes } = await rest.call(session, {
        operation: 'ebay.feed',
        name: 'getResultFile',
        method: 'GET',
        path: `${FEED}/task/${encodeURIComponent(taskId)}/download_result_file`,
        isRead: true,
        isDownload: true,
        timeoutMs: DOWNLOAD_TIMEOUT_MS,
      });
      return bytes;
    },

    // ---------------------------------------------------------------------------- taxonomy, translation, orders, quotas
    /** Belgium and Canada have a tree for each of their languages. */
    getDefaultCategoryTree: (session: AccountSession, site: Site) =>
      read<{ categoryTreeId?: string; categoryTreeVersion?: string }>(session, {
        operation: 'ebay.taxonomy',
        name: 'getDefaultCategoryTreeId',
        path: `${TAXONOMY}/get_default_category_tree_id`,
        holds: ['categoryTreeId'],
        query: { marketplace_id: ebaySite(site).marketplaceId },
        inLanguageOf: site,
        as: 'application',
      }),

    getItemAspects: (session: AccountSession, treeId: string, categoryId: string) =>
      read<{ aspects?: Aspect[] }>(session, {
        operation: 'ebay.taxonomy',
        name: 'getItemAspectsForCategory',
        path: `${TAXONOMY}/category_tree/${encodeURIComponent(treeId)}/get_item_aspects_for_category`,
        query: { category_id: categoryId },
        as: 'application',
      }),

    translate: (
      session: AccountSession,
      body: { from: string; to: string; translationContext: string; text: string[] },
    ) =>
      read<{ translations?: { translatedText?: string }[] }>(session, {
        operation: 'ebay.translation',
        name: 'translate',
        path: '/commerce/translation/v1_beta/translate',
        body,
        as: 'application',
      }),

    ...createFulfillmentCalls(rest),

    /** @param of `user`: what this seller has used; `application`: what all sellers of this application have used. */
    async getRateLimits(session: AccountSession, of: 'user' | 'application'): Promise<readonly RateLimit[]> {
      const body = await read<{ rateLimits?: RateLimit[] }>(session, {
        operation: 'ebay.analytics',
        name: of === 'user' ? 'getUserRateLimits' : 'getRateLimits',
        path: `/developer/analytics/v1_beta/${of === 'user' ? 'user_rate_limit' : 'rate_limit'}/`,
        ...(of === 'application' ? { as: 'application' } : {}),
      });
      return body?.rateLimits ?? [];
    },
  };
}

export type PolicyKind = 'fulfillment' | 'payment' | 'return';

const POLICY_LISTS: Readonly<Record<PolicyKind, { name: string; key: string }>> = {
  fulfillment: { name: 'getFulfillmentPolicies', key: 'fulfillmentPolicies' },
  payment: { name: 'getPaymentPolicies', key: 'paymentPolicies' },
  return: { name: 'getReturnPolicies', key: 'returnPolicies' },
};
