import type { RulesPreview } from '@quayside/contract';
import { type AccountRef, type Money, money, type Site, siteFacts } from '@quayside/kernel';
import type { Db } from '../../../platform/database/db.ts';
import { countRefused } from '../../dispatch/index.ts';
import { loadRateTable } from '../../rates/index.ts';
import { belowList } from '../floors/below-floor.ts';
import { findLiveBelow, type LiveBelow } from '../floors/live-below.ts';
import { loadRuleBook } from '../pricing.repository.ts';
import { wantsMargin } from '../reach.ts';
import { loadReachOfListed } from './listed-reach.ts';
import { type RuledOfAccount, workUnder } from './rule-book.ts';
import { previewRuleChanges } from './rule-moves.ts';
import type { SiteRule } from './site-rules.ts';

/** An account's changed rules. */
export interface RulesToSave {
  readonly account: AccountRef;
  readonly changes: readonly { readonly before: SiteRule; readonly after: SiteRule }[];
}

/** A preview with every listing below a new floor; the seller is shown some of them. */
export interface FullPreview extends RulesPreview {
  readonly allBelow: readonly LiveBelow[];
}

/** The changes of live listings that saving these rules makes. The result is binding in the transaction that saves them. */
export async function previewRules(db: Db, { account, changes }: RulesToSave): Promise<FullPreview> {
  const rates = await loadRateTable(db);
  const book = await loadRuleBook(db, account.userId, account.accountId);
  const reachOf = wantsMargin(book.itemRules) ? await loadReachOfListed(db, account) : undefined;
  const priceUnder = (rule: SiteRule) => (source: Money, item: RuledOfAccount) => {
    const rate = rates(source.currency, siteFacts(rule.site).currency);
    return workUnder({ ...book, siteRules: [rule] }, item, rule.site, rate, reachOf)(source).final;
  };
  const moves = await previewRuleChanges(
    db,
    account,
    changes
      .filter((change) => mayReprice(change))
      .map(({ before, after }) => ({
        site: after.site,
        before: priceUnder(before),
        after: priceUnder(after),
        floor: floorOf(after),
      })),
  );
  const sites = sitesOfLowerFloors({ account, changes });
  const waiting = sites.length === 0 ? 0 : await countRefused(db, account, { code: 'price_below_floor', sites });
  const { bySite, ...totals } = moves;
  const allBelow = await findLiveBelow(
    db,
    account,
    changes
      // A floor that stays was consented to before.
      .filter(({ before, after }) => (after.floorMinor ?? 0) > (before.floorMinor ?? 0))
      .flatMap(({ before, after }) => {
        const floor = floorOf(after);
        if (!floor) return [];
        return hasSamePrices(before, after)
          ? [{ site: after.site, floor }]
          : [{ site: after.site, floor, after: priceUnder(after) }];
      }),
  );
  return {
    ...totals,
    allBelow,
    below: belowList(allBelow),
    waiting,
    expected: [...bySite.values()].reduce((sum, count) => sum + count, waiting),
    sites: [...bySite].map(([site, count]) => ({ site, count })),
  };
}

function floorOf({ site, floorMinor }: SiteRule): Money | null {
  return floorMinor === null ? null : money(floorMinor, siteFacts(site).currency);
}

type RuleToSave = RulesToSave['changes'][number];

/** Sites whose floor becomes lower or is removed. */
export function sitesOfLowerFloors({ changes }: RulesToSave): Site[] {
  return changes.filter(hasLowerFloor).map(({ after }) => after.site);
}

function hasLowerFloor({ before, after }: RuleToSave): boolean {
  return before.floorMinor !== null && (after.floorMinor === null || after.floorMinor < before.floorMinor);
}

/** Whether prices may change: by the rule, or because a floor to which they were raised becomes lower. */
export function mayReprice(change: RuleToSave): boolean {
  return !hasSamePrices(change.before, change.after) || hasLowerFloor(change);
}

/** Whether two rules yield the same prices, ignoring floors. */
function hasSamePrices(a: SiteRule, b: SiteRule): boolean {
  return isSameRule({ ...a, floorMinor: null }, { ...b, floorMinor: null });
}

export function isSameRule(a: SiteRule, b: SiteRule): boolean {
  return (
    a.isPricingEnabled === b.isPricingEnabled &&
    a.increaseType === b.increaseType &&
    a.increase === b.increase &&
    a.neatPrices === b.neatPrices &&
    a.floorMinor === b.floorMinor
  );
}
