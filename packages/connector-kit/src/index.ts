export * from './concurrency.ts';
export * from './errors.ts';
export * from './gated-price.ts';
export * from './outcome.ts';
export * from './port.ts';
export * from './retry.ts';
export * from './runtime.ts';
export * from './transport.ts';
