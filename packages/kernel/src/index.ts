export * from './access.ts';
export * from './form-rules.ts';
export * from './listing-state.ts';
export * from './money.ts';
export * from './pricing.ts';
export * from './reasons.ts';
export * from './sites.ts';
