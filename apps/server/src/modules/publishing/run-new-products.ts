import { listingKeyOf, type Safety, toGtin14 } from '@quayside/kernel';
import type { Account } from '../accounts/index.ts';
import { exemptionsOf } from '../categories/index.ts';
import { improveDrafts, type SiteTitle, titleLimitOf, titlesFor } from '../translations/index.ts';
import { noteSold, type RunCatalogue } from './catalogue.ts';
import { judgeNewProduct, type NewProductFacts, type Verdict } from './checks.ts';
import { isTaken, requirementsFor, toRunItem } from './judge-run-items.ts';
import type { PublishingDeps } from './publishing-deps.ts';
import { type RunContext, titleKey } from './run-context.ts';
import { refusalsOf } from './run-drafts.ts';
import type { NewRunItem } from './run-items.repository.ts';

/** An item on a site where the catalogue has no product of it, so that the listing describes one. */
export interface NewProductPlace {
  readonly facts: Omit<NewProductFacts, 'category' | 'requirements' | 'isFreeOfCodes' | 'title' | 'isDuplicateTitle'>;
  /** Pieces by unit. */
  readonly quantities: ReadonlyMap<number, number>;
  readonly quantity: number;
  readonly safety: Safety | undefined;
}

/**
 * For a run of another platform's items: a verdict on each that is a new product of the marketplace. What its category asks for, and what
 * the marketplace would refuse, is known before the seller consents.
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
    titlesFor(db, userId, items, sites, limit),
    exemptionsOf(db, userId, accountId),
  ]);
  const { engines } = context;
  if (engines.length > 0) await improveDrafts({ db, log: deps.log, engines }, userId, items, titles, limit);
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
      isDuplicateTitle: isTaken(context.titles, site, item.itemId, title),
    };
  };
  const judged = new Map<NewProductPlace, JudgedPlace>();
  // One of several that are alike is looked at in each round, so that one that the marketplace refuses keeps no other back.
  for (let waiting = places; waiting.length > 0; ) {
    const claims = createClaims();
    const round = waiting.flatMap((place): JudgedPlace[] => {
      const facts = factsOf(place);
      const verdict = judgeNewProduct(facts);
      return verdict.verdict === 'blocked' || claims.take(facts) ? [{ place, facts, title: facts.title, verdict }] : [];
    });
    const open = round
      .filter(({ verdict }) => verdict.verdict !== 'blocked')
      .map(({ place: { quantities, safety }, facts, title }) => ({ facts, title, quantities, safety }));
    const refusals = await refusalsOf(deps, account, open, context, catalogue.check);
    for (const one of round) {
      const { item, site, title } = one.facts;
      const refused = refusals.get(listingKeyOf({ itemId: item.itemId, site }));
      const isOpen = one.verdict.verdict !== 'blocked';
      judged.set(one.place, isOpen && refused ? { ...one, verdict: { verdict: 'blocked', reason: refused } } : one);
      if (!isOpen || refused) continue;
      noteSold(catalogue, item);
      if (title.ok) context.titles.set(titleKey(site, title.title), item.itemId);
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
      coverage: title.ok ? Math.floor(title.confidence * 100) : null,
      untranslated: title.ok ? title.unknown : [],
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

/** The codes and titles of one round, each of one item. */
function createClaims() {
  const holders = new Map<string, number>();
  return {
    /** @returns false if another item has one of them */
    take({ item, site, title, isWithoutCodes }: NewProductFacts): boolean {
      const codes = isWithoutCodes ? [] : item.units.flatMap(({ gtin }) => toGtin14(gtin) ?? []);
      const keys = [...codes, ...(title.ok ? [titleKey(site, title.title)] : [])];
      if (keys.some((key) => (holders.get(key) ?? item.itemId) !== item.itemId)) return false;
      for (const key of keys) holders.set(key, item.itemId);
      return true;
    },
  };
}
