import type { ContactDetails, ToolMapping } from '@quayside/contract';
import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/database/db.ts';

/** @returns undefined until the seller has entered them */
export async function getContactDetails(db: Db, userId: number): Promise<ContactDetails | undefined> {
  const row = await db.selectFrom('contact_details').select('details').where('user_id', '=', userId).executeTakeFirst();
  return row?.details as ContactDetails | undefined;
}

export async function setContactDetails(tx: Tx, userId: number, contact: ContactDetails): Promise<void> {
  const details = JSON.stringify(contact);
  await tx
    .insertInto('contact_details')
    .values({ user_id: userId, details })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ details, updated_at: sql`now()` }))
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
