import type { OrderSort, OrderTotals, SalesQuery } from '@quayside/contract';
import { isSite, type Site } from '@quayside/kernel';

/** The tabs by their word in the address, with the filter of each. */
export const TABS = {
  all: {},
  'to-ship': { due: 'any' },
  due: { due: 'soon' },
  late: { due: 'late' },
  attention: { attention: true },
  oversold: { stockStatus: 'oversold', open: true },
  pending: { status: 'pending' },
  shipped: { status: 'shipped' },
  cancelled: { status: 'cancelled' },
} as const satisfies Record<string, SalesQuery>;

export type Tab = keyof typeof TABS;
export const TAB_NAMES = Object.keys(TABS) as readonly Tab[];

/** Everything that decides what the list shows. The address stores it, so that a view can be bookmarked and shared. */
export interface OrdersView {
  readonly tab: Tab;
  readonly query: string;
  readonly site: Site | null;
  /** The first and the last day, such as `2026-11-24`; empty if not set. */
  readonly from: string;
  readonly to: string;
  readonly sort: OrderSort;
  readonly order: 'asc' | 'desc';
  /** The list is read from its end. */
  readonly fromEnd: boolean;
}

const ORDERS: Readonly<Record<OrderSort, OrdersView['order']>> = { shipBy: 'asc', ordered: 'desc' };

const isTab = (word: string | null): word is Tab => word !== null && Object.hasOwn(TABS, word);

/** Parses a view from any address; invalid values are ignored. */
export function parseView(search: URLSearchParams): OrdersView {
  const site = search.get('site') ?? '';
  const sort = search.get('sort') === 'ordered' ? 'ordered' : 'shipBy';
  const order = search.get('order');
  const show = search.get('show');
  // Mails about orders without stock link to `stock=oversold`.
  const mailed = search.get('stock') === 'oversold' ? 'oversold' : 'all';
  return {
    tab: isTab(show) ? show : mailed,
    query: (search.get('query') ?? '').slice(0, 200),
    site: isSite(site) ? site : null,
    from: dayOf(search.get('from')),
    to: dayOf(search.get('to')),
    sort,
    order: order === 'asc' || order === 'desc' ? order : ORDERS[sort],
    fromEnd: search.get('at') === 'end',
  };
}

/** A calendar day that exists; otherwise empty. */
function dayOf(text: string | null): string {
  const at = /^\d{4}-\d{2}-\d{2}$/.test(text ?? '') ? new Date(`${text}T00:00:00Z`) : null;
  return at && !Number.isNaN(at.getTime()) && at.toISOString().slice(0, 10) === text ? text : '';
}

/** The query of a view's address without default values. */
export function searchOf(view: OrdersView): string {
  const search = new URLSearchParams({
    ...(view.tab === 'all' ? {} : { show: view.tab }),
    ...(view.query ? { query: view.query } : {}),
    ...(view.site ? { site: view.site } : {}),
    ...(view.from ? { from: view.from } : {}),
    ...(view.to ? { to: view.to } : {}),
    ...(view.sort === 'shipBy' ? {} : { sort: view.sort }),
    ...(view.order === ORDERS[view.sort] ? {} : { order: view.order }),
    ...(view.fromEnd ? { at: 'end' } : {}),
  });
  return search.toString();
}

export function filterOf({ tab, query, site, from, to }: OrdersView): SalesQuery {
  const words = query.trim();
  return {
    ...TABS[tab],
    ...(words ? { query: words } : {}),
    ...(site ? { site } : {}),
    ...(from ? { from } : {}),
    ...(to ? { to } : {}),
  };
}

/** Whether any filter other than the tab is set. */
export function isNarrowed({ query, site, from, to }: OrdersView): boolean {
  return query.trim() !== '' || site !== null || from !== '' || to !== '';
}

const TOTALS: Readonly<Record<Tab, keyof OrderTotals>> = {
  all: 'all',
  'to-ship': 'toShip',
  due: 'soon',
  late: 'late',
  attention: 'attention',
  oversold: 'oversold',
  pending: 'pending',
  shipped: 'shipped',
  cancelled: 'cancelled',
};

/** How many orders a tab lists without another filter. */
export function totalOf(tab: Tab, totals: OrderTotals): number {
  return totals[TOTALS[tab]];
}
