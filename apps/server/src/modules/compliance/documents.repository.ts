import type { AccountRef, Platform } from '@quayside/kernel';
import type { DocumentState, ProductDocument } from '@quayside/kernel/documents';
import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/database/db.ts';

/** A document that some entry states, and its state at one account; null if the account has not been asked. */
export interface StatedDocument extends ProductDocument {
  readonly documentId: string | null;
  readonly state: DocumentState | null;
  readonly askedAt: Date | null;
}

const stated = (userId: number) => sql`(
  select distinct d.url, d.kind, d.language
  from safety_entries e cross join jsonb_to_recordset(e.documents) as d (url text, kind text, language text)
  where e.user_id = ${userId} and e.documents is not null)`;

/** The documents of a business, by address. */
export async function listDocuments(db: Db, { userId, accountId }: AccountRef): Promise<StatedDocument[]> {
  const { rows } = await sql<StatedDocument>`
    select s.url, s.kind, s.language, u.document_id as "documentId", u.state, u.asked_at as "askedAt"
    from ${stated(userId)} s
    left join document_uploads u on u.user_id = ${userId} and u.account_id = ${accountId} and u.url = s.url
      and u.kind = s.kind and u.language = s.language
    order by s.url, s.kind, s.language`.execute(db);
  return rows;
}

/** The ids of the documents that an account's marketplace has accepted, by `documentKey`. */
export async function acceptedDocumentsOf(
  db: Db,
  { userId, accountId }: AccountRef,
): Promise<ReadonlyMap<string, string>> {
  const rows = await db
    .selectFrom('document_uploads')
    .select(['url', 'kind', 'language', 'document_id'])
    .where('user_id', '=', userId)
    .where('account_id', '=', accountId)
    .where('state', '=', 'accepted')
    .execute();
  return new Map(
    rows.flatMap(({ document_id: id, ...document }) => (id ? [[documentKey(document), id] as const] : [])),
  );
}

export const documentKey = ({ url, kind, language }: Record<keyof ProductDocument, string>) =>
  `${kind} ${language} ${url}`;

export async function saveUpload(
  tx: Tx,
  { userId, accountId }: AccountRef,
  { url, kind, language }: ProductDocument,
  upload: { readonly documentId: string | null; readonly state: DocumentState; readonly askedAt: Date },
): Promise<void> {
  const { documentId, state, askedAt } = upload;
  await tx
    .insertInto('document_uploads')
    .values({
      ...{ user_id: userId, account_id: accountId, url, kind, language },
      ...{ document_id: documentId, state, asked_at: askedAt },
    })
    .onConflict((conflict) =>
      conflict
        .columns(['user_id', 'account_id', 'url', 'kind', 'language'])
        .doUpdateSet({ document_id: documentId, state, asked_at: askedAt }),
    )
    .execute();
}

/** The businesses with a document that one of their accounts does not have, or has not decided about. */
export async function listWithOpenDocuments(db: Db, platforms: readonly Platform[]): Promise<number[]> {
  const { rows } = await sql<{ userId: number }>`
    select distinct e.user_id as "userId"
    from safety_entries e
    join marketplace_accounts a on a.user_id = e.user_id and a.platform = any(${[...platforms]}::text[])
    cross join jsonb_to_recordset(e.documents) as d (url text, kind text, language text)
    left join document_uploads u on u.user_id = e.user_id and u.account_id = a.account_id and u.url = d.url
      and u.kind = d.kind and u.language = d.language
    where e.documents is not null and (u.state is null or u.state = 'asked')`.execute(db);
  return rows.map(({ userId }) => userId);
}
