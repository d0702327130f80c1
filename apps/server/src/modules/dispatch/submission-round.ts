import { claimSubmissions, postponeSubmission, renewSubmission, type Submission } from './bulk.repository.ts';
import type { Beside, SenderDeps } from './sender-deps.ts';
import { beginSubmission } from './sending/begin-submission.ts';
import { lookAtSubmission } from './sending/look-at-submission.ts';

/** Submissions of all accounts that are asked after side by side. */
const LOOKS_AT_ONCE = 4;
/** A submission is thousands of changes: nobody takes it over because a busy machine was slow for some seconds. */
export const SUBMISSION_LEASE_MS = 30_000;
/** The account is paused: its submissions wait with it. */
const WHILE_INACTIVE_MS = 5_000;

/** Submissions are asked after by whoever has time, whichever process handed them in. @returns what begins the looks that are due */
export function createSubmissionRound(deps: SenderDeps, { signal, track }: Beside): () => Promise<void> {
  let looking = 0;

  async function look(submission: Submission): Promise<void> {
    const renewal = setInterval(() => {
      renewSubmission(deps.db, submission, SUBMISSION_LEASE_MS).catch((error: unknown) =>
        deps.log.warn({ err: error }, 'The lease of a submission could not be renewed'),
      );
    }, SUBMISSION_LEASE_MS / 3);
    try {
      const open = await deps.accounts.open(submission, signal);
      const context = { ...deps, ...open };
      await (submission.isBegun ? lookAtSubmission(context, submission) : beginSubmission(context, submission));
    } finally {
      clearInterval(renewal);
    }
  }

  return async () => {
    if (looking >= LOOKS_AT_ONCE) return;
    const now = deps.clock.now();
    const submissions = await claimSubmissions(deps.db, now, LOOKS_AT_ONCE - looking, SUBMISSION_LEASE_MS);
    const active = await deps.accounts.keepActive(deps.db, submissions);
    const isActive = (one: Submission) =>
      active.some(({ userId, accountId }) => userId === one.userId && accountId === one.accountId);
    for (const submission of submissions) {
      looking += 1;
      const lookAt = new Date(now.getTime() + WHILE_INACTIVE_MS);
      const work = isActive(submission)
        ? look(submission)
        : postponeSubmission(deps.db, submission, { lookAt, error: null });
      track(
        work
          .catch((error: unknown) => deps.log.error({ err: error }, 'A submission could not be looked at'))
          .finally(() => {
            looking -= 1;
          }),
      );
    }
  };
}
