import { type CategoryChannel, mapBounded, type SiteCategory } from '@quayside/connector-kit';
import { platformOfSite, type Site } from '@quayside/kernel';
import { rankCategories, SURE_CONFIDENCE } from '@quayside/kernel/categories';
import type { Clock } from '../../platform/clock.ts';
import type { Db } from '../../platform/database/db.ts';
import type { OpenedAccount } from '../accounts/index.ts';
import type { Item } from '../products/index.ts';
import { createValueTranslator, loadWords } from '../translations/index.ts';
import { accountsOf, type CategoryOf, lookUp, mappingKey } from './categories-of.ts';
import { keepMappings, listItemCategories, listMappings, type Mapping } from './mappings.repository.ts';
import type { RequirementsOf } from './requirements.ts';

/** The number of categories that are looked up in parallel. */
const CALLS_AT_ONCE = 8;
/**
 * The maximum number of titles with which the marketplace is asked about one category; further ones only while the
 * result is uncertain.
 */
const MOST_TITLES = 3;

export interface MapRequest {
  readonly opened: Pick<OpenedAccount, 'account' | 'connector' | 'session'>;
  readonly items: readonly Item[];
  readonly sites: readonly Site[];
  /** The item's title in the site's language. */
  readonly titleOf: (itemId: number, site: Site) => string | undefined;
  readonly requirementsOf: RequirementsOf;
}

/** A category at home, with one of the sites on which a counterpart is needed. */
interface Unmapped {
  readonly accountId: number;
  readonly home: string;
  readonly site: Site;
  readonly path: readonly string[];
  readonly titles: readonly string[];
  readonly treeVersion: string;
  readonly known: Mapping | undefined;
}

/**
 * The categories of items on sites. Unknown ones, and those from another version of the site's categories, are
 * requested from the marketplace by the items' titles and remembered.
 */
export async function mapCategories(
  { db, clock }: { readonly db: Db; readonly clock: Pick<Clock, 'now'> },
  { opened, items, sites, titleOf, requirementsOf }: MapRequest,
): Promise<CategoryOf> {
  const { connector, session, account } = opened;
  const { userId } = account;
  const channel = connector.categories;
  const areOwn = channel?.isForOthersOnly === true && sites.every((site) => platformOfSite(site) === null);
  if (!channel || areOwn) return ({ categoryId }) => (categoryId === null ? undefined : { categoryId, path: [] });
  const homes = new Map<string, Item[]>();
  for (const item of items) {
    const key = `${item.accountId} ${item.categoryId}`;
    if (item.categoryId !== null) homes.set(key, [...(homes.get(key) ?? []), item]);
  }
  const homeIds = [...new Set(items.flatMap(({ categoryId }) => categoryId ?? []))];
  const [stored, chosen, versions] = await Promise.all([
    listMappings(db, userId, accountsOf(items), homeIds, sites),
    listItemCategories(
      db,
      userId,
      items.map(({ itemId }) => itemId),
      sites,
    ),
    Promise.all(sites.map((site) => channel.version(session, site))),
  ]);
  const mappings = new Map(stored.map((one) => [mappingKey(one), one]));
  const unmapped = sites.flatMap((site, at) =>
    [...homes.values()].flatMap((of): Unmapped[] => {
      const [{ accountId = 0, categoryId, categoryPath = [] } = {}] = of;
      const home = categoryId ?? '';
      const known = mappings.get(mappingKey({ accountId, homeCategoryId: home, site }));
      const treeVersion = versions[at] ?? '';
      if (known?.treeVersion === treeVersion) return [];
      const titles = [...new Set(of.flatMap(({ itemId }) => titleOf(itemId, site) ?? []))].slice(0, MOST_TITLES);
      return [{ accountId, home, site, path: categoryPath, titles, treeVersion, known }];
    }),
  );
  const words = await loadWords();
  const translators = new Map(sites.map((site) => [site, createValueTranslator(words, site)]));
  const found = await mapBounded(unmapped, CALLS_AT_ONCE, async (one): Promise<Mapping> => {
    const { known, site, treeVersion } = one;
    // The seller's choice stays as long as the site has the category.
    if (known?.source === 'chosen') {
      const isThere = known.categoryId !== null && (await requirementsOf(site, known.categoryId)) !== undefined;
      if (isThere) return { ...known, treeVersion };
    }
    const suggest = (words: string) => channel.suggest(session, site, words);
    return suggestFor(one, suggest, translators.get(site) ?? ((value) => value));
  });
  await keepMappings(db, userId, found, clock.now());
  for (const one of found) mappings.set(mappingKey(one), one);
  return lookUp(chosen, mappings);
}

type Suggest = (words: string) => ReturnType<CategoryChannel['suggest']>;

async function suggestFor(
  { accountId, home, site, path, titles, treeVersion }: Unmapped,
  suggest: Suggest,
  translate: (value: string) => string,
): Promise<Mapping> {
  const name = path.at(-1) ?? '';
  const names = [name, translate(name)];
  const lists: (readonly SiteCategory[])[] = [];
  let ranked: ReturnType<typeof rankCategories<SiteCategory>>;
  for (const words of titles) {
    lists.push(await suggest(words));
    ranked = rankCategories(lists, names);
    if (ranked && ranked.confidence >= SURE_CONFIDENCE) break;
  }
  // If no title identifies the category, its own name may, then that of its parent, and finally its name in the home
  // language.
  for (const words of new Set([translate(name), translate(path.at(0) ?? ''), name])) {
    if (ranked) break;
    if (words === '') continue;
    lists.push(await suggest(words));
    ranked = rankCategories(lists, names);
  }
  const { categoryId = null, path: there = [] } = ranked?.category ?? {};
  const confidence = ranked?.confidence ?? 0;
  return {
    accountId,
    homeCategoryId: home,
    site,
    categoryId,
    path: there,
    source: 'suggested',
    confidence,
    treeVersion,
  };
}
