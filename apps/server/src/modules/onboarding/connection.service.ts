import type { AccountSession, ConnectContext, Connector, StoredToken } from '@quayside/connector-kit';
import type { ConnectResult } from '@quayside/contract';
import type { Platform } from '@quayside/kernel';
import { withTransaction } from '../../platform/database/database.ts';
import type { Tx } from '../../platform/database/db.ts';
import { type AccountsDeps, connectAccount, connectorOf } from '../accounts/index.ts';
import type { Actor } from '../history/index.ts';
import { notePresentPause } from '../publishing/index.ts';
import { type ImportDeps, resumeImports, startImport } from '../sync/index.ts';
import { noteConnected } from './note-connected.ts';

export type ConnectionDeps = AccountsDeps & ImportDeps;

/** For whom an account is connected, and which one is to be connected again. */
export interface Connecting {
  readonly userId: number;
  readonly platform: Platform;
  /** Null: whichever comes. */
  readonly accountId: number | null;
}

/**
 * Takes an account in, whichever way its access came: asks the marketplace who it is, and stores account, tokens and first import in one
 * transaction.
 * @param obtain gets the access from the marketplace
 * @throws account_taken, wrong_account; ConnectorError where the marketplace refuses or is away
 */
export async function takeIn(
  deps: ConnectionDeps,
  { userId, platform, accountId }: Connecting,
  obtain: (connector: Connector, context: ConnectContext) => Promise<StoredToken>,
  actor: Actor,
): Promise<ConnectResult> {
  const connector = connectorOf(deps.connectors, platform);
  const requestLog = deps.requestLogs.of(userId, accountId ?? 0);
  const token = await obtain(connector, { clock: deps.clock, requestLog });
  const session: AccountSession = {
    accountKey: `consent:${userId}`,
    externalId: token.externalId ?? '',
    // A token of a minute ago needs no renewal.
    tokens: { read: async () => token, refresh: async () => token },
    throttle: deps.throttle,
    requestLog,
    clock: deps.clock,
  };
  const external = await connector.whoAmI(session);
  return withTransaction(deps.db, async (tx) => {
    const connected = await connectAccount(
      tx,
      deps.box,
      userId,
      { platform, external, token, reconnects: accountId, now: deps.clock.now() },
      actor,
    );
    await noteConnected(deps, tx, { userId, platform, accountId: connected.accountId });
    await goOn(deps, tx, userId, connected);
    return { account_id: connected.accountId, username: external.username, outcome: connected.outcome };
  });
}

/** What waited for the access begins, or goes on where it stopped. */
async function goOn(
  deps: ConnectionDeps,
  tx: Tx,
  userId: number,
  { accountId, isNew }: { accountId: number; isNew: boolean },
): Promise<void> {
  if (isNew) {
    await startImport(deps, tx, userId, accountId);
    return;
  }
  await resumeImports(deps, tx, userId, accountId);
  await notePresentPause(tx, { userId, accountId });
}
