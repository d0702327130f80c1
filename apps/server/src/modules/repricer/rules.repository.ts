import type { RepricerRuleInput } from '@quayside/contract';
import type { AccountRef } from '@quayside/kernel';
import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/database/db.ts';
import { contentOf, DEFAULT_RULE, type RuleContent, type StoredRule } from './rule-content.ts';

interface RuleRow {
  readonly rule_id: number;
  readonly account_id: number;
  readonly name: string;
  readonly is_enabled: boolean;
  readonly version: number;
  readonly content: unknown;
}

const toRule = (row: RuleRow): StoredRule => ({
  ruleId: row.rule_id,
  accountId: row.account_id,
  name: row.name,
  isEnabled: row.is_enabled,
  version: row.version,
  content: row.content as RuleContent,
});

/** The rules of an account in the order in which they are tried; the default rule is the last. */
export async function listRules(
  db: Db,
  { userId, accountId }: AccountRef,
  lock: 'none' | 'share' = 'none',
): Promise<StoredRule[]> {
  const rows = await db
    .selectFrom('repricer_rules')
    .selectAll()
    .where('user_id', '=', userId)
    .where('account_id', 'in', [accountId, DEFAULT_RULE])
    .orderBy(sql`account_id = ${DEFAULT_RULE}`)
    .orderBy('position')
    .orderBy('rule_id')
    .$if(lock === 'share', (rules) => rules.forShare())
    .execute();
  return rows.map(toRule);
}

export async function getDefault(db: Db, userId: number): Promise<StoredRule | undefined> {
  const row = await db
    .selectFrom('repricer_rules')
    .selectAll()
    .where('user_id', '=', userId)
    .where('account_id', '=', DEFAULT_RULE)
    .executeTakeFirst();
  return row && toRule(row);
}

/** Locks the rules of an account, so that no two changes of their number or order meet. */
export async function lockRules(tx: Tx, { userId, accountId }: AccountRef): Promise<StoredRule[]> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`repricer-rules:${userId}:${accountId}`}, 0))`.execute(tx);
  const rows = await tx
    .selectFrom('repricer_rules')
    .selectAll()
    .where('user_id', '=', userId)
    .where('account_id', '=', accountId)
    .orderBy('position')
    .orderBy('rule_id')
    .execute();
  return rows.map(toRule);
}

export async function insertRule(
  tx: Tx,
  { userId, accountId }: AccountRef,
  input: RepricerRuleInput,
  position: number,
  now: Date,
): Promise<StoredRule> {
  const row = await tx
    .insertInto('repricer_rules')
    .values({
      user_id: userId,
      account_id: accountId,
      position,
      name: input.name,
      is_enabled: input.isEnabled,
      content: JSON.stringify(contentOf(input)),
      updated_at: now,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  return toRule(row);
}

/** @param raisesVersion whether the rule decides otherwise than before */
export async function updateRule(
  tx: Tx,
  userId: number,
  { ruleId, accountId }: Pick<StoredRule, 'ruleId' | 'accountId'>,
  input: RepricerRuleInput,
  raisesVersion: boolean,
  now: Date,
): Promise<StoredRule> {
  const row = await tx
    .updateTable('repricer_rules')
    .set({
      name: input.name,
      is_enabled: input.isEnabled,
      content: JSON.stringify(contentOf(input)),
      version: sql`version + ${raisesVersion ? 1 : 0}`,
      updated_at: now,
    })
    .where('user_id', '=', userId)
    .where('account_id', '=', accountId)
    .where('rule_id', '=', ruleId)
    .returningAll()
    .executeTakeFirstOrThrow();
  return toRule(row);
}

export async function removeRule(tx: Tx, { userId, accountId }: AccountRef, ruleId: number): Promise<void> {
  await tx
    .deleteFrom('repricer_rules')
    .where('user_id', '=', userId)
    .where('account_id', '=', accountId)
    .where('rule_id', '=', ruleId)
    .execute();
}

export async function sortRules(tx: Tx, { userId, accountId }: AccountRef, ruleIds: readonly number[]): Promise<void> {
  await sql`
    update repricer_rules r set position = s.position
    from unnest(${[...ruleIds]}::bigint[]) with ordinality as s (rule_id, position)
    where r.user_id = ${userId} and r.account_id = ${accountId} and r.rule_id = s.rule_id`.execute(tx);
}
