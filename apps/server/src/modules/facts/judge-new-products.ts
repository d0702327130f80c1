import { listingKeyOf } from '@quayside/kernel';
import type { SiteTitle } from '../translations/index.ts';
import { codesOf, noteSold, type RunCatalogue } from './catalogue.ts';
import { judgeNewProduct, type NewProductFacts } from './checks.ts';
import { createReaders } from './content/readers.ts';
import { loadAudiences } from './content/said-values.ts';
import { refusalsOf } from './drafts.ts';
import { type JudgedItem, judgedItem } from './judged-item.ts';
import { type FactsDeps, holderOf, type Judging, titleKey } from './judging.ts';
import { loadListingFacts } from './listing-facts.ts';
import type { KnownPlace } from './place-facts.ts';
import { restrictionsOn } from './restrictions.ts';
import { judgeInRounds } from './rounds.ts';

/** An item on a site whose catalogue has no product for it, so that the listing describes one. */
export type NewProductPlace = KnownPlace &
  Omit<NewProductFacts, 'category' | 'requirements' | 'isFreeOfCodes' | 'title' | 'titleHolder'>;

/**
 * For items of another platform: a verdict on each that is a new product at the marketplace. The requirements of its
 * category, and what the marketplace would reject, are known before the seller consents.
 */
export async function judgeNewProducts(
  deps: FactsDeps,
  judging: Judging,
  places: readonly NewProductPlace[],
  catalogue: RunCatalogue,
): Promise<JudgedItem[]> {
  if (places.length === 0) return [];
  const { userId, accountId, platform } = judging.account;
  const items = [...new Map(places.map(({ item }) => [item.itemId, item])).values()];
  const sites = [...new Set(places.map(({ site }) => site))];
  const query = { userId, accountId, platform, items, sites };
  const facts = await loadListingFacts(deps.db, query, ['isExempt', 'home', 'givenTo', 'settingOf', 'stating']);
  const titles = await judging.titlesFor(query, facts.home);
  const readerOf = await createReaders(facts, await loadAudiences(deps.db, userId, facts.home, items, sites));
  const categoryOf = await judging.categoriesFor(query, titles);
  const described = places.map((place) => {
    const { item, site } = place;
    const title = titles.get(item.itemId)?.get(site) ?? NO_TITLE;
    const category = categoryOf(item, site);
    const isFreeOfCodes = category !== undefined && facts.isExempt(item.brand, category.categoryId);
    return { ...place, title, category, requirements: category?.requirements, isFreeOfCodes };
  });
  const judged = await judgeInRounds(described, {
    judge: (place) =>
      judgeNewProduct({ ...place, titleHolder: holderOf(judging, place.site, place.item.itemId, place.title) }),
    keysOf: ({ item, site, title, isWithoutCodes }) => [
      ...(isWithoutCodes ? [] : codesOf(item)),
      ...(title.ok ? [titleKey(site, title.title)] : []),
    ],
    async refusalsOf(open) {
      const refusals = await refusalsOf(deps, judging, { places: open, readerOf }, catalogue.check);
      const left = open.filter(({ item, site }) => !refusals.has(listingKeyOf({ ...item, site })));
      return new Map([...refusals, ...(await restrictionsOn(catalogue, left))]);
    },
    take({ item, site, title }) {
      noteSold(catalogue, item.itemId, item.units);
      if (title.ok) judging.titles.set(titleKey(site, title.title), item);
    },
  });
  return [...judged].map(([place, verdict]) =>
    judgedItem(place, verdict, place.title, place.category?.categoryId ?? null),
  );
}

const NO_TITLE: SiteTitle = { ok: false, reason: 'empty_title', detail: '' };
