import type { Room } from '../../platform/room.ts';
import type { OutcomeListener } from '../dispatch/index.ts';
import type { ResendStockDeps } from './resend-stock.ts';
import { stockHandlers } from './stock.jobs.ts';
import { stockListener } from './stock.listener.ts';
import { stockTables } from './stock.tables.data.ts';

export function createStockRoom(deps: Omit<ResendStockDeps, 'comparing'>): Room<OutcomeListener> {
  return { tables: stockTables, jobs: stockHandlers(deps), listeners: [stockListener] };
}
