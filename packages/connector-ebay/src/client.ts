import type { FileHandle } from 'node:fs/promises';
import type { AccountSession } from '@quayside/connector-kit';
import type { Site } from '@quayside/kernel';
import { createFulfillmentCalls } from './fulfillment.ts';
import { createInventoryCalls } from './inventory.ts';
import { createPolicyCalls } from './policy-calls.ts';
import type { Rest, RestCall } from './rest.ts';
import { ebaySite } from './sites.ts';
import type {
  Aspect,
  CategorySuggestion,
  ConditionPolicy,
  HazardLabels,
  Policy,
  Privileges,
  RateLimit,
  RegulatoryPolicy,
  User,
  WarningLabels,
} from './wire.ts';

const ACCOUNT = '/sell/account/v1';
const FEED = '/sell/feed/v1';
const TAXONOMY = '/commerce/taxonomy/v1';
const METADATA = '/sell/metadata/v1';
/** Timeout of the longest download: a report of a large shop. */
const DOWNLOAD_TIMEOUT_MS = 120_000;

export type EbayClient = ReturnType<typeof createClient>;

/** One method per eBay operation, with eBay's names and types. The connector interprets the results. */
export function createClient(rest: Rest) {
  const read = async <T>(session: AccountSession, call: Omit<RestCall, 'method' | 'isRepeatable'>) => {
    const method = call.body === undefined ? 'GET' : 'POST';
    return (await rest.call<T>(session, { ...call, method, isRepeatable: true })).body;
  };

  return {
    ...createInventoryCalls(rest),
    ...createPolicyCalls(rest),

    // ------------------------------------------------------------------------------------------ account and identity
    getUser: (session: AccountSession) =>
      read<User>(session, {
        operation: 'ebay.identity',
        name: 'getUser',
        host: 'apiz',
        path: '/commerce/identity/v1/user/',
        members: { userId: 'value' },
      }),

    async getOptedInPrograms(session: AccountSession): Promise<string[]> {
      const body = await read<{ programs?: { programType?: string }[] }>(session, {
        operation: 'ebay.account',
        name: 'getOptedInPrograms',
        path: `${ACCOUNT}/program/get_opted_in_programs`,
        members: { programs: 'list' },
      });
      return (body?.programs ?? []).flatMap(({ programType }) => programType ?? []);
    },

    getPrivileges: (session: AccountSession) =>
      read<Privileges>(session, {
        operation: 'ebay.account',
        name: 'getPrivileges',
        path: `${ACCOUNT}/privilege`,
        members: { sellerRegistrationCompleted: 'value', sellingLimit: 'object' },
      }),

    /** @param kind `fulfillment`, `payment` or `return`. */
    async getPolicies(session: AccountSession, site: Site, kind: PolicyKind): Promise<readonly Policy[]> {
      const body = await read<Partial<Record<string, Policy[]>>>(session, {
        operation: 'ebay.account',
        name: POLICY_LISTS[kind].name,
        path: `${ACCOUNT}/${kind}_policy`,
        query: { marketplace_id: ebaySite(site).marketplaceId },
        language: site,
        members: { [POLICY_LISTS[kind].key]: 'list' },
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
        isRepeatable: false,
      });
      return headers.get('location')?.split('/').filter(Boolean).at(-1);
    },

    getInventoryTask: (session: AccountSession, taskId: string) =>
      read<{ status?: string }>(session, {
        operation: 'ebay.feed',
        name: 'getInventoryTask',
        path: `${FEED}/inventory_task/${encodeURIComponent(taskId)}`,
        members: { status: 'value' },
      }),

    async downloadResult(session: AccountSession, taskId: string, saveTo: FileHandle): Promise<void> {
      await rest.call(session, {
        operation: 'ebay.feed',
        name: 'getResultFile',
        method: 'GET',
        path: `${FEED}/task/${encodeURIComponent(taskId)}/download_result_file`,
        isRepeatable: true,
        saveTo,
        timeoutMs: DOWNLOAD_TIMEOUT_MS,
      });
    },

    // ---------------------------------------------------------------------------- taxonomy, translation, orders, quotas
    /** Belgium and Canada have one tree per language. */
    getDefaultCategoryTree: (session: AccountSession, site: Site) =>
      read<{ categoryTreeId?: string; categoryTreeVersion?: string }>(session, {
        operation: 'ebay.taxonomy',
        name: 'getDefaultCategoryTreeId',
        path: `${TAXONOMY}/get_default_category_tree_id`,
        members: { categoryTreeId: 'value' },
        query: { marketplace_id: ebaySite(site).marketplaceId },
        inLanguageOf: site,
        as: 'application',
      }),

    getItemAspects: (session: AccountSession, site: Site, treeId: string, categoryId: string) =>
      read<{ aspects?: Aspect[] }>(session, {
        operation: 'ebay.taxonomy',
        name: 'getItemAspectsForCategory',
        path: `${TAXONOMY}/category_tree/${encodeURIComponent(treeId)}/get_item_aspects_for_category`,
        query: { category_id: categoryId },
        inLanguageOf: site,
        as: 'application',
      }),

    /** Empty if eBay has no suggestion. */
    getCategorySuggestions: (session: AccountSession, site: Site, treeId: string, words: string) =>
      read<{ categorySuggestions?: CategorySuggestion[] } | undefined>(session, {
        operation: 'ebay.taxonomy',
        name: 'getCategorySuggestions',
        path: `${TAXONOMY}/category_tree/${encodeURIComponent(treeId)}/get_category_suggestions`,
        query: { q: words },
        inLanguageOf: site,
        as: 'application',
      }),

    getConditionPolicies: (session: AccountSession, site: Site, categoryId: string) =>
      read<{ itemConditionPolicies?: ConditionPolicy[] } | undefined>(session, {
        operation: 'ebay.metadata',
        name: 'getItemConditionPolicies',
        path: `${METADATA}/marketplace/${ebaySite(site).marketplaceId}/get_item_condition_policies`,
        query: { filter: `categoryIds:{${categoryId}}` },
        inLanguageOf: site,
        as: 'application',
      }),

    getRegulatoryPolicies: (session: AccountSession, site: Site, categoryId: string) =>
      read<{ regulatoryPolicies?: RegulatoryPolicy[] } | undefined>(session, {
        operation: 'ebay.metadata',
        name: 'getRegulatoryPolicies',
        path: `${METADATA}/marketplace/${ebaySite(site).marketplaceId}/get_regulatory_policies`,
        query: { filter: `categoryIds:{${categoryId}}` },
        inLanguageOf: site,
        as: 'application',
      }),

    getHazardousMaterialsLabels: (session: AccountSession, site: Site) =>
      read<HazardLabels | undefined>(session, {
        operation: 'ebay.metadata',
        name: 'getHazardousMaterialsLabels',
        path: `${METADATA}/marketplace/${ebaySite(site).marketplaceId}/get_hazardous_materials_labels`,
        inLanguageOf: site,
        as: 'application',
      }),

    getProductSafetyLabels: (session: AccountSession, site: Site) =>
      read<WarningLabels | undefined>(session, {
        operation: 'ebay.metadata',
        name: 'getProductSafetyLabels',
        path: `${METADATA}/marketplace/${ebaySite(site).marketplaceId}/get_product_safety_labels`,
        inLanguageOf: site,
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

    /** @param of `user`: this seller's usage; `application`: the usage of all sellers of this application */
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
