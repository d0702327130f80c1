import type { ExternalAccount, StoredToken } from '@quayside/connector-kit';
import type { Platform, Site } from '@quayside/kernel';
import { sql } from 'kysely';
import type { Tx } from '../../platform/database/db.ts';
import { fail } from '../../platform/http/fail.ts';
import type { SecretBox } from '../../platform/secrets.ts';
import { emitEvents } from '../events/index.ts';
import { type Actor, recordHistory } from '../history/index.ts';
import { findHolder, getAccount, insertAccount, setPause } from './accounts.repository.ts';
import { breakToken, writeToken } from './tokens.repository.ts';

export interface Connection {
  readonly platform: Platform;
  readonly external: ExternalAccount;
  readonly token: StoredToken;
  /** The account that the seller set out to reconnect. */
  readonly reconnects: number | null;
}

/**
 * Connects an external account to the user, or gives a connected one fresh tokens and lets its work go on. Doing it twice is
 * doing it once.
 * @returns `isNew` where the account has just come to this user
 * @throws account_taken where another user holds it; wrong_account where another one was to be reconnected
 */
export async function connectAccount(
  tx: Tx,
  box: SecretBox,
  userId: number,
  connection: Connection,
  actor: Actor,
): Promise<{ accountId: number; isNew: boolean }> {
  const { platform, external, token, reconnects } = connection;
  // Two callbacks for one external account take turns.
  await sql`select pg_advisory_xact_lock(hashtextextended(${`${platform}:${external.externalId}`}, 0))`.execute(tx);
  const holder = await findHolder(tx, platform, external.externalId);
  if (holder && holder.userId !== userId) throw fail('account_taken', { vars: { username: external.username } });
  if (reconnects !== null && holder?.accountId !== reconnects) {
    const wished = await getAccount(tx, userId, reconnects);
    throw fail('wrong_account', { vars: { given: external.username, wished: wished?.username ?? '' } });
  }
  const accountId =
    holder?.accountId ??
    (await insertAccount(tx, {
      userId,
      platform,
      externalId: external.externalId,
      username: external.username,
      sourceSite: external.homeSite,
      businessType: external.businessType,
    }));
  await writeToken(tx, box, userId, accountId, token);
  await setPause(tx, userId, accountId, null);
  await recordHistory(tx, userId, [
    {
      actor,
      entity: 'account',
      entityId: accountId,
      field: 'connection',
      before: holder ? external.username : null,
      after: external.username,
      why: holder ? 'account_reconnected' : 'account_connected',
    },
  ]);
  await emitEvents(tx, userId, [{ kind: 'account', accountId }]);
  return { accountId, isNew: !holder };
}

/** Before any consent: nothing opens with it, and the account asks to be connected. */
const NO_TOKEN: StoredToken = {
  accessToken: '',
  accessExpiresAt: new Date(0).toISOString(),
  refreshToken: null,
  refreshExpiresAt: null,
};

/** An account that is known by its name and was never connected: it is shown, and asks for a consent. One that is there stays. */
export async function ensureUnconnectedAccount(
  tx: Tx,
  box: SecretBox,
  userId: number,
  account: { readonly platform: Platform; readonly username: string; readonly site: Site },
): Promise<void> {
  const { platform, username, site } = account;
  if (await findHolder(tx, platform, username)) return;
  const accountId = await insertAccount(tx, {
    userId,
    platform,
    externalId: username,
    username,
    sourceSite: site,
    businessType: 'BUSINESS',
  });
  await writeToken(tx, box, userId, accountId, NO_TOKEN);
  await breakToken(tx, userId, accountId, 1);
}
