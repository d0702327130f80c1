import { PLATFORMS, platformOfSite, SITES } from '@quayside/kernel';
import type { Tx } from '../../platform/database/db.ts';
import { inSteps } from '../../platform/files/in-steps.ts';
import { emitEvents } from '../events/index.ts';
import { type Actor, recordGroup, recordHistory, recordInGroup } from '../history/index.ts';
import { endListingsOf } from '../listings/index.ts';
import { lockItems, refreshProductRows, setBlacklisted } from '../products/index.ts';
import { type ItemBlock, judgeItems } from './matches.repository.ts';

/** The letter for keywords among an item's blacklisting reasons. */
const KEYWORD = 'K';
/** The number of items in one step; all steps are in one transaction. */
const STEP = 500;
/** From this many items on, a change is one line of the history with the items grouped under it. */
const GROUPED_FROM = 10;

/**
 * Adds or removes reason K for items, as the keywords require, and ends listings that are no longer allowed.
 * @param ended the items whose listings may end: those that the seller consented to, or in which a keyword was found
 * just now
 * @returns how many items are no longer blocked by a keyword
 */
export async function followKeywords(
  tx: Tx,
  userId: number,
  items: { readonly all: readonly number[]; readonly ended: ReadonlySet<number> },
  actor: Actor,
): Promise<number> {
  const ids = [...new Set(items.all)].sort((a, b) => a - b);
  let freed = 0;
  const accounts = new Set<number>();
  const groups: Groups = new Map();
  for await (const step of inSteps(ids, STEP)) {
    await lockItems(tx, userId, step);
    const judged = await judgeItems(tx, userId, step);
    const blocked = judged.filter(({ isBlocked, wasBlocked }) => isBlocked && !wasBlocked);
    const free = judged.filter(({ isBlocked, wasBlocked }) => !isBlocked && wasBlocked);
    await change(tx, userId, blocked, { isBlocked: true, actor, groups });
    await change(tx, userId, free, { isBlocked: false, actor, groups });
    await endListings(
      tx,
      userId,
      judged.filter(({ itemId }) => items.ended.has(itemId)),
      actor,
    );
    for (const { accountId } of [...blocked, ...free]) accounts.add(accountId);
    freed += free.length;
  }
  await emitEvents(
    tx,
    userId,
    [...accounts].map((accountId) => ({ kind: 'items' as const, accountId })),
  );
  return freed;
}

/** The groups of the history that earlier steps have begun, by account and change. */
type Groups = Map<string, number>;

async function change(
  tx: Tx,
  userId: number,
  items: readonly ItemBlock[],
  { isBlocked, actor, groups }: { readonly isBlocked: boolean; readonly actor: Actor; readonly groups: Groups },
): Promise<void> {
  const changed = await setBlacklisted(
    tx,
    userId,
    items.map(({ itemId }) => itemId),
    KEYWORD,
    isBlocked,
  );
  if (changed.length === 0) return;
  const accountOf = new Map(items.map(({ itemId, accountId }) => [itemId, accountId]));
  const why = isBlocked ? 'keyword_blocked' : 'keyword_unblocked';
  const entry = { actor, field: 'blocked', before: !isBlocked, after: isBlocked, why } as const;
  for (const accountId of new Set(changed.map((itemId) => accountOf.get(itemId) ?? 0))) {
    const entries = changed
      .filter((itemId) => accountOf.get(itemId) === accountId)
      .map((itemId) => ({ ...entry, entity: 'item' as const, entityId: itemId, itemId }));
    const begun = groups.get(`${accountId} ${why}`);
    if (begun === undefined && entries.length < GROUPED_FROM) await recordHistory(tx, userId, entries);
    else {
      const groupId =
        begun ?? (await recordGroup(tx, userId, { ...entry, entity: 'items', entityId: accountId }, null));
      groups.set(`${accountId} ${why}`, groupId);
      await recordInGroup(tx, userId, groupId, entries);
    }
  }
  await refreshProductRows(tx, userId, changed);
}

async function endListings(tx: Tx, userId: number, items: readonly ItemBlock[], actor: Actor): Promise<void> {
  const everywhere = items.filter(({ isBlocked }) => isBlocked).map(({ itemId }) => itemId);
  const how = { isEndedAbroad: true, actor, why: 'keyword_blocked' } as const;
  if (everywhere.length > 0) await endListingsOf(tx, userId, everywhere, { ...how, sites: null });
  for (const platform of PLATFORMS) {
    const there = items
      .filter(({ isBlocked, foreign }) => !isBlocked && foreign.includes(platform))
      .map(({ itemId }) => itemId);
    const sites = SITES.filter((site) => platformOfSite(site) === platform);
    if (there.length > 0 && sites.length > 0) await endListingsOf(tx, userId, there, { ...how, sites });
  }
}
