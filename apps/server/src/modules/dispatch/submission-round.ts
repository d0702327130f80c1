import { createAccountRound } from './account-round.ts';
import { claimSubmission, findSubmitters, renewSubmission, type Submission } from './bulk.repository.ts';
import type { AccountRef } from './ports.ts';
import type { SenderControl, SenderDeps } from './sender-deps.ts';
import { beginSubmission } from './sending/begin-submission.ts';
import { lookAtSubmission } from './sending/look-at-submission.ts';

/** Submissions of an account that are asked after side by side. */
const LOOKS_AT_ONCE = 4;
/** A submission is thousands of changes: nobody takes it over because a busy machine was slow for some seconds. */
export const SUBMISSION_LEASE_MS = 30_000;

/** Submissions are asked after by whoever has time, whichever process handed them in. @returns what begins the looks that are due */
export function createSubmissionRound(deps: SenderDeps, control: SenderControl): () => Promise<void> {
  return createAccountRound(deps, control, {
    task: 'look at submissions',
    find: () => findSubmitters(deps.db, deps.clock.now()),
    carryOut: lookAtNext,
    atOnce: LOOKS_AT_ONCE,
  });

  async function lookAtNext(account: AccountRef): Promise<void> {
    const open = await deps.accounts.open(account, control.signal);
    const submission = await claimSubmission(deps.db, account, deps.clock.now(), SUBMISSION_LEASE_MS);
    if (submission) await look({ ...deps, ...open }, submission);
  }

  async function look(context: Parameters<typeof lookAtSubmission>[0], submission: Submission): Promise<void> {
    const renewal = setInterval(() => {
      renewSubmission(deps.db, submission, SUBMISSION_LEASE_MS).catch((error: unknown) =>
        deps.log.warn({ err: error }, 'The lease of a submission could not be renewed'),
      );
    }, SUBMISSION_LEASE_MS / 3);
    try {
      await (submission.isBegun ? lookAtSubmission(context, submission) : beginSubmission(context, submission));
    } finally {
      clearInterval(renewal);
    }
  }
}
