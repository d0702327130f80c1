import type { SheetFormat, SoldFileQuery } from '@quayside/contract';
import { type Currency, toDecimal } from '@quayside/kernel';
import { BYTE_ORDER_MARK, csvLine, protectFormula } from '@quayside/kernel/csv';
import { type WrittenCell, writeWorkbook } from '../../platform/files/write-workbook.ts';
import {
  listSoldItems,
  listSoldOrders,
  type SoldFilter,
  type SoldItemPlace,
  type SoldItemRow,
  type SoldOrderRow,
  type SoldPlace,
} from '../orders/index.ts';
import { accountsOf, type DashboardDeps, type ReportScope } from './dashboards.service.ts';
import { itemPlaceOf, nameItems } from './sold-items.ts';
import { filterOf, placeOf } from './sold-orders.ts';

/** Rows that are read at once. */
const STEP = 500;
/** Each page of items is worked out anew, so that few pages are better. */
const ITEM_STEP = 20_000;

type Steps = AsyncGenerator<WrittenCell[][]>;

/**
 * The orders or items behind a figure as a file, page by page. Amounts are in the currency of their site.
 * @throws account_not_found
 */
export async function writeSold(
  deps: DashboardDeps,
  scope: ReportScope,
  { of = 'orders', format = 'csv', ...query }: SoldFileQuery,
): Promise<AsyncGenerator<string | Uint8Array>> {
  const filter = await filterOf(deps, scope, query);
  const names = new Map((await accountsOf(deps.db, scope)).map(({ accountId, username }) => [accountId, username]));
  const steps =
    of === 'orders'
      ? stepsOfOrders(deps, scope.userId, filter, names)
      : stepsOfItems(deps, scope.userId, filter, names);
  return fileOf(format, steps);
}

function fileOf(format: SheetFormat, steps: Steps): AsyncGenerator<string | Uint8Array> {
  return format === 'csv' ? csvOf(steps) : writeWorkbook(protectedSteps(steps));
}

async function* csvOf(steps: Steps): AsyncGenerator<string> {
  yield BYTE_ORDER_MARK;
  for await (const rows of steps) {
    yield rows.map((cells) => csvLine(cells.map((cell) => ('text' in cell ? cell.text : cell.number)))).join('');
  }
}

/** A text of a workbook is never run, but becomes a formula if the workbook is saved as CSV. */
async function* protectedSteps(steps: Steps): Steps {
  for await (const rows of steps) {
    yield rows.map((cells) => cells.map((cell) => ('text' in cell ? { text: protectFormula(cell.text) } : cell)));
  }
}

const text = (value: string): WrittenCell => ({ text: value });
const amount = (minor: number, currency: Currency): WrittenCell => ({ number: toDecimal({ minor, currency }) });
const sums = (sold: number, back: number, currency: Currency): WrittenCell[] => [
  amount(sold, currency),
  amount(back, currency),
  amount(sold - back, currency),
  text(currency),
];
const AMOUNTS = ['gross', 'refunds', 'net', 'currency'];

async function* stepsOfOrders(
  { db }: DashboardDeps,
  userId: number,
  filter: SoldFilter,
  names: ReadonlyMap<number, string>,
): Steps {
  yield [['day', 'order', 'marketplace', 'shop', 'site', 'units', ...AMOUNTS].map(text)];
  let after: SoldPlace | null = null;
  do {
    const rows: SoldOrderRow[] = await listSoldOrders(db, userId, filter, after, STEP);
    yield rows.map(({ day, externalId, platform, accountId, site, units, soldMinor, refundedMinor, currency }) => [
      ...[day, externalId, platform, names.get(accountId) ?? '', site].map(text),
      { number: String(units) },
      ...sums(soldMinor, refundedMinor, currency),
    ]);
    const last = rows.length < STEP ? undefined : rows.at(-1);
    after = last ? placeOf(last) : null;
  } while (after !== null);
}

/** An item that was sold in several currencies has a line for each. Its pieces are in the first. */
async function* stepsOfItems(
  { db }: DashboardDeps,
  userId: number,
  filter: SoldFilter,
  names: ReadonlyMap<number, string>,
): Steps {
  yield [['sku', 'title', 'marketplace', 'shop', 'units', ...AMOUNTS].map(text)];
  let after: SoldItemPlace | null = null;
  do {
    const rows: SoldItemRow[] = await listSoldItems(db, userId, filter, after, ITEM_STEP);
    for (let start = 0; start < rows.length; start += STEP) {
      const some = rows.slice(start, start + STEP);
      const named = await nameItems(db, userId, some);
      yield some.flatMap(({ units, amounts }, index) => {
        const item = named[index]?.item;
        const shop = item ? (names.get(item.accountId) ?? '') : '';
        return amounts.map(({ currency, soldMinor, backMinor }, at) => [
          ...[item?.sku ?? '', item?.title ?? '', item?.platform ?? '', shop].map(text),
          at === 0 ? { number: String(units) } : text(''),
          ...sums(soldMinor, backMinor, currency),
        ]);
      });
    }
    const last = rows.length < ITEM_STEP ? undefined : rows.at(-1);
    after = last ? itemPlaceOf(last) : null;
  } while (after !== null);
}
