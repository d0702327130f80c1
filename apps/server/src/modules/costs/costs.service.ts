import type { AssumptionList, AssumptionsInput, ItemCostInput, ItemCosts, ItemMargins } from '@quayside/contract';
import { listingSitesOf, type Site } from '@quayside/kernel';
import type { Clock } from '../../platform/clock.ts';
import { withTransaction } from '../../platform/database/database.ts';
import type { Db } from '../../platform/database/db.ts';
import { fail } from '../../platform/http/fail.ts';
import type { Who } from '../../platform/http/route.ts';
import { type Account, getAccount } from '../accounts/index.ts';
import { actorOf, recordHistory } from '../history/index.ts';
import { getItems, type Item, lockItems } from '../products/index.ts';
import * as assumptions from './assumptions.repository.ts';
import * as repository from './item-costs.repository.ts';
import type { MarginsPort } from './ports.ts';

export interface CostsDeps extends MarginsPort {
  readonly db: Db;
  readonly clock: Clock;
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
  { validFrom: since, cost }: ItemCostInput,
): Promise<ItemCosts> {
  const { userId } = who;
  await requireItem(deps.db, userId, itemId);
  await withTransaction(deps.db, async (tx) => {
    await lockItems(tx, userId, [itemId]);
    const before = await repository.getCost(tx, userId, itemId, since);
    if (before?.minor === cost?.minor && before?.currency === cost?.currency) return;
    await repository.saveCost(tx, userId, itemId, { cost, since });
    await recordHistory(tx, userId, [
      {
        ...{ actor: actorOf(who), entity: 'item', entityId: itemId, itemId, field: 'unit-cost' },
        before: before && { cost: before, since },
        after: cost && { cost, since },
        why: cost ? 'cost_set' : 'cost_removed',
      },
    ]);
  });
  return listCostsOfItem(deps, userId, itemId);
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

/** Stores all assumptions of a site or of the account from a day on, or removes them. @throws account_not_found, site_not_supported */
export async function setAssumptions(
  deps: CostsDeps,
  who: Who,
  accountId: number,
  { site, validFrom, assumptions: stated }: AssumptionsInput,
): Promise<AssumptionList> {
  const place = { userId: who.userId, accountId, site, validFrom };
  const account = await requireAccount(deps.db, who.userId, accountId);
  if (site !== null && !sellingSitesOf(account).includes(site)) throw fail('site_not_supported');
  await withTransaction(deps.db, async (tx) => {
    await assumptions.lockAssumptions(tx, place);
    const before = await assumptions.getAssumptions(tx, place);
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
  });
  return listAssumptions(deps, who.userId, accountId);
}

async function requireAccount(db: Db, userId: number, accountId: number): Promise<Account> {
  const account = await getAccount(db, userId, accountId);
  if (!account) throw fail('account_not_found');
  return account;
}

/** The sites where an account sells: its home, and where its listings can be. */
const sellingSitesOf = ({ platform, sourceSite: site }: Account): readonly Site[] => [
  site,
  ...listingSitesOf({ platform, site }),
];
