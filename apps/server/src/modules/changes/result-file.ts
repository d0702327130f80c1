import type { ChangeWord } from '@quayside/contract';
import { type Language, translate } from '@quayside/i18n';
import { BYTE_ORDER_MARK, csvLine } from '@quayside/kernel/csv';
import type { Db } from '../../platform/database/db.ts';
import { listRows } from './change-rows.repository.ts';
import { textOf } from './change-steps.ts';
import type { AnyKind, ChangeRef } from './kind.ts';

const COLUMNS = ['sku', 'name', 'site', 'before', 'after', 'result', 'reason'] as const;
/** The number of rows read at once. */
const PAGE = 2_000;

/** Every row of a change and what became of it, with reasons as sentences. */
export async function writeResultFile(db: Db, { shown }: AnyKind, ref: ChangeRef, language: Language): Promise<string> {
  const say = (word: ChangeWord) => translate(language, `changes.word.${word}`);
  let csv = BYTE_ORDER_MARK + csvLine(COLUMNS);
  for (let after = 0; ; ) {
    const rows = await listRows(db, ref, { after, limit: PAGE });
    for (const row of rows) {
      const [before, after] = [row.before, row.after].map((value) => textOf(shown(value), say));
      const reason = row.reason === null ? '' : translate(language, `changes.reason.${row.reason}`);
      csv += csvLine([row.sku ?? '', row.label, row.site ?? '', before ?? '', after ?? '', row.state, reason]);
    }
    const last = rows.length === PAGE ? rows.at(-1) : undefined;
    if (last === undefined) return csv;
    after = last.position;
  }
}
