export * from './taxes/offer-taxes.ts';
export * from './taxes/vat-rates.data.ts';
