import { listingKeyOf, type Safety } from '@quayside/kernel';
import type { Account } from '../accounts/index.ts';
import { exemptionsOf } from '../categories/index.ts';
import type { PublishingDeps } from '../publishing/publishing-deps.ts';
import type { NewRunItem } from '../publishing/run-items.repository.ts';
import { type SiteTitle, titleLimitOf, titlesOfRun, translateValues } from '../translations/index.ts';
import { noteSold, type RunCatalogue } from './catalogue.ts';
import { judgeNewProduct, type NewProductFacts, type Verdict } from './checks.ts';
import { codesOf, createClaims } from './claims.ts';
import { saidValues } from './content/said-values.ts';
import { refusalsOf } from './drafts.ts';
import { holderOf, noteLiveTitles, requirementsFor, toRunItem } from './judge-own-items.ts';
import { type RunContext, titleKey } from './judging.ts';
import { restrictionsOn } from './restrictions.ts';

/** An item on a site whose catalogue has no product for it, so that the listing describes one. */
export interface NewProductPlace {
  readonly facts: Omit<NewProductFacts, 'category' | 'requirements' | 'isFreeOfCodes' | 'title' | 'titleHolder'>;
  /** Pieces by unit. */
  readonly quantities: ReadonlyMap<number, number>;
  readonly quantity: number;
  readonly safety: Safety | undefined;
}

/**
 * For a run of another platform's items: a verdict on each that is a new product at the marketplace. The requirements
 * of its category, and what the marketplace would reject, are known before the seller consents.
 */
export async function newProductsToList(
  deps: PublishingDeps,
  account: Account,
  places: readonly NewProductPlace[],
  context: RunContext,
  catalogue: RunCatalogue,
): Promise<NewRunItem[]> {
  if (places.length === 0) return [];
  const { db } = deps;
  const { userId, accountId, platform } = account;
  const items = [...new Map(places.map(({ facts: { item } }) => [item.itemId, item])).values()];
  const sites = [...new Set(places.map(({ facts: { site } }) => site))];
  const limit = titleLimitOf(deps, platform);
  const [titles, isExempt] = await Promise.all([
    titlesOfRun({ db, log: deps.log, engines: context.engines }, userId, items, sites, limit),
    exemptionsOf(db, userId, accountId),
  ]);
  await translateValues(
    { db, log: deps.log, engines: context.engines },
    userId,
    await saidValues(db, userId, items, sites),
  );
  await noteLiveTitles(deps, account, items, titles, context);
  const categoryOf = await context.mapCategories(items, sites, titles);
  const requirements = await requirementsFor(context, items, sites, categoryOf);
  const factsOf = (place: NewProductPlace): NewProductFacts => {
    const { item, site } = place.facts;
    const title = titles.get(item.itemId)?.get(site) ?? NO_TITLE;
    const category = categoryOf(item, site);
    return {
      ...place.facts,
      category,
      requirements: category && requirements.get(`${site} ${category.categoryId}`),
      isFreeOfCodes: category !== undefined && isExempt(item.brand, category.categoryId),
      title,
      titleHolder: holderOf(context.titles, site, item.itemId, title),
    };
  };
  const judged = new Map<NewProductPlace, JudgedPlace>();
  // Each round previews only one of several similar items, so that one that the marketplace rejects does not hold back
  // the others.
  for (let waiting = places; waiting.length > 0; ) {
    const claims = createClaims();
    const round = waiting.flatMap((place): JudgedPlace[] => {
      const facts = factsOf(place);
      const verdict = judgeNewProduct(facts);
      return verdict.verdict === 'blocked' || claims.take(facts.item.itemId, keysOf(facts))
        ? [{ place, facts, title: facts.title, verdict }]
        : [];
    });
    const open = round
      .filter(({ verdict }) => verdict.verdict !== 'blocked')
      .map(({ place: { quantities, safety }, facts, title }) => ({ facts, title, quantities, safety }));
    const refusals = await refusalsOf(deps, account, open, context, catalogue.check);
    const restrictions = await restrictionsOn(
      catalogue,
      open.map(({ facts }) => facts).filter(({ item, site }) => !refusals.has(listingKeyOf({ ...item, site }))),
    );
    for (const one of round) {
      const { item, site, title } = one.facts;
      const key = listingKeyOf({ itemId: item.itemId, site });
      const refused = refusals.get(key) ?? restrictions.get(key);
      const isOpen = one.verdict.verdict !== 'blocked';
      judged.set(one.place, isOpen && refused ? { ...one, verdict: { verdict: 'blocked', reason: refused } } : one);
      if (!isOpen || refused) continue;
      noteSold(catalogue, item);
      if (title.ok) context.titles.set(titleKey(site, title.title), item);
    }
    waiting = waiting.filter((place) => !judged.has(place));
  }
  return [...judged.values()].map(({ place: { quantity }, facts, title, verdict }): NewRunItem => {
    const { item, site, price, route, category } = facts;
    return {
      ...toRunItem(item, site, price, quantity, route),
      categoryId: category?.categoryId ?? null,
      verdict: verdict.verdict,
      reason: verdict.verdict === 'blocked' ? verdict.reason : null,
      title: title.ok ? title.title : null,
      titleLabel: title.ok ? title.label : null,
      dropped: title.ok ? title.dropped : [],
    };
  });
}

const NO_TITLE: SiteTitle = { ok: false, reason: 'empty_title', detail: '' };

interface JudgedPlace {
  readonly place: NewProductPlace;
  readonly facts: NewProductFacts;
  readonly title: SiteTitle;
  readonly verdict: Verdict;
}

/** The codes and the title, of which the account has one each on a site. */
const keysOf = ({ item, site, title, isWithoutCodes }: NewProductFacts): string[] => [
  ...(isWithoutCodes ? [] : codesOf(item)),
  ...(title.ok ? [titleKey(site, title.title)] : []),
];
