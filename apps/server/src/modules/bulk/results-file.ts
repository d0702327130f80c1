import { BULK_OK, BULK_REQUESTED, FILE_PROBLEMS } from '@quayside/contract';
import { type Language, translate } from '@quayside/i18n';
import { BYTE_ORDER_MARK, csvLine } from '@quayside/kernel/csv';
import type { Db } from '../../platform/database/db.ts';
import type { RequestRow } from './bulk.repository.ts';
import { listResultRows, type ResultRow, toResult } from './results.ts';

/** With `item` and `sites`, the rows that have failed can be sent again as they are. */
const COLUMNS = ['row', 'item', 'sku', 'title', 'sites', 'result', 'reason', 'fix'] as const;
/** The number of rows read at once. */
const PAGE = 2_000;

/** Every row and site of a request with its result, with reasons and fixes as sentences. */
export async function writeResultFile(
  db: Db,
  userId: number,
  request: Pick<RequestRow, 'requestId' | 'runId'>,
  language: Language,
): Promise<string> {
  let csv = BYTE_ORDER_MARK + csvLine(COLUMNS);
  for (let after = 0; ; ) {
    const rows = await listResultRows(db, userId, request, { only: 'all', after, limit: PAGE });
    for (const row of rows) csv += linesOf(row, language);
    const last = rows.length === PAGE ? rows.at(-1) : undefined;
    if (!last) return csv;
    after = last.position;
  }
}

function linesOf(row: ResultRow, language: Language): string {
  const { item, name, problem, sites } = toResult(row);
  const start = [String(row.row), item?.ref ?? name, item?.sku ?? '', item?.title ?? ''];
  if (problem) {
    const isOfFiles = FILE_PROBLEMS.some((one) => one === problem);
    // What is wrong with files is said with its fix.
    const [why, fix] = isOfFiles
      ? [translate(language, `files.problem.${problem}`, { row: row.row }), '']
      : [translate(language, `bulk.problem.${problem}`), translate(language, `bulk.fix.${problem}`)];
    return csvLine([...start, '', problem, why, fix]);
  }
  return sites
    .map(({ site, result, reason }) => {
      const isKnown = result === BULK_OK || result === BULK_REQUESTED;
      const why = reason && !isKnown ? translate(language, `publishing.reason.${reason}`) : '';
      return csvLine([...start, site, result, why, '']);
    })
    .join('');
}
