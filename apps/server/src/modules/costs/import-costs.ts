import {
  type ChangeView,
  type CostImportPreview,
  type CostRowError,
  type DecimalMark,
  type DoubtfulCost,
  type LeftOut,
  MOST_DOUBTFUL,
} from '@quayside/contract';
import { type AccountRef, type Currency, convert, type Money, money } from '@quayside/kernel';
import { doubtOf } from '@quayside/kernel/margin/unusual-cost';
import type { Db } from '../../platform/database/db.ts';
import type { GivenFile } from '../../platform/files/decode-file.ts';
import { fileReader, inTurn } from '../../platform/files/file-thread.ts';
import { inSteps } from '../../platform/files/in-steps.ts';
import { leftOutOf } from '../../platform/files/left-out.ts';
import { findZerosLost } from '../../platform/files/lost-zeros.ts';
import { fail } from '../../platform/http/fail.ts';
import { changeRows } from '../changes/index.ts';
import type { Actor } from '../history/index.ts';
import { loadRateTable, type RateTable } from '../rates/index.ts';
import { type CostFile, type CostFileRow, readAmount, readCostCsv } from './cost-csv.ts';
import { type CostsKind, costRow } from './costs.kind.ts';
import type { CostsDeps } from './costs.service.ts';
import { findNamedItems, listStated, loadCostsBefore, type NamedItem } from './item-costs.repository.ts';

const readCosts = fileReader('costs.costs', readCostCsv);

/** The number of changes that a preview shows. */
const EXAMPLES = 50;
/** The largest cost that the calls accept, in minor units. */
const HIGHEST_COST = 9_999_999_999;
const LONGEST_VALUE = 100;

/** A file as the seller gives it, with how it is to be read. */
export interface GivenCosts {
  readonly file: GivenFile;
  readonly decimal: DecimalMark;
  readonly validFrom: string;
}

interface NewCost {
  readonly row: CostFileRow;
  readonly item: NamedItem;
  readonly cost: Money;
  readonly before: Money | null;
  /** Undefined if the cost looks right. */
  readonly doubt?: Pick<DoubtfulCost, 'doubt' | 'comparedWith'> | undefined;
}

interface ImportPlan extends LeftOut<CostRowError> {
  readonly changes: readonly NewCost[];
  readonly unchanged: number;
}

/** @throws file_too_heavy, files_waiting */
export function previewCostFile(db: Db, place: AccountRef, given: GivenCosts): Promise<CostImportPreview> {
  return inTurn(place.userId, given.file, async () => {
    const { encoding, ...read } = await readCosts(given.file, given.validFrom);
    const { changes, unchanged, errors, leftOut } = await planImport(db, place, given.decimal, read);
    const clear = changes.filter(({ doubt }) => doubt === undefined);
    const doubtful = changes.flatMap((change) => (change.doubt ? [{ ...viewOf(change), ...change.doubt }] : []));
    return {
      ...{ changed: clear.length, unchanged, examples: clear.slice(0, EXAMPLES).map(viewOf) },
      ...{ doubtful: doubtful.slice(0, MOST_DOUBTFUL), doubtfulCount: doubtful.length },
      ...{ encoding, leftOut, errors },
    };
  });
}

const viewOf = ({ row, item, cost, before }: NewCost): CostImportPreview['examples'][number] => ({
  ...{ row: row.row, itemId: item.itemId, sku: item.sku, title: item.title },
  ...{ before, after: cost, validFrom: row.since },
});

async function planImport(
  db: Db,
  place: AccountRef,
  decimal: DecimalMark,
  { rows, blank, ...read }: Omit<CostFile, 'encoding'>,
): Promise<ImportPlan> {
  const items = await findItems(db, place, rows);
  const rates = await loadRateTable(db);
  const wrong: CostRowError[] = [];
  const changes: NewCost[] = [];
  const placed = new Set<string>();
  let unchanged = blank;
  for await (const step of inSteps(rows)) {
    const named: { row: CostFileRow; item: NamedItem; cost: Money }[] = [];
    for (const row of step) {
      const found = itemOf(row, items.of(row), items.zerosLost);
      if ('code' in found) wrong.push(found);
      else {
        const cost = costIn(row, found.item, decimal);
        const key = `${found.item.itemId} ${row.since}`;
        if (typeof cost === 'string') wrong.push(errorAt(row, 'cost', cost));
        // The same item under its SKU and under its number.
        else if (placed.has(key)) wrong.push(errorAt(row, row.sku === '' ? 'ref' : 'sku', 'twice'));
        else named.push({ row, item: found.item, cost });
        placed.add(key);
      }
    }
    const places = named.map(({ row, item }) => ({ itemId: item.itemId, since: row.since }));
    const stated = await listStated(db, place.userId, places);
    const earlier = await loadCostsBefore(db, place.userId, places);
    for (const { row, item, cost } of named) {
      const key = `${item.itemId} ${row.since}`;
      const before = stated.get(key)?.cost ?? null;
      if (before?.minor === cost.minor && before.currency === cost.currency) unchanged += 1;
      else {
        changes.push({
          row,
          item,
          cost,
          before,
          doubt: doubtAbout(cost, before ?? earlier.get(key) ?? null, item.price, rates),
        });
      }
    }
  }
  return { changes, unchanged, ...leftOutOf([...read.errors, ...wrong], read.leftOut - read.errors.length) };
}

/** Finds the items that rows name. */
async function findItems(
  db: Db,
  place: AccountRef,
  rows: readonly CostFileRow[],
): Promise<{ readonly of: (row: CostFileRow) => readonly NamedItem[]; readonly zerosLost: ReadonlySet<string> }> {
  const bySku = new Map<string, NamedItem[]>();
  const byRef = new Map<string, NamedItem[]>();
  const add = (items: Map<string, NamedItem[]>, name: string, item: NamedItem) =>
    items.set(name, [...(items.get(name) ?? []), item]);
  const skus = rows.flatMap(({ sku }) => (sku === '' ? [] : [sku]));
  for await (const step of inSteps(skus)) {
    for (const item of await findNamedItems(db, place, 'sku', step)) add(bySku, item.sku, item);
  }
  // No index has the numbers, so they are looked up at once.
  const refs = rows.flatMap(({ sku, ref }) => (sku === '' ? [ref] : []));
  if (refs.length > 0) for (const item of await findNamedItems(db, place, 'ref', refs)) add(byRef, item.ref, item);
  const unknown = skus.filter((sku) => !bySku.has(sku));
  const zerosLost = await findZerosLost(unknown, async (names) =>
    (await findNamedItems(db, place, 'sku', names)).map(({ sku }) => sku),
  );
  return { of: ({ sku, ref }) => (sku === '' ? byRef.get(ref) : bySku.get(sku)) ?? [], zerosLost };
}

/** The item of a row. If several have its SKU, its number says which. */
function itemOf(
  row: CostFileRow,
  found: readonly NamedItem[],
  zerosLost: ReadonlySet<string>,
): { readonly item: NamedItem } | CostRowError {
  const named = found.length > 1 && row.ref !== '' ? found.filter(({ ref }) => ref === row.ref) : found;
  const [item, another] = named;
  const column = row.sku === '' ? 'ref' : 'sku';
  if (!item) return errorAt(row, column, zerosLost.has(row.sku) ? 'zeros_lost' : 'sku_unknown');
  return another ? errorAt(row, column, 'sku_ambiguous') : { item };
}

function costIn(
  { text, currency }: CostFileRow,
  { price }: NamedItem,
  decimal: DecimalMark,
): Money | 'amount_unreadable' | 'amount_impossible' {
  const used: Currency = currency ?? price.currency;
  const minor = readAmount(text, used, decimal);
  if (minor === undefined) return 'amount_unreadable';
  return minor < 1 || minor > HIGHEST_COST ? 'amount_impossible' : money(minor, used);
}

function errorAt(row: CostFileRow, column: 'sku' | 'ref' | 'cost', code: CostRowError['code']): CostRowError {
  const value = { sku: row.sku, ref: row.ref, cost: row.text }[column];
  return { row: row.row, column, value: value.slice(0, LONGEST_VALUE), code };
}

/** What is doubtful of a cost, compared with the one before, or otherwise with the price at home, in the currency of that. */
export function doubtAbout(cost: Money, before: Money | null, price: Money, rates: RateTable): NewCost['doubt'] {
  const inCurrency = (amount: Money, currency: Currency): Money | undefined => {
    if (amount.currency === currency) return amount;
    const rate = rates(amount.currency, currency);
    return rate ? convert(amount, rate) : undefined;
  };
  const here = inCurrency(cost, price.currency);
  const earlier = before && inCurrency(before, price.currency);
  if (!here || earlier === undefined) return { doubt: 'uncompared', comparedWith: price };
  const doubt = doubtOf(here, earlier, price);
  return doubt && { doubt, comparedWith: doubt === 'factor' && before ? before : price };
}

interface ConsentedCosts extends GivenCosts {
  readonly expected: number;
  /** The rows of doubtful costs that the seller accepts. */
  readonly accepted: readonly number[];
}

/**
 * Stores the costs of a file. A few are stored at once, more in the background.
 * @throws costs_changed if the file would change a different number of costs than the seller was shown;
 * change_in_way, file_too_heavy, files_waiting
 */
export function importCostFile(
  deps: CostsDeps,
  kind: CostsKind,
  { userId, accountId }: AccountRef,
  given: ConsentedCosts,
  actor: Actor,
): Promise<ChangeView> {
  return inTurn(userId, given.file, async () => {
    const read = await readCosts(given.file, given.validFrom);
    const accepted = new Set(given.accepted);
    return changeRows(deps, kind, { userId, settings: { accountId }, actor }, async (tx) => {
      const plan = await planImport(tx, { userId, accountId }, given.decimal, read);
      const changes = plan.changes.filter(({ doubt, row }) => doubt === undefined || accepted.has(row.row));
      if (changes.length !== given.expected) throw fail('costs_changed', { vars: { actual: changes.length } });
      return changes.map(({ item, row: { since }, cost, before }) =>
        costRow(item, since, { before: before && { cost: before, since }, after: { cost, since } }),
      );
    });
  });
}
