import type { Site } from '@quayside/kernel';
import {
  checkReadiness,
  listAccounts,
  type OpenedAccount,
  openAccount,
  type StoredReadiness,
} from '../accounts/index.ts';
import { type CategoryOf, createRequirementsReader, mapCategories, type RequirementsOf } from '../categories/index.ts';
import { arePricesStopped, listTooOldPairs } from '../pricing/index.ts';
import type { Item } from '../products/index.ts';
import type { PublishingDeps } from '../publishing/publishing-deps.ts';
import { listTitles } from '../publishing/run-items.repository.ts';
import type { RunRow } from '../publishing/runs.repository.ts';
import { oneByOne, type SiteTitle, type TitleEngine } from '../translations/index.ts';
import { openCatalogue, type RunCatalogue } from './catalogue.ts';
import type { TitleHolder } from './checks.ts';

/** Facts about the whole run, read once. */
export interface RunContext {
  readonly readiness: ReadonlyMap<Site, StoredReadiness>;
  /** `site title` in lower case → the item with that title: of the run, and what is live of those that were looked up. */
  readonly titles: Map<string, TitleHolder>;
  readonly requirementsOf: RequirementsOf;
  /** Finds the categories of items on sites, by their titles there. */
  readonly mapCategories: (
    items: readonly Item[],
    sites: readonly Site[],
    titles: ReadonlyMap<number, ReadonlyMap<Site, SiteTitle>>,
  ) => Promise<CategoryOf>;
  /** In the order in which they are tried. */
  readonly engines: readonly TitleEngine[];
  readonly catalogue: RunCatalogue | undefined;
  /** What the marketplace would reject in listings of the account's own items. Undefined if it has no preview. */
  readonly checkOwn: RunCatalogue['check'];
  /** Whether the seller has stopped all prices of the account. */
  readonly arePricesStopped: boolean;
  /** Pairs of currencies, such as `GBPEUR`, whose exchange rate is too old. */
  readonly tooOldPairs: ReadonlySet<string>;
}

export async function gatherContext(deps: PublishingDeps, opened: OpenedAccount, run: RunRow): Promise<RunContext> {
  const { userId, accountId, sourceSite } = opened.account;
  const abroad = run.sites.filter((site) => site !== sourceSite);
  const readiness = await checkReadiness(deps, userId, accountId, { sites: abroad });
  const titles = new Map<string, TitleHolder>();
  // After a crash, the titles assigned so far count as taken; their items are not prepared again.
  for (const { site, title, itemId, sku } of await listTitles(deps.db, userId, run.runId)) {
    titles.set(titleKey(site, title), { itemId, sku });
  }
  const requirementsOf = createRequirementsReader(deps.db, deps.clock, opened);
  const catalogue = await openCatalogue(deps.db, opened, run);
  const { checkListings } = opened.connector;
  return {
    readiness: new Map(readiness.map((row) => [row.site, row])),
    titles,
    requirementsOf,
    mapCategories: (items, sites, made) => {
      const titleOf = (itemId: number, site: Site) => {
        const title = made.get(itemId)?.get(site);
        return title?.ok ? title.title : undefined;
      };
      return mapCategories(deps, { opened, items, sites, titleOf, requirementsOf });
    },
    engines: [
      ...(await deps.enginesOf(userId)),
      ...(deps.translationEngine === 'ebay' ? (marketplaceEngine(opened) ?? []) : []),
    ],
    catalogue,
    checkOwn:
      checkListings && catalogue === undefined
        ? (site, entries) => checkListings(opened.session, site, entries)
        : undefined,
    arePricesStopped: await arePricesStopped(deps.db, { userId, accountId }),
    tooOldPairs: await listTooOldPairs(deps.db, deps.clock.now()),
  };
}

/**
 * The engines of a business's titles outside a run, in the order in which they are tried; the marketplace's own is asked
 * through the first of its accounts.
 */
export async function titleEnginesOf(deps: PublishingDeps, userId: number): Promise<readonly TitleEngine[]> {
  const own = await deps.enginesOf(userId);
  if (deps.translationEngine === 'off' || !deps.connectors.get('ebay')?.translate) return own;
  const account = (await listAccounts(deps.db, userId)).find(({ platform }) => platform === 'ebay');
  if (!account) return own;
  return [...own, ...(marketplaceEngine(await openAccount(deps, userId, account.accountId)) ?? [])];
}

function marketplaceEngine({ connector, session }: OpenedAccount): TitleEngine[] | undefined {
  const { translate, platform: name } = connector;
  return (
    translate && [oneByOne({ name, translate: (request) => translate(session, { ...request, context: 'title' }) })]
  );
}

export function titleKey(site: Site, title: string): string {
  return `${site} ${title.toLowerCase()}`;
}
