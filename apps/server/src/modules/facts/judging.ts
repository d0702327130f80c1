import { type CategoryRequirements, mapBounded } from '@quayside/connector-kit';
import type { Site } from '@quayside/kernel';
import type { Log } from '../../platform/log.ts';
import {
  type Account,
  type AccountsDeps,
  checkReadiness,
  type OpenedAccount,
  type StoredReadiness,
} from '../accounts/index.ts';
import { createRequirementsReader, mapCategories } from '../categories/index.ts';
import { findLiveTitles } from '../listings/index.ts';
import { arePricesStopped } from '../pricing/index.ts';
import type { Item } from '../products/index.ts';
import { listTooOldPairs } from '../rates/index.ts';
import { type SiteTitle, type TitleEngine, titleLimitOf, titlesOfRun, translateValues } from '../translations/index.ts';
import { openCatalogue, type RunCatalogue } from './catalogue.ts';
import type { TitleHolder } from './checks.ts';
import { type Home, saidValues } from './content/said-values.ts';
import type { Category, FactQuery } from './listing-facts.ts';
import { enginesFor } from './title-engines.ts';

/** What judging and previewing of items needs. */
export interface FactsDeps extends AccountsDeps {
  readonly log: Log;
  /** The engines of a business and of the operator, in the order in which they are tried. */
  readonly enginesOf: (userId: number) => Promise<readonly TitleEngine[]>;
  /** The machine translation that is tried last; `ebay` is the marketplace's own. */
  readonly translationEngine: 'ebay' | 'off';
}

/** The number of categories requested in parallel. */
const CATEGORY_CALLS = 8;

type Titles = ReadonlyMap<number, ReadonlyMap<Site, SiteTitle>>;

/** What is known before the first of many items is judged, and what is remembered from one to the next. */
export interface Judging {
  /** The account that sells. */
  readonly account: Account;
  /** The home site may be among them; nothing is listed there. */
  readonly sites: readonly Site[];
  readonly abroad: readonly Site[];
  readonly readiness: ReadonlyMap<Site, StoredReadiness>;
  /** By `titleKey`, the item with the title: of those judged so far, and of what is live of those that were looked up. */
  readonly titles: Map<string, TitleHolder>;
  /** Undefined if sellers describe their listings themselves. */
  readonly catalogue: RunCatalogue | undefined;
  /** What the marketplace would reject in listings of the account's own items. Undefined if it has no preview. */
  readonly checkOwn: RunCatalogue['check'];
  /** Whether the seller has stopped all prices of the account. */
  readonly arePricesStopped: boolean;
  /** Pairs of currencies, such as `GBPEUR`, whose exchange rate is too old. */
  readonly tooOldPairs: ReadonlySet<string>;
  /** Titles of items on sites; engines are asked for those that are missing, and for the values of the items' specifics. */
  readonly titlesFor: (query: FactQuery, home: Home) => Promise<Titles>;
  /** Finds the categories of items on sites, by their titles there; the marketplace is asked for those that are unknown. */
  readonly categoriesFor: (
    query: FactQuery,
    titles: Titles,
  ) => Promise<(item: Item, site: Site) => Category | undefined>;
}

export async function openJudging(deps: FactsDeps, opened: OpenedAccount, sites: readonly Site[]): Promise<Judging> {
  const { db } = deps;
  const { account, connector, session } = opened;
  const { userId, accountId, sourceSite, platform } = account;
  const abroad = sites.filter((site) => site !== sourceSite);
  const readiness = await checkReadiness(deps, userId, accountId, { sites: abroad });
  const [engines, isStopped, tooOldPairs] = await Promise.all([
    enginesFor(deps, opened),
    arePricesStopped(db, { userId, accountId }),
    listTooOldPairs(db, deps.clock.now()),
  ]);
  const titles = new Map<string, TitleHolder>();
  const requirementsOf = createRequirementsReader(db, deps.clock, opened);
  const catalogue = openCatalogue(opened, sites);
  const { checkListings } = connector;
  return {
    account,
    sites,
    abroad,
    readiness: new Map(readiness.map((row) => [row.site, row])),
    titles,
    catalogue,
    checkOwn:
      checkListings && catalogue === undefined ? (site, entries) => checkListings(session, site, entries) : undefined,
    arePricesStopped: isStopped,
    tooOldPairs,
    async titlesFor(query, home) {
      const asking = { db, log: deps.log, engines };
      const made = await titlesOfRun(asking, userId, query.items, query.sites, titleLimitOf(deps, platform));
      for (const { site, title, itemId, sku } of await findLiveTitles(db, userId, titlesAt(made, platform))) {
        titles.set(titleKey(site, title), { itemId, sku });
      }
      // After the titles, which come first where a budget does not suffice for both.
      await translateValues(asking, userId, saidValues(home, query.items, query.sites));
      return made;
    },
    async categoriesFor(query, made) {
      const titleOf = (itemId: number, site: Site) => {
        const title = made.get(itemId)?.get(site);
        return title?.ok ? title.title : undefined;
      };
      const categoryOf = await mapCategories(deps, { opened, ...query, titleOf, requirementsOf });
      const known = new Map<string, CategoryRequirements | undefined>();
      const places = query.sites.flatMap((site) => {
        const ids = new Set(query.items.flatMap((item) => categoryOf(item, site)?.categoryId ?? []));
        return [...ids].map((categoryId) => ({ site, categoryId }));
      });
      await mapBounded(places, CATEGORY_CALLS, async ({ site, categoryId }) => {
        known.set(`${site} ${categoryId}`, await requirementsOf(site, categoryId));
      });
      return (item, site) => {
        const category = categoryOf(item, site);
        return category && { ...category, requirements: known.get(`${site} ${category.categoryId}`) };
      };
    },
  };
}

function titlesAt(titles: Titles, market: Account['platform']) {
  return [...titles].flatMap(([itemId, made]) =>
    [...made].flatMap(([site, title]) => (title.ok ? [{ itemId, site, market, title: title.title }] : [])),
  );
}

export function titleKey(site: Site, title: string): string {
  return `${site} ${title.toLowerCase()}`;
}

/** Another item that has the title, live or among those judged so far. */
export function holderOf(
  { titles }: Pick<Judging, 'titles'>,
  site: Site,
  itemId: number,
  title: SiteTitle,
): TitleHolder | undefined {
  const holder = title.ok ? titles.get(titleKey(site, title.title)) : undefined;
  return holder?.itemId === itemId ? undefined : holder;
}
