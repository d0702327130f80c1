import { Readable } from 'node:stream';
import { isDeepStrictEqual } from 'node:util';
import type {
  AssumptionList,
  AssumptionsInput,
  CountryMargins,
  ItemCostInput,
  ItemCosts,
  ItemMargins,
  OrderMargin,
} from '@quayside/contract';
import { type AccountRef, listingSitesOf, type Site } from '@quayside/kernel';
import type { Clock } from '../../platform/clock.ts';
import { withTransaction } from '../../platform/database/database.ts';
import type { Db } from '../../platform/database/db.ts';
import { fail } from '../../platform/http/fail.ts';
import type { Who } from '../../platform/http/route.ts';
import type { Jobs } from '../../platform/jobs/jobs.ts';
import { type Account, getAccount } from '../accounts/index.ts';
import type { ChangeDeps } from '../changes/index.ts';
import { actorOf, recordHistory } from '../history/index.ts';
import { getItems, type Item, lockItems } from '../products/index.ts';
import { loadRateTable } from '../rates/index.ts';
import * as assumptions from './assumptions.repository.ts';
import { COST_CSV_HEAD, costCsvLines } from './cost-csv.ts';
import { wantWorkOut } from './costs.enqueue.ts';
import { doubtAbout } from './import-costs.ts';
import type { CostSince } from './item-costs.repository.ts';
import * as repository from './item-costs.repository.ts';
import { getMarginRun, listCountryMargins, replaceMargins } from './item-margins.repository.ts';
import type { MarginsPort } from './ports.ts';
import { getSoldOrder, isSettled } from './sold-orders.repository.ts';

export interface CostsDeps extends MarginsPort, ChangeDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly jobs: Pick<Jobs, 'enqueue'>;
}

/** @throws item_not_found */
async function requireItem(db: Db, userId: number, itemId: number): Promise<Item> {
  const [item] = await getItems(db, userId, [itemId]);
  if (!item) throw fail('item_not_found');
  return item;
}

/** @throws item_not_found */
export async function listCostsOfItem({ db }: CostsDeps, userId: number, itemId: number): Promise<ItemCosts> {
  await requireItem(db, userId, itemId);
  return { list: await repository.listCosts(db, userId, itemId) };
}

/** Stores what a piece costs from a day on, or removes it; what it replaces is in the history. @throws item_not_found */
export async function setCostOfItem(
  deps: CostsDeps,
  who: Who,
  itemId: number,
  { validFrom: since, cost, isMeant }: ItemCostInput,
): Promise<ItemCosts> {
  const { userId } = who;
  const item = await requireItem(deps.db, userId, itemId);
  if (cost && !isMeant) await refuseDoubtful(deps.db, userId, item, { cost, since });
  await withTransaction(deps.db, async (tx) => {
    await lockItems(tx, userId, [itemId]);
    const before = await repository.getCost(tx, userId, itemId, since);
    if (before?.minor === cost?.minor && before?.currency === cost?.currency) return;
    await repository.saveCosts(tx, userId, [{ itemId, cost, since }]);
    await recordHistory(tx, userId, [
      {
        ...{ actor: actorOf(who), entity: 'item', entityId: itemId, itemId, field: 'unit-cost' },
        before: before && { cost: before, since },
        after: cost && { cost, since },
        why: cost ? 'cost_set' : 'cost_removed',
      },
    ]);
  });
  await refreshMargins(deps, userId, item);
  return listCostsOfItem(deps, userId, itemId);
}

/** @throws cost_doubtful */
async function refuseDoubtful(
  db: Db,
  userId: number,
  { itemId, price }: Item,
  { cost, since }: CostSince,
): Promise<void> {
  const places = [{ itemId, since }];
  const key = `${itemId} ${since}`;
  const stated = (await repository.listStated(db, userId, places)).get(key)?.cost ?? null;
  if (stated?.minor === cost.minor && stated.currency === cost.currency) return;
  const before = stated ?? (await repository.loadCostsBefore(db, userId, places)).get(key) ?? null;
  if (doubtAbout(cost, before, price, await loadRateTable(db))) throw fail('cost_doubtful');
}

/** The list of products shows the item's margins at once. With the first cost of a business, the others are worked out too. */
async function refreshMargins({ db, clock, jobs, sumsOf }: CostsDeps, userId: number, item: Item): Promise<void> {
  const now = clock.now();
  const sums = await sumsOf(db, userId, [item], now);
  await withTransaction(db, async (tx) => {
    await replaceMargins(tx, userId, [item.itemId], sums, now);
    if (await getMarginRun(tx, userId)) return;
    await wantWorkOut(jobs, tx, userId, now);
  });
}

/** @throws item_not_found */
export async function listMargins(deps: CostsDeps, userId: number, itemId: number): Promise<ItemMargins> {
  const item = await requireItem(deps.db, userId, itemId);
  return { list: await deps.marginsOf(deps.db, userId, item, deps.clock.now()) };
}

/** @throws account_not_found */
export async function listAssumptions({ db }: CostsDeps, userId: number, accountId: number): Promise<AssumptionList> {
  await requireAccount(db, userId, accountId);
  return { list: await assumptions.listAssumptions(db, { userId, accountId }) };
}

/** Stores all assumptions of a site or of the account from a day on, or removes them. @throws account_not_found, site_not_supported, assumptions_changed */
export async function setAssumptions(
  deps: CostsDeps,
  who: Who,
  accountId: number,
  { site, validFrom, assumptions: stated, replaces }: AssumptionsInput,
): Promise<AssumptionList> {
  const place = { userId: who.userId, accountId, site, validFrom };
  const account = await requireAccount(deps.db, who.userId, accountId);
  if (site !== null && !sellingSitesOf(account).includes(site)) throw fail('site_not_supported');
  await withTransaction(deps.db, async (tx) => {
    await assumptions.lockAssumptions(tx, place);
    const before = await assumptions.getAssumptions(tx, place);
    if (replaces !== undefined && !isDeepStrictEqual(before, replaces)) throw fail('assumptions_changed');
    if (before === null && stated === null) return;
    await assumptions.saveAssumptions(tx, place, stated);
    await recordHistory(tx, who.userId, [
      {
        ...{ actor: actorOf(who), entity: 'account', entityId: accountId, field: 'cost-assumptions' },
        ...(site === null ? {} : { site }),
        before: before && { ...before, since: validFrom },
        after: stated && { ...stated, since: validFrom },
        why: stated ? 'assumptions_set' : 'assumptions_removed',
      },
    ]);
    await wantWorkOut(deps.jobs, tx, who.userId, deps.clock.now());
  });
  return listAssumptions(deps, who.userId, accountId);
}

export async function requireAccount(db: Db, userId: number, accountId: number): Promise<Account> {
  const account = await getAccount(db, userId, accountId);
  if (!account) throw fail('account_not_found');
  return account;
}

/** The sites where an account sells: its home, and where its listings can be. */
const sellingSitesOf = ({ platform, sourceSite: site }: Account): readonly Site[] => [
  site,
  ...listingSitesOf({ platform, site }),
];

/** @throws order_not_found */
export async function getMarginOfOrder(
  { db, orderMarginsOf }: CostsDeps,
  userId: number,
  orderId: number,
): Promise<OrderMargin> {
  const order = await getSoldOrder(db, userId, orderId);
  if (!order) throw fail('order_not_found');
  const [earned] = isSettled(order) ? await orderMarginsOf(db, [order]) : [];
  if (!earned) return { state: 'open', terms: [], margin: null, marginShare: null, lacks: [] };
  return { state: 'settled', ...earned.margin };
}

/** A job that has not ended by then was given up. */
const WORKING_MS = 3_600_000;

/** @throws account_not_found */
export async function listCountries(
  { db, clock }: CostsDeps,
  userId: number,
  accountId: number,
): Promise<CountryMargins> {
  await requireAccount(db, userId, accountId);
  const [list, run] = await Promise.all([listCountryMargins(db, { userId, accountId }), getMarginRun(db, userId)]);
  const asked = run && Math.max(run.wantedAt.getTime(), run.begunAt?.getTime() ?? 0);
  const isOpen = asked !== undefined && asked > (run?.doneAt?.getTime() ?? 0);
  return {
    list,
    workedOutAt: run?.doneAt?.toISOString() ?? null,
    isWorking: isOpen && clock.now().getTime() - asked < WORKING_MS,
  };
}

/** @throws account_not_found */
export async function workOut(deps: CostsDeps, userId: number, accountId: number): Promise<CountryMargins> {
  await requireAccount(deps.db, userId, accountId);
  await withTransaction(deps.db, async (tx) => {
    await wantWorkOut(deps.jobs, tx, userId, deps.clock.now());
  });
  return listCountries(deps, userId, accountId);
}

/** The lines that are read and written at once. */
const LINES = 500;

/** The costs that hold today, line by line. @throws account_not_found */
export async function writeCostFile({ db, clock }: CostsDeps, place: AccountRef): Promise<Readable> {
  await requireAccount(db, place.userId, place.accountId);
  const day = clock.now().toISOString().slice(0, 10);
  async function* lines() {
    yield COST_CSV_HEAD;
    let after = 0;
    for (;;) {
      const costs = await repository.listExportedCosts(db, place, { day, after, limit: LINES });
      yield costCsvLines(costs);
      const last = costs.at(-1);
      if (!last || costs.length < LINES) return;
      after = last.itemId;
    }
  }
  return Readable.from(lines());
}
