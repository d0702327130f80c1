import type { ModeTable, ServiceLevel } from '@quayside/kernel';
import type { Db, Tx } from '../../platform/database/db.ts';

/** A delivery mode for each level of service; null for the account's own terms. */
export type ModeChoices = Readonly<Record<ServiceLevel, string | null>>;

/**
 * The saved modes of every account, by its id. Levels without a mode are not in the table; an account without any
 * choice has an empty one.
 */
export async function listModeTables(db: Db, userId: number): Promise<Map<number, ModeTable>> {
  const rows = await db.selectFrom('shipping_mode_choices').selectAll().where('user_id', '=', userId).execute();
  const tables = new Map<number, Map<ServiceLevel, string>>();
  for (const row of rows) {
    const table = tables.get(row.account_id) ?? new Map<ServiceLevel, string>();
    tables.set(row.account_id, table);
    if (row.mode_code !== null) table.set(row.level as ServiceLevel, row.mode_code);
  }
  return tables;
}

export async function saveModeChoices(tx: Tx, userId: number, accountId: number, choices: ModeChoices): Promise<void> {
  await tx
    .insertInto('shipping_mode_choices')
    .values(
      Object.entries(choices).map(([level, code]) => ({
        user_id: userId,
        account_id: accountId,
        level,
        mode_code: code,
      })),
    )
    .onConflict((conflict) =>
      conflict
        .columns(['user_id', 'account_id', 'level'])
        .doUpdateSet((given) => ({ mode_code: given.ref('excluded.mode_code') })),
    )
    .execute();
}
