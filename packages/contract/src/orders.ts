import type { Platform, Site } from '@quayside/kernel';
import { defineCall, type UserParams } from './call.ts';
import type { ErrorStatuses } from './errors.ts';
import type { Order, OrderDetail, OrderSettings, OrderTotals, SalesPage } from './orders.schema.ts';

export { ORDER_PROBLEMS, type OrderProblem } from '@quayside/kernel';
export type {
  Order,
  OrderAcceptance,
  OrderAddress,
  OrderDetail,
  OrderDoubt,
  OrderLine,
  OrderSettings,
  OrderShipment,
  OrderTimelineEntry,
  OrderTotals,
  SalesPage,
} from './orders.schema.ts';

export const ORDER_STATUSES = ['pending', 'paid', 'cancelled', 'shipped'] as const;

/**
 * `change`: of the order, by a person, Quayside or the marketplace; `stock`: a movement of stock. The others happened
 * at the marketplace.
 */
export const TIMELINE_KINDS = ['ordered', 'paid', 'change', 'stock', 'delivered', 'buyer_erased'] as const;

export type OrderSort = 'ordered' | 'shipBy';

export interface SalesQuery {
  readonly accountId?: number;
  readonly stockStatus?: 'fulfillable' | 'oversold';
  readonly status?: (typeof ORDER_STATUSES)[number];
  readonly site?: Site;
  /** The first and the last day of the order, in UTC. */
  readonly from?: string;
  readonly to?: string;
  /** Words that all occur in the order number, a SKU or a title, or begin a part of the buyer's names. */
  readonly query?: string;
  /** Orders that the seller has to ship: overdue, with a deadline within a day, or all. */
  readonly due?: 'late' | 'soon' | 'any';
  /** Only orders that wait for a person: with a problem, or on hold until they are accepted or declined. */
  readonly attention?: boolean;
  /** Only orders that are neither shipped nor cancelled. */
  readonly open?: boolean;
  /** `shipBy`: orders to ship first, the most urgent on top; then the others, newest first. Default: `ordered`. */
  readonly sort?: OrderSort;
  /** Default: `desc` for `ordered`, `asc` for `shipBy`. */
  readonly order?: 'asc' | 'desc';
  /** Reads the last page. */
  readonly last?: boolean;
  readonly cursor?: string;
  readonly limit?: number;
}

/**
 * `on_hold`: stock is missing, and the seller decides. `accepting`, `declining`: decided and being sent. `lapsed`: the order ended without
 * an answer.
 */
export const ACCEPTANCE_STATES = [
  'open',
  'on_hold',
  'accepting',
  'declining',
  'accepted',
  'declined',
  'lapsed',
] as const;
export type AcceptanceState = (typeof ACCEPTANCE_STATES)[number];

/** The error codes of this room → HTTP status. */
export const ordersErrors = {
  order_not_found: 404,
  order_not_shippable: 409,
  order_not_on_hold: 409,
  note_changed: 409,
  order_without_problem: 409,
} as const satisfies ErrorStatuses;

/** The orders of a file: those with these ids, separated by commas, or all that match the filters of a list. */
export interface OrderFileQuery extends Omit<SalesQuery, 'sort' | 'order' | 'last' | 'cursor' | 'limit'> {
  readonly platform?: Platform;
  readonly orderIds?: string;
}

/** The longest note on an order, in UTF-16 code units. */
export const MAX_ORDER_NOTE = 1_000;

/** The most orders that a file may name one by one. */
export const MAX_NAMED_ORDERS = 500;

export const orders = {
  list: defineCall<
    {
      params: UserParams & { platform: Platform | 'all' };
      query: SalesQuery;
    },
    SalesPage
  >({
    id: 'orders.list',
    method: 'GET',
    path: '/v1/users/{id}/sales/{platform}',
    userParam: 'id',
    summary: 'Orders, newest or most urgent first',
    requiresScreen: 'orders',
    errors: ['account_not_found'],
  }),
  exportFile: defineCall<{ params: UserParams; query: OrderFileQuery }, unknown>({
    id: 'orders.exportFile',
    media: ['text/csv'],
    method: 'GET',
    path: '/v1/users/{id}/order-files/orders',
    userParam: 'id',
    summary: 'Orders as a CSV file with a row for each line, for carriers’ programs and spreadsheets',
    requiresScreen: 'orders',
    errors: ['account_not_found'],
  }),
  listTotals: defineCall<
    { params: UserParams & { platform: Platform | 'all' }; query: { accountId?: number } },
    { totals: OrderTotals }
  >({
    id: 'orders.listTotals',
    method: 'GET',
    path: '/v1/users/{id}/sales/{platform}/totals',
    userParam: 'id',
    summary: 'How many orders are in each state, and how many wait for the seller',
    requiresScreen: 'orders',
    errors: ['account_not_found'],
  }),
  get: defineCall<{ params: UserParams & { orderId: number } }, OrderDetail>({
    id: 'orders.get',
    method: 'GET',
    path: '/v1/users/{id}/orders/{orderId}',
    userParam: 'id',
    summary: 'One order with its buyer, amounts and timeline',
    requiresScreen: 'orders',
    errors: ['order_not_found'],
  }),
  /**
   * Creates a shipment of pieces of some order lines, of whole lines, or of everything without a shipment. With the `number` of an earlier
   * shipment it replaces that one.
   */
  ship: defineCall<
    {
      params: UserParams & { orderId: number };
      body: {
        carrierCode: string;
        trackingNumber: string;
        number?: number;
        lineIds?: readonly number[];
        /** Alternative to `lineIds`: how many pieces of each line. */
        lines?: readonly { readonly lineId: number; readonly quantity: number }[];
      };
    },
    Order
  >({
    id: 'orders.ship',
    method: 'POST',
    path: '/v1/users/{id}/orders/{orderId}/shipments',
    userParam: 'id',
    summary: 'Confirm to the marketplace that an order is on its way',
    requiresScreen: 'orders',
    needs: 'shipments-enabled',
    errors: ['invalid_request', 'order_not_found', 'order_not_shippable'],
  }),
  /** Accepts or declines an order that is on hold because stock is missing. */
  answer: defineCall<{ params: UserParams & { orderId: number }; body: { answer: 'accept' | 'decline' } }, Order>({
    id: 'orders.answer',
    method: 'POST',
    path: '/v1/users/{id}/orders/{orderId}/acceptance',
    userParam: 'id',
    summary: 'Accept or decline an order that is on hold because stock is missing',
    requiresScreen: 'orders',
    errors: ['order_not_found', 'order_not_on_hold'],
  }),
  /** Stores what the team notes on an order, for itself; null removes it. `before` is the note that the writer saw. */
  note: defineCall<
    { params: UserParams & { orderId: number }; body: { note: string | null; before: string | null } },
    OrderDetail
  >({
    id: 'orders.note',
    method: 'PUT',
    path: '/v1/users/{id}/orders/{orderId}/note',
    userParam: 'id',
    summary: 'Note something on an order for the team',
    requiresScreen: 'orders',
    errors: ['invalid_request', 'order_not_found', 'note_changed'],
  }),
  /** Reads an order that needs attention at its marketplace, and checks it again. */
  recheck: defineCall<{ params: UserParams & { orderId: number } }, OrderDetail>({
    id: 'orders.recheck',
    method: 'POST',
    path: '/v1/users/{id}/orders/{orderId}/recheck',
    userParam: 'id',
    summary: 'Check an order again that needs attention',
    requiresScreen: 'orders',
    errors: ['order_not_found', 'order_without_problem'],
  }),
  getSettings: defineCall<{ params: UserParams }, OrderSettings>({
    id: 'orders.getSettings',
    method: 'GET',
    path: '/v1/users/{id}/order-settings',
    userParam: 'id',
    summary: 'After how many days buyers are erased',
    requiresScreen: 'orders',
  }),
  updateSettings: defineCall<{ params: UserParams; body: OrderSettings }, OrderSettings>({
    id: 'orders.updateSettings',
    method: 'PUT',
    path: '/v1/users/{id}/order-settings',
    userParam: 'id',
    summary: 'Choose after how many days buyers are erased',
    requiresScreen: 'orders',
    duty: 'settings',
  }),
};
