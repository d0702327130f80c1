import { CANCEL_REASONS, REFUND_REASONS } from '@quayside/kernel';
import { z } from 'zod';
import {
  MAX_DOCUMENT_ORDERS,
  ORDER_DOCUMENTS,
  orderActions,
  SHIPMENT_FILE_CHARACTERS,
  SHIPMENT_FILE_COLUMNS,
  SHIPMENT_FILE_PROBLEMS,
} from './order-actions.ts';
import { homeOfLine } from './orders.schema.ts';
import { isoTime, nameSchema, pathId, pathIds, schemasFor, userParams, visibleText, wireMoney } from './schema.ts';
import { fileBytes, fileEncoding, fileRowError, isOneOf } from './seller-file.schema.ts';
import { platformSchema, siteSchema } from './session-user.schema.ts';

const number = z.number().int();
const state = z.enum(['waiting', 'confirmed', 'rejected']);

const actionLine = z.object({
  id: number,
  /** As on the site of purchase. */
  sku: z.string().nullable(),
  title: z.string(),
  /** Null for an unknown item. */
  home: homeOfLine.nullable(),
  quantity: number,
  /** Pieces that are not in any shipment yet. */
  unshipped: number,
  /** What the buyer paid for it, and how much of it has not been refunded yet. */
  paid: wireMoney,
  refundable: number,
  /** Pieces that may be returned to stock: 0 for a line without an item of the seller. */
  returnable: number,
  isCancelled: z.boolean(),
});
export type ActionLine = z.output<typeof actionLine>;

const actionShipment = z.object({
  number,
  lines: z.array(z.object({ lineId: number, quantity: number })).readonly(),
  carrier: z.string(),
  carrierCode: z.string(),
  trackingNumber: z.string(),
  trackingUrl: z.string().nullable(),
  state,
  reason: z.string().nullable(),
});
export type ActionShipment = z.output<typeof actionShipment>;

const orderChange = z.object({
  number,
  kind: z.enum(['cancel', 'refund']),
  reason: z.union([z.enum(CANCEL_REASONS), z.enum(REFUND_REASONS)]),
  /** The amount of a refund. */
  amount: wireMoney.nullable(),
  lineIds: z.array(number).readonly(),
  /** The pieces whose stock it changes. */
  pieces: number,
  state,
  /** The marketplace's message about the last attempt. */
  error: z.string().nullable(),
  at: isoTime,
  settledAt: isoTime.nullable(),
});
export type OrderChange = z.output<typeof orderChange>;

const actions = z.object({
  orderId: number,
  externalId: z.string(),
  platform: platformSchema,
  /** The order's page at its marketplace, for actions without an API; null if there is none. */
  pageUrl: z.string().nullable(),
  canShip: z.boolean(),
  shipsPartOfLine: z.boolean(),
  /** The part that can be cancelled now; null for nothing. */
  cancel: z.enum(['whole', 'lines']).nullable(),
  /** Whether the marketplace has an API call for it. */
  hasCancel: z.boolean(),
  hasRefund: z.boolean(),
  canRefund: z.boolean(),
  refundsByLine: z.boolean(),
  refundable: wireMoney,
  /** The carrier that the business used last on the site, otherwise anywhere; null before its first shipment. */
  lastCarrier: z.string().nullable(),
  lines: z.array(actionLine).readonly(),
  shipments: z.array(actionShipment).readonly(),
  changes: z.array(orderChange).readonly(),
});
nameSchema(actions, 'OrderActions');
export type OrderActions = z.output<typeof actions>;

const problem = fileRowError(SHIPMENT_FILE_PROBLEMS).extend({ order: z.string() });
export type ShipmentFileProblem = z.output<typeof problem>;

const fileCheck = z.object({
  /** The number of valid rows, to which the seller agrees. */
  rows: number,
  orders: number,
  shipments: number,
  pieces: number,
  /** Rows without carrier and tracking number, which are left alone. */
  unfilled: number,
  problems: z.array(problem).readonly(),
  /** The columns named in the first row. */
  columns: z.array(z.enum(SHIPMENT_FILE_COLUMNS)).readonly(),
  encoding: fileEncoding.nullable(),
});
export type ShipmentFileCheck = z.output<typeof fileCheck>;

const shippedFile = z.object({
  rows: number,
  orders: number,
  shipments: number,
  problems: z.array(problem).readonly(),
});
export type ShippedFile = z.output<typeof shippedFile>;

const packOrder = z.object({
  orderId: number,
  externalId: z.string(),
  accountId: number,
  platform: platformSchema,
  site: siteSchema,
  /** What was recognised: the whole number, its end, or a SKU. */
  by: z.enum(['number', 'end', 'sku']),
  /** How many more orders wait with a scanned SKU, as far as counted; 0 for a number. */
  alike: number,
  shipBy: isoTime.nullable(),
  /** Name and address, as on a label; empty once the buyer is erased. The country is ISO 3166-1 alpha-2. */
  recipient: z.array(z.string()).readonly(),
  country: z.string().nullable(),
  /** The pieces that are to be shipped. */
  pieces: number,
  lines: z
    .array(
      z.object({
        lineId: number,
        /** The seller's own names; those of the site for an unknown item. */
        title: z.string(),
        sku: z.string().nullable(),
        imageUrl: z.string().nullable(),
        pieces: number,
      }),
    )
    .readonly(),
  /** The carrier that the business used last on the site, otherwise anywhere; null before its first shipment. */
  lastCarrier: z.string().nullable(),
});
nameSchema(packOrder, 'PackOrder');
export type PackOrder = z.output<typeof packOrder>;

const packedParcel = z.object({
  orderId: number,
  externalId: z.string(),
  carrier: z.string(),
  trackingNumber: z.string(),
  pieces: number,
});
export type PackedParcel = z.output<typeof packedParcel>;

const picking = z.object({
  /** How many orders have something to pick. */
  orders: number,
  pieces: number,
  /** Whether more orders wait than one list may have. */
  isCut: z.boolean(),
  /** By SKU. */
  articles: z
    .array(
      z.object({
        /** Empty for an item without one. */
        sku: z.string(),
        title: z.string(),
        imageUrl: z.string().nullable(),
        pieces: number,
        orders: z.array(z.object({ orderId: number, externalId: z.string(), pieces: number })).readonly(),
      }),
    )
    .readonly(),
});
nameSchema(picking, 'Picking');
export type Picking = z.output<typeof picking>;

const params = z.strictObject({ ...userParams.shape, orderId: pathId });
const MAX_LINES = 1_000;
const MAX_PIECES = 1_000_000;
const MAX_MINOR = 1_000_000_000;
const lineId = z.number().int().positive().max(Number.MAX_SAFE_INTEGER);
const seen = z.number().int().min(0).max(10_000);
const minor = z.number().int().positive().max(MAX_MINOR);
const file = {
  file: z.string().min(1).max(SHIPMENT_FILE_CHARACTERS).optional(),
  bytes: fileBytes(SHIPMENT_FILE_CHARACTERS).optional(),
};
const inAccounts = { platform: platformSchema.optional(), accountId: pathId.optional() };
const isOneFile = (body: object) => isOneOf({ ...body }, 'file');

export const orderActionsSchemas = schemasFor(orderActions, {
  get: { params, output: actions },
  cancel: {
    params,
    body: z.strictObject({
      reason: z.enum(CANCEL_REASONS),
      lineIds: z.array(lineId).min(1).max(MAX_LINES).optional(),
      isRestocked: z.boolean(),
      seen,
    }),
    output: actions,
  },
  refund: {
    params,
    body: z.strictObject({
      reason: z.enum(REFUND_REASONS),
      minor,
      lines: z.array(z.strictObject({ lineId, minor })).min(1).max(MAX_LINES).optional(),
      restock: z
        .array(z.strictObject({ lineId, quantity: z.number().int().positive().max(MAX_PIECES) }))
        .max(MAX_LINES),
      seen,
    }),
    output: actions,
  },
  resend: {
    params: z.strictObject({ ...params.shape, number: pathId }),
    output: actions,
  },
  checkFile: { params: userParams, body: z.strictObject(file).refine(isOneFile), output: fileCheck },
  shipFile: {
    params: userParams,
    body: z.strictObject({ ...file, expected: z.number().int().min(1).max(MAX_PIECES) }).refine(isOneFile),
    output: shippedFile,
  },
  findToPack: {
    params: userParams,
    query: z.strictObject({ code: visibleText(100), ...inAccounts }),
    output: packOrder,
  },
  pack: {
    params,
    body: z.strictObject({
      trackingNumber: visibleText(60),
      carrier: visibleText(30),
      pieces: z.number().int().positive().max(MAX_PIECES),
      isShared: z.boolean().optional(),
    }),
    output: packedParcel,
  },
  getPicking: {
    params: userParams,
    query: z.strictObject({ ...inAccounts, orderIds: pathIds(MAX_DOCUMENT_ORDERS).optional() }),
    output: picking,
  },
  exportToShip: {
    params: userParams,
    query: z.strictObject(inAccounts),
    output: z.unknown(),
  },
  getDocument: {
    params: z.strictObject({ ...userParams.shape, document: z.enum(ORDER_DOCUMENTS) }),
    query: z.strictObject({
      orderIds: pathIds(MAX_DOCUMENT_ORDERS),
      language: z.enum(['buyer', 'seller']),
    }),
    output: z.unknown(),
  },
});
