/** What the states of all accounts have alike, whichever marketplace they stand for. */

/** What a change may be besides others: the value of a counter. */
interface CounterChange<Name extends string> {
  t: 'counter';
  name: Name;
  value: number;
}

/**
 * The next number of a counter and the change that keeps it, to be committed with what uses the number.
 * @param from changes not yet committed
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

/** Puts an order, new or changed, where it belongs in both. */
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
