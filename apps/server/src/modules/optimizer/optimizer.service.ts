import type { ListingOptimizer } from '@quayside/contract';
import { HOME_CHECKS, LISTING_CHECKS, type ListingCheck } from '@quayside/kernel/listing-checks';
import type { Clock } from '../../platform/clock.ts';
import { withTransaction } from '../../platform/database/database.ts';
import type { Db } from '../../platform/database/db.ts';
import type { Who } from '../../platform/http/route.ts';
import { listAccounts } from '../accounts/index.ts';
import { emitEvents } from '../events/index.ts';
import { actorOf, recordHistory } from '../history/index.ts';
import { countFound, listChecksOff, listFound, storeCheck } from './home-checks.repository.ts';

const EXAMPLES = 3;

/** The findings of each enabled check in the items on sale in every connected account. Checks of listings on other sites are not counted. */
export async function describeOptimizer(db: Db, userId: number): Promise<ListingOptimizer> {
  const accountIds = (await listAccounts(db, userId)).map(({ accountId }) => accountId);
  const off = await listChecksOff(db, userId);
  const on = HOME_CHECKS.filter((check) => !off.includes(check));
  const { found, items } = await countFound(db, userId, accountIds, on);
  const checks = await Promise.all(
    LISTING_CHECKS.map(async (check) => {
      const home = on.find((one) => one === check);
      return {
        check,
        value: !off.includes(check),
        items: home ? found[home] : null,
        examples: home && found[home] > 0 ? await listFound(db, userId, accountIds, home, EXAMPLES) : [],
      };
    }),
  );
  return { checks, items };
}

/** Switches a check on or off for the whole business. It changes no item and no listing. */
export async function switchCheck(
  { db, clock }: { readonly db: Db; readonly clock: Pick<Clock, 'now'> },
  who: Who,
  check: ListingCheck,
  value: boolean,
): Promise<ListingOptimizer> {
  await withTransaction(db, async (tx) => {
    const wasOff = await storeCheck(tx, who.userId, check, value, clock.now());
    if (wasOff !== value) return;
    const name = `listing-optimizer ${check}`;
    await recordHistory(tx, who.userId, [
      {
        actor: actorOf(who),
        entity: 'user',
        entityId: who.userId,
        field: 'switch',
        before: { name, value: !value },
        after: { name, value },
        why: 'switch_set',
      },
    ]);
    await emitEvents(tx, who.userId, [{ kind: 'user' }]);
  });
  return describeOptimizer(db, who.userId);
}
