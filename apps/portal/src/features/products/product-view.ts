import {
  type AccountEntry,
  ITEM_EARNINGS,
  ITEM_ELIGIBILITIES,
  ITEM_SCOPES,
  type ItemEarning,
  type ItemEligibility,
  type ItemScope,
  type ProductFilter,
  type ProductSort,
} from '@quayside/contract';
import { isSite, itemSitesOf, platformOfSite, type Site, sitesOf } from '@quayside/kernel';
import { addressOfFields, type FilterFields, parseFields } from './filter-fields.ts';

/** The status tabs by their word in the address, with the filter of each (specification, section 3: product filter shortcuts). */
export const TABS = {
  all: {},
  listed: { status: 'listedAbroad' },
  'in-translation': { status: 'inTranslation' },
  'not-listed': { status: 'notListed' },
  failed: { status: 'failed' },
  'below-floor': { eligibility: 'belowFloor' },
  'no-shipping': { eligibility: 'noShipping' },
  'blocked-abroad': { eligibility: 'blockedAbroad' },
  blocked: { eligibility: 'blacklisted' },
  'out-of-stock': { eligibility: 'outOfStock' },
  ended: { eligibility: 'ended' },
} as const satisfies Record<string, ProductFilter>;

export type Tab = keyof typeof TABS;
export const TAB_NAMES = Object.keys(TABS) as readonly Tab[];

export type Density = 'dense' | 'roomy';
/** The products in columns, or with one cell for each site. */
export type Layout = 'list' | 'matrix';

/** Everything that decides what the list shows. The address stores it, so that a view can be bookmarked, shared and restored. */
export interface ProductView {
  readonly tab: Tab;
  readonly query: string;
  readonly site: Site | null;
  readonly scope: ItemScope;
  readonly eligibility: ItemEligibility | null;
  readonly earning: ItemEarning | null;
  readonly fields: FilterFields;
  readonly sort: ProductSort;
  readonly order: 'asc' | 'desc';
  readonly density: Density;
  readonly layout: Layout;
  /** The list is read from its end. */
  readonly fromEnd: boolean;
}

const SORTS: readonly ProductSort[] = ['title', 'price', 'quantity', 'sku', 'updated'];

const isTab = (word: string): word is Tab => word in TABS;
const isScope = (word: string): word is ItemScope => (ITEM_SCOPES as readonly string[]).includes(word);
const isEligibility = (word: string): word is ItemEligibility =>
  (ITEM_ELIGIBILITIES as readonly string[]).includes(word);
const isEarning = (word: string): word is ItemEarning => (ITEM_EARNINGS as readonly string[]).includes(word);
const isSort = (word: string): word is ProductSort => (SORTS as readonly string[]).includes(word);

/** Parses a view from any address; invalid values are ignored. */
export function parseView(tab: string | undefined, search: URLSearchParams): ProductView {
  const site = search.get('site') ?? '';
  const sort = search.get('sort') ?? '';
  const scope = search.get('scope') ?? '';
  const eligibility = search.get('eligibility') ?? '';
  const earning = search.get('earning') ?? '';
  return {
    tab: tab !== undefined && isTab(tab) ? tab : 'all',
    query: (search.get('query') ?? '').slice(0, 200),
    site: isSite(site) ? site : null,
    scope: isScope(scope) ? scope : 'all',
    eligibility: isEligibility(eligibility) ? eligibility : null,
    earning: isEarning(earning) ? earning : null,
    fields: parseFields(search),
    sort: isSort(sort) ? sort : 'title',
    order: search.get('order') === 'desc' ? 'desc' : 'asc',
    density: search.get('density') === 'roomy' ? 'roomy' : 'dense',
    layout: search.get('layout') === 'matrix' ? 'matrix' : 'list',
    fromEnd: search.get('from') === 'end',
  };
}

/** The query of a view's address without default values. The tab is part of the path. */
export function searchOf(view: ProductView): string {
  const search = new URLSearchParams({
    ...(view.query ? { query: view.query } : {}),
    ...(view.site ? { site: view.site } : {}),
    ...(view.scope === 'all' ? {} : { scope: view.scope }),
    ...(view.eligibility ? { eligibility: view.eligibility } : {}),
    ...(view.earning ? { earning: view.earning } : {}),
    ...addressOfFields(view.fields),
    ...(view.sort === 'title' ? {} : { sort: view.sort }),
    ...(view.order === 'asc' ? {} : { order: view.order }),
    ...(view.density === 'dense' ? {} : { density: view.density }),
    ...(view.layout === 'list' ? {} : { layout: view.layout }),
    ...(view.fromEnd ? { from: 'end' } : {}),
  });
  return search.toString();
}

/** What follows the path of the list in a view's address: the tab and the query. */
export function addressOf(view: ProductView): string {
  const search = searchOf({ ...view, fromEnd: false });
  return `${view.tab === 'all' ? '' : `/${view.tab}`}${search === '' ? '' : `?${search}`}`;
}

/** A key of the list's rows: equal keys mean equal rows in the same order. */
export function listQuestion(
  userId: number,
  at: { readonly scope: string; readonly account: { readonly id: number } },
  view: ProductView,
): string {
  const search = searchOf({ ...view, density: 'dense', layout: 'list' });
  return `products ${userId} ${at.scope} ${at.account.id} ${view.tab} ${search}`;
}

/** A key of the selection's scope; sorting and density do not change it. */
export function selectionQuestion(userId: number, at: Parameters<typeof listQuestion>[1], view: ProductView): string {
  return listQuestion(userId, at, { ...view, sort: 'title', order: 'asc', fromEnd: false });
}

/** Whether the tab itself is about eligibility, so that the view's own is not asked for. */
export function isTabOfEligibility(tab: Tab): boolean {
  return 'eligibility' in TABS[tab];
}

/** Whether anything but the tab narrows the list. */
export function isNarrowed(view: ProductView): boolean {
  return view.query.trim() !== '' || view.site !== null || isFiltered(view);
}

/** Whether something is set in the filter's dialog. */
export function isFiltered({ scope, eligibility, earning, fields }: ProductView): boolean {
  return scope !== 'all' || eligibility !== null || earning !== null || Object.keys(fields).length > 0;
}

/** The view without what the filter's dialog sets. */
export function unfiltered(view: ProductView): ProductView {
  return { ...view, scope: 'all', eligibility: null, earning: null, fields: {}, fromEnd: false };
}

export function filterOf(view: ProductView): ProductFilter {
  const query = view.query.trim();
  return {
    ...(view.eligibility ? { eligibility: view.eligibility } : {}),
    ...TABS[view.tab],
    ...view.fields,
    ...(query ? { query } : {}),
    ...(view.earning ? { earning: view.earning } : {}),
    ...(view.site ? { site: view.site } : {}),
    ...(view.scope === 'all' ? {} : { scope: view.scope }),
  };
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
