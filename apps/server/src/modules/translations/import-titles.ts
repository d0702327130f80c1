import { chunked } from '@quayside/connector-kit';
import type { TitleImportPreview, TitleRowError } from '@quayside/contract';
import { titleLength } from '@quayside/text';
import { withTransaction } from '../../platform/database/database.ts';
import type { Db } from '../../platform/database/db.ts';
import { fail } from '../../platform/http/fail.ts';
import { findForbiddenWords } from '../blacklist/index.ts';
import type { Actor } from '../history/index.ts';
import type { TitlePlace, TitleRules } from './site-titles.repository.ts';
import type { SiteTitleDeps } from './site-titles.service.ts';
import { storeSoon } from './store-consents.ts';
import { insertWritten } from './title-consents.repository.ts';
import { readTitleCsv, type TitleRow } from './title-csv.ts';
import { findBySkus, findTaken, type SkuTitle } from './titles-of-skus.repository.ts';

/** The number of changes that a preview shows. */
const EXAMPLES = 50;
/** The number of titles recorded in one statement. */
const STEP = 1_000;

interface NewTitle {
  readonly line: number;
  readonly item: SkuTitle;
  readonly title: string;
}

interface ImportPlan {
  readonly changes: readonly NewTitle[];
  readonly unchanged: number;
  readonly errors: readonly TitleRowError[];
}

export async function previewTitleFile(db: Db, place: TitleRules, csv: string): Promise<TitleImportPreview> {
  const { changes, unchanged, errors } = await planImport(db, place, csv);
  return {
    changed: changes.length,
    unchanged,
    live: changes.filter(({ item }) => item.isLive).length,
    examples: changes.slice(0, EXAMPLES).map(({ item, title }) => ({
      itemId: item.itemId,
      sku: item.sku,
      sourceTitle: item.sourceTitle,
      before: item.title,
      after: title,
    })),
    errors,
  };
}

async function planImport(db: Db, place: TitleRules, csv: string): Promise<ImportPlan> {
  const { rows, errors } = readTitleCsv(csv);
  const wrong: TitleRowError[] = [...errors];
  const bySku = new Map<string, SkuTitle[]>();
  const skus = rows.map(({ sku }) => sku);
  for (const item of await findBySkus(db, place, skus)) bySku.set(item.sku, [...(bySku.get(item.sku) ?? []), item]);
  const words = await findForbiddenWords(
    db,
    place.userId,
    place.platform,
    rows.map(({ title }) => title),
  );
  const changes: NewTitle[] = [];
  let unchanged = 0;
  rows.forEach((row, index) => {
    const [item, another] = bySku.get(row.sku) ?? [];
    const problem = another ? 'sku_ambiguous' : item ? problemOf(row, item, place.limit, words[index]) : 'sku_unknown';
    if (problem) {
      const word = problem === 'forbidden_word' ? words[index] : undefined;
      wrong.push({ line: row.line, code: problem, sku: row.sku, ...(word === undefined ? {} : { word }) });
    } else if (item && row.title === (item.title ?? '')) unchanged += 1;
    else if (item) changes.push({ line: row.line, item, title: row.title });
  });
  const { kept, doubled } = await withoutDuplicates(db, place, changes);
  for (const { line, item } of doubled) wrong.push({ line, code: 'duplicate', sku: item.sku });
  return { changes: kept, unchanged, errors: wrong.toSorted((one, other) => one.line - other.line) };
}

/** A title that the file does not change is always valid. */
function problemOf(
  { title }: TitleRow,
  item: SkuTitle,
  limit: number | null,
  word: string | undefined,
): Exclude<TitleRowError['code'], 'columns' | 'uneven' | 'twice' | 'duplicate'> | undefined {
  if (title === (item.title ?? '')) return undefined;
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
    const key = change.title.toLowerCase();
    const isFirst = !seen.has(key);
    if (isFirst) seen.add(key);
    else doubled.push(change);
    return isFirst;
  });
  for (;;) {
    const titles = kept.map(({ title }) => title);
    const taken = await findTaken(
      db,
      place,
      titles,
      kept.map(({ item }) => item.itemId),
    );
    const next: NewTitle[] = [];
    for (const change of kept) (taken.has(change.title.toLowerCase()) ? doubled : next).push(change);
    if (next.length === kept.length) return { kept, doubled };
    kept = next;
  }
}

/**
 * Writes the titles of a file as the seller's own. A few are stored at once, more in the background.
 * @throws titles_changed if the file would change a different number of titles than the seller was shown
 */
export async function importTitleFile(
  deps: SiteTitleDeps,
  place: TitleRules,
  { csv, expected }: { readonly csv: string; readonly expected: number },
  actor: Actor,
): Promise<{ changed: number }> {
  return withTransaction(deps.db, async (tx) => {
    const { changes } = await planImport(tx, place, csv);
    if (changes.length !== expected) throw fail('titles_changed', { vars: { actual: changes.length } });
    for (const step of chunked(changes, STEP)) {
      const titles = step.map(({ item: { itemId, sourceTitle, ownTitle }, title }) => ({
        ...{ itemId, title, sourceTitle, replaced: ownTitle },
      }));
      await insertWritten(tx, place, titles, actor);
    }
    const itemIds = changes.map(({ item }) => item.itemId);
    const changed = await storeSoon(tx, deps, place, itemIds);
    if (changed !== expected) throw fail('titles_changed', { vars: { actual: changed } });
    return { changed };
  });
}
