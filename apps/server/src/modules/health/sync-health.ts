import type { SyncFailure, SyncHealth } from '@quayside/contract';
import { type AccountRef, isTrouble, recoveryOfTrouble, type Trouble } from '@quayside/kernel';
import { notAfter } from '../../platform/clock.ts';
import type { Db } from '../../platform/database/db.ts';
import { type LatestSend, listLatestSends } from '../dispatch/index.ts';
import { findStoppedImport, listSyncMarks, type SyncMark } from '../sync/index.ts';

/**
 * The last success and the last failure of each subject.
 * @param now the marketplaces' time
 */
export async function readSyncHealth(db: Db, account: AccountRef, now: Date): Promise<SyncHealth[]> {
  const { userId, accountId } = account;
  const [marks, stopped, sends] = await Promise.all([
    listSyncMarks(db, userId, accountId),
    findStoppedImport(db, userId, accountId),
    listLatestSends(db, account, ['stock', 'price', 'content']),
  ]);
  const markOf = (kind: SyncMark['kind']) => marks.find((mark) => mark.kind === kind);
  return [
    importHealth(markOf('import'), stopped, now),
    ordersHealth(markOf('orders'), now),
    sendHealth('stock', sends),
    sendHealth('price', sends),
  ];
}

type StoppedImport = NonNullable<Awaited<ReturnType<typeof findStoppedImport>>>;

/** Import results that are not error kinds of a connector. */
const IMPORT_TROUBLES: Readonly<Record<string, Trouble>> = {
  account_disconnected: 'auth-expired',
  quota_reached: 'rate-limited',
};

function importHealth(mark: SyncMark | undefined, stopped: StoppedImport | undefined, now: Date): SyncHealth {
  const lastSuccessAt = mark?.lastSuccessAt ?? null;
  if (!stopped) return { subject: 'import', lastSuccessAt: iso(notAfter(now, lastSuccessAt)), lastFailure: null };
  const code = stopped.errorCode ?? '';
  const trouble = IMPORT_TROUBLES[code] ?? troubleOf(code);
  const at = stopped.finishedAt ?? stopped.startedAt;
  return {
    subject: 'import',
    lastSuccessAt: iso(notAfter(now, lastSuccessAt)),
    lastFailure: {
      ...failureOf(trouble, stopped.errorText, at),
      // A failed import is restarted by the seller or by the next comparison; a paused one continues.
      ...(stopped.state === 'failed' ? { recovery: 'seller' as const } : {}),
      resumesAt: stopped.state === 'paused' ? iso(stopped.resumesAt) : null,
      isOver: isOver(lastSuccessAt, stopped.startedAt, now),
    },
  };
}

function ordersHealth(mark: SyncMark | undefined, now: Date): SyncHealth {
  const lastSuccessAt = mark?.lastSuccessAt ?? null;
  const failedAt = mark?.failedAt ?? null;
  return {
    subject: 'orders',
    lastSuccessAt: iso(notAfter(now, lastSuccessAt)),
    lastFailure: failedAt && {
      ...failureOf(troubleOf(mark?.errorKind ?? ''), mark?.errorText ?? null, failedAt),
      isOver: isOver(lastSuccessAt, failedAt, now),
    },
  };
}

/** A success in the future was recorded before the clock was set back, so it does not end a failure. */
function isOver(lastSuccessAt: Date | null, failedAt: Date, now: Date): boolean {
  return lastSuccessAt !== null && lastSuccessAt > failedAt && lastSuccessAt <= now;
}

function sendHealth(subject: 'stock' | 'price', sends: readonly LatestSend[]): SyncHealth {
  const own = sends.filter(({ changeKind }) => changeKind === subject);
  // A listing that goes live sends its stock and prices too.
  const done = latestOf(
    sends.filter(
      ({ changeKind, outcome }) => outcome === 'done' && (changeKind === subject || changeKind === 'content'),
    ),
  );
  const [failed] = own
    .filter(({ outcome }) => outcome !== 'done')
    .sort((a, b) => b.finishedAt.getTime() - a.finishedAt.getTime());
  return {
    subject,
    lastSuccessAt: iso(done),
    lastFailure: failed
      ? {
          ...failureOf(
            sendTrouble(failed),
            failed.error?.params?.message ?? failed.error?.message ?? null,
            failed.finishedAt,
          ),
          isOver: done !== null && done > failed.finishedAt,
        }
      : null,
  };
}

function latestOf(sends: readonly LatestSend[]): Date | null {
  const times = sends.map(({ finishedAt }) => finishedAt.getTime());
  return times.length > 0 ? new Date(Math.max(...times)) : null;
}

function sendTrouble({ outcome, error }: LatestSend): Trouble {
  if (outcome === 'refused_by_gate') return 'refused-by-gate';
  return outcome === 'rejected' ? 'rejected' : troubleOf(error?.kind ?? '');
}

function troubleOf(kind: string): Trouble {
  return isTrouble(kind) ? kind : 'internal';
}

function failureOf(trouble: Trouble, text: string | null, at: Date): Omit<SyncFailure, 'isOver'> {
  return { at: at.toISOString(), trouble, text: text ?? '', recovery: recoveryOfTrouble(trouble), resumesAt: null };
}

function iso(at: Date | null): string | null {
  return at?.toISOString() ?? null;
}
