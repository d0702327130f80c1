/** Orders: read by polling; they reserve stock once and are listed newest first. */
export { readSetBack } from './order-cursors.repository.ts';
export { createOrdersRoom } from './orders.room.ts';
