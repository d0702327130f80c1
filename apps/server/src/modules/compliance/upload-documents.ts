import { ConnectorError, type DocumentChannel } from '@quayside/connector-kit';
import type { DocumentState } from '@quayside/kernel/documents';
import { withTransaction } from '../../platform/database/database.ts';
import { listAccounts, type OpenedAccount, openAccount } from '../accounts/index.ts';
import { keepFollowers, lockQueueing } from '../listings/index.ts';
import { uploadDocumentsJob } from './compliance.enqueue.ts';
import type { ComplianceDeps } from './compliance.service.ts';
import { listDocuments, type StatedDocument, saveUpload } from './documents.repository.ts';
import { naming } from './safety-listings.repository.ts';

/** The wait before a marketplace is asked again about documents that it examines. */
const LOOK_AGAIN_MS = 10_000;
/** A document that is not decided after this time counts as refused. */
const PATIENCE_MS = 86_400_000;

/**
 * Has the marketplaces of a business fetch its documents, and notes which they accept. Live listings that name an
 * accepted document follow. A document is uploaded once for each account; a crash between the call and its record
 * leaves one at the marketplace that no listing names.
 */
export async function uploadDocuments(deps: ComplianceDeps, userId: number, signal: AbortSignal): Promise<void> {
  let areOpen = false;
  for (const { accountId, platform, tokenState } of await listAccounts(deps.db, userId)) {
    if (tokenState !== 'A' || !deps.connectors.get(platform)?.documents) continue;
    const documents = (await listDocuments(deps.db, { userId, accountId })).filter(isOpen);
    if (documents.length === 0) continue;
    const opened = await openAccount(deps, userId, accountId, signal);
    const channel = opened.connector.documents;
    for (const document of channel ? documents : []) {
      signal.throwIfAborted();
      if (channel && (await settle(deps, opened, channel, document))) areOpen = true;
    }
  }
  if (!areOpen) return;
  const startAfter = new Date(deps.clock.now().getTime() + LOOK_AGAIN_MS);
  await withTransaction(deps.db, (tx) =>
    deps.jobs.enqueue(tx, uploadDocumentsJob, { userId }, { key: `${userId}`, startAfter }),
  );
}

const isOpen = ({ state }: StatedDocument) => state === null || state === 'asked';

/** @returns whether the marketplace has still to decide */
async function settle(
  { db, jobs, clock }: ComplianceDeps,
  { account: { userId, accountId }, session }: OpenedAccount,
  channel: DocumentChannel,
  { documentId, askedAt, state: _, ...document }: StatedDocument,
): Promise<boolean> {
  const now = clock.now();
  const asked = { askedAt: askedAt ?? now };
  const id = documentId ?? (await orRefused(channel.upload(session, document)));
  const isOld = now.getTime() - asked.askedAt.getTime() > PATIENCE_MS;
  const found = documentId === null ? 'asked' : await orRefused(channel.stateOf(session, documentId));
  const state: DocumentState = id === null || found === null || (found === 'asked' && isOld) ? 'refused' : found;
  await withTransaction(db, async (tx) => {
    const account = { userId, accountId };
    if (state === 'accepted') await lockQueueing(tx, userId);
    await saveUpload(tx, account, document, { documentId: id, state, ...asked });
    if (state === 'accepted') await keepFollowers(tx, { jobs }, userId, naming(account, document));
  });
  return state === 'asked';
}

/** Null if the marketplace refuses the call for good. */
async function orRefused<T>(call: Promise<T>): Promise<T | null> {
  try {
    return await call;
  } catch (error) {
    if (error instanceof ConnectorError && ['rejected', 'not-found'].includes(error.kind)) return null;
    throw error;
  }
}
