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
export { findKeptElsewhere, listSoldUnits, matchSoldTargets } from './targets.repository.ts';
export { followEndsAtHome } from './withdrawal.service.ts';
