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
    /** The clock of session expiry; `clock` is the marketplaces' clock. */
    readonly machineClock: Clock;
  };

/** The user of the new connection, and the account to reconnect. */
export interface Connecting {
  readonly userId: number;
  readonly platform: Platform;
  /** Null for any account. */
  readonly accountId: number | null;
}

/**
 * Connects an account by any kind of access: identifies the seller at the marketplace, and stores account, tokens and first import in one
 * transaction.
 * @param obtain gets the access from the marketplace
 * @param also runs first in that transaction
 * @throws account_taken, wrong_account; ConnectorError if the marketplace rejects the access, is unreachable or takes longer than a browser
 * should wait
 */
export async function storeConnection(
  deps: ConnectionDeps,
  { userId, platform, accountId }: Connecting,
  obtain: (connector: ReadingConnector, context: ConnectContext) => Promise<StoredToken>,
  actor: Actor,
  also: (tx: Tx) => Promise<void> = async () => undefined,
): Promise<ConnectResult> {
  const connector = connectorOf(deps.connectors, platform);
  const requestLog = deps.requestLogs.of(userId, accountId ?? 0);
  const limit = AbortSignal.timeout(CONNECT_WITHIN_MS);
  const token = await within(limit, obtain(connector, { clock: deps.clock, requestLog }));
  const session: AccountSession = {
    accountKey: `consent:${userId}`,
    externalId: token.externalId ?? '',
    // A new token needs no renewal.
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
    await noteConnected(tx, { userId, platform, accountId: connected.accountId, isReconnect }, actor, deps.clock.now());
    await goOn(deps, tx, userId, connected);
    return { account_id: connected.accountId, username: external.username, outcome: connected.outcome };
  });
}

/** The browser waits for the response; giving the access and identifying the seller may take a marketplace longer. */
const CONNECT_WITHIN_MS = 45_000;

function tookTooLong(cause: unknown): ConnectorError {
  return new ConnectorError('unavailable', 'The marketplace did not say in time whose account it is.', { cause });
}

/** What comes after the limit is not used: the seller, who has left or begun again by then, would own a shop without knowing. */
async function within<T>(limit: AbortSignal, work: Promise<T>): Promise<T> {
  let stop = () => {};
  const timeUp = new Promise<never>((_, reject) => {
    stop = () => reject(tookTooLong(limit.reason));
    limit.addEventListener('abort', stop, { once: true });
  });
  return Promise.race([work, timeUp]).finally(() => limit.removeEventListener('abort', stop));
}

/**
 * New access that is rejected at once is incomplete: a permission was not granted, a role is missing, or the keys belong to another seller.
 */
function withoutScope(error: unknown): unknown {
  if (!(error instanceof ConnectorError) || error.kind !== 'auth-expired' || error.lost === 'keys-refused')
    return error;
  if (error.lost === 'seller-unknown') return new ConnectorError('not-found', error.message, { cause: error });
  return new ConnectorError('rejected', error.message, { code: 'scope-refused', cause: error });
}

/** Starts or resumes work that waited for the access. */
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

/** Resumes work that waited for the account's access; the sender finds waiting changes by itself. */
export async function resumeWork(deps: ConnectionDeps, tx: Tx, userId: number, accountId: number): Promise<void> {
  await resumeImports(deps, tx, userId, accountId);
  await resumePreparing(deps, tx, userId, accountId, 'auth_expired');
  await notePresentPause(tx, { userId, accountId });
}
