import type { Platform } from '@quayside/kernel';
import type { Tx } from '../../platform/database/db.ts';
import type { Room } from '../../platform/room.ts';
import type { OutcomeListener } from '../dispatch/index.ts';
import { createAnswerListener } from './answer-orders.ts';
import { eraseBuyer } from './erase-buyer.ts';
import { type NotifyOnHoldDeps, notifyOnHold } from './notify-on-hold.ts';
import { orderHandlers } from './orders.jobs.ts';
import { findOrderNames } from './orders.repository.ts';
import { orderRoutes } from './orders.routes.ts';
import { type OrdersDeps, type PolledAccount, pollOrders } from './orders.service.ts';
import { ordersTables } from './orders.tables.data.ts';
import { createPollMemory } from './poll-memory.ts';
import type { RecheckDeps } from './recheck-order.ts';
import { type ShippingDeps, shipmentListener } from './ship-order.service.ts';

export type OrdersRoomDeps = ShippingDeps &
  RecheckDeps &
  NotifyOnHoldDeps &
  Pick<OrdersDeps, 'addSales' | 'awaitsAnswers' | 'box' | 'onStockDue'>;

export interface OrdersRoom extends Room<OutcomeListener> {
  readonly ports: {
    /**
     * Reads an account's new and changed orders.
     * @returns when the read began
     */
    pollOrders(polled: PolledAccount): Promise<Date>;
    /** The same for reads that repeat every second: what earlier ones found is remembered for some seconds. */
    watchOrders(polled: PolledAccount): Promise<Date>;
    /** Removes a buyer from a user's orders. Returns the number of orders. */
    eraseBuyer(tx: Tx, userId: number, platform: Platform, usernames: readonly string[]): Promise<number>;
    readonly findOrderNames: typeof findOrderNames;
  };
}

export function createOrdersRoom(deps: OrdersRoomDeps): OrdersRoom {
  const polling: OrdersDeps = {
    ...deps,
    notifyOnHold: (tx, account, onHold) => notifyOnHold(deps, tx, account, onHold),
  };
  const memory = createPollMemory();
  return {
    tables: ordersTables,
    routes: orderRoutes(deps),
    listeners: [shipmentListener, createAnswerListener(deps.clock)],
    jobs: orderHandlers(deps),
    ports: {
      pollOrders: (polled) => pollOrders(polling, polled),
      watchOrders: (polled) => pollOrders(polling, polled, memory),
      eraseBuyer: (tx, userId, platform, usernames) => eraseBuyer(deps, tx, userId, platform, usernames),
      findOrderNames,
    },
  };
}
