import type { Site } from '@quayside/kernel';
import { appliesOn, type ItemRule, isForSite, vatExchangeOf } from '@quayside/kernel/pricing-rules';
import type { Clock } from '../../../platform/clock.ts';
import { withTransaction } from '../../../platform/database/database.ts';
import type { Db } from '../../../platform/database/db.ts';
import { type FollowDeps, foundOf, keepFollowers, lockQueueing, NOT_OVER } from '../../listings/index.ts';
import * as repository from '../pricing.repository.ts';
import { dayOn, type RuleBook } from './rule-book.ts';
import { siteDaysAt } from './site-days.ts';

/**
 * Begins a new day on the sites where it has begun: rules whose first day it is apply from now on, those whose last day is over do not, and
 * the listings on those sites follow. Safe to run twice, and in two workers at once.
 */
export async function followDays(
  { db, jobs, clock }: FollowDeps & { readonly db: Db; readonly clock: Pick<Clock, 'now'> },
  signal: AbortSignal,
): Promise<void> {
  const days = siteDaysAt(clock.now());
  for (let after = { userId: 0, accountId: 0 }; ; ) {
    const accounts = await repository.listBooksBefore(db, days, after);
    const last = accounts.at(-1);
    if (last === undefined) return;
    for (const { userId, accountId } of accounts) {
      signal.throwIfAborted();
      await withTransaction(db, async (tx) => {
        await lockQueueing(tx, userId);
        await repository.lockRules(tx, userId, accountId);
        const book = await repository.loadRuleBook(tx, userId, accountId);
        const sites = (Object.keys(days) as Site[]).filter((site) => hasNewPrices(book, site, days[site] ?? ''));
        await repository.saveDays(tx, userId, accountId, days);
        const found = foundOf(userId, NOT_OVER, { accountId, sites });
        if (sites.length > 0) await keepFollowers(tx, { jobs }, userId, found, ['rules']);
      });
    }
    after = last;
  }
}

/** Whether some rule begins, ends, takes another VAT or asks for the costs of another day than the stored one of a site. */
function hasNewPrices(book: RuleBook, site: Site, day: string): boolean {
  const before = dayOn(book, site);
  const hasNewVat = () =>
    [...new Set(book.homes.values())].some((home) => {
      const [old, now] = [vatExchangeOf(home, site, before), vatExchangeOf(home, site, day)];
      return old.home !== now.home || old.there !== now.there;
    });
  const changes = (rule: ItemRule) =>
    appliesOn(rule, before) !== appliesOn(rule, day) ||
    (rule.uplift.kind === 'margin' && before !== day) ||
    (rule.vat === 'exchange' && hasNewVat());
  return book.itemRules.some((rule) => rule.isEnabled && isForSite(rule, site) && changes(rule));
}
