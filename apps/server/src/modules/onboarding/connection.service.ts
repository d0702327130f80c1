import {
  type AccountSession,
  type Clock,
  type ConnectContext,
  ConnectorError,
  type ReadingConnector,
  type StoredToken,
} from '@quayside/connector-kit';
import type { ConnectResult } from '@quayside/contract';
import type { Platform } from '@quayside/kernel';
import { withTransaction } from '../../platform/database/database.ts';
import type { Tx } from '../../platform/database/db.ts';
import { type AccountsDeps, connectAccount, connectorOf } from '../accounts/index.ts';
import type { Actor } from '../history/index.ts';
import { notePresentPause, resumePreparing } from '../publishing/index.ts';
import { type ImportDeps, resumeImports, startImport } from '../sync/index.ts';
import { noteConnected } from './note-connected.ts';

export type ConnectionDeps = AccountsDeps &
  ImportDeps & {
    /** What sessions end by; `clock` is the marketplaces'. */
    readonly machineClock: Clock;
  };

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
 * @param also runs in that transaction, first
 * @throws account_taken, wrong_account; ConnectorError where the marketplace refuses or is away
 */
export async function takeIn(
  deps: ConnectionDeps,
  { userId, platform, accountId }: Connecting,
  obtain: (connector: ReadingConnector, context: ConnectContext) => Promise<StoredToken>,
  actor: Actor,
  also: (tx: Tx) => Promise<void> = async () => undefined,
): Promise<ConnectResult> {
  const connector = connectorOf(deps.connectors, platform);
  const requestLog = deps.requestLogs.of(userId, accountId ?? 0);
  const token = await obtain(connector, { clock: deps.clock, requestLog });
  const limit = AbortSignal.timeout(WHO_WITHIN_MS);
  const session: AccountSession = {
    accountKey: `consent:${userId}`,
    externalId: token.externalId ?? '',
    // A token of a minute ago needs no renewal.
    tokens: { read: async () => token, refresh: async () => token },
    throttle: deps.throttle,
    requestLog,
    clock: deps.clock,
    signal: limit,
  };
  const external = await connector.whoAmI(session).catch((error: unknown) => {
    throw limit.aborted ? tookTooLong(error) : withoutScope(error);
  });
  return withTransaction(deps.db, async (tx) => {
    await also(tx);
    const connected = await connectAccount(
      tx,
      deps.box,
      userId,
      { platform, external, token, reconnects: accountId, now: deps.clock.now() },
      actor,
    );
    const isReconnect = accountId !== null;
    await noteConnected(tx, { userId, platform, accountId: connected.accountId, isReconnect }, actor);
    await goOn(deps, tx, userId, connected);
    return { account_id: connected.accountId, username: external.username, outcome: connected.outcome };
  });
}

/** The browser waits for the answer; a marketplace that has to look up who it is may take longer. */
const WHO_WITHIN_MS = 45_000;

function tookTooLong(cause: unknown): ConnectorError {
  return new ConnectorError('unavailable', 'The marketplace did not say in time whose account it is.', { cause });
}

/**
 * Access that was given a moment ago and is refused now is less than was asked for: a right that was not granted, a missing role, or
 * keys that are good for other sellers than this one.
 */
function withoutScope(error: unknown): unknown {
  if (!(error instanceof ConnectorError) || error.kind !== 'auth-expired' || error.lost === 'keys-refused')
    return error;
  if (error.lost === 'seller-unknown') return new ConnectorError('not-found', error.message, { cause: error });
  return new ConnectorError('rejected', error.message, { code: 'scope-refused', cause: error });
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
  await resumeWork(deps, tx, userId, accountId);
}

/** What waited for the account's access goes on; what is to be sent is found by itself. */
export async function resumeWork(deps: ConnectionDeps, tx: Tx, userId: number, accountId: number): Promise<void> {
  await resumeImports(deps, tx, userId, accountId);
  await resumePreparing(deps, tx, userId, accountId, 'auth_expired');
  await notePresentPause(tx, { userId, accountId });
}
