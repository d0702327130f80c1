export { type ItemRoute, routesOf } from './listing-shipping.ts';
export type { ShippingHooks } from './ports.ts';
export { createShippingRoom } from './shipping.room.ts';
