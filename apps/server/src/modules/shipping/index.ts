export { followShipping } from './follow-shipping.ts';
export { type ItemRoute, routesOf } from './listing-shipping.ts';
export { listSkusOfProfiles } from './offers-of-profiles.repository.ts';
export { createShippingRoom } from './shipping.room.ts';
export { listedShipping, noShipping, shippingCost, shippingKey } from './shipping-keys.ts';
