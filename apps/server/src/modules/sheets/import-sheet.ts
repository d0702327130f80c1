import {
  type CsvFile,
  type GivenSheet,
  MOST_ERRORS,
  type SheetHead,
  type SheetPreview,
  type SheetTemplateFound,
} from '@quayside/contract';
import { type Language, translate } from '@quayside/i18n';
import { BYTE_ORDER_MARK, separatedLine } from '@quayside/kernel/csv';
import { isReadColumn, type SheetColumn } from '@quayside/kernel/sheets';
import { fileOf } from '../../platform/files/decode-file.ts';
import { inTurn } from '../../platform/files/file-thread.ts';
import type { Who } from '../../platform/http/route.ts';
import { type ChangeDeps, prepareRows } from '../changes/index.ts';
import { actorOf } from '../history/index.ts';
import { type Given, isOfFiles, planSheet, readFile, type WrongRow } from './plan-sheet.ts';
import type { SheetTemplateFile } from './read-sheet.ts';
import type { SheetKind } from './sheet.kind.ts';
import { columnNamed } from './sheet-headings.ts';
import { findMapping, saveMapping } from './sheet-mappings.repository.ts';
import { accountsOf, problemOfHead } from './templates/open-template.ts';

const givenOf = ({ columns, decimal, ...body }: GivenSheet): Given => ({ columns, decimal, file: fileOf(body) });
const today = ({ clock }: Pick<ChangeDeps, 'clock'>) => clock.now().toISOString().slice(0, 10);

/**
 * What the columns of a file are, as far as their headings or an earlier file say.
 * @throws file_too_heavy, files_waiting
 */
export async function readHead({ db }: Pick<ChangeDeps, 'db'>, userId: number, body: CsvFile): Promise<SheetHead> {
  const file = fileOf(body);
  const read = await inTurn(userId, file, () => readFile(file, { wanted: null, names: [], decimal: 'point' }));
  const [first] = read.unread;
  const { template } = read;
  const remembered = first ? undefined : await findMapping(db, userId, read.headings);
  const chosen = new Map(remembered?.columns.map(({ heading, column }) => [heading, column]));
  const proposed = new Map(template?.columns);
  const headings = read.headings.map((heading, at) => {
    const named = remembered ? chosen.get(heading) : (proposed.get(heading) ?? columnAdded(heading, template));
    const examples = read.rows.map(({ cells }) => cells[at] ?? '').filter((cell) => cell !== '');
    return { heading, examples, column: named && isReadColumn(named, template !== null) ? named : null };
  });
  const ofHead = template ? problemOfHead(template, await accountsOf(db, userId, template)) : undefined;
  const ofFile = first && { row: first.row, column: first.column, value: first.value, code: first.code };
  return {
    ...{ encoding: read.encoding, headings, template: foundOf(template) },
    problem: ofFile ?? (ofHead ? { row: 0, column: null, ...ofHead } : null),
    ...{ isRemembered: remembered !== undefined, decimal: remembered?.decimal ?? null },
  };
}

const foundOf = (template: SheetTemplateFile | null): SheetTemplateFound | null =>
  template && { format: template.format, platform: template.platform, site: template.site };

/** What a column is by our own names. In a marketplace’s file, only one that its seller has added for the costs. */
function columnAdded(heading: string, template: SheetTemplateFile | null): SheetColumn | undefined {
  const named = columnNamed(heading);
  const isAdded = named === 'cost' || named === 'costCurrency';
  return template === null || isAdded ? named : undefined;
}

/**
 * Prepares what the rows of a file change. What the columns are is remembered for the next file with the same headings.
 * @throws file_too_heavy, files_waiting
 */
export function prepareSheet(deps: ChangeDeps, kind: SheetKind, who: Who, body: GivenSheet): Promise<SheetPreview> {
  const { userId } = who;
  const given = givenOf(body);
  return inTurn(userId, given.file, async () => {
    const plan = await planSheet(deps.db, userId, given, today(deps));
    const { encoding, changes, unchanged, wrong, accountIds, template } = plan;
    if (plan.headings.length > 0) await saveMapping(deps.db, userId, plan.headings, given);
    const change =
      changes.length === 0
        ? null
        : await prepareRows(deps, kind, { userId, settings: { accountIds }, actor: actorOf(who) }, changes);
    return {
      ...{ change, cells: changes.length, unchanged, encoding, leftOut: wrong.length },
      template: foundOf(template),
      errors: wrong.slice(0, MOST_ERRORS).map(({ cells: _cells, ...error }) => error),
    };
  });
}

/**
 * The rows that are left out, as a file of the same columns with one more: why. Once corrected, it can be imported as it is.
 * @throws file_too_heavy, files_waiting
 */
export function writeErrors(
  deps: Pick<ChangeDeps, 'db' | 'clock'>,
  userId: number,
  body: GivenSheet,
  language: Language,
): Promise<string> {
  const given = givenOf(body);
  return inTurn(userId, given.file, async () => {
    const { wrong, template } = await planSheet(deps.db, userId, given, today(deps), true);
    const separator = given.decimal === 'comma' ? ';' : ',';
    const reason = translate(language, 'sheets.reason');
    const headings = given.columns.map(({ heading }) => heading);
    // A marketplace’s file keeps all its columns and the rows above them, by which it is recognised again.
    const heads = template
      ? template.lead.map((cells, at) => (at === template.headRow - 1 ? [...cells, reason] : cells))
      : [[...headings, reason]];
    const places = template ? (template.lead[template.headRow - 1] ?? []) : headings;
    const lines = wrong.map((row) => [...places.map((_, at) => row.cells[at] ?? ''), reasonOf(row, language)]);
    return BYTE_ORDER_MARK + [...heads, ...lines].map((cells) => separatedLine(separator, cells)).join('');
  });
}

function reasonOf({ code, row, column, value }: WrongRow, language: Language): string {
  const reason = translate(language, isOfFiles(code) ? `files.problem.${code}` : `sheets.problem.${code}`, { row });
  return column === null ? reason : `${column}: ${value} – ${reason}`;
}
