import { createAccountRound } from './account-round.ts';
import { claimAnswers, findAnswerers, renewAnswers } from './order-answers.repository.ts';
import type { AccountRef } from './ports.ts';
import type { Beside, SenderDeps } from './sender-deps.ts';
import { tellAnswers } from './sending/send-answers.ts';

/** Answers of an account that are told together, and how long they are ours after their sender has fallen silent. */
const ANSWERS_AT_ONCE = 20;
const ANSWER_LEASE_MS = 15_000;

/** Orders are taken or refused as soon as that is decided. @returns what begins to tell those that are due */
export function createAnswerRound(deps: SenderDeps, beside: Beside): () => Promise<void> {
  return createAccountRound(deps, beside, {
    task: 'answer orders',
    find: () => findAnswerers(deps.db, deps.clock.now()),
    carryOut: tellSome,
  });

  async function tellSome(account: AccountRef): Promise<void> {
    const open = await deps.accounts.open(account, beside.signal);
    const answers = await claimAnswers(deps.db, account, {
      now: deps.clock.now(),
      limit: ANSWERS_AT_ONCE,
      ttlMs: ANSWER_LEASE_MS,
    });
    const renewal = setInterval(() => {
      renewAnswers(deps.db, answers, ANSWER_LEASE_MS).catch((error: unknown) =>
        deps.log.warn({ err: error }, 'The leases of answers to orders could not be renewed'),
      );
    }, ANSWER_LEASE_MS / 3);
    try {
      await tellAnswers({ ...deps, ...open }, answers);
    } finally {
      clearInterval(renewal);
    }
  }
}
