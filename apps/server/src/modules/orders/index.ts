/** Orders: read by polling; each reserves stock once; listed newest first. */
export { sealedBuyers } from './buyers.repository.ts';
export { noteRefund } from './note-refund.ts';
export { readSetBack } from './order-cursors.repository.ts';
export { settleOrder } from './order-lines.service.ts';
export { countOrders } from './order-totals.repository.ts';
export { createOrdersRoom } from './orders.room.ts';
export {
  findOrdersByNumber,
  findOrdersByText,
  listOrdersToShip,
  lockOrderFacts,
  type OrderFacts,
  type OrderLineOfAction,
  type RecipientLine,
  readLinesOfActions,
  readOrderFacts,
  readRecipients,
  type ToShipPlace,
} from './orders-of-actions.ts';
export type { AddSales } from './sales.ts';
export { sealedSearchKeys } from './search-keys.repository.ts';
export { canShip, type ShippingDeps } from './ship-order.service.ts';
export type { SoldItemPlace, SoldItemRow } from './sold-items.repository.ts';
export { listSoldOrders, type SoldFilter, type SoldOrderRow, type SoldPlace } from './sold-orders.repository.ts';

/** Loaded when it is first needed. */
export const listSoldItems: typeof import('./sold-items.repository.ts').listSoldItems = async (...asked) =>
  (await import('./sold-items.repository.ts')).listSoldItems(...asked);
