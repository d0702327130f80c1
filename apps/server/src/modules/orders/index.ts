/** The door of orders: they come in by polling, reserve stock once, and are listed newest first. */
export { createAnswerListener } from './answer-orders.ts';
export { eraseBuyer } from './erase-buyer.ts';
export { readSetBack, setCursorsBack } from './order-cursors.repository.ts';
export { findOrderNumbers } from './orders.repository.ts';
export { orderRoutes } from './orders.routes.ts';
export { type OrdersDeps, pollOrders } from './orders.service.ts';
export { parcelListener } from './ship-order.service.ts';
export { tellHeld } from './tell-held.ts';
