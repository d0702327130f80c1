import type { DraftEntry, ListingProblem } from '@quayside/connector-kit';
import { listingKeyOf, type Reason, type Safety, type Site, toGtin14 } from '@quayside/kernel';
import { conditionIn } from '@quayside/kernel/categories';
import type { Account } from '../accounts/index.ts';
import { exemptionsOf, fieldsOf, specificsOf } from '../categories/index.ts';
import { sizeConvertersOf } from '../charts/index.ts';
import type { Item } from '../products/index.ts';
import { improveDrafts, type SiteTitle, sourceLanguagesOf, titleLimitOf, titlesFor } from '../translations/index.ts';
import { noteSold, type RunCatalogue } from './catalogue.ts';
import { judgeNewProduct, type NewProductFacts, type Verdict } from './checks.ts';
import { contentOf } from './content/content-source.ts';
import { isTaken, requirementsFor, toRunItem } from './judge-run-items.ts';
import type { PublishingDeps } from './publishing-deps.ts';
import { type RunContext, titleKey } from './run-context.ts';
import type { NewRunItem } from './run-items.repository.ts';
import { type SkuRule, siteSku } from './site-skus.ts';

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
    const open = round.filter(({ verdict }) => verdict.verdict !== 'blocked');
    const problems = await problemsOf(await draftsOf(deps, account, open, context), sites, catalogue);
    for (const one of round) {
      const { item, site, title } = one.facts;
      const refused = reasonOf(problems.get(listingKeyOf({ itemId: item.itemId, site })) ?? []);
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
      coverage: title.ok ? Math.floor(title.coverage * 100) : null,
      untranslated: title.ok ? title.unknown : [],
      dropped: title.ok ? title.dropped : [],
    };
  });
}

const NO_TITLE: SiteTitle = { ok: false, reason: 'empty_title', detail: '' };

interface OpenPlace {
  readonly place: NewProductPlace;
  readonly facts: NewProductFacts;
  readonly title: SiteTitle;
}

interface JudgedPlace extends OpenPlace {
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

/** What the marketplace would refuse, by listing. */
async function problemsOf(
  drafts: Awaited<ReturnType<typeof draftsOf>>,
  sites: readonly Site[],
  { check }: RunCatalogue,
): Promise<ReadonlyMap<string, readonly ListingProblem[]>> {
  const problems = new Map<string, readonly ListingProblem[]>();
  for (const site of sites) {
    const there = drafts.filter((draft) => draft.site === site);
    const found = await check?.(
      site,
      there.map(({ entry }) => entry),
    );
    for (const [index, draft] of there.entries()) problems.set(listingKeyOf(draft), found?.[index] ?? []);
  }
  return problems;
}

/** The listings as they would be sent now. */
async function draftsOf(
  { db, connectors }: PublishingDeps,
  { userId, platform }: Account,
  places: readonly OpenPlace[],
  { translators, readiness }: RunContext,
): Promise<readonly { readonly itemId: number; readonly site: Site; readonly entry: DraftEntry }[]> {
  const rule = connectors.get(platform)?.capabilities;
  if (!rule || places.length === 0) return [];
  const items = places.map(({ facts: { item } }) => item);
  const sites = [...new Set(places.map(({ facts: { site } }) => site))];
  const [converters, givenTo, languageOf] = await Promise.all([
    sizeConvertersOf(db, userId, items),
    specificsOf(
      db,
      userId,
      items.map(({ itemId }) => itemId),
      sites,
    ),
    sourceLanguagesOf(db, userId, items),
  ]);
  return places.map(({ place, facts, title }) => {
    const { item, site, price, category, requirements } = facts;
    const isGroup = item.units.length > 1;
    const skus = Object.fromEntries(item.units.map((unit) => [unit.unitId, plainSku(item, unit.sku, site, rule)]));
    const content = contentOf(
      item,
      {
        listingKey: isGroup ? plainSku(item, item.sku, site, rule) : (Object.values(skus)[0] ?? ''),
        isGroup,
        title: title.ok ? title.title : item.title,
        titleLabel: title.ok ? title.label : '',
        settings: readiness.get(site)?.settings ?? {},
        skus,
      },
      {
        ...{ site, translate: translators.get(site) ?? ((value: string) => value), converter: converters(item) },
        from: languageOf(item),
        given: givenTo(item.itemId, site),
        fields: fieldsOf(requirements),
      },
    );
    const unitOf = new Map(item.units.map((unit) => [skus[unit.unitId], unit.unitId]));
    const entry: DraftEntry = {
      ...content,
      categoryId: category?.categoryId ?? '',
      condition: conditionIn(item.condition, requirements?.conditions) ?? item.condition,
      ...(place.safety ? { safety: place.safety } : {}),
      ...(facts.route.listing?.kind === 'own'
        ? { shipping: { by: 'id', policyId: facts.route.listing.policyId } }
        : {}),
      ...(facts.isWithoutCodes && facts.isFreeOfCodes ? { isFreeOfCodes: true } : {}),
      units: content.units.map((unit) => {
        const unitId = unitOf.get(unit.sku) ?? 0;
        return {
          ...unit,
          ...(facts.isWithoutCodes ? { gtin: null } : {}),
          price: price.unitPrices.get(unitId) ?? price.price,
          quantity: place.quantities.get(unitId) ?? 0,
        };
      }),
      mayHaveBeenSent: false,
      knownOffers: {},
    };
    return { itemId: item.itemId, site, entry };
  });
}

/** The sku that the listing gets unless another item has it. */
const plainSku = (item: Item, sku: string, site: Site, rule: SkuRule): string =>
  siteSku(sku || item.externalId, site, rule);

/** Long enough for several sentences, short enough for a table cell. */
const LONGEST_DETAIL = 600;

/** What is missing is asked for by name; anything else is told in the marketplace's words. */
function reasonOf(problems: readonly ListingProblem[]): Reason | undefined {
  if (problems.length === 0) return undefined;
  const names = [...new Set(problems.flatMap(({ aspects }) => aspects))].join(', ');
  if (problems.every(({ isMissing, aspects }) => isMissing && aspects.length > 0)) {
    const aspects = [...new Set(problems.map(({ label }) => label))].join(', ');
    return { code: 'missing_aspects', params: { aspects, names } };
  }
  const detail = [...new Set(problems.map(({ message }) => message))].join(' ').slice(0, LONGEST_DETAIL);
  return { code: 'attributes_refused', params: { detail, names } };
}
