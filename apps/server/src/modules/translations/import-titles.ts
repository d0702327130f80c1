import { chunked } from '@quayside/connector-kit';
import type { TitleImportPreview, TitleRowError } from '@quayside/contract';
import { siteFacts } from '@quayside/kernel';
import { memoryKey, memoryTemplate, titleLength } from '@quayside/text';
import { withTransaction } from '../../platform/database/database.ts';
import type { Db, Tx } from '../../platform/database/db.ts';
import { fail } from '../../platform/http/fail.ts';
import { findForbiddenWords } from '../blacklist/index.ts';
import { emitEvents } from '../events/index.ts';
import type { Actor } from '../history/index.ts';
import { getItems, lockItems } from '../products/index.ts';
import { ownTitlesOf, settleOwnTitles } from './settle-own-titles.ts';
import type { TitlePlace, TitleRules } from './site-titles.repository.ts';
import type { SiteTitleDeps } from './site-titles.service.ts';
import { readTitleCsv, type TitleRow } from './title-csv.ts';
import { sourceLanguagesOf } from './titles.service.ts';
import { findBySkus, findTaken, type SkuTitle, saveOwnTitles } from './titles-of-skus.repository.ts';
import { rememberAll } from './translations.repository.ts';

/** Changes that a preview shows. */
const EXAMPLES = 50;
/** Titles that are stored in one statement. */
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

/** What a file leaves as it is may stay, whatever it is. */
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
 * Leaves out titles that another item has, or gets by the file before. A row that is left out keeps its item's present title, which may
 * in turn be in another row's way: so until nothing more is left out.
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
 * Writes the titles of a file as the seller's own.
 * @throws titles_changed if the file would change another number of titles than the seller was shown
 */
export async function importTitleFile(
  deps: SiteTitleDeps,
  place: TitleRules,
  { csv, expected }: { readonly csv: string; readonly expected: number },
  actor: Actor,
): Promise<{ changed: number }> {
  const { userId, accountId } = place;
  return withTransaction(deps.db, async (tx) => {
    const found = await findBySkus(
      tx,
      place,
      readTitleCsv(csv).rows.map(({ sku }) => sku),
    );
    await lockItems(
      tx,
      userId,
      found.map(({ itemId }) => itemId),
    );
    const { changes } = await planImport(tx, place, csv);
    if (changes.length !== expected) throw fail('titles_changed', { vars: { actual: changes.length } });
    for (const step of chunked(changes, STEP)) await storeStep(tx, deps, place, step, actor);
    await emitEvents(tx, userId, [{ kind: 'listings', accountId }]);
    return { changed: changes.length };
  });
}

async function storeStep(
  tx: Tx,
  deps: SiteTitleDeps,
  place: TitlePlace,
  changes: readonly NewTitle[],
  actor: Actor,
): Promise<void> {
  const { userId, site } = place;
  const itemIds = changes.map(({ item }) => item.itemId);
  const before = await ownTitlesOf(tx, place, itemIds);
  await saveOwnTitles(
    tx,
    userId,
    site,
    changes.map(({ item, title }) => ({ itemId: item.itemId, title, sourceTitle: item.sourceTitle })),
  );
  const items = await getItems(tx, userId, itemIds);
  const languageOf = await sourceLanguagesOf(tx, userId, items);
  const titleOf = new Map(changes.map(({ item, title }) => [item.itemId, title]));
  await rememberAll(
    tx,
    userId,
    items.flatMap((item) => {
      const brand = item.brand ?? undefined;
      const template = memoryTemplate(item.title, titleOf.get(item.itemId) ?? '', brand);
      if (template === undefined) return [];
      const key = memoryKey(item.title, brand);
      return [{ from: languageOf(item), to: siteFacts(site).language, key, template, origin: 'human' }];
    }),
  );
  await settleOwnTitles(
    tx,
    place,
    changes.map(({ item, title }) => ({ itemId: item.itemId, title })),
    before,
    'title_written',
    actor,
  );
  await deps.titlesChanged(tx, userId, itemIds, [site], actor);
}
