import type { InvoiceDetails } from '@quayside/contract';
import {
  FRESH_ANSWER_MS,
  normalizeVatId,
  pauseUntilNextQuestion,
  QUESTIONS_PER_DAY,
  type VatRegister,
  vatIdCountryOf,
} from '@quayside/kernel';
import { withTransaction } from '../../../platform/database/database.ts';
import type { Tx } from '../../../platform/database/db.ts';
import type { Log } from '../../../platform/log.ts';
import { emitEvents } from '../../events/index.ts';
import { SYSTEM } from '../../history/index.ts';
import { dayOf } from '../../invoices/index.ts';
import type { BillingDeps } from '../billing-deps.ts';
import { mailBilling } from '../billing-mails.ts';
import { getInvoiceDetails, lockCustomer } from '../customers.repository.ts';
import {
  claimDueBusiness,
  getNewestAnswer,
  getQuestions,
  insertAnswer,
  NO_QUESTIONS,
  type Questions,
  setQuestions,
  takeQuestion,
} from './vat-answers.repository.ts';
import { recordVerdict } from './vat-history.ts';
import type { NoAnswer, RegisterAnswer } from './vat-registers.ts';

/** A seller who saves waits this long; then the register is asked again by the schedule. */
const PATIENCE_MS = 6_000;
/** The time after which a question that a crashed worker asked is asked again. */
const CLAIM_MS = 15 * 60_000;
const BATCH = 50;
/** What no register knows now may be known once the operator has other settings. */
const UNKNOWN_FOR_MS = 30 * 86_400_000;

type Deps = Pick<BillingDeps, 'db' | 'clock' | 'registers'>;
type IdOfDetails = Pick<InvoiceDetails, 'vatId' | 'country' | 'postalCode'>;

export interface Asked {
  readonly questions: Questions;
  /** What the register says if it differs from its last answer about the id; null if not. */
  readonly news: { readonly isValid: boolean } | null;
}

/**
 * Asks the register about an id that a seller saves, unless there is a fresh answer, and keeps the answer. Whatever it
 * says, the id may be saved.
 * @returns the questions about the id from now on
 */
export async function askWhileSaving(deps: Deps, userId: number, details: IdOfDetails): Promise<Asked> {
  const { db, clock, registers } = deps;
  const vatId = normalizeVatId(details.vatId);
  const entry = vatId === '' ? null : (registers?.entryOf(vatId, vatIdCountryOf(details)) ?? null);
  const now = clock.now();
  const unasked = (questions: Questions): Asked => ({ questions, news: null });
  if (!registers) return unasked(NO_QUESTIONS);
  if (!entry) return unasked({ ...NO_QUESTIONS, askAt: due(now, UNKNOWN_FOR_MS) });
  const known = await getNewestAnswer(db, userId, vatId);
  const age = known === undefined ? Number.POSITIVE_INFINITY : now.getTime() - known.receivedAt.getTime();
  if (known && age < FRESH_ANSWER_MS) {
    const askAt = due(known.receivedAt, pauseUntilNextQuestion({ isValid: known.isValid }));
    return unasked({ askAt, askedOn: known.on, register: known.register, failures: 0, problem: null });
  }
  if (!(await takeQuestion(db, userId, dayOf(now), QUESTIONS_PER_DAY))) return unasked(NO_QUESTIONS);
  const outcome = await registers.ask(entry, AbortSignal.timeout(PATIENCE_MS));
  const questions = after(outcome, { ...NO_QUESTIONS, register: entry.register }, clock.now());
  if ('problem' in outcome) return unasked(questions);
  const on = outcome.on ?? dayOf(now);
  await insertAnswer(db, userId, { ...outcome, vatId, register: entry.register, on }, now);
  return { questions, news: known?.isValid === outcome.isValid ? null : outcome };
}

const due = (now: Date, pauseMs: number) => new Date(now.getTime() + pauseMs);

function after(outcome: RegisterAnswer | NoAnswer, before: Questions, now: Date): Questions {
  const askedOn = dayOf(now);
  if ('isValid' in outcome)
    return { ...before, askedOn, failures: 0, problem: null, askAt: due(now, pauseUntilNextQuestion(outcome)) };
  const failures = before.failures + 1;
  const { problem } = outcome;
  return { ...before, askedOn, failures, problem, askAt: due(now, pauseUntilNextQuestion({ problem, failures })) };
}

/** Asks the registers about the VAT ids of businesses with a running plan that are due. */
export async function askDueQuestions(deps: BillingDeps, log: Log, signal: AbortSignal): Promise<void> {
  if (!deps.registers) return;
  for (let asked = 0; asked < BATCH && !signal.aborted; asked += 1) {
    const now = deps.clock.now();
    const userId = await claimDueBusiness(deps.db, now, new Date(now.getTime() + CLAIM_MS));
    if (userId === undefined) return;
    try {
      await askOf(deps, userId, signal);
    } catch (error) {
      log.error({ err: error, userId }, 'A VAT id was not checked');
    }
  }
}

async function askOf(deps: BillingDeps, userId: number, signal: AbortSignal): Promise<void> {
  const { db, clock, registers } = deps;
  const details = await getInvoiceDetails(db, userId);
  if (!details || !registers) return;
  const entry = registers.entryOf(details.vatId, vatIdCountryOf(details));
  const outcome = entry && (await registers.ask(entry, signal));
  // A stopped worker leaves the question to the next one.
  if (signal.aborted && outcome && 'problem' in outcome) return;
  await withTransaction(db, async (tx) => {
    await lockCustomer(tx, userId);
    const now = clock.now();
    const current = await getInvoiceDetails(tx, userId);
    if (!current || normalizeVatId(current.vatId) !== normalizeVatId(details.vatId)) return;
    if (!entry || !outcome) return setQuestions(tx, userId, { ...NO_QUESTIONS, askAt: due(now, UNKNOWN_FOR_MS) });
    const before = await getQuestions(tx, userId);
    await setQuestions(tx, userId, after(outcome, { ...before, register: entry.register }, now));
    if ('isValid' in outcome) await keepAnswer(deps, tx, userId, { ...outcome, ...entry, vatId: current.vatId }, now);
    else if (before.problem === null) await emitEvents(tx, userId, [{ kind: 'user' }]);
  });
}

/** Keeps an answer, and tells the seller if it differs from the last one. */
async function keepAnswer(
  deps: BillingDeps,
  tx: Tx,
  userId: number,
  answer: RegisterAnswer & { readonly vatId: string; readonly register: VatRegister },
  now: Date,
): Promise<void> {
  const vatId = normalizeVatId(answer.vatId);
  const before = await getNewestAnswer(tx, userId, vatId);
  const on = answer.on ?? dayOf(now);
  await insertAnswer(tx, userId, { ...answer, vatId, on }, now);
  await emitEvents(tx, userId, [{ kind: 'user' }]);
  if (before?.isValid === answer.isValid) return;
  await recordVerdict(tx, userId, SYSTEM, answer.isValid);
  const isNews = before !== undefined || !answer.isValid;
  if (isNews) {
    const template = answer.isValid ? 'vatIdValid' : 'vatIdInvalid';
    await mailBilling(deps, tx, userId, template, new Date(`${on}T12:00:00Z`), { vatId, register: answer.register });
  }
}
