import { chooseLanguage } from '@quayside/i18n';
import { mayDo } from '@quayside/kernel';
import type { Tx } from '../../platform/database/db.ts';
import { getSeller } from '../sellers/index.ts';
import { listReachableMembers } from '../session/index.ts';
import type { BillingDeps } from './billing-deps.ts';

/**
 * Mails everybody with the duty to pay, in their own language or that of the business's country.
 * @param at the time of the next attempt, or when the plan ended
 */
export async function mailBilling(
  { enqueueMail, publicUrl }: Pick<BillingDeps, 'enqueueMail' | 'publicUrl'>,
  tx: Tx,
  userId: number,
  template: 'paymentFailed' | 'planEnded',
  at: Date,
): Promise<void> {
  const seller = await getSeller(tx, userId);
  for (const { email, role, language: own } of await listReachableMembers(tx, userId)) {
    if (!mayDo(role, 'billing')) continue;
    const language = chooseLanguage([own ?? seller?.country ?? null]);
    const date = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(at);
    const link = `${publicUrl}/user/plans`;
    await enqueueMail(tx, { to: email, template, language, values: { date, business: seller?.name ?? '', link } });
  }
}
