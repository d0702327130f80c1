/** Promoted listings: which ad each live listing should have, by market, strategy and cap; dispatch brings the marketplace to it. */

export { isPromoting, pausePromotion } from './pause-promotion.ts';
export type { AdMarginsPort } from './ports.ts';
export { createPromotionsRoom } from './promotions.room.ts';

/** Loaded when it is first needed. */
export const loadPromotable: typeof import('./promotable.ts').loadPromotable = async (...asked) =>
  (await import('./promotable.ts')).loadPromotable(...asked);
