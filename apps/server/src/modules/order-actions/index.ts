/** The seller's actions on an order after its purchase: cancelling, refunding, shipping by a file, and documents. */
export { createOrderActionsRoom } from './order-actions.room.ts';
