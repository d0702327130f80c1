import type { ChangeView, LeftOut, TitleImportPreview, TitleRowError } from '@quayside/contract';
import { composed } from '@quayside/kernel/composed';
import { isShortenedNumber } from '@quayside/kernel/csv';
import { titleLength } from '@quayside/text';
import type { Db } from '../../platform/database/db.ts';
import type { GivenFile } from '../../platform/files/decode-file.ts';
import { fileReader, inTurn } from '../../platform/files/file-thread.ts';
import { inSteps } from '../../platform/files/in-steps.ts';
import { leftOutOf } from '../../platform/files/left-out.ts';
import { findZerosLost } from '../../platform/files/lost-zeros.ts';
import { fail } from '../../platform/http/fail.ts';
import { findForbiddenWords } from '../blacklist/index.ts';
import { changeRows } from '../changes/index.ts';
import type { Actor } from '../history/index.ts';
import type { TitlePlace, TitleRules } from './site-titles.repository.ts';
import type { SiteTitleDeps } from './site-titles.service.ts';
import { readTitleCsv, singleSpaced, type TitleFile, type TitleRow } from './title-csv.ts';
import { type TitlesKind, titleRow } from './titles.kind.ts';
import { findBySkus, findTaken, type SkuTitle } from './titles-of-skus.repository.ts';

const readTitles = fileReader('translations.titles', readTitleCsv);

/** The number of changes that a preview shows. */
const EXAMPLES = 50;

interface NewTitle {
  readonly row: TitleRow;
  readonly item: SkuTitle;
}

interface ImportPlan extends LeftOut<TitleRowError> {
  readonly changes: readonly NewTitle[];
  readonly unchanged: number;
}

/** @throws file_too_heavy, files_waiting */
export function previewTitleFile(db: Db, place: TitleRules, file: GivenFile): Promise<TitleImportPreview> {
  return inTurn(place.userId, file, () => previewFile(db, place, file));
}

async function previewFile(db: Db, place: TitleRules, file: GivenFile): Promise<TitleImportPreview> {
  const { encoding, ...read } = await readTitles(file);
  const { changes, unchanged, errors, leftOut } = await planImport(db, place, read);
  return {
    changed: changes.length,
    unchanged,
    live: changes.filter(({ item }) => item.isLive).length,
    examples: changes.slice(0, EXAMPLES).map(({ item, row }) => ({
      itemId: item.itemId,
      sku: item.sku,
      sourceTitle: item.sourceTitle,
      before: item.title,
      after: row.title,
    })),
    encoding,
    leftOut,
    errors,
  };
}

async function planImport(
  db: Db,
  place: TitleRules,
  { rows, ...read }: Omit<TitleFile, 'encoding'>,
): Promise<ImportPlan> {
  const bySku = await findItems(db, place, rows);
  const unknown = rows.flatMap(({ sku }) => (bySku.has(sku) ? [] : [sku]));
  const zeroed = await findZerosLost(unknown, async (skus) =>
    (await findBySkus(db, place, skus)).map(({ sku }) => sku),
  );
  const words = await findForbiddenWords(
    db,
    place.userId,
    place.platform,
    rows.flatMap(({ sku, title }) => (bySku.has(sku) ? [title] : [])),
  );
  const wordOf = words.values();
  const wrong: TitleRowError[] = [];
  const changes: NewTitle[] = [];
  let unchanged = 0;
  for await (const step of inSteps(rows)) {
    for (const row of step) {
      const [item, another] = bySku.get(row.sku) ?? [];
      const word = item && wordOf.next().value;
      const problem = another
        ? 'sku_ambiguous'
        : item
          ? problemOf(row, item, place.limit, word)
          : unknownSku(row.sku, zeroed);
      if (problem) {
        wrong.push({
          ...errorAt(row, problem),
          ...(problem === 'forbidden_word' && word !== undefined ? { word } : {}),
        });
      } else if (item && row.title === (item.title ?? '')) unchanged += 1;
      else if (item) changes.push({ row, item });
    }
  }
  const { kept, doubled } = await withoutDuplicates(db, place, changes);
  for (const { row } of doubled) wrong.push(errorAt(row, 'duplicate'));
  return { changes: kept, unchanged, ...leftOutOf([...read.errors, ...wrong], read.leftOut - read.errors.length) };
}

/** The items on sale with the SKUs of these rows. */
async function findItems(
  db: Db,
  place: TitlePlace,
  rows: readonly TitleRow[],
): Promise<ReadonlyMap<string, readonly SkuTitle[]>> {
  const bySku = new Map<string, SkuTitle[]>();
  for await (const step of inSteps(rows)) {
    const skus = step.map(({ sku }) => sku);
    for (const item of await findBySkus(db, place, skus)) bySku.set(item.sku, [...(bySku.get(item.sku) ?? []), item]);
  }
  return bySku;
}

function errorAt({ row, sku, sourceTitle, title }: TitleRow, code: TitleRowError['code']): TitleRowError {
  const column = OF_SKU.has(code) ? 'sku' : code === 'source_title' ? 'source_title' : 'translated_title';
  const value = { sku, source_title: sourceTitle ?? '', translated_title: title }[column];
  return { row, column, value: value.slice(0, LONGEST_VALUE), code, sku };
}

const OF_SKU: ReadonlySet<string> = new Set(['sku_unknown', 'sku_ambiguous', 'zeros_lost', 'number_shortened']);
const LONGEST_VALUE = 100;

/** Why no item has a SKU: spreadsheets shorten long numbers, and remove the zeros before a number. */
function unknownSku(sku: string, zeroed: ReadonlySet<string>): TitleRowError['code'] {
  if (isShortenedNumber(sku)) return 'number_shortened';
  return zeroed.has(sku) ? 'zeros_lost' : 'sku_unknown';
}

/** A title that the file does not change is always valid. */
function problemOf(
  { title, sourceTitle }: TitleRow,
  item: SkuTitle,
  limit: number | null,
  word: string | undefined,
): TitleRowError['code'] | undefined {
  if (title === (item.title ?? '')) return undefined;
  if (sourceTitle !== undefined && sourceTitle !== singleSpaced(composed(item.sourceTitle))) return 'source_title';
  if (title === '') return 'empty';
  if (limit !== null && titleLength(title) > limit) return 'too_long';
  return word === undefined ? undefined : 'forbidden_word';
}

/**
 * Leaves out titles that another item already has, or gets from an earlier row of the file. The item of a skipped row
 * keeps its present title, which may in turn conflict with another row, so this repeats until nothing more is skipped.
 */
async function withoutDuplicates(
  db: Db,
  place: TitlePlace,
  changes: readonly NewTitle[],
): Promise<{ readonly kept: readonly NewTitle[]; readonly doubled: readonly NewTitle[] }> {
  const seen = new Set<string>();
  const doubled: NewTitle[] = [];
  let kept = changes.filter((change) => {
    const key = change.row.title.toLowerCase();
    const isFirst = !seen.has(key);
    if (isFirst) seen.add(key);
    else doubled.push(change);
    return isFirst;
  });
  for (;;) {
    const titles = kept.map(({ row }) => row.title);
    const taken = await findTaken(
      db,
      place,
      titles,
      kept.map(({ item }) => item.itemId),
    );
    const next: NewTitle[] = [];
    for (const change of kept) (taken.has(change.row.title.toLowerCase()) ? doubled : next).push(change);
    if (next.length === kept.length) return { kept, doubled };
    kept = next;
  }
}

interface ConsentedFile {
  readonly file: GivenFile;
  readonly expected: number;
}

/**
 * Writes the titles of a file as the seller's own. A few are stored at once, more in the background.
 * @throws titles_changed if the file would change a different number of titles than the seller was shown;
 * change_in_way, file_too_heavy, files_waiting
 */
export function importTitleFile(
  deps: SiteTitleDeps,
  kind: TitlesKind,
  place: TitleRules,
  given: ConsentedFile,
  actor: Actor,
): Promise<ChangeView> {
  return inTurn(place.userId, given.file, () => storeFile(deps, kind, place, given, actor));
}

async function storeFile(
  deps: SiteTitleDeps,
  kind: TitlesKind,
  place: TitleRules,
  { file, expected }: ConsentedFile,
  actor: Actor,
): Promise<ChangeView> {
  const read = await readTitles(file);
  const { userId, accountId, site } = place;
  return changeRows(deps, kind, { userId, settings: { accountId, site, way: 'file' }, actor }, async (tx) => {
    const { changes } = await planImport(tx, place, read);
    if (changes.length !== expected) throw fail('titles_changed', { vars: { actual: changes.length } });
    return changes.map(({ item, row: { title } }) =>
      titleRow(site, item, { before: item.own, after: { title, sourceTitle: item.sourceTitle, isAccepted: false } }),
    );
  });
}
