/** Automatic prices: rules, what each listing is told and why, and going live by consent. */
export { createRepricerRoom } from './repricer.room.ts';
