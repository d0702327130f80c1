import { type AccountSession, ConnectorError } from '@quayside/connector-kit';
import { mayBeBegun, noteBegun, readEntries, type Submission } from '../bulk.repository.ts';
import { isOver, postpone, storeAnswers } from './poll-submission.ts';
import { asConnectorError, type BulkDeps, channelOf, nextPollAt, type OutgoingChange, sendingOf } from './send-bulk.ts';
import { whileAllowed } from './while-allowed.ts';

/**
 * Starts a submission whose ticket is stored. After a crash at any point another sender starts it, again if need be,
 * and its listings stay leased in the meantime. A submission that was certainly not started is released, like any call
 * that did nothing.
 */
export async function beginSubmission(context: BulkDeps, submission: Submission): Promise<void> {
  const { db, clock, session } = context;
  const { userId, accountId, site, call } = submission;
  const entries = (await readEntries(db, submission)) as Map<number, OutgoingChange>;
  // Its prices were judged while it was made, which may be a while ago.
  const prices = [...entries.values()].flatMap(sendingOf(call).pricesOf);
  const begun = await begin(context, submission, whileAllowed(context, { userId, accountId }, prices));
  const now = clock.now();
  if (!(begun instanceof ConnectorError)) {
    await noteBegun(db, submission, { ticket: begun, pollAt: clock.toMonotonic(nextPollAt(now, now)) });
    context.log.info({ account: session.accountKey, call, site, ticket: begun }, 'A submission is on its way');
    return;
  }
  const isInDoubt = begun.kind === 'unknown' || mayBeBegun(submission);
  if (isInDoubt && !isOver(submission, begun, now)) return postpone(context, submission, [...entries.values()], begun);
  const error = isInDoubt ? new ConnectorError('unknown', begun.message, { cause: begun }) : begun;
  const answered = [...entries].map(([place, entry]) => ({ place, entry, outcome: { ok: false as const, error } }));
  await storeAnswers(context, submission, answered);
}

/** @returns the ticket for polling it, or the error that stopped it */
async function begin(
  context: BulkDeps,
  { site, ticket }: Submission,
  session: AccountSession,
): Promise<string | ConnectorError> {
  try {
    return await channelOf(context).begin(session, site, ticket);
  } catch (thrown) {
    return asConnectorError(context, thrown);
  }
}
