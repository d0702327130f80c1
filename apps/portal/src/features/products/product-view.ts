import type { AccountEntry, ProductFilter, ProductSort } from '@quayside/contract';
import { isSite, itemSitesOf, platformOfSite, type Site, sitesOf } from '@quayside/kernel';

/** The status tabs by their word in the address, with the filter of each (specification, section 3: product filter shortcuts). */
export const TABS = {
  all: {},
  listed: { status: 'listedAbroad' },
  'in-translation': { status: 'inTranslation' },
  'not-listed': { status: 'notListed' },
  failed: { status: 'failed' },
  'below-floor': { eligibility: 'belowFloor' },
  'no-shipping': { eligibility: 'noShipping' },
  blocked: { eligibility: 'blacklisted' },
  'out-of-stock': { eligibility: 'outOfStock' },
  ended: { eligibility: 'ended' },
} as const satisfies Record<string, ProductFilter>;

export type Tab = keyof typeof TABS;
export const TAB_NAMES = Object.keys(TABS) as readonly Tab[];

export type Density = 'dense' | 'roomy';

/** Everything that decides what the list shows. The address stores it, so that a view can be bookmarked, shared and restored. */
export interface ProductView {
  readonly tab: Tab;
  readonly query: string;
  readonly site: Site | null;
  readonly sort: ProductSort;
  readonly order: 'asc' | 'desc';
  readonly density: Density;
  /** The list is read from its end. */
  readonly fromEnd: boolean;
}

const SORTS: readonly ProductSort[] = ['title', 'price', 'quantity', 'sku', 'updated'];

const isTab = (word: string): word is Tab => word in TABS;
const isSort = (word: string): word is ProductSort => (SORTS as readonly string[]).includes(word);

/** Parses a view from any address; invalid values are ignored. */
export function parseView(tab: string | undefined, search: URLSearchParams): ProductView {
  const site = search.get('site') ?? '';
  const sort = search.get('sort') ?? '';
  return {
    tab: tab !== undefined && isTab(tab) ? tab : 'all',
    query: (search.get('query') ?? '').slice(0, 200),
    site: isSite(site) ? site : null,
    sort: isSort(sort) ? sort : 'title',
    order: search.get('order') === 'desc' ? 'desc' : 'asc',
    density: search.get('density') === 'roomy' ? 'roomy' : 'dense',
    fromEnd: search.get('from') === 'end',
  };
}

/** The query of a view's address without default values. The tab is part of the path. */
export function searchOf(view: ProductView): string {
  const search = new URLSearchParams({
    ...(view.query ? { query: view.query } : {}),
    ...(view.site ? { site: view.site } : {}),
    ...(view.sort === 'title' ? {} : { sort: view.sort }),
    ...(view.order === 'asc' ? {} : { order: view.order }),
    ...(view.density === 'dense' ? {} : { density: view.density }),
    ...(view.fromEnd ? { from: 'end' } : {}),
  });
  return search.toString();
}

/** A key of the list's rows: equal keys mean equal rows in the same order. */
export function listQuestion(
  userId: number,
  at: { readonly scope: string; readonly account: { readonly id: number } },
  view: ProductView,
): string {
  const search = searchOf({ ...view, density: 'dense' });
  return `products ${userId} ${at.scope} ${at.account.id} ${view.tab} ${search}`;
}

/** A key of the selection's scope; sorting and density do not change it. */
export function selectionQuestion(userId: number, at: Parameters<typeof listQuestion>[1], view: ProductView): string {
  return listQuestion(userId, at, { ...view, sort: 'title', order: 'asc', fromEnd: false });
}

export function filterOf(view: ProductView): ProductFilter {
  const query = view.query.trim();
  return { ...TABS[view.tab], ...(query ? { query } : {}), ...(view.site ? { site: view.site } : {}) };
}

/** The stored total of a tab; null before the totals have loaded. */
export function totalOf(tab: Tab, totals: Readonly<Record<string, number>> | undefined): number | null {
  if (!totals) return null;
  const filter: ProductFilter = TABS[tab];
  return totals[filter.status ?? filter.eligibility ?? '*'] ?? 0;
}

/**
 * The sites of the list's filter: those of its platform, and marketplaces where the seller has an account that lists its items. A site in
 * the address is always included.
 */
export function sitesToFilter(
  account: Pick<AccountEntry, 'platform' | 'site'>,
  accounts: readonly Pick<AccountEntry, 'platform'>[],
  named: Site | null,
): readonly Site[] {
  const own = sitesOf(account.platform);
  const others = itemSitesOf(account).filter((site) => !own.includes(site));
  const isOpen = (site: Site) => site === named || accounts.some(({ platform }) => platform === platformOfSite(site));
  return [...own, ...others.filter(isOpen)];
}
