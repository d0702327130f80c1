/** Orders: read by polling; they reserve stock once and are listed newest first. */
export { readSetBack } from './order-cursors.repository.ts';
export { createOrdersRoom } from './orders.room.ts';
export {
  findOrdersByNumber,
  lockOrderFacts,
  type OrderFacts,
  type OrderLineOfAction,
  type RecipientLine,
  readLinesOfActions,
  readOrderFacts,
  readRecipients,
} from './orders-of-actions.ts';
export { canShip, type ShippingDeps } from './ship-order.service.ts';
