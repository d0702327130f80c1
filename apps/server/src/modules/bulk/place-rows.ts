import type { BulkProblem } from '@quayside/contract';
import { type AccountRef, type Site, sitesOf } from '@quayside/kernel';
import type { Db } from '../../platform/database/db.ts';
import { inSteps } from '../../platform/files/in-steps.ts';
import { findZerosLost } from '../../platform/files/lost-zeros.ts';
import { findByNumber, findBySku, type NamedItem, type NewRow } from './bulk.repository.ts';
import type { BulkFile, BulkRow } from './read-bulk.ts';

export interface PlacedRows {
  /** Every row of the file in its order, those that are left out with their problem. */
  readonly rows: readonly NewRow[];
  /** Where each item is to be listed. */
  readonly sitesOf: ReadonlyMap<number, ReadonlySet<Site>>;
  readonly problems: Readonly<Partial<Record<BulkProblem, number>>>;
}

/** What is known of the account whose items the rows name. */
export interface Place extends AccountRef {
  readonly home: Site;
  /** Sites on which the account may not list. */
  readonly closed: ReadonlySet<Site>;
}

interface Found {
  readonly byNumber: (number: string) => readonly NamedItem[];
  readonly bySku: (sku: string) => readonly NamedItem[];
  /** SKUs that are unknown, but exist with zeros before them. */
  readonly zerosLost: ReadonlySet<string>;
}

type Finding = NamedItem | { readonly problem: BulkProblem; readonly value: string };

/** Finds the items of the rows, and decides which rows are good. Each pair of item and site counts once. */
export async function placeRows(db: Db, place: Place, file: BulkFile): Promise<PlacedRows> {
  const found = await findItems(db, place, file.rows);
  const wanted = new Map<number, Set<Site>>();
  const rows: Omit<NewRow, 'position'>[] = file.problems.map((problem) => ({ ...problem, itemId: null, sites: [] }));
  for (const row of file.rows) rows.push(placeRow(row, itemOf(row, found), place, wanted));
  const sorted = rows.sort((one, other) => one.row - other.row).map((row, at) => ({ ...row, position: at + 1 }));
  const problems: Partial<Record<BulkProblem, number>> = {};
  for (const { problem } of sorted) if (problem) problems[problem] = (problems[problem] ?? 0) + 1;
  return { rows: sorted, sitesOf: wanted, problems };
}

async function findItems(db: Db, { userId, accountId }: Place, rows: readonly BulkRow[]): Promise<Found> {
  const numbers = new Set<string>();
  const skus = new Set<string>();
  for (const { named, isEither } of rows) {
    for (const number of [named.item, named.address]) if (number !== undefined) numbers.add(number);
    for (const sku of [named.sku, isEither ? named.item : undefined]) if (sku !== undefined) skus.add(sku);
  }
  const collect = async (
    names: ReadonlySet<string>,
    find: (step: readonly string[]) => Promise<readonly NamedItem[]>,
  ): Promise<(name: string) => readonly NamedItem[]> => {
    const items = new Map<string, NamedItem[]>();
    for await (const step of inSteps([...names])) {
      for (const item of await find(step)) items.set(item.name, [...(items.get(item.name) ?? []), item]);
    }
    return (name) => items.get(name) ?? [];
  };
  const findSkus = (names: readonly string[]) => findBySku(db, userId, accountId, names);
  const byNumber = await collect(numbers, (step) => findByNumber(db, userId, accountId, step));
  const bySku = await collect(skus, findSkus);
  const unknown = [...skus].filter((sku) => bySku(sku).length === 0);
  const zerosLost = await findZerosLost(unknown, async (names) => (await findSkus(names)).map(({ name }) => name));
  return { byNumber, bySku, zerosLost };
}

/** The item of a row. Of several with its SKU, those that have ended do not count unless all have. */
function itemOf({ named, isEither }: BulkRow, { byNumber, bySku, zerosLost }: Found): Finding {
  const { item: number, address, sku } = named;
  const findings: Finding[] = [];
  const unlessLost = (name: string, unknown: BulkProblem) => (zerosLost.has(name) ? 'zeros_lost' : unknown);
  if (number !== undefined) {
    const numbered = isEither ? [...byNumber(number), ...bySku(number)] : byNumber(number);
    findings.push(only(numbered, number, isEither ? unlessLost(number, 'item_unknown') : 'item_unknown'));
  }
  if (address !== undefined) findings.push(only(byNumber(address), address, 'item_unknown'));
  if (sku !== undefined) {
    const numbers = [number, address].filter((one) => one !== undefined);
    const ofNumber = numbers.flatMap((one) => byNumber(one).map(({ itemId }) => itemId));
    const withSku = bySku(sku);
    // The number says which of several items with the SKU is meant.
    const meant = withSku.filter(({ itemId }) => ofNumber.includes(itemId));
    findings.push(only(meant.length > 0 ? meant : withSku, sku, unlessLost(sku, 'sku_unknown')));
  }
  const items: NamedItem[] = [];
  for (const finding of findings) {
    if ('problem' in finding) return finding;
    items.push(finding);
  }
  const [first, ...others] = items;
  if (!first) return { problem: 'no_item', value: '' };
  const other = others.find(({ itemId }) => itemId !== first.itemId);
  return other ? { problem: 'names_differ', value: `${first.name} – ${other.name}` } : first;
}

function only(items: readonly NamedItem[], name: string, unknown: BulkProblem): Finding {
  const onSale = items.filter(({ isEnded }) => !isEnded);
  const [first, ...others] = onSale.length > 0 ? onSale : items;
  if (!first) return { problem: unknown, value: name };
  return others.some(({ itemId }) => itemId !== first.itemId) ? { problem: 'ambiguous', value: name } : first;
}

const OF_EBAY: ReadonlySet<Site> = new Set(sitesOf('ebay'));

function placeRow(
  { row, name, sites }: BulkRow,
  finding: Finding,
  { home, closed }: Place,
  wanted: Map<number, Set<Site>>,
): Omit<NewRow, 'position'> {
  const leftOut = (problem: BulkProblem, value: string, itemId: number | null) => ({
    ...{ row, name, itemId, problem, value },
    ...{ sites: [], column: null },
  });
  if ('problem' in finding) return leftOut(finding.problem, finding.value, null);
  const { itemId, isEnded, isBlocked } = finding;
  if (isEnded) return leftOut('item_ended', name, itemId);
  if (isBlocked) return leftOut('item_blocked', name, itemId);
  const strange = sites.find((site) => !OF_EBAY.has(site));
  if (strange) return leftOut('site_unknown', strange, itemId);
  if (sites.includes(home)) return leftOut('site_home', home, itemId);
  const shut = sites.find((site) => closed.has(site));
  if (shut) return leftOut('site_closed', shut, itemId);
  const before = wanted.get(itemId) ?? new Set<Site>();
  const fresh = sites.filter((site) => !before.has(site));
  if (fresh.length === 0) return leftOut('twice', name, itemId);
  wanted.set(itemId, new Set([...before, ...fresh]));
  return { row, name, itemId, sites: fresh, problem: null, column: null, value: '' };
}
