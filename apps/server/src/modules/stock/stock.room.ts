import type { Room } from '../../platform/room.ts';
import type { OutcomeListener } from '../dispatch/index.ts';
import { stockHandlers } from './stock.jobs.ts';
import { stockListener } from './stock.listener.ts';
import type { TellAnewDeps } from './tell-anew.ts';

export function createStockRoom(deps: Omit<TellAnewDeps, 'comparing'>): Room<OutcomeListener> {
  return { jobs: stockHandlers(deps), listeners: [stockListener] };
}
