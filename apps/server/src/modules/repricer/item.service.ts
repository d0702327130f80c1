import type { RepricerItem } from '@quayside/contract';
import type { AccountRef, Site } from '@quayside/kernel';
import { sql } from 'kysely';
import { withTransaction } from '../../platform/database/database.ts';
import type { Db } from '../../platform/database/db.ts';
import { fail } from '../../platform/http/fail.ts';
import { emitEvents } from '../events/index.ts';
import { type Actor, recordHistory } from '../history/index.ts';
import { getItems, lockItems, refreshProductRows, setRepricerBlocked } from '../products/index.ts';
import { listDecisionsOfItem } from './decisions.repository.ts';
import { decideSoon } from './outcomes.ts';
import * as listings from './repriced-listings.repository.ts';
import { DEFAULT_RULE } from './rule-content.ts';
import { listRules } from './rules.repository.ts';
import type { SwitchDeps } from './switch.service.ts';

interface ItemSite {
  readonly site: Site;
  readonly accountId: number;
  readonly isEnabled: boolean;
  readonly chosenRuleId: number | null;
}

/** How an item is repriced where it is on sale. @throws item_not_found */
export async function describeItem(db: Db, userId: number, itemId: number): Promise<RepricerItem> {
  const item = await db
    .selectFrom('items')
    .select('repricer_blocked')
    .where('user_id', '=', userId)
    .where('item_id', '=', itemId)
    .executeTakeFirst();
  if (!item) throw fail('item_not_found');
  const sites = await listSites(db, userId, itemId);
  const decisions = await listDecisionsOfItem(db, userId, itemId);
  const rulesOf = new Map<number, RepricerItem['listings'][number]['rules']>();
  for (const accountId of new Set(sites.map((one) => one.accountId))) {
    const rules = (await listRules(db, { userId, accountId })).filter(({ isEnabled }) => isEnabled);
    rulesOf.set(
      accountId,
      rules.map(({ ruleId, name, accountId: of }) => ({ ruleId, name, isDefault: of === DEFAULT_RULE })),
    );
  }
  return {
    repricerBlocked: item.repricer_blocked,
    listings: sites.map((one) => ({
      ...one,
      rules: rulesOf.get(one.accountId) ?? [],
      decision: decisions.get(one.site) ?? null,
    })),
  };
}

async function listSites(db: Db, userId: number, itemId: number): Promise<ItemSite[]> {
  const { rows } = await sql<ItemSite>`
    select l.site, l.account_id as "accountId", coalesce(r.is_enabled, false) as "isEnabled", c.chosen_rule_id as "chosenRuleId"
    from listings l
    join marketplace_accounts a on a.user_id = l.user_id and a.account_id = l.account_id and a.platform = 'amazon'
    left join repricer_accounts r on r.user_id = l.user_id and r.account_id = l.account_id
    left join repricer_listings c on c.user_id = l.user_id and c.item_id = l.item_id and c.site = l.site
    where l.user_id = ${userId} and l.item_id = ${itemId} and l.state in ('L', 'Q', 'P', 'F') and not l.is_group
    order by l.site`.execute(db);
  return rows;
}

/** @throws item_not_found, site_not_supported, repricer_rule_not_found */
export async function chooseRule(
  deps: SwitchDeps,
  { userId, itemId, site, ruleId }: { userId: number; itemId: number; site: Site; ruleId: number | null },
  actor: Actor,
): Promise<RepricerItem> {
  const listing = (await describeItem(deps.db, userId, itemId)).listings.find((one) => one.site === site);
  if (!listing) throw fail('site_not_supported');
  const account: AccountRef = { userId, accountId: listing.accountId };
  await withTransaction(deps.db, async (tx) => {
    await lockItems(tx, userId, [itemId]);
    const names = new Map((await listRules(tx, account)).map((rule) => [rule.ruleId, rule.name]));
    if (ruleId !== null && !names.has(ruleId)) throw fail('repricer_rule_not_found');
    const before = await listings.chooseRule(tx, account, { itemId, site }, ruleId);
    if (before === ruleId) return;
    await decideSoon(tx, deps.jobs, userId, [{ itemId, site }]);
    const nameOf = (id: number | null) => (id === null ? null : (names.get(id) ?? null));
    await recordHistory(tx, userId, [
      {
        ...{ actor, entity: 'listing', entityId: itemId, itemId, site, field: 'repricer-rule' },
        ...{ before: nameOf(before), after: nameOf(ruleId), why: 'repricer_rule_chosen' },
      },
    ]);
    await emitEvents(tx, userId, [{ kind: 'repricer', accountId: account.accountId }]);
  });
  return describeItem(deps.db, userId, itemId);
}

/** @throws item_not_found if one of them is not an item of the business */
export async function requireItems(db: Db, userId: number, itemIds: readonly number[]): Promise<void> {
  const found = await getItems(db, userId, itemIds);
  if (found.length < new Set(itemIds).size) throw fail('item_not_found');
}

/**
 * Keeps the repricer off items, or lets it decide again.
 * @returns how many changed
 * @throws item_not_found
 */
export function blockItems(
  deps: SwitchDeps,
  userId: number,
  itemIds: readonly number[],
  isBlocked: boolean,
  actor: Actor,
): Promise<number> {
  return withTransaction(deps.db, async (tx) => {
    await lockItems(tx, userId, itemIds);
    await requireItems(tx, userId, itemIds);
    const changed = await setRepricerBlocked(tx, userId, itemIds, isBlocked);
    if (changed.length === 0) return 0;
    await refreshProductRows(
      tx,
      userId,
      changed.map(({ itemId }) => itemId),
    );
    const { rows } = await sql<{ itemId: number; site: Site }>`
      select item_id as "itemId", site from listings
      where user_id = ${userId} and item_id = any(${changed.map(({ itemId }) => itemId)}::bigint[]) and state = 'L'`.execute(
      tx,
    );
    await decideSoon(tx, deps.jobs, userId, rows);
    await recordHistory(
      tx,
      userId,
      changed.map(({ itemId }) => ({
        ...{
          actor,
          entity: 'item',
          entityId: itemId,
          itemId,
          field: 'repricer-blocked',
          before: !isBlocked,
          after: isBlocked,
        },
        why: isBlocked ? 'repricer_blocked' : 'repricer_unblocked',
      })),
    );
    const accountIds = [...new Set(changed.map(({ accountId }) => accountId))];
    await emitEvents(
      tx,
      userId,
      accountIds.map((accountId) => ({ kind: 'items', accountId })),
    );
    return changed.length;
  });
}
