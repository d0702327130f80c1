import { chooseLanguage, type Language } from '@quayside/i18n';
import { DAY_MS, mayDo, PLATFORM_NAMES } from '@quayside/kernel';
import type { BackOff } from '../../platform/back-off.ts';
import type { Clock } from '../../platform/clock.ts';
import { withTransaction } from '../../platform/database/database.ts';
import type { Db, Tx } from '../../platform/database/db.ts';
import type { EnqueueMail, MailTemplate } from '../../platform/mail/mail.ts';
import { emitEvents } from '../events/index.ts';
import { listReachableMembers } from '../session/index.ts';
import { ACCESS_LOST, type Due, findDue, noteWarning } from './expiry-warnings.repository.ts';

export interface WarnDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly enqueueMail: EnqueueMail;
  readonly publicUrl: string;
  /** Failed accounts with the time until their next attempt. */
  readonly warning: BackOff;
}

/** Days before the end of a consent at which its seller is warned once (design: access). */
export const WARNING_DAYS = [60, 30, 7, 1] as const;
/** The mail for lost access by the account's `paused_reason`, if the cause is known. */
const LOST_HOW: Readonly<Record<string, MailTemplate>> = {
  keys_refused: 'keysRefused',
  right_missing: 'rightMissing',
  access_revoked: 'accessRevoked',
};

/**
 * Warns by mail of access that ends in 60, 30, 7 or 1 days and of lost access, once per consent and warning. A failing account is skipped,
 * so that the others are warned. After a downtime only the warning that applies now is sent.
 */
export async function warnOfTokens(deps: WarnDeps, signal: AbortSignal): Promise<void> {
  const now = deps.clock.now();
  for (const due of await findDue(deps.db, new Date(now.getTime() + WARNING_DAYS[0] * DAY_MS))) {
    signal.throwIfAborted();
    const days = due.endsAt === null ? ACCESS_LOST : warningFor(due.endsAt, now);
    if (days === undefined) continue;
    const key = `${due.userId}:${due.accountId}`;
    if (deps.warning.isWaiting(key)) continue;
    await deps.warning.run(key, () =>
      withTransaction(deps.db, async (tx) => {
        if (await noteWarning(tx, due, days)) await mailTeam(deps, tx, due, days);
      }),
    );
  }
}

/**
 * The current warning: the smallest number of days that is not less than the days left. Undefined if the end is further away or has passed.
 */
export function warningFor(endsAt: Date, now: Date): number | undefined {
  const leftMs = endsAt.getTime() - now.getTime();
  return WARNING_DAYS.filter((days) => leftMs <= days * DAY_MS).at(-1);
}

async function mailTeam(deps: WarnDeps, tx: Tx, due: Due, days: number): Promise<void> {
  const values = {
    username: due.username,
    platform: PLATFORM_NAMES[due.platform],
    link: `${deps.publicUrl}/token?account=${due.accountId}`,
  };
  for (const { email, role, language: own } of await listReachableMembers(tx, due.userId)) {
    if (!mayDo(role, 'accounts')) continue;
    const language = own ?? languageOf(due.country);
    await deps.enqueueMail(
      tx,
      days === ACCESS_LOST
        ? { to: email, template: LOST_HOW[due.pausedReason ?? ''] ?? 'accessLost', language, values }
        : {
            to: email,
            template: 'accessEnding',
            language,
            values: { ...values, count: daysLeft(due, deps.clock.now()) },
          },
    );
  }
  await emitEvents(tx, due.userId, [{ kind: 'account', accountId: due.accountId }]);
}

/** Rounds up to whole days: an end in an hour is one day away. */
function daysLeft({ endsAt }: Due, now: Date): number {
  return Math.max(1, Math.ceil(((endsAt?.getTime() ?? 0) - now.getTime()) / DAY_MS));
}

/** Languages of countries whose country code is not their language code. */
const LANGUAGES: Readonly<Record<string, Language>> = { AT: 'de', CH: 'de', CN: 'zh', TW: 'zh', MX: 'es' };

/** The language of a login without a stored language: that of the business's country. */
function languageOf(country: string): Language {
  return LANGUAGES[country] ?? chooseLanguage([country]);
}
