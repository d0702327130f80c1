import type { Room } from '../../platform/room.ts';
import type { OutcomeListener } from '../dispatch/index.ts';
import { createAnswerListener } from './answer-orders.ts';
import { eraseBuyer } from './erase-buyer.ts';
import { setCursorsBack } from './order-cursors.repository.ts';
import { findOrderNumbers } from './orders.repository.ts';
import { orderRoutes } from './orders.routes.ts';
import { type OrdersDeps, type PolledAccount, pollOrders } from './orders.service.ts';
import { type ShippingDeps, shipmentListener } from './ship-order.service.ts';
import { type TellHeldDeps, tellHeld } from './tell-held.ts';

export type OrdersRoomDeps = ShippingDeps & TellHeldDeps & Pick<OrdersDeps, 'addSales' | 'awaitsAnswers'>;

export interface OrdersRoom extends Room<OutcomeListener> {
  readonly ports: {
    /** Brings an account's new and changed orders in. @returns when the look began */
    pollOrders(polled: PolledAccount): Promise<Date>;
    readonly eraseBuyer: typeof eraseBuyer;
    readonly findOrderNumbers: typeof findOrderNumbers;
  };
}

export function createOrdersRoom(deps: OrdersRoomDeps): OrdersRoom {
  const polling: OrdersDeps = { ...deps, tellHeld: (tx, account, held) => tellHeld(deps, tx, account, held) };
  return {
    routes: orderRoutes(deps),
    listeners: [shipmentListener, createAnswerListener(deps.clock)],
    endWaits: ({ now }) => setCursorsBack(deps.db, now),
    ports: { pollOrders: (polled) => pollOrders(polling, polled), eraseBuyer, findOrderNumbers },
  };
}
