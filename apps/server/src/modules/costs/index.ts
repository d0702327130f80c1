/** What goods cost and what a seller assumes of sales, each from a day on; what marketplaces took of past orders; stored margins. */
export type { SiteAssumptions } from './assumptions-of.ts';
export { wantWorkOut } from './costs.enqueue.ts';
export { createCostsRoom } from './costs.room.ts';
export type { StoredMargin } from './item-margins.repository.ts';
export { loadCostHistory } from './load-cost-history.ts';
export type { EarnedOrder, MarginsPort } from './ports.ts';
export type { SettledSale } from './sold-orders.repository.ts';

/** What margins are worked out from: costs, assumptions and learned fees. Loaded when it is first needed. */
export const marginFigures = () => import('./margin-figures.ts');
