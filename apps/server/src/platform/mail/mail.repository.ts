import type { Language } from '@quayside/i18n';
import { sql } from 'kysely';
import type { Db, Tx } from '../database/db.ts';
import type { SealedColumn } from '../resealing.ts';
import { type MailTemplate, mailContext } from './mail.ts';

export interface StoredMail {
  readonly mailId: number;
  readonly to: string;
  readonly template: MailTemplate;
  readonly language: Language;
  readonly sealedValues: Buffer;
  readonly createdAt: Date;
}

export async function insertMail(tx: Tx, mail: Omit<StoredMail, 'mailId'>): Promise<number> {
  const row = await tx
    .insertInto('mails')
    .values({
      recipient: mail.to,
      template: mail.template,
      language: mail.language,
      sealed_values: mail.sealedValues,
      created_at: mail.createdAt,
    })
    .returning('mail_id')
    .executeTakeFirstOrThrow();
  return row.mail_id;
}

/** The mail, if it is still to be sent. */
export async function findWaitingMail(db: Db, mailId: number): Promise<StoredMail | undefined> {
  const row = await db.selectFrom('mails').selectAll().where('mail_id', '=', mailId).executeTakeFirst();
  if (!row?.sealed_values) return undefined;
  return {
    mailId: row.mail_id,
    to: row.recipient,
    template: row.template as MailTemplate,
    language: row.language as Language,
    sealedValues: row.sealed_values,
    createdAt: row.created_at,
  };
}

/** Records the result and erases the content of the mail. */
export async function finishMail(
  db: Db,
  mailId: number,
  ending: { sentAt: Date } | { givenUpAt: Date },
): Promise<void> {
  const when = 'sentAt' in ending ? { sent_at: ending.sentAt } : { given_up_at: ending.givenUpAt };
  await db
    .updateTable('mails')
    .set({ ...when, sealed_values: null })
    .where('mail_id', '=', mailId)
    .execute();
}

export async function removeMailsBefore(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('mails').where('created_at', '<', before).execute();
}

/** The contents of waiting mails. */
export const sealedMails: SealedColumn = {
  name: 'mails.sealed_values',
  async list(db, after, limit) {
    const rows = await db
      .selectFrom('mails')
      .select(['mail_id', 'recipient', 'sealed_values'])
      .where('sealed_values', 'is not', null)
      .where('mail_id', '>', Number(after ?? 0))
      .orderBy('mail_id')
      .limit(limit)
      .execute();
    return rows.flatMap(({ mail_id: id, recipient, sealed_values: sealed }) =>
      sealed ? [{ key: String(id), sealed, context: mailContext(recipient) }] : [],
    );
  },
  async replace(db, changes) {
    await sql`
      update mails m set sealed_values = c.after
      from unnest(${changes.map((c) => Number(c.key))}::bigint[], ${changes.map((c) => c.before)}::bytea[],
        ${changes.map((c) => c.after)}::bytea[]) as c (mail_id, before, after)
      where m.mail_id = c.mail_id and m.sealed_values = c.before`.execute(db);
  },
};
