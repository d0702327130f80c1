/** Promoted listings: which ad each live listing should have, by market, strategy and cap; dispatch brings the marketplace to it. */
export type { AdMarginsPort } from './ports.ts';
export { loadPromotable } from './promotable.ts';
export { createPromotionsRoom } from './promotions.room.ts';
