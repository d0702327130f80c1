import type { Platform } from './sites.ts';

/** Why a seller cancels an order. */
export const CANCEL_REASONS = ['out_of_stock', 'buyer_asked', 'address_problem'] as const;
export type CancelReason = (typeof CANCEL_REASONS)[number];

/** Why a seller refunds an order. */
export const REFUND_REASONS = [
  'buyer_return',
  'not_received',
  'not_as_described',
  'shipping_discount',
  'goodwill',
] as const;
export type RefundReason = (typeof REFUND_REASONS)[number];

/** What a marketplace's API can do with an order after its purchase. */
export interface OrderActionRules {
  /** `whole`: only the whole order; `lines`: single lines too; null: there is no such call. */
  readonly cancel: 'whole' | 'lines' | null;
  /** `any`: a paid order; `sent`: once the goods have been shipped; null: there is no such call. */
  readonly refund: 'any' | 'sent' | null;
  /** Whether a refund can be for single lines. */
  readonly refundByLine: boolean;
  /** Whether pieces of one line can be in several shipments. */
  readonly shipsPartOfLine: boolean;
  /** The number of days after the purchase in which a refund is possible; null if no limit is known. */
  readonly refundDays: number | null;
}

export const ORDER_ACTION_RULES: Readonly<Record<Platform, OrderActionRules>> = {
  ebay: { cancel: 'whole', refund: 'any', refundByLine: true, shipsPartOfLine: true, refundDays: 90 },
  // The Selling Partner API has no call for either; the seller does it in Seller Central.
  amazon: { cancel: null, refund: null, refundByLine: false, shipsPartOfLine: true, refundDays: null },
  // After shipping, a refund is possible as a commercial gesture.
  cdiscount: { cancel: 'lines', refund: 'sent', refundByLine: false, shipsPartOfLine: false, refundDays: null },
};
