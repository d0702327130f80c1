import { chooseLanguage } from '@quayside/i18n';
import { localeOf, mayDo, type VatRegister } from '@quayside/kernel';
import type { Tx } from '../../platform/database/db.ts';
import { getSeller } from '../sellers/index.ts';
import { listReachableMembers } from '../session/index.ts';
import type { BillingDeps } from './billing-deps.ts';

/**
 * Mails everybody with the duty to pay, in their own language or that of the business's country.
 * @param at the time of the next attempt, when the plan ended, or of a register's answer
 * @param vatId the id that the answer is about
 */
export async function mailBilling(
  { enqueueMail, publicUrl }: Pick<BillingDeps, 'enqueueMail' | 'publicUrl'>,
  tx: Tx,
  userId: number,
  template: 'paymentFailed' | 'planEnded' | 'vatIdInvalid' | 'vatIdValid',
  at: Date,
  vatId?: { readonly vatId: string; readonly register: VatRegister },
): Promise<void> {
  const seller = await getSeller(tx, userId);
  for (const { email, role, language: own } of await listReachableMembers(tx, userId)) {
    if (!mayDo(role, 'billing')) continue;
    const language = chooseLanguage([own ?? seller?.country ?? null]);
    const locale = localeOf(language, seller?.country ?? '');
    const date = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(at);
    const link = `${publicUrl}${vatId ? '/user/profile/financial-details' : '/user/plans'}`;
    const about: Record<string, string> = vatId ? { ...vatId, register: vatId.register.toUpperCase() } : {};
    await enqueueMail(tx, {
      to: email,
      template,
      language,
      values: { date, business: seller?.name ?? '', link, ...about },
    });
  }
}
