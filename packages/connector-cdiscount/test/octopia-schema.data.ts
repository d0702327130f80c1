/** The known parts of Octopia's seller API that Quayside calls. The shapes are closed, so a misspelt name is found. */
export interface Shape {
  readonly type: 'object' | 'array' | 'string' | 'number' | 'integer' | 'boolean';
  readonly fields?: Readonly<Record<string, Shape>>;
  readonly required?: readonly string[];
  readonly items?: Shape;
  readonly most?: number;
  readonly least?: number;
  /** Maximum length of a string or an array. */
  readonly longest?: number;
  readonly pattern?: RegExp;
  readonly values?: readonly string[];
}

export interface Operation {
  readonly name: string;
  readonly method: string;
  readonly path: RegExp;
  readonly query?: Readonly<Record<string, RegExp>>;
  readonly requiredQuery?: readonly string[];
  /** In addition to the headers of every call. */
  readonly requiredHeaders?: Readonly<Record<string, RegExp>>;
  readonly body?: Shape;
  readonly answers: readonly number[];
}

const text = (rest: Omit<Shape, 'type'> = {}): Shape => ({ type: 'string', ...rest });
const object = (fields: Record<string, Shape>, required: readonly string[]): Shape => ({
  type: 'object',
  fields,
  required,
});
const list = (items: Shape, longest?: number): Shape => ({
  type: 'array',
  items,
  least: 1,
  ...(longest === undefined ? {} : { longest }),
});

const CHANNEL = /^CDISFR$/;
const LIMIT = /^([1-9]\d{0,2}|1000)$/;
const INDEX = /^[1-9]\d*$/;
const PAGE_SIZE = /^([1-9]\d?|100)$/;
const TIME = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d+)?Z$/;
/** What `expand` may name. */
const FEEDBACK = /^salesChannelFeedback$/;
const ANY = /^.+$/;

const tax = object({ code: text({ values: ['VAT', 'Ecotax', 'Deatax'] }), value: { type: 'number', least: 0 } }, [
  'code',
  'value',
]);
const deliveryMode = object(
  { code: text(), cost: { type: 'number', least: 0 }, additionalCost: { type: 'number', least: 0 } },
  ['code', 'cost'],
);
const cancelledLine = object(
  { lineId: text(), offerId: text(), reason: text(), shippingCostRefund: { type: 'boolean' } },
  ['lineId', 'offerId', 'reason'],
);
const offer = object(
  {
    sellerExternalReference: text({ longest: 50, pattern: ANY }),
    product: object({ gtin: text({ pattern: /^\d{13}$/ }) }, []),
    condition: text(),
    price: object({ price: { type: 'number', least: 0.01 }, taxes: list(tax) }, ['price']),
    deliveryModes: list(deliveryMode),
    preparationTime: { type: 'integer', least: 0 },
    quantity: { type: 'integer', least: 0, most: 10_000_000_000 },
  },
  ['sellerExternalReference'],
);
const product = object(
  {
    gtin: text({ pattern: /^\d{13}$/ }),
    sellerProductReference: text(),
    title: text({ longest: 132 }),
    description: text(),
    brand: text(),
    categoryCode: text({ pattern: /^.{6}$/ }),
    variantGroupReference: text(),
    sellerPictureUrls: {
      type: 'array',
      items: object({ index: { type: 'integer', least: 1 }, url: text({ pattern: /^https?:/ }) }, ['url']),
    },
    attributes: {
      type: 'array',
      items: object({ propertyReference: text(), values: list(text()) }, ['propertyReference', 'values']),
    },
  },
  ['gtin', 'sellerProductReference', 'title', 'categoryCode'],
);
const parcel = object({ parcelNumber: text(), carrierName: text(), trackingUrl: text(), orderLineIds: list(text()) }, [
  'parcelNumber',
  'carrierName',
  'orderLineIds',
]);

const PACKAGE = '/offer-packages/[^/]+';
const at = (path: string) => new RegExp(`^/seller/v2${path}$`);
const READS = [200, 400, 401, 403, 404, 429, 500];
const WRITES = [200, 201, 202, 204, 400, 401, 403, 404, 409, 429, 500];

export const OPERATIONS: readonly Operation[] = [
  { name: 'getSellers', method: 'GET', path: at('/sellers'), answers: READS },
  { name: 'getDeliveryModes', method: 'GET', path: at('/sellers/delivery-modes'), answers: READS },
  {
    name: 'getOffers',
    method: 'GET',
    path: at('/offers'),
    query: { salesChannelId: CHANNEL, limit: LIMIT, cursor: ANY, sellerExternalReferences: ANY, updatedAtMin: TIME, expand: FEEDBACK },
    requiredQuery: ['salesChannelId'],
    answers: READS,
  },
  {
    name: 'createOfferPackage',
    method: 'POST',
    path: at('/offer-packages'),
    requiredHeaders: { saleschannelid: CHANNEL },
    body: object({ packageType: text({ values: ['Upsert', 'Update', 'Delete'] }) }, ['packageType']),
    answers: WRITES,
  },
  { name: 'getOfferPackage', method: 'GET', path: at(PACKAGE), answers: READS },
  {
    name: 'patchOfferPackage',
    method: 'PATCH',
    path: at(PACKAGE),
    body: object({ state: text({ values: ['Ready'] }) }, ['state']),
    answers: WRITES,
  },
  {
    name: 'addOfferRequests',
    method: 'POST',
    path: at(`${PACKAGE}/offer-requests`),
    body: list(offer, 100),
    answers: WRITES,
  },
  {
    name: 'getOfferRequestResults',
    method: 'GET',
    path: at(`${PACKAGE}/offer-requests-results`),
    query: { limit: LIMIT, cursor: ANY },
    answers: READS,
  },
  { name: 'getCategory', method: 'GET', path: at('/categories/[^/]+'), answers: READS },
  { name: 'getCategoryProperties', method: 'GET', path: at('/categories/[^/]+/properties'), answers: READS },
  { name: 'getProducts', method: 'GET', path: at('/products'), query: { gtin: /^\d{13}$/, pageIndex: INDEX, pageSize: PAGE_SIZE }, answers: READS },
  {
    name: 'createProductsIntegration',
    method: 'POST',
    path: at('/products-integration'),
    body: object({ products: list(product, 10_000) }, ['products']),
    answers: WRITES,
  },
  {
    name: 'getProductsIntegrationReports',
    method: 'GET',
    path: at('/products-integration-reports'),
    query: { packageId: ANY, pageIndex: INDEX, pageSize: PAGE_SIZE },
    requiredQuery: ['packageId'],
    answers: READS,
  },
  {
    name: 'getOrders',
    method: 'GET',
    path: at('/orders'),
    query: { salesChannelId: CHANNEL, updatedAtMin: TIME, sort: /^updatedAt$/, pageIndex: INDEX, pageSize: PAGE_SIZE },
    answers: READS,
  },
  { name: 'getOrder', method: 'GET', path: at('/orders/[^/]+'), answers: READS },
  {
    name: 'getCancellationReasons',
    method: 'GET',
    path: at('/cancellation-reasons'),
    query: { userType: /^Seller$/, orderStatus: ANY, salesChannel: CHANNEL },
    requiredQuery: ['userType', 'orderStatus'],
    answers: READS,
  },
  {
    name: 'createCancellation',
    method: 'POST',
    path: at('/order-cancellation-requests'),
    body: object({ orderSellerId: text(), reason: text(), shippingCostRefund: { type: 'boolean' } }, ['orderSellerId', 'reason']),
    answers: WRITES,
  },
  {
    name: 'createPartialCancellation',
    method: 'POST',
    path: at('/order-partial-cancellation-requests'),
    body: object({ orderSellerId: text(), lines: list(cancelledLine) }, ['orderSellerId', 'lines']),
    answers: WRITES,
  },
  { name: 'getGestureAmounts', method: 'GET', path: at('/orders/[^/]+/commercial-gestures-available-amounts'), answers: READS },
  {
    name: 'createGesture',
    method: 'POST',
    path: at('/order-commercial-gesture-requests'),
    body: object({ orderId: text(), reason: text({ pattern: ANY }), amount: { type: 'number', least: 0.01 } }, ['orderId', 'reason', 'amount']),
    answers: WRITES,
  },
  {
    name: 'setApprovalStatus',
    method: 'POST',
    path: at('/orders/[^/]+/approval-status'),
    body: object({ approval_status: text({ values: ['Accepted', 'Refused'] }) }, ['approval_status']),
    answers: WRITES,
  },
  {
    name: 'createShipments',
    method: 'POST',
    path: at('/orders/[^/]+/shipments'),
    body: list(parcel),
    answers: WRITES,
  },
];
