import { type AccountSession, ConnectorError, MESSAGE, parseJson, requireMembers } from '@quayside/connector-kit';
import type { Site } from '@quayside/kernel';
import { createDocuments, readText, wholeText } from './documents.ts';
import type { Rest } from './rest.ts';
import { amazonSite, MARKETPLACE_IDS } from './sites.ts';
import { isDots, unaddressable } from './transform/attributes.ts';
import { soundItems } from './transform/sound-item.ts';
import type {
  Account,
  CatalogSearch,
  ChangedItems,
  ExpectedPriceResponse,
  InventorySummary,
  ListingsItem,
  OffersResponse,
  Order,
  OrderSearch,
  Participation,
  PatchBody,
  ProductTypeDefinition,
  ProductTypeList,
  ProductTypeSchema,
  PutBody,
  Restriction,
  Submission,
  SummaryResponse,
} from './wire.ts';

/** Maximum identifiers in one search. */
export const SEARCH_LIMIT = 20;

const CHANGED_DATA: readonly ItemData[] = ['summaries', 'offers', 'fulfillmentAvailability', 'relationships'];

const LISTINGS = '/listings/2021-08-01/items';

export type ItemData = 'summaries' | 'attributes' | 'issues' | 'offers' | 'fulfillmentAvailability' | 'relationships';

export type AmazonClient = ReturnType<typeof createClient>;

/** One method per Amazon operation, with Amazon's names and types. The connector interprets the results. */
export function createClient(rest: Rest) {
  /** @throws ConnectorError `rejected` for a SKU that would change the path */
  const itemPath = (session: AccountSession, sku: string) => {
    if (isDots(sku)) throw unaddressable(sku);
    return `${LISTINGS}/${encodeURIComponent(session.externalId)}/${encodeURIComponent(sku)}`;
  };

  const on = (site: Site, alsoOn: readonly string[] = []) => {
    const { marketplaceId, locale } = amazonSite(site);
    return { marketplaceIds: [...new Set([marketplaceId, ...alsoOn])].join(','), issueLocale: locale };
  };

  return {
    // -------------------------------------------------------------------------------------------------------- listings
    /** @param alsoOn additional marketplace ids whose listings the response includes */
    async searchItems(
      session: AccountSession,
      site: Site,
      skus: readonly string[],
      includedData: readonly ItemData[],
      alsoOn: readonly string[] = [],
    ): Promise<readonly ListingsItem[]> {
      const body = await rest.call<{ items?: ListingsItem[] }>(session, {
        operation: 'searchListingsItems',
        method: 'GET',
        path: `${LISTINGS}/${encodeURIComponent(session.externalId)}`,
        query: {
          ...on(site, alsoOn),
          identifiers: skus.join(','),
          identifiersType: 'SKU',
          includedData: includedData.join(','),
          pageSize: String(SEARCH_LIMIT),
        },
        isRepeatable: true,
        members: { items: 'list' },
      });
      return soundItems(body?.items ?? []);
    },

    /** Listings changed since a time, oldest change first. Amazon returns at most a thousand. */
    async searchChanged(
      session: AccountSession,
      site: Site,
      since: string,
      pageToken: string | undefined,
    ): Promise<ChangedItems | undefined> {
      const body = await rest.call<ChangedItems>(session, {
        operation: 'searchListingsItems',
        method: 'GET',
        path: `${LISTINGS}/${encodeURIComponent(session.externalId)}`,
        query: {
          ...on(site),
          lastUpdatedAfter: since,
          sortBy: 'lastUpdatedDate',
          sortOrder: 'ASC',
          includedData: CHANGED_DATA.join(','),
          pageSize: String(SEARCH_LIMIT),
          ...(pageToken === undefined ? {} : { pageToken }),
        },
        isRepeatable: true,
        members: { items: 'list' },
      });
      return body && { ...body, items: soundItems(body.items ?? []) };
    },

    /** The number of the seller's listings on the site. */
    async countItems(session: AccountSession, site: Site): Promise<number | undefined> {
      const body = await rest.call<ChangedItems>(session, {
        operation: 'searchListingsItems',
        method: 'GET',
        path: `${LISTINGS}/${encodeURIComponent(session.externalId)}`,
        query: { ...on(site), pageSize: '1' },
        isRepeatable: true,
        members: { items: 'list' },
      });
      return body?.numberOfResults;
    },

    /** Checks that the seller id belongs to the token, by reading any listing. */
    probeSellerId: (session: AccountSession, sellerId: string) =>
      rest.call<unknown>(session, {
        operation: 'searchListingsItems',
        method: 'GET',
        path: `${LISTINGS}/${encodeURIComponent(sellerId)}`,
        query: { marketplaceIds: MARKETPLACE_IDS[0] ?? '', pageSize: '1' },
        isRepeatable: true,
        members: { items: 'list' },
      }),

    async getItem(
      session: AccountSession,
      site: Site,
      sku: string,
      includedData: readonly ItemData[],
      alsoOn: readonly string[] = [],
    ): Promise<ListingsItem | undefined> {
      const item = await rest.call<ListingsItem>(session, {
        operation: 'getListingsItem',
        method: 'GET',
        path: itemPath(session, sku),
        query: { ...on(site, alsoOn), includedData: includedData.join(',') },
        isRepeatable: true,
        members: { sku: 'value' },
      });
      return item && soundItems([item])[0];
    },

    putItem: (session: AccountSession, site: Site, sku: string, body: PutBody) =>
      rest.call<Submission>(session, {
        operation: 'putListingsItem',
        method: 'PUT',
        path: itemPath(session, sku),
        query: on(site),
        body,
        isRepeatable: false,
        members: { status: 'value' },
      }),

    /** Asks whether a submission would be accepted, without any change. It counts as a submission. */
    previewItem: (session: AccountSession, site: Site, sku: string, body: PutBody) =>
      rest.call<Submission>(session, {
        operation: 'putListingsItem',
        method: 'PUT',
        path: itemPath(session, sku),
        query: { ...on(site), mode: 'VALIDATION_PREVIEW' },
        body,
        isRepeatable: true,
        members: { status: 'value' },
      }),

    patchItem: (session: AccountSession, site: Site, sku: string, body: PatchBody) =>
      rest.call<Submission>(session, {
        operation: 'patchListingsItem',
        method: 'PATCH',
        path: itemPath(session, sku),
        query: on(site),
        body,
        isRepeatable: false,
        members: { status: 'value' },
      }),

    deleteItem: (session: AccountSession, site: Site, sku: string) =>
      rest.call<Submission>(session, {
        operation: 'deleteListingsItem',
        method: 'DELETE',
        path: itemPath(session, sku),
        query: on(site),
        isRepeatable: false,
        members: { status: 'value' },
      }),

    ...createDocuments(rest),

    // ------------------------------------------------------------------------------------------ the account, and orders
    async getAccount(session: AccountSession): Promise<Account | undefined> {
      const body = await rest.call<{ payload?: Account }>(session, {
        operation: 'getAccount',
        method: 'GET',
        path: '/sellers/v1/account',
        isRepeatable: true,
        members: { payload: 'object' },
      });
      return body?.payload;
    },

    async getParticipations(session: AccountSession): Promise<readonly Participation[]> {
      const body = await rest.call<{ payload?: Participation[] }>(session, {
        operation: 'getMarketplaceParticipations',
        method: 'GET',
        path: '/sellers/v1/marketplaceParticipations',
        isRepeatable: true,
        members: { payload: 'list' },
      });
      return body?.payload ?? [];
    },

    /**
     * The offers for the products of the seller's listings, each with its own status; Amazon marks the seller's own offers.
     * @param listings at most 20
     */
    async getListingOffers(
      session: AccountSession,
      site: Site,
      listings: readonly { readonly sku: string; readonly itemCondition: string }[],
    ): Promise<readonly OffersResponse[]> {
      const { marketplaceId } = amazonSite(site);
      const body = await rest.call<{ responses?: OffersResponse[] }>(session, {
        operation: 'getListingOffersBatch',
        method: 'POST',
        path: '/batches/products/pricing/v0/listingOffers',
        body: {
          requests: listings.map(({ sku, itemCondition }) => ({
            uri: `/products/pricing/v0/listings/${encodeURIComponent(sku)}/offers`,
            method: 'GET',
            MarketplaceId: marketplaceId,
            ItemCondition: itemCondition,
          })),
        },
        isRepeatable: true,
        members: { responses: 'list' },
      });
      return body?.responses ?? [];
    },

    /**
     * The prices at which the seller's offers would probably be featured, each with its own status.
     * @param skus at most 40
     */
    async getExpectedPrices(
      session: AccountSession,
      site: Site,
      skus: readonly string[],
    ): Promise<readonly ExpectedPriceResponse[]> {
      const { marketplaceId } = amazonSite(site);
      const uri = '/products/pricing/2022-05-01/offer/featuredOfferExpectedPrice';
      const body = await rest.call<{ responses?: ExpectedPriceResponse[] }>(session, {
        operation: 'getFeaturedOfferExpectedPriceBatch',
        method: 'POST',
        path: `/batches${uri}`,
        body: { requests: skus.map((sku) => ({ uri, method: 'GET', marketplaceId, sku })) },
        isRepeatable: true,
        members: { responses: 'list' },
      });
      return body?.responses ?? [];
    },

    /**
     * What Amazon compares the prices of products with, each with its own status.
     * @param asins at most 20
     */
    async getReferencePrices(
      session: AccountSession,
      site: Site,
      asins: readonly string[],
    ): Promise<readonly SummaryResponse[]> {
      const { marketplaceId } = amazonSite(site);
      const uri = '/products/pricing/2022-05-01/items/competitiveSummary';
      const includedData = ['referencePrices'];
      const body = await rest.call<{ responses?: SummaryResponse[] }>(session, {
        operation: 'getCompetitiveSummary',
        method: 'POST',
        path: `/batches${uri}`,
        body: { requests: asins.map((asin) => ({ uri, method: 'GET', asin, marketplaceId, includedData })) },
        isRepeatable: true,
        members: { responses: 'list' },
      });
      return body?.responses ?? [];
    },

    /** @param skus at most 50; empty for all */
    async getFbaInventory(
      session: AccountSession,
      site: Site,
      skus: readonly string[],
    ): Promise<readonly InventorySummary[]> {
      const { marketplaceId } = amazonSite(site);
      const found: InventorySummary[] = [];
      let nextToken: string | undefined;
      do {
        const body = await rest.call<FbaPage>(session, {
          operation: 'getInventorySummaries',
          method: 'GET',
          path: '/fba/inventory/v1/summaries',
          query: {
            granularityType: 'Marketplace',
            granularityId: marketplaceId,
            marketplaceIds: marketplaceId,
            details: 'true',
            ...(skus.length === 0 ? {} : { sellerSkus: skus.join(',') }),
            ...(nextToken === undefined ? {} : { nextToken }),
          },
          isRepeatable: true,
          members: { payload: 'object' },
        });
        found.push(...(body?.payload?.inventorySummaries ?? []));
        nextToken = body?.pagination?.nextToken;
      } while (nextToken !== undefined);
      return found;
    },

    searchOrders: (session: AccountSession, query: Readonly<Record<string, string>>) =>
      rest.call<OrderSearch>(session, {
        operation: 'searchOrders',
        method: 'GET',
        path: '/orders/2026-01-01/orders',
        query,
        isRepeatable: true,
        members: { orders: 'list' },
      }),

    async getOrder(session: AccountSession, orderId: string, includedData: string): Promise<Order | undefined> {
      const answer = await rest.call<{ readonly order?: Order }>(session, {
        operation: 'getOrder',
        method: 'GET',
        path: `/orders/2026-01-01/orders/${encodeURIComponent(orderId)}`,
        query: { includedData },
        isRepeatable: true,
        members: { order: 'object' },
      });
      return answer?.order;
    },

    async confirmShipment(session: AccountSession, orderId: string, body: object): Promise<void> {
      const said = await rest.call<unknown>(session, {
        operation: 'confirmShipment',
        method: 'POST',
        path: `/orders/v0/orders/${encodeURIComponent(orderId)}/shipmentConfirmation`,
        body,
        // Repeatable, because Quayside's package number makes a second confirmation equal to the first.
        isRepeatable: true,
      });
      // Amazon confirms with an empty response.
      if (said !== undefined) throw new ConnectorError('unavailable', 'Amazon’s answer is none to this call.');
    },

    // ----------------------------------------------------------------------------------------------------- catalogue
    /** @param identifiers at most 20 of one type */
    searchCatalog: (
      session: AccountSession,
      site: Site,
      identifiersType: 'EAN' | 'GTIN' | 'UPC',
      identifiers: readonly string[],
      pageToken: string | undefined,
    ) =>
      rest.call<CatalogSearch>(session, {
        operation: 'searchCatalogItems',
        method: 'GET',
        path: '/catalog/2022-04-01/items',
        query: {
          marketplaceIds: amazonSite(site).marketplaceId,
          identifiersType,
          identifiers: identifiers.join(','),
          includedData: 'identifiers,images,summaries',
          pageSize: String(SEARCH_LIMIT),
          ...(pageToken === undefined ? {} : { pageToken }),
        },
        isRepeatable: true,
        members: { items: 'list' },
      }),

    async getRestrictions(session: AccountSession, site: Site, asin: string, conditionType: string) {
      const { marketplaceId, locale } = amazonSite(site);
      const body = await rest.call<{ restrictions?: readonly Restriction[] }>(session, {
        operation: 'getListingsRestrictions',
        method: 'GET',
        path: '/listings/2021-08-01/restrictions',
        query: {
          ...{ asin, conditionType, marketplaceIds: marketplaceId },
          ...{ sellerId: session.externalId, reasonLocale: locale },
        },
        isRepeatable: true,
        members: { restrictions: 'list' },
      });
      return body?.restrictions ?? [];
    },

    // ------------------------------------------------------------------------------------------------- product types
    /** @param itemName a title in the site's language; all types without it */
    searchProductTypes: (session: AccountSession, site: Site, itemName: string | undefined) => {
      const { marketplaceId, locale } = amazonSite(site);
      return rest.call<ProductTypeList>(session, {
        operation: 'searchDefinitionsProductTypes',
        method: 'GET',
        path: '/definitions/2020-09-01/productTypes',
        query: {
          ...{ marketplaceIds: marketplaceId, locale },
          ...(itemName === undefined ? {} : { itemName, searchLocale: locale }),
        },
        isRepeatable: true,
        members: { productTypes: 'list', productTypeVersion: 'value' },
      });
    },

    getProductType: (session: AccountSession, site: Site, productType: string) => {
      const { marketplaceId, locale } = amazonSite(site);
      return rest.call<ProductTypeDefinition>(session, {
        operation: 'getDefinitionsProductType',
        method: 'GET',
        path: `/definitions/2020-09-01/productTypes/${encodeURIComponent(productType)}`,
        query: { sellerId: session.externalId, marketplaceIds: marketplaceId, requirements: 'LISTING', locale },
        isRepeatable: true,
      });
    },

    async readProductTypeSchema(
      session: AccountSession,
      definition: ProductTypeDefinition | undefined,
    ): Promise<ProductTypeSchema> {
      const url = definition?.schema?.link?.resource;
      if (url === undefined)
        throw new ConnectorError('unavailable', 'Amazon did not say where the product type’s schema is.');
      const text = await readText(rest, session, { url }, wholeText, MESSAGE.bytes);
      const schema = parseJson(new TextEncoder().encode(text));
      requireMembers(schema, { isRepeatable: true, members: { properties: 'object' } }, 'Amazon');
      return schema as ProductTypeSchema;
    },
  };
}

interface FbaPage {
  readonly payload?: { readonly inventorySummaries?: readonly InventorySummary[] };
  readonly pagination?: { readonly nextToken?: string };
}
