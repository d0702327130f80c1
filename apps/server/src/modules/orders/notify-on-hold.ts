import { chooseLanguage } from '@quayside/i18n';
import { localeOf, mayDo, PLATFORM_NAMES } from '@quayside/kernel';
import type { Tx } from '../../platform/database/db.ts';
import type { EnqueueMail } from '../../platform/mail/mail.ts';
import { getSeller } from '../sellers/index.ts';
import { listReachableMembers } from '../session/index.ts';
import type { AwaitingOrder } from './order-answers.repository.ts';
import type { OrdersAccount } from './orders.repository.ts';

export interface NotifyOnHoldDeps {
  readonly enqueueMail: EnqueueMail;
  readonly publicUrl: string;
}

/** Maximum orders named in one mail, which states the number of the others. */
const NAMED = 5;

/**
 * Mails the logins that work on orders when orders are on hold for missing stock, with the marketplace's deadline, once per order. Each
 * mail is in the member's own language, otherwise in that of the business's country.
 */
export async function notifyOnHold(
  deps: NotifyOnHoldDeps,
  tx: Tx,
  { userId, accountId, platform }: OrdersAccount,
  onHold: readonly AwaitingOrder[],
): Promise<void> {
  const first = onHold.reduce<Date | undefined>(
    (soonest, { answerBy }) => (soonest && soonest <= answerBy ? soonest : answerBy),
    undefined,
  );
  if (!first) return;
  const named = onHold.slice(0, NAMED).map(({ externalId }) => externalId);
  const orders = `${named.join(', ')}${onHold.length > NAMED ? ', …' : ''}`;
  const seller = await getSeller(tx, userId);
  for (const { email, role, language: own } of await listReachableMembers(tx, userId)) {
    if (!mayDo(role, 'work')) continue;
    const language = chooseLanguage([own ?? seller?.country ?? null]);
    await deps.enqueueMail(tx, {
      to: email,
      template: 'ordersOnHold',
      language,
      values: {
        count: onHold.length,
        orders,
        platform: PLATFORM_NAMES[platform],
        until: momentOf(first, localeOf(language, seller?.country ?? '')),
        link: `${deps.publicUrl}/${platform}/${accountId}/orders?stock=oversold`,
      },
    });
  }
}

/** A mail has no reader time zone, so the time is stated in UTC. */
function momentOf(at: Date, locale: string): string {
  const format = new Intl.DateTimeFormat(locale, {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: 'UTC',
  });
  return `${format.format(at)} UTC`;
}
