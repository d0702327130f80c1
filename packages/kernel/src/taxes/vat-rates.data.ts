/**
 * The VAT rates of goods sold in mainland France, in basis points: normal, intermediate, reduced and super-reduced. Source: Code général
 * des impôts, articles 278, 278 bis to 279, 278-0 bis, and 281 quater to 281 octies; in force since 1 January 2014.
 */
export const FRENCH_VAT_RATES = [2_000, 1_000, 550, 210] as const;
