export * from './errors.ts';
export * from './gated-price.ts';
export * from './port.ts';
export * from './runtime.ts';
