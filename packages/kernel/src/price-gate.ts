/** The price gate, and what it is told of a whole catalogue and of figures that cannot be right. */
export * from './price-gate/anomalies.ts';
export * from './price-gate/breaker.ts';
export * from './price-gate/held.ts';
export * from './price-gate/judge.ts';
