import { type CategoryRequirements, mapBounded } from '@quayside/connector-kit';
import { lackingDuty, lackingEnergyLabel, listingKeyOf, NO_SAFETY, type Site, siteFacts } from '@quayside/kernel';
import { lackingLabels } from '@quayside/kernel/hazards';
import type { Account } from '../accounts/index.ts';
import {
  type CategoryOf,
  fieldsOf,
  listedSpecifics,
  requiredLabels,
  requiresLabel,
  specificsOf,
} from '../categories/index.ts';
import { sizeConvertersOf } from '../charts/index.ts';
import { acceptedLabelsOf, listProducerNumbers, safetyOf } from '../compliance/index.ts';
import { findLiveTitles, type ListingKeyRow, listListings, overlongSku } from '../listings/index.ts';
import { breakdownView, floorsOf, type PriceDecision, pricesFor } from '../pricing/index.ts';
import { getItems, type Item } from '../products/index.ts';
import type { PublishingDeps } from '../publishing/publishing-deps.ts';
import type { NewRunItem } from '../publishing/run-items.repository.ts';
import type { RunRow } from '../publishing/runs.repository.ts';
import { type ItemRoute, routesOf, shippingCost } from '../shipping/index.ts';
import { availableOf } from '../stock/index.ts';
import { type SiteTitle, titleLimitOf, titlesOfRun, translateValues } from '../translations/index.ts';
import { judgeRunItem, type TitleHolder } from './checks.ts';
import { aspectName, aspectsFor } from './content/aspects.ts';
import { createSayValues, saidValues, unsaidOf } from './content/said-values.ts';
import { withTitleFacts } from './content/title-facts.ts';
import { type DraftPlace, refusalsOf } from './drafts.ts';
import { type RunContext, titleKey } from './judging.ts';

/** The number of categories requested in parallel. */
const CATEGORY_CALLS = 8;

/**
 * The number of a run's own listings that the marketplace previews while the run is prepared. Amazon previews five per
 * second, so that a large run would be prepared for hours. Those left are previewed afterwards, and before they are sent.
 */
const MOST_JUDGED = 1_000;
const OWN_CODES = { isWithoutCodes: false, isFreeOfCodes: false };

/** For a listing run: a verdict on each item on each of the run's sites, with its title, price and quantity. */
export async function runItemsToList(
  deps: PublishingDeps,
  account: Account,
  run: RunRow,
  itemIds: readonly number[],
  context: RunContext,
): Promise<NewRunItem[]> {
  const { runItems, drafts } = await judgeOwnItems(deps, account, run, itemIds, context);
  const { checkOwn } = context;
  if (!checkOwn) return [...runItems];
  const abroad = run.sites.filter((site) => site !== account.sourceSite);
  if (run.itemsPrepared * abroad.length >= MOST_JUDGED) {
    return runItems.map((runItem) =>
      drafts.has(listingKeyOf(runItem)) ? { ...runItem, isPreviewDue: true } : runItem,
    );
  }
  const refusals = await refusalsOf(deps, account, [...drafts.values()], context, checkOwn);
  return runItems.map((runItem) => {
    const reason = refusals.get(listingKeyOf(runItem));
    return reason ? { ...runItem, verdict: 'blocked', reason } : runItem;
  });
}

interface JudgedOwnItems {
  readonly runItems: readonly NewRunItem[];
  /** The listings that nothing is in the way of, by `listingKeyOf`. */
  readonly drafts: ReadonlyMap<string, DraftPlace>;
}

/** What is known of the account's own items without asking the marketplace about the listings. */
export async function judgeOwnItems(
  deps: PublishingDeps,
  account: Account,
  run: RunRow,
  itemIds: readonly number[],
  context: RunContext,
): Promise<JudgedOwnItems> {
  const { db } = deps;
  const { userId, accountId, sourceSite } = account;
  const items = await getItems(db, userId, itemIds);
  const abroad = run.sites.filter((site) => site !== sourceSite);
  const limit = titleLimitOf(deps, account.platform);
  const capabilities = deps.connectors.get(account.platform)?.capabilities;
  const [prices, titles, stock, listings, floors, routes, converters, givenTo, safety, numbers, labels] =
    await Promise.all([
      pricesFor(db, userId, accountId, items, abroad),
      titlesOfRun({ db, log: deps.log, engines: context.engines }, userId, items, abroad, limit),
      availableOf(db, userId, itemIds),
      listListings(db, userId, itemIds),
      floorsOf(db, account, itemIds, abroad),
      routesOf(db, account, itemIds),
      sizeConvertersOf(db, userId, items),
      specificsOf(db, userId, itemIds, abroad),
      safetyOf(db, userId, itemIds),
      listProducerNumbers(db, userId),
      acceptedLabelsOf(db, userId, itemIds),
    ]);
  await noteLiveTitles(deps, account, items, titles, context);
  // After the titles, which come first where a budget does not suffice for both.
  const said = await saidValues(db, userId, items, abroad);
  await translateValues({ db, log: deps.log, engines: context.engines }, userId, said);
  const sayValues = await createSayValues(db, userId, items, abroad);
  const states = new Map(listings.map((row) => [listingKeyOf(row), row.state]));
  const available = sumByItem(stock);
  const categoryOf = await context.mapCategories(items, abroad, titles);
  const requirements = await requirementsFor(context, items, abroad, categoryOf);
  const drafts = new Map<string, DraftPlace>();
  const runItems = items.flatMap((item) =>
    run.sites.map((site): NewRunItem => {
      const title = titles.get(item.itemId)?.get(site);
      const price = prices.get(item.itemId)?.get(site);
      const quantity = available.get(item.itemId) ?? 0;
      if (!title || !price) return blockedAtHome(item, site);
      const route = routes.of(item, site);
      const category = categoryOf(item, site);
      const asked = category && requirements.get(`${site} ${category.categoryId}`);
      const varying = new Set(
        item.units.flatMap((unit) => Object.keys(unit.specifics).map((name) => aspectName(name, site, item.platform))),
      );
      const audience = { site, translate: sayValues(item, site), converter: converters(item) };
      const verdict = judgeRunItem({
        item,
        site,
        homeSite: sourceSite,
        listingState: states.get(listingKeyOf({ itemId: item.itemId, site })) ?? null,
        available: quantity,
        readiness: context.readiness.get(site),
        route,
        category,
        requirements: asked,
        aspects: listedSpecifics(
          aspectsFor(withTitleFacts(item), audience),
          givenTo(item.itemId, site),
          fieldsOf(asked),
        ),
        varying,
        unsaid: unsaidOf(item, audience),
        longSku: capabilities ? overlongSku(item, capabilities) : null,
        isConditionSold: capabilities?.conditions.includes(item.condition) ?? true,
        title,
        titleHolder: holderOf(context.titles, site, item.itemId, title),
        price,
        floor: floors.get(listingKeyOf({ itemId: item.itemId, site })) ?? null,
        lackedDuty:
          lackingDuty(site, safety.get(item.itemId) ?? NO_SAFETY, numbers) ??
          lackingEnergyLabel(site, requiresLabel(asked), labels.get(item.itemId)) ??
          lackingLabels(site, requiredLabels(asked), safety.get(item.itemId) ?? NO_SAFETY),
        arePricesStopped: context.arePricesStopped,
        isRateTooOld: context.tooOldPairs.has(item.price.currency + siteFacts(site).currency),
      });
      if (verdict.verdict !== 'blocked') {
        if (title.ok) context.titles.set(titleKey(site, title.title), item);
        drafts.set(listingKeyOf({ itemId: item.itemId, site }), {
          facts: { item, site, price, route, category, requirements: asked, ...OWN_CODES },
          title,
          quantities: new Map(item.units.map(({ unitId }) => [unitId, stock.get(unitId)?.available ?? 0])),
          safety: safety.get(item.itemId),
        });
      }
      return {
        ...toRunItem(item, site, price, quantity, route),
        categoryId: category?.categoryId ?? null,
        verdict: verdict.verdict,
        reason: verdict.verdict === 'blocked' ? verdict.reason : null,
        title: title.ok ? title.title : null,
        titleLabel: title.ok ? title.label : null,
        dropped: title.ok ? title.dropped : [],
      };
    }),
  );
  return { runItems, drafts };
}

export function blockedAtHome(item: Item, site: Site): NewRunItem {
  return {
    itemId: item.itemId,
    site,
    verdict: 'blocked',
    reason: { code: 'home_site' },
    title: null,
    titleLabel: null,
    homeTitle: item.title,
    dropped: [],
    price: null,
    quantity: null,
    categoryId: item.categoryId,
  };
}

/** Another item that has the title, live or in the run. */
export function holderOf(
  titles: RunContext['titles'],
  site: Site,
  itemId: number,
  title: SiteTitle,
): TitleHolder | undefined {
  const holder = title.ok ? titles.get(titleKey(site, title.title)) : undefined;
  return holder?.itemId === itemId ? undefined : holder;
}

/** Adds to the run's context which of these titles other items of the seller have on the sites already. */
export async function noteLiveTitles(
  { db }: Pick<PublishingDeps, 'db'>,
  { userId, platform }: Pick<Account, 'userId' | 'platform'>,
  items: readonly Item[],
  titles: ReadonlyMap<number, ReadonlyMap<Site, SiteTitle>>,
  context: Pick<RunContext, 'titles'>,
): Promise<void> {
  const cells = items.flatMap(({ itemId }) =>
    [...(titles.get(itemId) ?? [])].flatMap(([site, title]) =>
      title.ok ? [{ itemId, site, market: platform, title: title.title }] : [],
    ),
  );
  for (const { site, title, itemId, sku } of await findLiveTitles(db, userId, cells)) {
    context.titles.set(titleKey(site, title), { itemId, sku });
  }
}

/** A run item before its verdict and title. */
export function toRunItem(
  item: Item,
  site: Site,
  price: PriceDecision,
  quantity: number,
  route: ItemRoute,
): Omit<NewRunItem, 'verdict' | 'reason' | 'title' | 'titleLabel' | 'dropped'> {
  return {
    itemId: item.itemId,
    site,
    homeTitle: item.title,
    price: {
      minor: price.price.minor,
      currency: price.price.currency,
      owner: price.owner,
      breakdown: { ...breakdownView(price.breakdown), shipping: shippingCost(route) },
      units: Object.fromEntries([...price.unitPrices].map(([unitId, unitPrice]) => [unitId, unitPrice.minor])),
    },
    quantity,
    categoryId: item.categoryId,
  };
}

export function sumByItem(stock: ReadonlyMap<number, { itemId: number; available: number }>): Map<number, number> {
  const sums = new Map<number, number>();
  for (const { itemId, available } of stock.values()) sums.set(itemId, (sums.get(itemId) ?? 0) + available);
  return sums;
}

export async function requirementsFor(
  context: RunContext,
  items: readonly Item[],
  sites: readonly Site[],
  categoryOf: CategoryOf,
): Promise<Map<string, CategoryRequirements | undefined>> {
  const pairs = sites.flatMap((site) => {
    const categoryIds = new Set(items.flatMap((item) => categoryOf(item, site)?.categoryId ?? []));
    return [...categoryIds].map((categoryId) => ({ site, categoryId }));
  });
  const found = await mapBounded(pairs, CATEGORY_CALLS, ({ site, categoryId }) =>
    context.requirementsOf(site, categoryId),
  );
  return new Map(pairs.map(({ site, categoryId }, index) => [`${site} ${categoryId}`, found[index]]));
}

/** For an ending run: every Quayside listing that is live or being published, on the given sites. */
export async function runItemsToEnd(
  deps: PublishingDeps,
  run: RunRow,
  itemIds: readonly number[],
): Promise<NewRunItem[]> {
  const listings = await listListings(deps.db, run.userId, itemIds);
  const isOn = ({ state }: ListingKeyRow) => state === 'L' || state === 'P' || state === 'Q';
  return listings
    .filter((row) => isOn(row) && row.accountId === run.accountId && run.sites.includes(row.site))
    .map(({ itemId, site }) => ({
      itemId,
      site,
      verdict: 'ready' as const,
      reason: null,
      title: null,
      titleLabel: null,
      homeTitle: null,
      dropped: [],
      price: null,
      quantity: null,
      categoryId: null,
    }));
}
