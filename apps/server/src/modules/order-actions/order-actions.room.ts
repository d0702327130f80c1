import type { Room } from '../../platform/room.ts';
import type { OutcomeListener } from '../dispatch/index.ts';
import type { AddSales } from '../orders/index.ts';
import { type OrderActionsDeps, orderActionRoutes } from './order-actions.routes.ts';
import { orderChangeListener } from './settle-change.ts';

export function createOrderActionsRoom(
  deps: OrderActionsDeps & { readonly addSales: AddSales },
): Room<OutcomeListener> {
  return { routes: orderActionRoutes(deps), listeners: [orderChangeListener(deps.addSales)] };
}
