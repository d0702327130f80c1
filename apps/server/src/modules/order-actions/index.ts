/** The seller's actions on an order after its purchase: cancellation, refund, shipping by file, and documents. */
export { createOrderActionsRoom } from './order-actions.room.ts';
