import type { Connector } from '@quayside/connector-kit';
import { money, type Site } from '@quayside/kernel';
import { withTransaction } from '../../platform/database/database.ts';
import type { Tx } from '../../platform/database/db.ts';
import { type Account, getAccount, listReadiness } from '../accounts/index.ts';
import { GATHERING_MS, PRIORITY, type Wish, wish } from '../dispatch/index.ts';
import { emitEvents } from '../events/index.ts';
import { recordOf } from '../history/index.ts';
import { getItems, type Item, lockItems, refreshProductRows } from '../products/index.ts';
import { availableOf, ensureTargets } from '../stock/index.ts';
import { type CellChange, type CellRow, listCellsOfItems, settleCells } from './cells.repository.ts';
import { reasonAgainst } from './checks.ts';
import { followLaterDecisions } from './later-decisions.ts';
import { claimSkus, listListings, type QueuedListing, queueListings, type SkuWish } from './listings.repository.ts';
import type { PublishingDeps } from './prepare-run.ts';
import { finishRuns, lockRun, type RunRow, updateRun } from './runs.repository.ts';
import { hashedSku, type SkuRule, siteSku } from './site-skus.ts';

/** Items carried out in one transaction. */
const STEP = 150;

/**
 * Turns a confirmed run's cells into wishes for the marketplace, step by step; dispatch does the sending. A killed run goes on after
 * the last finished step, and a listing that is on the way already is not queued twice.
 */
export async function carryOutRun(
  deps: PublishingDeps,
  userId: number,
  runId: number,
  signal: AbortSignal,
): Promise<void> {
  for (;;) {
    signal.throwIfAborted();
    const isMore = await withTransaction(deps.db, (tx) => carryOutStep(deps, tx, userId, runId));
    if (!isMore) return;
  }
}

async function carryOutStep(deps: PublishingDeps, tx: Tx, userId: number, runId: number): Promise<boolean> {
  const run = await lockRun(tx, userId, runId);
  if (run?.state !== 'confirmed') return false;
  const cells = await listCellsOfItems(tx, userId, runId, run.cursor, STEP);
  const last = cells.at(-1);
  if (!last) {
    await updateRun(tx, userId, runId, { state: 'running' });
    await finishRuns(tx, userId, [runId], deps.clock.now());
    await emitEvents(tx, userId, [{ kind: 'run', runId }]);
    return false;
  }
  const account = await getAccount(tx, userId, run.accountId);
  const connector = account && deps.connectors.get(account.platform);
  if (!account || !connector) throw new Error(`Run ${runId} has no account to work with`);
  const waiting = cells.filter((cell) => cell.outcome === 'waiting');
  const changes =
    run.kind === 'list' ? await queue(deps, tx, account, connector, run, waiting) : await wishEnds(tx, run, waiting);
  await settleCells(tx, userId, changes);
  await refreshProductRows(tx, userId, [
    ...new Set(changes.filter((c) => c.outcome === 'queued').map((c) => c.itemId)),
  ]);
  await updateRun(tx, userId, runId, { cursor: last.itemId });
  await emitEvents(tx, userId, [
    { kind: 'run', runId },
    { kind: 'listings', accountId: account.accountId },
  ]);
  return true;
}

/** What the seller consented to for a cell: to go live, or why not. */
function consentFor(run: RunRow, cell: CellRow): Omit<CellChange, 'runId' | 'itemId' | 'site'> | 'go' {
  if (cell.verdict === 'blocked') return { outcome: 'skipped' };
  if (cell.verdict === 'ready') return 'go';
  if (!run.allowDrafts) return { outcome: 'skipped', reason: { code: 'drafts_not_allowed' } };
  const coverage = cell.coverage ?? 0;
  if (Math.floor(coverage / 10) * 10 >= run.coverageThreshold) return 'go';
  return {
    outcome: 'skipped',
    reason: { code: 'coverage_too_low', params: { coverage, threshold: run.coverageThreshold } },
  };
}

/** The item was blocked, or ended at home, after the preparation. */
function blockSince(item: Item | undefined): Omit<CellChange, 'runId' | 'itemId' | 'site'> | undefined {
  const code = item && reasonAgainst(item);
  return code && { outcome: 'skipped', reason: { code } };
}

async function queue(
  deps: PublishingDeps,
  tx: Tx,
  account: Account,
  connector: Connector,
  run: RunRow,
  cells: readonly CellRow[],
): Promise<CellChange[]> {
  const { userId, runId } = run;
  const at = (cell: CellRow) => ({ runId, itemId: cell.itemId, site: cell.site });
  const itemIds = [...new Set(cells.map((cell) => cell.itemId))];
  await lockItems(tx, userId, itemIds);
  const items = new Map((await getItems(tx, userId, itemIds)).map((item) => [item.itemId, item]));
  const verdictOf = (cell: CellRow) => blockSince(items.get(cell.itemId)) ?? consentFor(run, cell);
  const chosen = cells.filter((cell) => verdictOf(cell) === 'go' && cell.priceMinor !== null);
  const changes = cells.flatMap((cell): CellChange[] => {
    const verdict = verdictOf(cell);
    return verdict === 'go' ? [] : [{ ...at(cell), ...verdict }];
  });
  const plans = await planListings(tx, account, connector, chosen, items);
  const queued = await queueListings(
    tx,
    { userId, accountId: account.accountId, runId },
    plans.map((plan) => plan.listing),
  );
  const going = plans.filter(({ cell }) => queued.has(`${cell.itemId}/${cell.site}`));
  const poolOf = poolsOf(account, connector);
  const isLarge = connector.bulk !== undefined && run.itemsTotal >= connector.bulk.from;
  const notBefore = isLarge ? new Date(deps.clock.now().getTime() + GATHERING_MS) : undefined;
  await makeTargets(tx, account, going, poolOf);
  await wish(
    tx,
    going.flatMap((plan) => wishesOf(account, runId, plan, poolOf, notBefore)),
  );
  await followLaterDecisions(
    tx,
    deps,
    { userId, accountId: account.accountId },
    going.map((plan) => plan.cell),
  );
  await recordOf(
    tx,
    userId,
    `run:${runId}`,
    going.map(({ cell, listing }) => ({
      actor: { kind: 'login' as const, id: run.confirmedBy },
      entity: 'listing' as const,
      entityId: cell.itemId,
      itemId: cell.itemId,
      site: cell.site,
      field: 'state',
      before: null,
      after: { state: 'Q', title: listing.title, price: money(listing.priceMinor, listing.currency) },
      why: 'publish_confirmed',
    })),
  );
  for (const cell of chosen) {
    const isQueued = queued.has(`${cell.itemId}/${cell.site}`);
    changes.push({
      ...at(cell),
      ...(isQueued ? { outcome: 'queued' } : { outcome: 'skipped', reason: { code: 'already_queued' } }),
    });
  }
  return changes;
}

interface Plan {
  readonly cell: CellRow;
  readonly item: Item;
  readonly listing: QueuedListing;
  readonly units: readonly {
    readonly unitId: number;
    readonly sku: string;
    readonly priceMinor: number;
    readonly quantity: number;
  }[];
}

async function planListings(
  tx: Tx,
  account: Account,
  connector: Connector,
  cells: readonly CellRow[],
  items: ReadonlyMap<number, Item>,
): Promise<Plan[]> {
  const { userId, accountId } = account;
  const known = cells.flatMap((cell) => {
    const item = items.get(cell.itemId);
    return item && item.units.length > 0 ? [{ cell, item }] : [];
  });
  const skus = await claimSkus(
    tx,
    userId,
    accountId,
    known.flatMap(({ cell, item }) => skuWishes(cell, item, connector.capabilities)),
  );
  const stock = await availableOf(tx, userId, [...items.keys()]);
  const settings = new Map((await listReadiness(tx, userId, accountId)).map((row) => [row.site, row.settings]));
  return known.flatMap(({ cell, item }): Plan[] => {
    const isGroup = item.units.length > 1;
    const skuOf = (unitId: number | null) => skus.get(`${item.itemId}/${unitId ?? 0}/${cell.site}`);
    const units = item.units.flatMap((unit) => {
      const sku = skuOf(unit.unitId);
      const priceMinor = cell.priceBreakdown?.units[unit.unitId] ?? cell.priceMinor;
      return sku && priceMinor !== null
        ? [{ unitId: unit.unitId, sku, priceMinor, quantity: stock.get(unit.unitId)?.available ?? 0 }]
        : [];
    });
    const listingKey = isGroup ? skuOf(null) : units[0]?.sku;
    if (!listingKey || !cell.title || !cell.currency || cell.priceMinor === null || !cell.priceBreakdown) return [];
    const { units: _unitPrices, ...breakdown } = cell.priceBreakdown;
    return [
      {
        cell,
        item,
        units,
        listing: {
          itemId: item.itemId,
          site: cell.site,
          listingKey,
          isGroup,
          title: cell.title,
          titleLabel: cell.titleLabel ?? '',
          coverage: cell.coverage,
          priceMinor: cell.priceMinor,
          currency: cell.currency,
          priceOwner: cell.priceOwner ?? 'source',
          priceBreakdown: breakdown,
          quantity: units.reduce((sum, unit) => sum + unit.quantity, 0),
          settings: settings.get(cell.site) ?? {},
        },
      },
    ];
  });
}

function skuWishes(cell: CellRow, item: Item, rule: SkuRule): SkuWish[] {
  const { itemId } = item;
  const { site } = cell;
  const wishFor = (unitId: number | null, sku: string, unique: string): SkuWish => ({
    itemId,
    unitId,
    site,
    plain: siteSku(sku || unique, site, rule),
    hashed: hashedSku(sku, unique, site, rule.skuLimit),
  });
  const units = item.units.map((unit) => wishFor(unit.unitId, unit.sku, `${item.externalId}/${unit.sku}`));
  return item.units.length > 1
    ? [wishFor(null, item.sku || item.externalId, `${item.externalId}/group`), ...units]
    : units;
}

/** The site whose stock a site shows; null where a listing there has a stock of its own. */
type PoolOf = (site: Site) => Site | null;

/** Home is where a shared stock is told, because the item is there before it is anywhere else. */
function poolsOf({ sourceSite }: Account, { capabilities }: Connector): PoolOf {
  return (site) => {
    const sites = capabilities.sharedStockSites.find((group) => group.includes(site));
    return (sites?.includes(sourceSite) ? sourceSite : sites?.[0]) ?? null;
  };
}

async function makeTargets(tx: Tx, account: Account, plans: readonly Plan[], poolOf: PoolOf): Promise<void> {
  await ensureTargets(
    tx,
    account.userId,
    plans.flatMap(({ item, listing, units }) =>
      units.map((unit) => ({
        accountId: account.accountId,
        listingKey: listing.listingKey,
        marketplaceSku: unit.sku,
        channel: listing.site,
        itemId: item.itemId,
        unitId: unit.unitId,
        isHome: false,
        isVariant: listing.isGroup,
        isLive: false,
        listingId: null,
        pool: poolOf(listing.site),
      })),
    ),
  );
}

function wishesOf(
  account: Account,
  runId: number,
  { listing, units }: Plan,
  poolOf: PoolOf,
  notBefore: Date | undefined,
): Wish[] {
  const common = {
    userId: account.userId,
    accountId: account.accountId,
    leaseKey: listing.listingKey,
    site: listing.site,
    itemId: listing.itemId,
    isHome: false as const,
    runId,
  };
  const { currency, priceOwner: owner } = listing;
  return [
    {
      ...common,
      aspect: 'content',
      targetKey: listing.listingKey,
      payload: { isGroup: listing.isGroup },
      priority: PRIORITY.content,
      ...(notBefore ? { notBefore } : {}),
    },
    ...units.flatMap((unit): Wish[] => [
      {
        ...common,
        aspect: 'price',
        targetKey: unit.sku,
        payload: { minor: unit.priceMinor, currency, owner },
        priority: PRIORITY.price,
      },
      {
        ...common,
        aspect: 'stock',
        targetKey: unit.sku,
        payload: { quantity: unit.quantity },
        ridesOnly: poolOf(listing.site) !== null,
        priority: PRIORITY.stockUp,
      },
    ]),
  ];
}

async function wishEnds(tx: Tx, run: RunRow, cells: readonly CellRow[]): Promise<CellChange[]> {
  const { userId, accountId, runId } = run;
  const listings = await listListings(tx, userId, [...new Set(cells.map((cell) => cell.itemId))]);
  const keys = new Map(listings.map((row) => [`${row.itemId}/${row.site}`, row]));
  const changes: CellChange[] = [];
  const wishes: Wish[] = [];
  for (const { itemId, site } of cells) {
    const listing = keys.get(`${itemId}/${site}`);
    const isLive = listing?.state === 'L' || listing?.state === 'P' || listing?.state === 'Q';
    changes.push({ runId, itemId, site, outcome: isLive ? 'queued' : 'skipped' });
    if (!isLive || !listing.listingKey) continue;
    const leaseKey = listing.listingKey;
    const target = { userId, accountId, targetKey: leaseKey, leaseKey, site, itemId, runId };
    wishes.push({ ...target, aspect: 'end', isHome: false, payload: {}, priority: PRIORITY.end });
  }
  await wish(tx, wishes);
  return changes;
}
