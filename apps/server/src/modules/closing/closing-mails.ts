import { chooseLanguage } from '@quayside/i18n';
import { localeOf, mayDo } from '@quayside/kernel';
import type { Clock } from '../../platform/clock.ts';
import type { Db, Tx } from '../../platform/database/db.ts';
import type { RoomTables } from '../../platform/database/room-tables.ts';
import type { EnqueueMail } from '../../platform/mail/mail.ts';
import { getSeller } from '../sellers/index.ts';
import type { listReachableMembers } from '../session/index.ts';

export interface ClosingDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly enqueueMail: EnqueueMail;
  readonly publicUrl: string;
  /** Every room's declaration of its tables. */
  readonly tables: () => readonly RoomTables[];
}

interface OwnersMail {
  readonly userId: number;
  readonly owners: Awaited<ReturnType<typeof listReachableMembers>>;
  readonly template: 'closing' | 'businessKept' | 'businessClosed';
  /** When the business will be, was to be or was deleted. */
  readonly at: Date;
}

/** Mails every owner with a confirmed address. */
export async function mailOwners(
  { enqueueMail, publicUrl }: Pick<ClosingDeps, 'enqueueMail' | 'publicUrl'>,
  tx: Tx,
  { userId, owners, template, at }: OwnersMail,
): Promise<void> {
  const seller = await getSeller(tx, userId);
  const link = template === 'businessClosed' ? publicUrl : `${publicUrl}/user/profile/leaving`;
  for (const { email, role, language: own } of owners) {
    if (!mayDo(role, 'owners')) continue;
    const language = chooseLanguage([own ?? seller?.country ?? null]);
    const locale = localeOf(language, seller?.country ?? '');
    const date = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(at);
    await enqueueMail(tx, { to: email, template, language, values: { date, business: seller?.name ?? '', link } });
  }
}
