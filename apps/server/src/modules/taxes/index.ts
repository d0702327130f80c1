export { followTaxes } from './follow-taxes.ts';
export { getTaxSettings } from './taxes.repository.ts';
export { createTaxesRoom } from './taxes.room.ts';
export { confirmStandardTaxes } from './taxes.service.ts';
