/* What margins are worked out from. The door loads it when it is first needed. */
export { loadAssumptions } from './assumptions-of.ts';
export { loadItemCosts } from './item-costs.repository.ts';
export { loadLearnedFees } from './learned-fees.ts';
