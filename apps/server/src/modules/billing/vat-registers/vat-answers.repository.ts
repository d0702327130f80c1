import type { VatRegister } from '@quayside/kernel';
import { sql } from 'kysely';
import type { Db, Tx } from '../../../platform/database/db.ts';
import type { RegisterAnswer } from './vat-registers.ts';

export interface StoredAnswer {
  readonly register: VatRegister;
  readonly isValid: boolean;
  /** `YYYY-MM-DD`. */
  readonly on: string;
  readonly reference: string | null;
  readonly receivedAt: Date;
}

/** The newest answer about an id; undefined if no register has given one. @param vatId normalised */
export async function getNewestAnswer(db: Db, userId: number, vatId: string): Promise<StoredAnswer | undefined> {
  const row = await db
    .selectFrom('vat_id_answers')
    .select(['register', 'is_valid', 'answered_on', 'reference', 'received_at'])
    .where('user_id', '=', userId)
    .where('vat_id', '=', vatId)
    .orderBy('answer_id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return (
    row && {
      register: row.register as VatRegister,
      isValid: row.is_valid,
      on: row.answered_on,
      reference: row.reference,
      receivedAt: row.received_at,
    }
  );
}

export async function insertAnswer(
  db: Db,
  userId: number,
  answer: RegisterAnswer & { readonly vatId: string; readonly register: VatRegister; readonly on: string },
  now: Date,
): Promise<void> {
  const { vatId, register, isValid, on, reference, name, address } = answer;
  await db
    .insertInto('vat_id_answers')
    .values({
      user_id: userId,
      vat_id: vatId,
      register,
      is_valid: isValid,
      answered_on: on,
      reference,
      name,
      address,
      received_at: now,
    })
    .execute();
}

/** The questions about a business's current VAT id. */
export interface Questions {
  /** When the register is asked next; null if it is due. */
  readonly askAt: Date | null;
  /** The day of the last question, `YYYY-MM-DD`; null if none was asked. */
  readonly askedOn: string | null;
  readonly register: VatRegister | null;
  /** Questions without an answer since the last answer. */
  readonly failures: number;
  /** Why the last question had no answer; null if it had one. */
  readonly problem: string | null;
}

export const NO_QUESTIONS: Questions = { askAt: null, askedOn: null, register: null, failures: 0, problem: null };

export async function getQuestions(db: Db, userId: number): Promise<Questions> {
  const row = await db
    .selectFrom('billing_customers')
    .select(['vat_ask_at', 'vat_asked_on', 'vat_asked_register', 'vat_ask_failures', 'vat_ask_problem'])
    .where('user_id', '=', userId)
    .executeTakeFirst();
  if (!row) return NO_QUESTIONS;
  return {
    askAt: row.vat_ask_at,
    askedOn: row.vat_asked_on,
    register: row.vat_asked_register as VatRegister | null,
    failures: row.vat_ask_failures,
    problem: row.vat_ask_problem,
  };
}

export async function setQuestions(tx: Tx, userId: number, questions: Questions): Promise<void> {
  await tx
    .updateTable('billing_customers')
    .set({
      vat_ask_at: questions.askAt,
      vat_asked_on: questions.askedOn,
      vat_asked_register: questions.register,
      vat_ask_failures: questions.failures,
      vat_ask_problem: questions.problem,
    })
    .where('user_id', '=', userId)
    .execute();
}

/** Counts a question that the business causes by saving. @returns whether it is within the day's limit */
export async function takeQuestion(db: Db, userId: number, day: string, limit: number): Promise<boolean> {
  const { rows } = await sql<{ vat_questions: number }>`
    insert into billing_customers as c (user_id, vat_questions, vat_questions_on) values (${userId}, 1, ${day})
    on conflict (user_id) do update set vat_questions_on = ${day},
      vat_questions = case when c.vat_questions_on = ${day} then c.vat_questions + 1 else 1 end
    returning vat_questions`.execute(db);
  return (rows[0]?.vat_questions ?? 0) <= limit;
}

/**
 * Claims the business with a running plan whose VAT id has been due longest. Until `again`, no other worker claims it, so
 * that after a crash the question is asked again then.
 */
export async function claimDueBusiness(db: Db, now: Date, again: Date): Promise<number | undefined> {
  const { rows } = await sql<{ user_id: number }>`
    update billing_customers set vat_ask_at = ${again} where user_id = (
      select c.user_id from billing_customers c
      where c.invoice_details ->> 'vatId' <> '' and coalesce(c.vat_ask_at, '-infinity') <= ${now}
        and exists (select from subscriptions s where s.user_id = c.user_id and s.state <> 'ended')
      order by coalesce(c.vat_ask_at, '-infinity') limit 1 for update skip locked
    ) returning user_id`.execute(db);
  return rows[0]?.user_id;
}
