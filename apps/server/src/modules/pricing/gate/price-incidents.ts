import { chooseLanguage } from '@quayside/i18n';
import { type AccountRef, type HeldCause, mayDo, PLATFORM_NAMES, type Reason, type Role } from '@quayside/kernel';
import { sql } from 'kysely';
import type { Clock } from '../../../platform/clock.ts';
import type { Db, Tx } from '../../../platform/database/db.ts';
import type { EnqueueMail } from '../../../platform/mail/mail.ts';
import { getAccount } from '../../accounts/index.ts';
import { groupHeld, type OutcomeListener } from '../../dispatch/index.ts';
import { getSeller } from '../../sellers/index.ts';

/*
 * An incident: prices of an account are held for one cause. The seller is told once, however many prices it concerns. It is over as soon as
 * none is held for that cause.
 */

export interface IncidentDeps {
  readonly clock: Pick<Clock, 'now'>;
  readonly enqueueMail: EnqueueMail;
  readonly publicUrl: string;
  /** The members of a business who can be mailed. */
  readonly teamOf: (
    tx: Tx,
    userId: number,
  ) => Promise<readonly { readonly email: string; readonly role: Role; readonly language: string | null }[]>;
}

/** Sellers who stopped their prices know why none leaves. */
const TOLD: ReadonlySet<Reason['code']> = new Set<Reason['code']>(['price_below_floor', 'price_held', 'rate_stale']);

function causeOf({ code, params }: Reason): HeldCause | undefined {
  if (!TOLD.has(code)) return undefined;
  return (params?.anomaly ?? params?.refusal ?? code) as HeldCause;
}

/** Notes for what the gate holds prices of live listings, and mails the team when that begins. */
export function createIncidentListener(deps: IncidentDeps): OutcomeListener {
  const note = async (tx: Tx, account: AccountRef, reasons: readonly Reason[]) => {
    const causes = [...new Set(reasons.flatMap((reason) => causeOf(reason) ?? []))];
    const begun = await beginIncidents(tx, account, causes, deps.clock.now());
    if (begun.length > 0) await mailTeam(deps, tx, account);
  };
  return {
    updateFailed: (tx, account, results) =>
      note(
        tx,
        account,
        results.filter(({ isHome }) => !isHome).map(({ reason }) => reason),
      ),
    publishFailed: (tx, account, results) =>
      note(
        tx,
        account,
        results.filter(({ isLive }) => isLive).map(({ reason }) => reason),
      ),
  };
}

/** @returns the causes for which nothing was held before */
async function beginIncidents(
  tx: Tx,
  { userId, accountId }: AccountRef,
  causes: readonly HeldCause[],
  now: Date,
): Promise<HeldCause[]> {
  if (causes.length === 0) return [];
  const { rows } = await sql<{ cause: HeldCause }>`
    insert into price_incidents (user_id, account_id, cause, began_at)
    select ${userId}::bigint, ${accountId}::bigint, c.cause, ${now}::timestamptz from unnest(${[...causes]}::text[]) as c (cause) order by c.cause
    on conflict do nothing returning cause`.execute(tx);
  return rows.map(({ cause }) => cause);
}

/** Ends the incidents of all accounts that hold no price for their cause any more. */
export async function endIncidents(db: Db): Promise<void> {
  const { rows } = await sql<AccountRef & { readonly causes: readonly HeldCause[] }>`
    select user_id as "userId", account_id as "accountId", array_agg(cause) as causes from price_incidents
    group by user_id, account_id`.execute(db);
  for (const { userId, accountId, causes } of rows) {
    const held = await groupHeld(db, { userId, accountId });
    const over = causes.filter((cause) => !held.has(cause));
    if (over.length === 0) continue;
    await sql`
      delete from price_incidents where user_id = ${userId} and account_id = ${accountId} and cause = any(${over}::text[])`.execute(
      db,
    );
  }
}

async function mailTeam(deps: IncidentDeps, tx: Tx, { userId, accountId }: AccountRef): Promise<void> {
  const account = await getAccount(tx, userId, accountId);
  const seller = await getSeller(tx, userId);
  if (!account) return;
  const { platform, username } = account;
  for (const { email, role, language } of await deps.teamOf(tx, userId)) {
    if (!mayDo(role, 'work')) continue;
    await deps.enqueueMail(tx, {
      to: email,
      template: 'pricesHeld',
      language: chooseLanguage([language ?? seller?.country ?? null]),
      values: {
        ...{ platform: PLATFORM_NAMES[platform], username },
        link: `${deps.publicUrl}/${platform}/${accountId}/tools/prices-held`,
      },
    });
  }
}
