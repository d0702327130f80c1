import type { ChangeView, FloorRuleList, FloorsPreview, FloorsToPrepare } from '@quayside/contract';
import type { AccountRef } from '@quayside/kernel';
import type { MarginLack } from '@quayside/kernel/margin/names';
import type { FloorRule } from '@quayside/kernel/pricing-rules';
import type { Db } from '../../../platform/database/db.ts';
import { fail } from '../../../platform/http/fail.ts';
import { type ChangeDeps, prepareChange } from '../../changes/index.ts';
import type { Actor } from '../../history/index.ts';
import type { FollowDeps } from '../../listings/index.ts';
import { listListedPrices } from '../rules/listed-prices.repository.ts';
import { belowList } from './below-floor.ts';
import { type FloorList, loadFloorList } from './floor-lists.repository.ts';
import { loadStandings } from './floor-standing.ts';
import { floorsKind } from './floors.kind.ts';
import type { LiveBelow } from './live-below.ts';

/** The lowest prices of an account for some of its items. */
export function getFloorRules(db: Db, account: AccountRef): Promise<FloorRuleList> {
  return loadFloorList(db, account);
}

/** @throws rules_changed */
async function requireVersion(db: Db, account: AccountRef, version: number): Promise<FloorList> {
  const stored = await loadFloorList(db, account);
  if (stored.version !== version) throw fail('rules_changed');
  return stored;
}

/** The listings per read. */
const STEP = 2_000;

/**
 * What of the live listings is on sale below these floors, and of which a floor is unknown. With the stored floors: what is below them
 * although it was not when they were saved, such as after a cost rose.
 * @throws rules_changed
 */
export async function previewFloorRules(
  db: Db,
  account: AccountRef,
  { version, rules }: FloorRuleList,
): Promise<FloorsPreview> {
  const stored = await requireVersion(db, account, version);
  const isStored = JSON.stringify(rules) === JSON.stringify(stored.rules);
  const before: readonly FloorRule[] = isStored ? [] : stored.rules;
  const below: LiveBelow[] = [];
  const lacks = new Map<MarginLack, number>();
  let [unknown, unreachable] = [0, 0];
  for (let after = { itemId: 0, site: '' }; ; ) {
    const listed = await listListedPrices(db, account, { sites: null, after, limit: STEP });
    for (const { one, floors, isBelow, listed: says } of await loadStandings(db, account, listed, {
      before,
      after: rules,
    })) {
      if (says && says.floor === undefined) {
        unknown += 1;
        for (const lack of says.lacks) lacks.set(lack, (lacks.get(lack) ?? 0) + 1);
      }
      if (says?.floor === null) unreachable += 1;
      if (!isBelow || !one.live || !floors.after) continue;
      const { item, site, title, live, owner } = one;
      below.push({ itemId: item.itemId, title, site, live, floor: floors.after, owner });
    }
    const last = listed.length === STEP ? listed.at(-1) : undefined;
    if (!last) break;
    after = { itemId: last.item.itemId, site: last.site };
  }
  return {
    ...{ below: belowList(below), unknown, unreachable },
    lacks: [...lacks].sort(([, a], [, b]) => b - a).map(([lack, listings]) => ({ lack, listings })),
  };
}

/**
 * Prepares a change of floors, with every listing that it concerns.
 * @throws rules_changed
 */
export async function prepareFloorRules(
  deps: ChangeDeps & FollowDeps & { readonly machineClock: ChangeDeps['clock'] },
  account: AccountRef,
  { version, rules, below }: FloorsToPrepare,
  actor: Actor,
): Promise<ChangeView> {
  const { userId, accountId } = account;
  const { rules: before } = await requireVersion(deps.db, account, version);
  const settings = {
    ...{ accountId, before, after: rules },
    ...{ choice: below?.choice ?? ('keep' as const), except: below?.except ?? [] },
  };
  return prepareChange({ ...deps, clock: deps.machineClock }, floorsKind(deps), { userId, settings, actor });
}
