import type { TermsAnswer } from '@quayside/contract';
import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/database/db.ts';

export interface StoredAnswer extends TermsAnswer {
  readonly loginId: number;
  readonly answeredAt: Date;
}

/** Every version that a user has answered; at most one per edition. */
export async function listAnswers(db: Db, userId: number, productCode: string): Promise<StoredAnswer[]> {
  const rows = await db
    .selectFrom('terms_of_service_answers')
    .selectAll()
    .where('user_id', '=', userId)
    .where('product_code', '=', productCode)
    .execute();
  return rows.map((row) => ({
    version: row.version,
    is_accepted: row.is_accepted,
    file_uri: row.file_uri,
    loginId: row.login_id,
    answeredAt: row.answered_at,
  }));
}

/**
 * Stores the first answer to a version.
 * @returns false if there already is one
 */
export async function insertAnswer(
  tx: Tx,
  userId: number,
  productCode: string,
  answer: TermsAnswer,
  loginId: number,
  now: Date,
): Promise<boolean> {
  const { version, is_accepted, file_uri } = answer;
  const result = await tx
    .insertInto('terms_of_service_answers')
    .values({
      user_id: userId,
      product_code: productCode,
      version,
      is_accepted,
      file_uri,
      login_id: loginId,
      answered_at: now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return (result.numInsertedOrUpdatedRows ?? 0n) > 0n;
}

/** The answer to a version, locked until the transaction ends. */
export async function lockAnswer(
  tx: Tx,
  userId: number,
  productCode: string,
  version: string,
): Promise<TermsAnswer | undefined> {
  return tx
    .selectFrom('terms_of_service_answers')
    .select(['version', 'is_accepted', 'file_uri'])
    .where('user_id', '=', userId)
    .where('product_code', '=', productCode)
    .where('version', '=', version)
    .forUpdate()
    .executeTakeFirst();
}

export async function updateAnswer(
  tx: Tx,
  userId: number,
  productCode: string,
  answer: TermsAnswer,
  loginId: number,
  now: Date,
): Promise<void> {
  const { version, is_accepted, file_uri } = answer;
  await sql`
    update terms_of_service_answers
       set is_accepted = ${is_accepted}, file_uri = ${file_uri}, login_id = ${loginId}, answered_at = ${now}
     where user_id = ${userId} and product_code = ${productCode} and version = ${version}`.execute(tx);
}
