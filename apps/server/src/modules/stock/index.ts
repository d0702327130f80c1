/** Stock: one ledger and one quantity per unit, sent to every marketplace. Functions that move stock return what changed. */
export { moveStock } from './ledger.service.ts';
export {
  listOrderMovements,
  type SoldLine,
  settleOrderLines,
} from './order-stock.service.ts';
export { renameHomeTargets } from './rename-targets.ts';
export { lockLevels } from './stock.repository.ts';
export { createStockRoom } from './stock.room.ts';
export {
  availableOf,
  countStock,
  ensureTargets,
  holdAvailable,
  isStockDifferent,
  loadLevels,
  type Observation,
  type ObservedStock,
  recordImportedStock,
  setDesiredStockOf,
} from './stock.service.ts';
export type { StockChange, StockTarget } from './stock.types.ts';
export {
  type AccountLimits,
  loadStockLimits,
  lockStockLimits,
  saveStockLimits,
} from './stock-limits.repository.ts';
export { findKeptElsewhere, listSoldUnits, matchSoldTargets } from './targets.repository.ts';
/** Few sellers tell less than they have: how that comes about is read with the first item page. */
export const toldFigures = () => import('./told.repository.ts');
export { followEndsAtHome } from './withdrawal.service.ts';
