import type { CancelReason, Platform, RefundReason } from '@quayside/kernel';
import { defineCall, type UserParams } from './call.ts';
import type { ErrorStatuses } from './errors.ts';
import type {
  OrderActions,
  PackedParcel,
  PackOrder,
  Picking,
  ShipmentFileCheck,
  ShippedFile,
} from './order-actions.schema.ts';
import { type FileBytes, fileBodyLimit } from './seller-file.ts';

export type {
  ActionLine,
  ActionShipment,
  OrderActions,
  OrderChange,
  PackedParcel,
  PackOrder,
  Picking,
  ShipmentFileCheck,
  ShipmentFileProblem,
  ShippedFile,
} from './order-actions.schema.ts';

/** What is wrong with a row of a shipment file. Each has the message `order-actions:file.problem.<code>`. */
export const SHIPMENT_FILE_PROBLEMS = [
  'order_missing',
  'order_unknown',
  'order_ambiguous',
  'order_not_shippable',
  'line_unknown',
  'quantity_invalid',
  'quantity_too_large',
  'part_not_possible',
  'carrier_missing',
  'tracking_missing',
  'tracking_invalid',
  'tracking_used',
] as const;
export type ShipmentFileProblemCode = (typeof SHIPMENT_FILE_PROBLEMS)[number];

/**
 * The columns of a shipment file, as named in its first row. `line`: the marketplace's id of an order line, or a SKU;
 * `sku`: the seller's or the site's. Without both, everything that remains of the order is shipped.
 */
export const SHIPMENT_FILE_COLUMNS = ['order', 'line', 'sku', 'quantity', 'carrier', 'tracking'] as const;
export type ShipmentFileColumn = (typeof SHIPMENT_FILE_COLUMNS)[number];

export const MAX_SHIPMENT_ROWS = 5_000;
/** More than a file of so many rows needs. */
export const SHIPMENT_FILE_CHARACTERS = 800_000;
const FILE_BODY_LIMIT = fileBodyLimit(SHIPMENT_FILE_CHARACTERS);

/** The orders of a file to fill in: of all accounts, a platform's, or one account's. */
export interface ToShipQuery {
  readonly platform?: Platform;
  readonly accountId?: number;
}

/** A shipment file: its bytes in base64, or its text. */
interface ShipmentFileInput extends FileBytes {
  readonly file?: string | undefined;
}
/** The maximum number of orders in one document. */
export const MAX_DOCUMENT_ORDERS = 500;

export const ORDER_DOCUMENTS = ['packing-slip', 'pick-list'] as const;
export type OrderDocument = (typeof ORDER_DOCUMENTS)[number];

interface OrderParams extends UserParams {
  readonly orderId: number;
}

export interface CancelInput {
  readonly reason: CancelReason;
  /** Order lines; without them the whole order. */
  readonly lineIds?: readonly number[];
  /** Whether the pieces can be sold again. */
  readonly isRestocked: boolean;
  /**
   * The number of changes of the order that the seller saw. A different number means that somebody else has decided in
   * the meantime.
   */
  readonly seen: number;
}

export interface RefundInput {
  readonly reason: RefundReason;
  /** Minor units of the order's currency. */
  readonly minor: number;
  /** The parts of single lines, whose sum is `minor`; without them, a refund of the whole order. */
  readonly lines?: readonly { readonly lineId: number; readonly minor: number }[];
  /** Returned pieces that can be sold again. */
  readonly restock: readonly { readonly lineId: number; readonly quantity: number }[];
  readonly seen: number;
}

/** What a packer scanned: an order number, the end of one, or a SKU; in all accounts, those of a platform, or one. */
export interface ScanQuery extends ToShipQuery {
  readonly code: string;
}

/** The orders of a picking list: those with these ids, separated by commas, or the most urgent ones to ship. */
export interface PickingQuery extends ToShipQuery {
  readonly orderIds?: string;
}

/** The fewest characters of an order number's end or a SKU. */
export const SHORTEST_SCAN = 3;

export interface ParcelInput {
  readonly trackingNumber: string;
  /** The carrier's name, or a marketplace's code for it. */
  readonly carrier: string;
  /** The pieces that the packer saw. Another number means that the order has changed in the meantime. */
  readonly pieces: number;
  /** Whether another order with the same tracking number is in the same parcel. */
  readonly isShared?: boolean;
}

/** The error codes of this room → HTTP status. */
export const orderActionsErrors = {
  order_not_cancellable: 409,
  order_not_refundable: 409,
  refund_too_large: 409,
  order_changed: 409,
  order_change_not_found: 404,
  shipment_file_unreadable: 400,
  shipment_file_changed: 409,
  scan_unknown: 404,
  scan_ambiguous: 409,
  scan_too_short: 400,
  scan_shortened: 400,
  scan_is_tracking: 409,
  sku_not_to_ship: 409,
  order_shipped: 409,
  order_over: 409,
  order_unpaid: 409,
  tracking_invalid: 400,
  tracking_is_order: 409,
  tracking_used: 409,
} as const satisfies ErrorStatuses;

export const orderActions = {
  get: defineCall<{ params: OrderParams }, OrderActions>({
    id: 'orderActions.get',
    method: 'GET',
    path: '/v1/users/{id}/orders/{orderId}/actions',
    userParam: 'id',
    summary: 'What can be done with an order, and what was done',
    requiresScreen: 'orders',
    errors: ['order_not_found'],
  }),
  cancel: defineCall<{ params: OrderParams; body: CancelInput }, OrderActions>({
    id: 'orderActions.cancel',
    method: 'POST',
    path: '/v1/users/{id}/orders/{orderId}/cancellations',
    userParam: 'id',
    summary: 'Cancel an order, or lines of it, before it is shipped',
    requiresScreen: 'orders',
    status: 202,
    errors: ['order_not_found', 'order_not_cancellable', 'order_changed'],
  }),
  refund: defineCall<{ params: OrderParams; body: RefundInput }, OrderActions>({
    id: 'orderActions.refund',
    method: 'POST',
    path: '/v1/users/{id}/orders/{orderId}/refunds',
    userParam: 'id',
    summary: 'Give back a part of what the buyer paid, or all of it',
    requiresScreen: 'orders',
    status: 202,
    errors: ['order_not_found', 'order_not_refundable', 'refund_too_large', 'order_changed'],
  }),
  resend: defineCall<{ params: OrderParams & { readonly number: number } }, OrderActions>({
    id: 'orderActions.resend',
    method: 'POST',
    path: '/v1/users/{id}/orders/{orderId}/changes/{number}/resend',
    userParam: 'id',
    summary: 'Send a rejected cancellation or refund again',
    requiresScreen: 'orders',
    status: 202,
    errors: [
      'order_not_found',
      'order_change_not_found',
      'order_not_cancellable',
      'order_not_refundable',
      'refund_too_large',
    ],
  }),
  checkFile: defineCall<{ params: UserParams; body: ShipmentFileInput }, ShipmentFileCheck>({
    id: 'orderActions.checkFile',
    method: 'POST',
    path: '/v1/users/{id}/orders/shipment-files/check',
    userParam: 'id',
    summary: 'What a file of shipments would do, row by row',
    bodyLimit: FILE_BODY_LIMIT,
    requiresScreen: 'orders',
    needs: 'shipments-enabled',
    errors: ['file_too_heavy', 'files_waiting', 'shipment_file_unreadable'],
  }),
  shipFile: defineCall<{ params: UserParams; body: ShipmentFileInput & { readonly expected: number } }, ShippedFile>({
    id: 'orderActions.shipFile',
    method: 'POST',
    path: '/v1/users/{id}/orders/shipment-files',
    userParam: 'id',
    summary: 'Ship the good rows of a file, if they are as many as the seller saw',
    bodyLimit: FILE_BODY_LIMIT,
    requiresScreen: 'orders',
    needs: 'shipments-enabled',
    status: 202,
    errors: ['file_too_heavy', 'files_waiting', 'shipment_file_unreadable', 'shipment_file_changed'],
  }),
  findToPack: defineCall<{ params: UserParams; query: ScanQuery }, PackOrder>({
    id: 'orderActions.findToPack',
    method: 'GET',
    path: '/v1/users/{id}/order-scans',
    userParam: 'id',
    summary: 'The order that a packer has scanned, if it can be shipped now',
    requiresScreen: 'orders',
    errors: [
      'account_not_found',
      'order_not_shippable',
      'order_over',
      'order_shipped',
      'order_unpaid',
      'scan_ambiguous',
      'scan_is_tracking',
      'scan_shortened',
      'scan_too_short',
      'scan_unknown',
      'sku_not_to_ship',
    ],
  }),
  /** Repeated with the same tracking number, it ships nothing more and answers the same. */
  pack: defineCall<{ params: OrderParams; body: ParcelInput }, PackedParcel>({
    id: 'orderActions.pack',
    method: 'POST',
    path: '/v1/users/{id}/orders/{orderId}/parcels',
    userParam: 'id',
    summary: 'Ship everything that is left of an order in one parcel',
    requiresScreen: 'orders',
    needs: 'shipments-enabled',
    status: 202,
    errors: [
      'order_changed',
      'order_not_found',
      'order_not_shippable',
      'order_over',
      'order_shipped',
      'order_unpaid',
      'scan_shortened',
      'tracking_invalid',
      'tracking_is_order',
      'tracking_used',
    ],
  }),
  getPicking: defineCall<{ params: UserParams; query: PickingQuery }, Picking>({
    id: 'orderActions.getPicking',
    method: 'GET',
    path: '/v1/users/{id}/order-picking',
    userParam: 'id',
    summary: 'The articles to take from the shelves for orders to ship, each once with its sum',
    requiresScreen: 'orders',
    errors: ['account_not_found'],
  }),
  exportToShip: defineCall<{ params: UserParams; query: ToShipQuery }, unknown>({
    id: 'orderActions.exportToShip',
    media: ['text/csv'],
    method: 'GET',
    path: '/v1/users/{id}/order-files/to-ship',
    userParam: 'id',
    summary: 'The open order lines as a shipment file in which carriers and tracking numbers are entered',
    requiresScreen: 'orders',
    errors: ['account_not_found'],
  }),
  getDocument: defineCall<
    {
      params: UserParams & { readonly document: OrderDocument };
      query: { readonly orderIds: string; readonly language: 'buyer' | 'seller' };
    },
    unknown
  >({
    id: 'orderActions.getDocument',
    media: ['application/pdf'],
    method: 'GET',
    path: '/v1/users/{id}/order-documents/{document}',
    userParam: 'id',
    summary: 'Packing slips or a pick list of some orders as PDF',
    requiresScreen: 'orders',
    errors: ['order_not_found'],
  }),
};
