import type { Site } from '@quayside/kernel';
import { sql } from 'kysely';
import type { Db } from '../../platform/database/db.ts';
import type { ChangeKind } from './ports.ts';

/** The keys of these targets whose latest desired state the marketplace has not confirmed. */
export async function findUnsettledTargets(
  db: Db,
  userId: number,
  targets: readonly { accountId: number; targetKey: string; site: Site; changeKind: ChangeKind }[],
): Promise<Set<string>> {
  const { rows } = await sql<{ target_key: string }>`
    select d.target_key from desired_states d
    join unnest(${targets.map((t) => t.accountId)}::bigint[], ${targets.map((t) => t.targetKey)}::text[],
      ${targets.map((t) => t.site)}::text[], ${targets.map((t) => t.changeKind)}::text[])
      as t (account_id, target_key, site, change_kind) using (account_id, target_key, site, change_kind)
    where d.user_id = ${userId} and (d.state <> 'idle' or d.sent_generation < d.generation)`.execute(db);
  return new Set(rows.map((row) => row.target_key));
}
