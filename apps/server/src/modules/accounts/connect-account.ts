import type { ExternalAccount, StoredToken } from '@quayside/connector-kit';
import type { Platform } from '@quayside/kernel';
import { sql } from 'kysely';
import type { Tx } from '../../platform/database/db.ts';
import { fail } from '../../platform/http/fail.ts';
import type { SecretBox } from '../../platform/secrets.ts';
import { refuseIfBegun } from '../closing/index.ts';
import { emitEvents } from '../events/index.ts';
import { type Actor, recordHistory } from '../history/index.ts';
import { getAccount, setPause } from './accounts.repository.ts';
import { findClosed, findHolder, insertAccount, reopenAccount, setNames } from './connections.repository.ts';
import { writeToken } from './tokens.repository.ts';

export interface Connection {
  readonly platform: Platform;
  readonly external: ExternalAccount;
  readonly token: StoredToken;
  /** The account that the seller wants to reconnect. */
  readonly reconnects: number | null;
  readonly now: Date;
}

export interface Connected {
  readonly accountId: number;
  /** The account is new to this user, or was closed, so its catalogue must be imported. */
  readonly isNew: boolean;
  /** `duplicated`: the account was already connected and working, and the seller did not ask to reconnect it. */
  readonly outcome: 'connected' | 'reconnected' | 'duplicated';
}

/**
 * Connects an external account to the user, or stores fresh tokens for a connected one and resumes its work. Idempotent.
 * @throws closing_begun; account_taken if it belongs to another user; wrong_account if another account was to be reconnected
 */
export async function connectAccount(
  tx: Tx,
  box: SecretBox,
  userId: number,
  connection: Connection,
  actor: Actor,
): Promise<Connected> {
  const { platform, external, token, reconnects, now } = connection;
  await refuseIfBegun(tx, userId);
  // Serializes concurrent callbacks for one external account.
  await sql`select pg_advisory_xact_lock(hashtextextended(${`${platform}:${external.externalId}`}, 0))`.execute(tx);
  const holder = await findHolder(tx, platform, external.externalId);
  if (holder && holder.userId !== userId) throw fail('account_taken', { vars: { given: external.username } });
  if (reconnects !== null && holder?.accountId !== reconnects) {
    const expected = await getAccount(tx, userId, reconnects);
    throw fail('wrong_account', { vars: { given: external.username, expected: expected?.username ?? '' } });
  }
  const before = holder && (await getAccount(tx, userId, holder.accountId));
  const accountId = holder?.accountId ?? (await openOne(tx, userId, connection));
  await setNames(tx, { userId, accountId }, external);
  await writeToken(tx, box, userId, accountId, token, now);
  await setPause(tx, userId, accountId, null);
  const isDuplicate = reconnects === null && before?.tokenState === 'A' && before.leaving === null;
  await recordHistory(tx, userId, [
    {
      actor,
      entity: 'account',
      entityId: accountId,
      field: 'connection',
      before: before?.username ?? null,
      after: external.username,
      why: holder ? 'account_reconnected' : 'account_connected',
    },
  ]);
  await emitEvents(tx, userId, [{ kind: 'account', accountId }]);
  return {
    accountId,
    isNew: !holder,
    outcome: isDuplicate ? 'duplicated' : holder ? 'reconnected' : 'connected',
  };
}

async function openOne(tx: Tx, userId: number, { platform, external, now }: Connection): Promise<number> {
  const closed = await findClosed(tx, userId, platform, external.externalId);
  if (closed !== undefined) {
    await reopenAccount(tx, userId, closed, now);
    return closed;
  }
  return insertAccount(tx, {
    userId,
    platform,
    externalId: external.externalId,
    username: external.username,
    sourceSite: external.homeSite,
    businessType: external.businessType,
  });
}
