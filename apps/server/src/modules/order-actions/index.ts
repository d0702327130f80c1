/** What sellers do with an order after its purchase: cancel, refund, ship by a file, and its documents. */
export { createOrderActionsRoom } from './order-actions.room.ts';
