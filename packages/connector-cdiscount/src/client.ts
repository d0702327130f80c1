import { type AccountSession, type AnswerMembers, ConnectorError, failedBy } from '@quayside/connector-kit';
import { CALLS, ORDERS, PACKAGES } from './operations.ts';
import type { Rest } from './rest.ts';
import { SALES_CHANNEL } from './sites.ts';
import { soundOffers, soundProducts } from './transform/sound-shop.ts';
import { toGtin13 } from './transform/values.ts';
import type {
  CancellationReason,
  CancelledLine,
  Category,
  CategoryProperty,
  DeliveryMode,
  Offer,
  OfferPackage,
  OfferRequest,
  OfferRequestResult,
  Order,
  PackageType,
  Parcel,
  Product,
  ProductReport,
  ProductRequest,
  Seller,
} from './wire.ts';

/** Octopia's own limits. */
export const LINES_OF_CALL = 100;
export const LINES_OF_PACKAGE = 50_000;
export const PRODUCTS_OF_PACKAGE = 10_000;

/** The maximum page sizes. */
const CURSOR_LIMIT = 1000;
const PAGE_SIZE = 100;
/** Maximum pages of a report; Octopia is said to show 25 entries and no second page. */
const REPORT_PAGES = 100;

interface Items<T> {
  readonly items?: readonly T[];
}
const LIST: AnswerMembers = { items: 'list' };

export type CdiscountClient = ReturnType<typeof createClient>;

/** One method per Octopia operation, with Octopia's names and types. The connector interprets the results. */
export function createClient(rest: Rest) {
  const get = async <T>(
    session: AccountSession,
    name: string,
    path: string,
    members: AnswerMembers,
    query?: Readonly<Record<string, string>>,
  ): Promise<T | undefined> => {
    const call = { name, bucket: CALLS, method: 'GET', path, isRepeatable: true, members } as const;
    return (await rest.call<T>(session, { ...call, ...(query ? { query } : {}) })).body;
  };

  /** Reads all pages of a list with cursor paging. */
  async function getAll<T>(
    session: AccountSession,
    name: string,
    path: string,
    query: Readonly<Record<string, string>>,
    most = Number.POSITIVE_INFINITY,
  ): Promise<T[]> {
    const found: T[] = [];
    const limit = String(Math.min(most, CURSOR_LIMIT));
    for (let cursor: string | undefined, isMore = true; isMore && found.length < most; isMore = cursor !== undefined) {
      const { body, headers } = await rest.call<Items<T>>(session, {
        name,
        bucket: CALLS,
        method: 'GET',
        path,
        query: { ...query, limit, ...(cursor === undefined ? {} : { cursor }) },
        isRepeatable: true,
        members: LIST,
      });
      found.push(...(body?.items ?? []));
      cursor = nextCursor(headers.get('link'));
    }
    return found;
  }

  async function offersOf(
    session: AccountSession,
    query: Readonly<Record<string, string>>,
    most?: number,
  ): Promise<Offer[]> {
    const asked = { salesChannelId: SALES_CHANNEL, ...query };
    return soundOffers(await getAll<Offer>(session, 'getOffers', '/offers', asked, most));
  }

  return {
    // -------------------------------------------------------------------------------------------------------- the account
    getSeller: (session: AccountSession) =>
      get<Seller>(session, 'getSellers', '/sellers', { sellerId: 'value', id: 'value', login: 'value' }),

    async getDeliveryModes(session: AccountSession): Promise<readonly DeliveryMode[]> {
      return (
        (await get<Items<DeliveryMode>>(session, 'getDeliveryModes', '/sellers/delivery-modes', LIST))?.items ?? []
      );
    },

    // --------------------------------------------------------------------------------------------------------- offers
    /**
     * @param references empty for all offers of the shop
     * @param most stop after this many
     */
    getOffers: (session: AccountSession, references: readonly string[] = [], most?: number): Promise<Offer[]> =>
      offersOf(session, references.length === 0 ? {} : { sellerExternalReferences: references.join(',') }, most),

    /** Some offers with what the sales channel says of them. */
    getOffersWithFeedback: (session: AccountSession, references: readonly string[]): Promise<Offer[]> =>
      offersOf(session, { sellerExternalReferences: references.join(','), expand: 'salesChannelFeedback' }),

    /** The offers that have changed since then. Removed offers are not included. */
    getChangedOffers: (session: AccountSession, since: string): Promise<Offer[]> =>
      offersOf(session, { updatedAtMin: since }),

    /** Opens a package and returns its id. A lost response leaves an empty package behind, which does nothing. */
    async createOfferPackage(session: AccountSession, packageType: PackageType): Promise<string> {
      const { headers } = await rest.call<unknown>(session, {
        name: 'createOfferPackage',
        bucket: PACKAGES,
        method: 'POST',
        path: '/offer-packages',
        headers: { salesChannelId: SALES_CHANNEL },
        body: { packageType },
        isRepeatable: false,
      });
      const id = /\/offer-packages\/([^/?#]+)/.exec(headers.get('content-location') ?? '')?.[1];
      if (id === undefined) throw new ConnectorError('unavailable', 'Octopia did not name the package that it opened.');
      return decodeURIComponent(id);
    },

    /** @param lines at most `LINES_OF_CALL` */
    addOfferRequests: (session: AccountSession, packageId: string, lines: readonly OfferRequest[]) =>
      rest.call<unknown>(session, {
        name: 'addOfferRequests',
        bucket: CALLS,
        method: 'POST',
        path: `${packagePath(packageId)}/offer-requests`,
        body: lines,
        isRepeatable: false,
      }),

    /** Marks the package as complete; nothing is processed before that. */
    setReady: (session: AccountSession, packageId: string) =>
      rest.call<unknown>(session, {
        name: 'patchOfferPackage',
        bucket: CALLS,
        method: 'PATCH',
        path: packagePath(packageId),
        body: { state: 'Ready' },
        isRepeatable: false,
      }),

    getOfferPackage: (session: AccountSession, packageId: string) =>
      get<OfferPackage>(session, 'getOfferPackage', packagePath(packageId), { state: 'value', packageId: 'value' }),

    /** The outcome of each line; undefined if Octopia no longer stores it. */
    async getResults(session: AccountSession, packageId: string): Promise<readonly OfferRequestResult[] | undefined> {
      const path = `${packagePath(packageId)}/offer-requests-results`;
      return unlessGone(getAll<OfferRequestResult>(session, 'getOfferRequestResults', path, {}));
    },

    // ------------------------------------------------------------------------------------------------------- products
    /**
     * The product with a GTIN; undefined if the catalogue has none.
     * @throws ConnectorError `unavailable` for a response that contains only other products, because it says nothing
     * about this one
     */
    async getProduct(session: AccountSession, gtin: string): Promise<Product | undefined> {
      const found = await unlessGone(get<Items<Product>>(session, 'getProducts', '/products', LIST, { gtin }));
      const products = soundProducts(found?.items ?? []);
      const own = products.find((product) => product.gtin === undefined || toGtin13(product.gtin) === gtin);
      if (own || products.length === 0) return own;
      throw new ConnectorError('unavailable', 'Octopia answered about other products than the one that was asked for.');
    },

    /**
     * The seller's own products, which a request without a GTIN returns. One page, from 1; a page that is not full is
     * the last one.
     */
    async getOwnProducts(session: AccountSession, pageIndex: number) {
      const query = { pageIndex: String(pageIndex), pageSize: String(PAGE_SIZE) };
      const found = await unlessGone(get<Items<Product>>(session, 'getProducts', '/products', LIST, query));
      const items = found?.items ?? [];
      return { products: soundProducts(items), isFull: items.length >= PAGE_SIZE };
    },

    /** Submits products for the catalogue; returns the package's id. */
    async createProducts(session: AccountSession, products: readonly ProductRequest[]): Promise<string> {
      const { body } = await rest.call<{ packageId?: string | number }>(session, {
        name: 'createProductsIntegration',
        bucket: PACKAGES,
        method: 'POST',
        path: '/products-integration',
        body: { products },
        isRepeatable: false,
      });
      if (body?.packageId === undefined) throw new ConnectorError('unknown', 'Octopia did not name the package.');
      return String(body.packageId);
    },

    /** The reports on a package's products available so far; empty while Octopia is processing. */
    async getProductReports(session: AccountSession, packageId: string): Promise<readonly ProductReport[]> {
      const reports = new Map<string, ProductReport>();
      for (let page = 1; page <= REPORT_PAGES; page += 1) {
        const query = { packageId, pageIndex: String(page), pageSize: String(PAGE_SIZE) };
        const found = await unlessGone(
          get<Items<ProductReport>>(
            session,
            'getProductsIntegrationReports',
            '/products-integration-reports',
            LIST,
            query,
          ),
        );
        const items = found?.items ?? [];
        const before = reports.size;
        for (const item of items) reports.set(item.gtin ?? item.sellerProductReference ?? '', item);
        if (items.length < PAGE_SIZE || reports.size === before) break;
      }
      return [...reports.values()];
    },

    getCategory: (session: AccountSession, reference: string) =>
      unlessGone(
        get<Category>(session, 'getCategory', categoryPath(reference), {
          reference: 'value',
          label: 'value',
          name: 'value',
        }),
      ),

    async getCategoryProperties(session: AccountSession, reference: string): Promise<readonly CategoryProperty[]> {
      const path = `${categoryPath(reference)}/properties`;
      const found = await unlessGone(get<Items<CategoryProperty>>(session, 'getCategoryProperties', path, LIST));
      return found?.items ?? [];
    },

    // --------------------------------------------------------------------------------------------------------- orders
    /** Orders changed since a time, oldest change first. A page that is not full is the last one. */
    async getOrders(session: AccountSession, updatedAtMin: string, pageIndex: number): Promise<OrdersPage> {
      const { body } = await rest.call<Items<Order>>(session, {
        name: 'getOrders',
        bucket: ORDERS,
        method: 'GET',
        path: '/orders',
        query: {
          salesChannelId: SALES_CHANNEL,
          updatedAtMin,
          sort: 'updatedAt',
          pageIndex: String(pageIndex),
          pageSize: String(PAGE_SIZE),
        },
        isRepeatable: true,
        members: LIST,
      });
      const orders = body?.items ?? [];
      // A page that lacks an order is no end: only one with less than half of them is the last.
      return { orders, isFull: orders.length > PAGE_SIZE / 2 };
    },

    getOrder: (session: AccountSession, orderId: string) =>
      get<Order>(session, 'getOrder', orderPath(orderId), { orderId: 'value', id: 'value', lines: 'list' }),

    /** Only for an order in `WaitingAcceptance`; Octopia rejects any other with 409. */
    setApproval: (session: AccountSession, orderId: string, status: 'Accepted' | 'Refused') =>
      rest.call<unknown>(session, {
        name: 'setApprovalStatus',
        bucket: CALLS,
        method: 'POST',
        path: `${orderPath(orderId)}/approval-status`,
        body: { approval_status: status },
        isRepeatable: false,
      }),

    createShipments: (session: AccountSession, orderId: string, parcels: readonly Parcel[]) =>
      rest.call<unknown>(session, {
        name: 'createShipments',
        bucket: CALLS,
        method: 'POST',
        path: `${orderPath(orderId)}/shipments`,
        body: parcels,
        isRepeatable: false,
      }),

    /** The reasons for which a seller may cancel an order with this status. */
    async getCancellationReasons(session: AccountSession, orderStatus: string): Promise<readonly CancellationReason[]> {
      const { body } = await rest.call<Items<CancellationReason>>(session, {
        name: 'getCancellationReasons',
        bucket: CALLS,
        method: 'GET',
        path: '/cancellation-reasons',
        query: { userType: 'Seller', orderStatus, salesChannel: SALES_CHANNEL },
        isRepeatable: true,
        members: LIST,
      });
      return body?.items ?? [];
    },

    cancelWhole: (session: AccountSession, orderId: string, reason: string) =>
      rest.call<unknown>(session, {
        name: 'createCancellation',
        bucket: CALLS,
        method: 'POST',
        path: '/order-cancellation-requests',
        body: { orderSellerId: orderId, reason, shippingCostRefund: true },
        isRepeatable: false,
      }),

    cancelLines: (session: AccountSession, orderId: string, lines: readonly CancelledLine[]) =>
      rest.call<unknown>(session, {
        name: 'createPartialCancellation',
        bucket: CALLS,
        method: 'POST',
        path: '/order-partial-cancellation-requests',
        body: { orderSellerId: orderId, lines },
        isRepeatable: false,
      }),

    /** How much of an order's price may still be refunded. */
    async getGestureAmount(session: AccountSession, orderId: string): Promise<number> {
      const path = `${orderPath(orderId)}/commercial-gestures-available-amounts`;
      const found = await get<{ allowableAmount?: number }>(session, 'getGestureAmounts', path, {
        allowableAmount: 'value',
      });
      return found?.allowableAmount ?? 0;
    },

    createGesture: (session: AccountSession, body: { orderId: string; reason: string; amount: number }) =>
      rest.call<unknown>(session, {
        name: 'createGesture',
        bucket: CALLS,
        method: 'POST',
        path: '/order-commercial-gesture-requests',
        body,
        isRepeatable: false,
      }),
  };
}

export interface OrdersPage {
  readonly orders: readonly Order[];
  readonly isFull: boolean;
}

const packagePath = (id: string): string => `/offer-packages/${encodeURIComponent(id)}`;
const categoryPath = (reference: string): string => `/categories/${encodeURIComponent(reference)}`;
const orderPath = (id: string): string => `/orders/${encodeURIComponent(id)}`;

/** `<…?cursor=abc&limit=100>; rel="next"` → `abc`. The link may name an internal host, so only its cursor is used. */
export function nextCursor(link: string | null): string | undefined {
  const next = (link ?? '').split(/,\s*(?=<)/).find((part) => /;\s*rel="?next"?/i.test(part));
  const query = /<[^>?]*\?([^>]*)>/.exec(next ?? '')?.[1];
  return query === undefined ? undefined : (new URLSearchParams(query).get('cursor') ?? undefined);
}

async function unlessGone<T>(call: Promise<T>): Promise<T | undefined> {
  try {
    return await call;
  } catch (error) {
    if (failedBy(error).error.kind === 'not-found') return undefined;
    throw error;
  }
}
