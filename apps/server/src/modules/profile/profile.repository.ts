import type { ContactDetails, ToolMapping } from '@quayside/contract';
import { type Selectable, sql } from 'kysely';
import type { Db, Tx } from '../../platform/database/db.ts';
import type { ContactDetailTable } from '../../platform/database/tables.data.ts';

/** An e-mail address that waits for its confirmation. */
export interface PendingEmail {
  readonly email: string;
  readonly tokenHash: Buffer;
  readonly until: Date;
}

export interface StoredContact {
  readonly details: ContactDetails;
  readonly pending: PendingEmail | null;
}

/** @returns undefined until the seller has entered it */
export async function getContactDetails(db: Db, userId: number): Promise<StoredContact | undefined> {
  const row = await selectContact(db, userId).executeTakeFirst();
  return row && toContact(row);
}

/** Locks the row, so that of two concurrent uses of a link the second finds it used. */
export async function lockContactDetails(tx: Tx, userId: number): Promise<StoredContact | undefined> {
  const row = await selectContact(tx, userId).forUpdate().executeTakeFirst();
  return row && toContact(row);
}

const selectContact = (db: Db, userId: number) =>
  db.selectFrom('contact_details').selectAll().where('user_id', '=', userId);

function toContact(row: Selectable<ContactDetailTable>): StoredContact {
  const { pending_email: email, pending_token_hash: tokenHash, pending_until: until } = row;
  return {
    details: row.details as ContactDetails,
    pending: email !== null && tokenHash !== null && until !== null ? { email, tokenHash, until } : null,
  };
}

export async function setContactDetails(tx: Tx, userId: number, { details, pending }: StoredContact): Promise<void> {
  const values = {
    details: JSON.stringify(details),
    pending_email: pending?.email ?? null,
    pending_token_hash: pending?.tokenHash ?? null,
    pending_until: pending?.until ?? null,
  };
  await tx
    .insertInto('contact_details')
    .values({ user_id: userId, ...values })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ ...values, updated_at: sql`now()` }))
    .execute();
}

export async function listTools(db: Db, userId: number): Promise<ToolMapping[]> {
  const rows = await db
    .selectFrom('third_party_tools')
    .select(['tool_code', 'external_reference'])
    .where('user_id', '=', userId)
    .orderBy('tool_code')
    .execute();
  return rows.map((row) => ({
    code: row.tool_code as ToolMapping['code'],
    tool_external_reference: row.external_reference,
  }));
}

/** Replaces all of a user's tools. */
export async function replaceTools(tx: Tx, userId: number, tools: readonly ToolMapping[]): Promise<void> {
  await tx.deleteFrom('third_party_tools').where('user_id', '=', userId).execute();
  if (tools.length === 0) return;
  await tx
    .insertInto('third_party_tools')
    .values(
      tools.map(({ code, tool_external_reference }) => ({
        user_id: userId,
        tool_code: code,
        external_reference: tool_external_reference,
      })),
    )
    .execute();
}
