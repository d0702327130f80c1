/* What margins are worked out from. The door loads it when it is first needed. */
export { loadAssumptions } from './assumptions-of.ts';
export { loadItemCosts } from './item-costs.repository.ts';
export { loadLearnedFees } from './learned-fees.ts';
export { lockFigures } from './lock-figures.ts';
export { assumedOr, costOf, loadSaleFacts, type SaleFactsOf, type SoldItem, statedShare } from './sale-facts.ts';
