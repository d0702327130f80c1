/**
 * Promoted listings: which ad rate a listing should have, and what an ad costs. One function decides every rate, so that no writer passes the
 * cap by.
 */
export * from './promotions/ad-rate.ts';
export * from './promotions/buyer-total.ts';
export * from './promotions/rights.ts';
