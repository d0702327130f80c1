import { sql } from 'kysely';
import type { Db } from '../../../platform/database/db.ts';
import { prepared } from '../../../platform/database/prepared.ts';
import { SUBMISSION_QUEUE } from '../bulk.repository.ts';
import { CAMPAIGN_QUEUE } from '../campaigns.repository.ts';
import type { LeaseQueue } from '../leases/leases.ts';
import { ANSWER_QUEUE } from '../order-answers.repository.ts';
import { CHANGE_QUEUE } from '../order-changes.repository.ts';
import { SHIPMENT_QUEUE } from '../shipments.repository.ts';
import { POLICY_QUEUE } from '../shipping-policies.repository.ts';

const QUEUES: readonly LeaseQueue<never>[] = [
  ANSWER_QUEUE,
  CHANGE_QUEUE,
  SHIPMENT_QUEUE,
  POLICY_QUEUE,
  SUBMISSION_QUEUE,
  CAMPAIGN_QUEUE,
];

/**
 * Whether any account has something to send now, or under way: one statement that tells a sender that it need not look
 * for each kind of work. Leases and holds are not considered.
 */
export async function hasOpenWork(db: Db, now: Date): Promise<boolean> {
  const isDue = ({ table, dueAt, isOpen }: LeaseQueue<never>) =>
    sql`exists (select from ${sql.table(table)} where ${isOpen ?? sql`true`} and ${sql.ref(dueAt)} <= ${now})`;
  const { rows } = await sql<{ isOpen: boolean }>`
    ${prepared} select exists (select from desired_states where state in ('due', 'uncertain'))
      or exists (select from desired_states where state = 'sending')
      or ${sql.join(QUEUES.map(isDue), sql` or `)} as "isOpen"`.execute(db);
  return rows[0]?.isOpen ?? true;
}
