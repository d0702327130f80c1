import { listingKeyOf } from '@quayside/kernel';
import type { SiteTitle } from '../translations/index.ts';
import { noteSold, type RunCatalogue } from './catalogue.ts';
import { judgeNewProduct, type NewProductFacts, type Verdict } from './checks.ts';
import { codesOf, createClaims } from './claims.ts';
import { createReaders } from './content/readers.ts';
import { loadAudiences } from './content/said-values.ts';
import { refusalsOf } from './drafts.ts';
import { type JudgedItem, judgedItem } from './judged-item.ts';
import { type FactsDeps, holderOf, type Judging, titleKey } from './judging.ts';
import { loadListingFacts } from './listing-facts.ts';
import type { KnownPlace } from './place-facts.ts';
import { restrictionsOn } from './restrictions.ts';

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
  const facts = await loadListingFacts(deps.db, query, ['isExempt', 'home', 'givenTo', 'settingOf']);
  const titles = await judging.titlesFor(query, facts.home);
  const readerOf = createReaders(facts, await loadAudiences(deps.db, userId, facts.home, items, sites));
  const categoryOf = await judging.categoriesFor(query, titles);
  const knownOf = (place: NewProductPlace) => {
    const { item, site } = place;
    const title = titles.get(item.itemId)?.get(site) ?? NO_TITLE;
    const category = categoryOf(item, site);
    return {
      ...{ ...place, category, title },
      requirements: category?.requirements,
      isFreeOfCodes: category !== undefined && facts.isExempt(item.brand, category.categoryId),
      titleHolder: holderOf(judging, site, item.itemId, title),
    };
  };
  const judged = new Map<NewProductPlace, JudgedItem>();
  // Each round previews only one of several similar items, so that one that the marketplace rejects does not hold back
  // the others.
  for (let waiting = places; waiting.length > 0; ) {
    const claims = createClaims();
    const round = waiting.flatMap((place) => {
      const known = knownOf(place);
      const verdict = judgeNewProduct(known);
      const isJudged = verdict.verdict === 'blocked' || claims.take(known.item.itemId, keysOf(known));
      return isJudged ? [{ place, known, verdict }] : [];
    });
    const open = round.filter(({ verdict }) => verdict.verdict !== 'blocked').map(({ known }) => known);
    const refusals = await refusalsOf(deps, judging, { places: open, readerOf }, catalogue.check);
    const restrictions = await restrictionsOn(
      catalogue,
      open.filter(({ item, site }) => !refusals.has(listingKeyOf({ ...item, site }))),
    );
    for (const { place, known, verdict } of round) {
      const { item, site, title, category } = known;
      const key = listingKeyOf({ itemId: item.itemId, site });
      const reason = refusals.get(key) ?? restrictions.get(key);
      const isOpen = verdict.verdict !== 'blocked';
      const final: Verdict = isOpen && reason ? { verdict: 'blocked', reason } : verdict;
      judged.set(place, judgedItem(known, final, title, category?.categoryId ?? null));
      if (final.verdict === 'blocked') continue;
      noteSold(catalogue, item.itemId, item.units);
      if (title.ok) judging.titles.set(titleKey(site, title.title), item);
    }
    waiting = waiting.filter((place) => !judged.has(place));
  }
  return [...judged.values()];
}

const NO_TITLE: SiteTitle = { ok: false, reason: 'empty_title', detail: '' };

/** The codes and the title, of which the account has one each on a site. */
const keysOf = ({ item, site, title, isWithoutCodes }: NewProductFacts): string[] => [
  ...(isWithoutCodes ? [] : codesOf(item)),
  ...(title.ok ? [titleKey(site, title.title)] : []),
];
