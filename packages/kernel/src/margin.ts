/**
 * What a sale of an item on a site earns, as a sum that shows each of its terms, and the price from which no sale loses. It has its own
 * entry, because the tables of fees are needed only where margins are worked out.
 */
export * from './margin/break-even.ts';
export * from './margin/fee-groups.ts';
export * from './margin/fees.ts';
export * from './margin/learned-fee.ts';
export * from './margin/names.ts';
export * from './margin/order-sum.ts';
export * from './margin/sale-vat.ts';
export type { UnitCost } from './margin/term-work.ts';
export * from './margin/terms.ts';
export * from './margin/unusual-cost.ts';
export * from './margin/worked-sum.ts';
