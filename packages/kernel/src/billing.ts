/** Plans, their periods and changes, VAT and dunning (specification, sections 3 and 7). */
export * from './billing/dunning.ts';
export * from './billing/periods.ts';
export * from './billing/plan-change.ts';
export * from './billing/plans.data.ts';
export * from './billing/plans.ts';
export * from './billing/platform-state.ts';
export * from './billing/vat.ts';
export * from './billing/vat-areas.ts';
export * from './billing/vat-proof.ts';
export * from './billing/vat-registers.ts';
