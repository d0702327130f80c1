/**
 * Price rules for some items: which of them decides a price, and the price that it makes. They have their own entry, because they need the
 * tables of VAT rates, which the portal loads only where prices are worked out.
 */
export * from './pricing-rules/choose-rule.ts';
export * from './pricing-rules/floor-price.ts';
export * from './pricing-rules/item-rule.ts';
export * from './pricing-rules/price-vat.ts';
export * from './pricing-rules/rounding.ts';
export * from './pricing-rules/work-price.ts';
