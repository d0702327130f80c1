import { createAccountRound } from './account-round.ts';
import { claimAnswers, findAnswerers, renewAnswers } from './order-answers.repository.ts';
import type { AccountRef } from './ports.ts';
import type { SenderControl, SenderDeps } from './sender-deps.ts';
import { sendAnswers } from './sending/send-answers.ts';

/** How many answers of an account are sent together, and how long their lease lasts once their sender has stopped. */
const ANSWERS_AT_ONCE = 20;
const ANSWER_LEASE_MS = 15_000;

/** Sends decisions on orders as soon as they are made. @returns a function that begins to send the due ones */
export function createAnswerRound(deps: SenderDeps, control: SenderControl): () => Promise<void> {
  return createAccountRound(deps, control, {
    task: 'answer orders',
    find: () => findAnswerers(deps.db, deps.clock.now()),
    carryOut: tellSome,
  });

  async function tellSome(account: AccountRef): Promise<void> {
    const open = await deps.accounts.open(account, control.signal);
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
      await sendAnswers({ ...deps, ...open }, answers);
    } finally {
      clearInterval(renewal);
    }
  }
}
