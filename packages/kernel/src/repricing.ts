/**
 * The repricer's rules: which rule applies to an item, which price it wants and why, and what it would have done with recorded offers.
 * Every price that it decides still passes the price gate (`price-gate.ts`). Only the server and the repricer's screens need this.
 */
export * from './repricing/clock.ts';
export * from './repricing/decide.ts';
export * from './repricing/decision.ts';
export * from './repricing/market.ts';
export * from './repricing/offers.ts';
export * from './repricing/replay.ts';
export * from './repricing/replay-rules.ts';
export * from './repricing/rules.ts';
export * from './repricing/situation.ts';
