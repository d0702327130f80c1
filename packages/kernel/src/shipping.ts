/**
 * Shipping profiles: regions, countries, rates, services, and the route of an item to a site (specification, sections 3
 * and 9).
 */
export * from './shipping/change.ts';
export * from './shipping/flaws.ts';
export * from './shipping/profile.ts';
export * from './shipping/regions.ts';
export * from './shipping/resolve.ts';
export * from './shipping/services.ts';
export * from './shipping/site-policy.ts';
export * from './shipping/stated.ts';
