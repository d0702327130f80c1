/** The common parts of all accounts' states. */

/** A change that all accounts have: the value of a counter. */
interface CounterChange<Name extends string> {
  t: 'counter';
  name: Name;
  value: number;
}

/**
 * The next number of a counter with the change that stores it, to commit together with its use.
 * @param from uncommitted changes
 */
export function nextNumber<Name extends string>(
  counters: ReadonlyMap<Name, number>,
  name: Name,
  from: readonly { t: string; name?: string; value?: number }[] = [],
): { value: number; change: CounterChange<Name> } {
  let value = counters.get(name) ?? 0;
  for (const change of from) {
    if (change.t === 'counter' && change.name === name) value = Math.max(value, change.value ?? 0);
  }
  return { value: value + 1, change: { t: 'counter', name, value: value + 1 } };
}

/** Orders by id, and by their last change, oldest first. */
interface OrderShelf<Order> {
  orders: Map<string, Order>;
  ordersByTime: Order[];
}

/** Inserts or updates an order in both indexes. */
export function putOrder<Order extends { orderId: string; modifiedAt: number }>(
  { orders, ordersByTime }: OrderShelf<Order>,
  order: Order,
): void {
  if (orders.has(order.orderId)) {
    const known = ordersByTime.findLastIndex(({ orderId }) => orderId === order.orderId);
    if (known >= 0) ordersByTime.splice(known, 1);
  }
  orders.set(order.orderId, order);
  let at = ordersByTime.length;
  while (at > 0 && (ordersByTime[at - 1]?.modifiedAt ?? 0) > order.modifiedAt) at -= 1;
  ordersByTime.splice(at, 0, order);
}
