import type { ClosingInput, ClosingState } from '@quayside/contract';
import { DAY_MS } from '@quayside/kernel';
import { withTransaction } from '../../platform/database/database.ts';
import { fail } from '../../platform/http/fail.ts';
import type { Who } from '../../platform/http/route.ts';
import { actorOf } from '../history/index.ts';
import { getSeller } from '../sellers/index.ts';
import { checkOwnPassword, listReachableMembers } from '../session/index.ts';
import type { ClosingDeps } from './closing-mails.ts';
import { mailOwners } from './closing-mails.ts';
import * as repository from './closings.repository.ts';
import { recordClosing } from './record-closing.ts';

/** How long an owner can change their mind. A month covers a holiday, and erasure without undue delay (GDPR, article 12) allows a month. */
export const GRACE_MS = 30 * DAY_MS;
const REMIND_BEFORE_MS = 7 * DAY_MS;

export async function readClosing({ db }: Pick<ClosingDeps, 'db'>, userId: number): Promise<ClosingState> {
  const closing = await repository.getClosing(db, userId);
  const { accounts, hasPlan } = await repository.readObstacles(db, userId);
  return { dueAt: closing?.dueAt.toISOString() ?? null, accounts, hasPlan };
}

/** @throws wrong_password; too_many_attempts; business_name_wrong; closing_blocked; payment_pending; closing_under_way */
export async function requestClosing(deps: ClosingDeps, who: Who, input: ClosingInput): Promise<ClosingState> {
  const { userId, loginId } = who;
  await checkOwnPassword(deps, loginId, input.password);
  const seller = await getSeller(deps.db, userId);
  if (!seller || input.name.trim() !== seller.name.trim()) {
    throw fail('business_name_wrong', { fields: { 'body.name': 'business_name_wrong' } });
  }
  const requestedAt = deps.clock.now();
  const dueAt = new Date(requestedAt.getTime() + GRACE_MS);
  await withTransaction(deps.db, async (tx) => {
    const { accounts, hasPlan, hasPendingPayment } = await repository.readObstacles(tx, userId);
    if (accounts > 0 || hasPlan) throw fail('closing_blocked');
    if (hasPendingPayment) throw fail('payment_pending');
    if (!(await repository.insertClosing(tx, { userId, loginId, requestedAt, dueAt }))) throw fail('closing_under_way');
    await recordClosing(tx, userId, actorOf(who), 'closing_requested');
    await mailOwners(deps, tx, {
      userId,
      owners: await listReachableMembers(tx, userId),
      template: 'closing',
      at: dueAt,
    });
  });
  return readClosing(deps, userId);
}

/** @throws closing_not_found; closing_begun */
export async function withdrawClosing(deps: ClosingDeps, who: Who): Promise<ClosingState> {
  await withTransaction(deps.db, async (tx) => {
    const closing = await repository.lockClosing(tx, who.userId, 'update');
    if (!closing) throw fail('closing_not_found');
    if (closing.begunAt) throw fail('closing_begun');
    await repository.removeClosing(tx, who.userId);
    await recordClosing(tx, who.userId, actorOf(who), 'closing_withdrawn');
  });
  return readClosing(deps, who.userId);
}

/** Reminds the owners a week before. */
export async function remindOfClosings(deps: ClosingDeps): Promise<void> {
  const now = deps.clock.now();
  await withTransaction(deps.db, async (tx) => {
    for (const { userId, dueAt } of await repository.markReminded(
      tx,
      new Date(now.getTime() + REMIND_BEFORE_MS),
      now,
    )) {
      const owners = await listReachableMembers(tx, userId);
      await mailOwners(deps, tx, { userId, owners, template: 'closing', at: dueAt });
    }
  });
}
