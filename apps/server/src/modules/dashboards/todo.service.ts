import type { TodoEntry, TodoReport } from '@quayside/contract';
import {
  type AccessUser,
  accountStatus,
  DAY_MS,
  outcomeFor,
  type TodoKind,
  WAITING,
  WAITING_KINDS,
  wasReadRecently,
} from '@quayside/kernel';
import type { Account } from '../accounts/index.ts';
import { countOrders } from '../orders/index.ts';
import { listTotals } from '../products/index.ts';
import { accountsOf, type DashboardDeps, type ReportScope } from './dashboards.service.ts';
import { readFreshness } from './kept-totals.repository.ts';
import { listTodo, type TodoRow } from './todo.repository.ts';

/** A trial that ends sooner is told. */
const TRIAL_SOON_MS = 7 * DAY_MS;

/**
 * What waits for the seller in these accounts, as far as the caller's screens show it.
 * @throws account_not_found
 */
export async function getTodo(deps: DashboardDeps, scope: ReportScope, caller: AccessUser): Promise<TodoReport> {
  const { db, marketplaceClock } = deps;
  const { userId, platform, accountId } = scope;
  const accounts = await accountsOf(db, scope);
  const ids = accounts.map((account) => account.accountId);
  const now = marketplaceClock.now();
  const [orders, items, rows, ordersAt, catalogueAt] = await Promise.all([
    countOrders(db, { userId, platform, accountId }, now),
    listTotals(db, userId, ids),
    listTodo(db, userId, ids, new Date(now.getTime() + TRIAL_SOON_MS)),
    readFreshness(db, userId, ids, ['orders']),
    readFreshness(db, userId, ids, ['import', 'compare']),
  ]);
  const found = [
    ...rows,
    ...accounts.filter(({ tokenState }) => tokenState !== 'A').map(withoutAccess),
    ...accounts.filter((account) => endsSoon(account, now)).map(withEndingAccess),
    ...inScope({
      lateOrders: orders.late,
      dueOrders: orders.soon,
      ordersToDecide: orders.attention,
      oversoldOrders: orders.oversold,
      ordersToShip: orders.toShip,
      failedItems: items.failed,
      belowFloor: items.belowFloor,
      blockedItems: items.blockedAbroad,
    }),
  ];
  const maySee = (kind: TodoKind) => outcomeFor(caller, { group: WAITING[kind].group, platform }).kind === 'screen';
  return {
    list: WAITING_KINDS.filter(maySee).flatMap((kind) => entryOf(kind, found)),
    isAllDone: found.length === 0,
    isRead: ids.length > 0 && wasReadRecently({ orders: ordersAt, catalogue: catalogueAt }, now),
  };
}

const NOWHERE = { accountId: null, site: null, runId: null, until: null } as const;

function withoutAccess({ accountId }: Account): TodoRow {
  return { ...NOWHERE, kind: 'access', accountId, n: 1 };
}

const endsSoon = ({ tokenState, tokenType, consentExpiresAt }: Account, now: Date): boolean =>
  accountStatus({ state: tokenState, type: tokenType, expiresAt: consentExpiresAt?.toISOString() ?? null }, now) ===
  'REQUIRES_ATTENTION_2';

function withEndingAccess({ accountId, consentExpiresAt }: Account): TodoRow {
  return { ...NOWHERE, kind: 'expiringAccess', accountId, n: 1, until: consentExpiresAt };
}

/** What a list of the whole scope shows. */
function inScope(counts: Readonly<Partial<Record<TodoKind, number | undefined>>>): TodoRow[] {
  return WAITING_KINDS.flatMap((kind) => {
    const n = counts[kind] ?? 0;
    return n > 0 ? [{ ...NOWHERE, kind, n }] : [];
  });
}

const earliestOf = (times: readonly Date[]): Date | undefined =>
  [...times].sort((a, b) => a.getTime() - b.getTime())[0];

function entryOf(kind: TodoKind, found: readonly TodoRow[]): TodoEntry[] {
  const rows = found.filter((row) => row.kind === kind);
  if (rows.length === 0) return [];
  return [
    {
      kind,
      n: rows.reduce((sum, { n }) => sum + n, 0),
      places: rows
        .filter(({ accountId }) => accountId !== null)
        .map(({ accountId, site, runId, n }) => ({ accountId, site, runId, n })),
      until: earliestOf(rows.flatMap(({ until }) => until ?? []))?.toISOString() ?? null,
    },
  ];
}
