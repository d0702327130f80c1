import type { Room } from '../../platform/room.ts';
import type { OutcomeListener } from '../dispatch/index.ts';
import type { TellAnewDeps } from './resend-stock.ts';
import { stockHandlers } from './stock.jobs.ts';
import { stockListener } from './stock.listener.ts';

export function createStockRoom(deps: Omit<TellAnewDeps, 'comparing'>): Room<OutcomeListener> {
  return { jobs: stockHandlers(deps), listeners: [stockListener] };
}
