import type { Room } from '../../platform/room.ts';
import type { OutcomeListener } from '../dispatch/index.ts';
import { createAnswerListener } from './answer-orders.ts';
import { eraseBuyer } from './erase-buyer.ts';
import { type NotifyOnHoldDeps, notifyOnHold } from './notify-on-hold.ts';
import { findOrderNumbers } from './orders.repository.ts';
import { orderRoutes } from './orders.routes.ts';
import { type OrdersDeps, type PolledAccount, pollOrders } from './orders.service.ts';
import { type ShippingDeps, shipmentListener } from './ship-order.service.ts';

export type OrdersRoomDeps = ShippingDeps & NotifyOnHoldDeps & Pick<OrdersDeps, 'addSales' | 'awaitsAnswers'>;

export interface OrdersRoom extends Room<OutcomeListener> {
  readonly ports: {
    /**
     * Reads an account's new and changed orders.
     * @returns when the read began
     */
    pollOrders(polled: PolledAccount): Promise<Date>;
    readonly eraseBuyer: typeof eraseBuyer;
    readonly findOrderNumbers: typeof findOrderNumbers;
  };
}

export function createOrdersRoom(deps: OrdersRoomDeps): OrdersRoom {
  const polling: OrdersDeps = {
    ...deps,
    notifyOnHold: (tx, account, onHold) => notifyOnHold(deps, tx, account, onHold),
  };
  return {
    routes: orderRoutes(deps),
    listeners: [shipmentListener, createAnswerListener(deps.clock)],
    ports: { pollOrders: (polled) => pollOrders(polling, polled), eraseBuyer, findOrderNumbers },
  };
}
