/** Automatic prices: rules, what each listing is told and why, and going live by consent. */
export type { PriceMarginsPort } from './ports.ts';
export { createRepricerRoom } from './repricer.room.ts';
