/** What goods cost and what a seller assumes of sales, each from a day on; what marketplaces took of past orders. */
export { loadAssumptions, type SiteAssumptions } from './assumptions-of.ts';
export { createCostsRoom } from './costs.room.ts';
export { type CostSince, loadCostHistory, loadItemCosts } from './item-costs.repository.ts';
export { type LearnedFees, loadLearnedFees } from './learned-fees.ts';
export type { MarginsPort } from './ports.ts';
