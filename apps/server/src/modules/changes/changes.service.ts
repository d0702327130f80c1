import { randomUUID } from 'node:crypto';
import type { ChangeReason, ChangeRowState, ChangeState, ChangeView } from '@quayside/contract';
import { withTransaction } from '../../platform/database/database.ts';
import type { Db, Tx } from '../../platform/database/db.ts';
import { inSteps } from '../../platform/files/in-steps.ts';
import { fail } from '../../platform/http/fail.ts';
import { emitEvents } from '../events/index.ts';
import type { Actor } from '../history/index.ts';
import { insertRows, repeatFailed } from './change-rows.repository.ts';
import { contextOf, doStep, endedAs, judgeRows, kindOf, newRow, previewEnds, type StepDeps } from './change-steps.ts';
import { enqueueWork } from './changes.enqueue.ts';
import {
  countIn,
  findChange,
  findInLane,
  insertChange,
  lockChange,
  movedTotals,
  type NewChange,
  type StoredChange,
  saveChange,
  type TotalledRow,
} from './changes.repository.ts';
import type { AnyKind, ChangedRow, ChangeRef, Kind, Kinds } from './kind.ts';
import { type WorkDeps, workSoon } from './work-on-change.ts';

/** What a room needs to begin changes of its kinds. */
export type ChangeDeps = Omit<WorkDeps, 'kinds'>;

/** A change to begin. */
export interface GivenChange<Settings> {
  readonly userId: number;
  readonly settings: Settings;
  readonly actor: Actor;
}

/** More rows than any change has. */
const ALL = 2_000_000_000;

/** Rows to which consent applies. */
const CONSENTED = ['ready', 'warned'] as const satisfies readonly ChangeRowState[];

/** Begins to prepare a change. Nothing changes before `confirmChange`. A small change is prepared with the answer. */
export function prepareChange<Settings, Value, Place>(
  deps: ChangeDeps,
  kind: Kind<Settings, Value, Place>,
  given: GivenChange<Settings>,
): Promise<ChangeView> {
  return begin(withKind(deps, kind), (tx) => insertChange(tx, newChange(deps, kind, given)));
}

/**
 * Carries out rows to which the seller has consented elsewhere, such as in the preview of a file. A small change is
 * carried out with the answer.
 * @param readRows reads the rows in the transaction of the consent; it may fail
 * @throws change_in_way, and what `readRows` throws
 */
export function changeRows<Settings, Value, Place>(
  deps: ChangeDeps,
  kind: Kind<Settings, Value, Place>,
  given: GivenChange<Settings>,
  readRows: (tx: Tx) => Promise<readonly ChangedRow<Value>[]>,
): Promise<ChangeView> {
  return begin(withKind(deps, kind), async (tx) => {
    const rows = await readRows(tx);
    const change = await insertChange(tx, newChange(deps, kind, given));
    const inserted: TotalledRow[] = [];
    for await (const step of inSteps(rows)) {
      const ready = step.map((row) => newRow(kind, row, { state: 'ready', reason: null, listings: row.listings }));
      inserted.push(...(await insertRows(tx, change, ready, inserted.length)));
    }
    const now = deps.clock.now();
    return stored(tx, {
      ...{ ...change, state: 'applying', preparedAt: now, confirmedAt: now },
      ...{ lastPosition: inserted.length, totals: movedTotals({}, [], inserted) },
    });
  });
}

/**
 * Prepares a change of given rows, such as those of a file, each with what is to be said against it. Nothing changes before
 * `confirmChange`.
 */
export async function prepareRows<Settings, Value, Place>(
  deps: ChangeDeps,
  kind: Kind<Settings, Value, Place>,
  given: GivenChange<Settings>,
  rows: readonly ChangedRow<Value>[],
): Promise<ChangeView> {
  const { kinds } = withKind(deps, kind);
  const change = await withTransaction(deps.db, async (tx) => {
    const begun = await insertChange(tx, newChange(deps, kind, given));
    const known = kindOf(kinds, begun);
    const inserted: TotalledRow[] = [];
    for await (const step of inSteps(rows)) {
      const judged = await judgeRows(tx, known, contextOf(known, begun), step);
      inserted.push(...(await insertRows(tx, begun, judged, inserted.length)));
    }
    const now = deps.clock.now();
    const prepared = await stored(tx, {
      ...{ ...begun, state: 'ready', preparedAt: now, removeAt: previewEnds(now) },
      ...{ lastPosition: inserted.length, totals: movedTotals({}, [], inserted) },
    });
    await tell(tx, begun);
    return prepared;
  });
  return viewOf(kinds, change);
}

/** Prepares an undo: the rows that were carried out, the other way round. @throws change_not_ready */
export function undoChange(deps: WorkDeps, change: StoredChange, actor: Actor): Promise<ChangeView> {
  if (change.endedAt === null || countIn(change, ['done']) === 0) throw fail('change_not_ready');
  const { userId, kind, lane, changeId } = change;
  const { reversed, ...schema } = kindOf(deps.kinds, change);
  const settings = reversed ? reversed(schema.settings.parse(change.settings)) : change.settings;
  const createdAt = deps.clock.now();
  return begin(deps, (tx) => insertChange(tx, { userId, kind, settings, lane, actor, undoOf: changeId, createdAt }));
}

/** @throws change_not_ready, change_differs, change_in_way */
export function confirmChange(deps: WorkDeps, ref: ChangeRef, expected: number, actor: Actor): Promise<ChangeView> {
  return begin(deps, async (tx) => {
    const change = await requireIn(tx, ref, ['ready']);
    const actual = countIn(change, CONSENTED);
    if (actual !== expected) throw fail('change_differs', { vars: { actual } });
    return apply(tx, { ...change, actor, confirmedAt: deps.clock.now() });
  });
}

/** @throws change_not_ready, change_in_way */
export function retryChange(deps: WorkDeps, ref: ChangeRef): Promise<ChangeView> {
  return begin(deps, async (tx) => {
    const change = await requireIn(tx, ref, ['done', 'failed']);
    if (change.preparedAt === null) return stored(tx, { ...change, state: 'preparing', endedAt: null, removeAt: null });
    const failed = await repeatFailed(tx, change);
    const again = failed.map(() => ({ state: 'ready', reason: null }) as const);
    const totals = movedTotals(change.totals, failed, again);
    if (countIn({ totals }, CONSENTED) === 0) throw fail('change_not_ready');
    return apply(tx, { ...change, totals });
  });
}

/** @throws change_not_ready */
export function cancelChange(deps: Pick<WorkDeps, 'db' | 'clock' | 'kinds'>, ref: ChangeRef): Promise<ChangeView> {
  return withTransaction(deps.db, async (tx) => {
    const change = await requireIn(tx, ref, ['preparing', 'ready', 'applying']);
    const cancelled = await stored(tx, endedAs(change, 'cancelled', deps.clock.now()));
    await tell(tx, change);
    return viewOf(deps.kinds, cancelled);
  });
}

/** Ends a change during which worker after worker crashed. `retryChange` continues it. */
export async function giveUpChange(tx: Tx, { clock }: Pick<StepDeps, 'clock'>, ref: ChangeRef): Promise<void> {
  const change = await lockChange(tx, ref);
  if (change?.state === 'preparing' || change?.state === 'applying') {
    await stored(tx, endedAs(change, 'failed', clock.now()));
    await tell(tx, change);
  }
}

/** The number of rows in a lane to which the seller has consented and that are not carried out yet. */
export async function countWaiting(db: Db, userId: number, lane: string): Promise<number> {
  const change = await findInLane(db, userId, lane);
  return change ? countIn(change, CONSENTED) : 0;
}

export function viewOf(kinds: Kinds, change: StoredChange): ChangeView {
  const { name, call } = kindOf(kinds, change);
  const count = (state: ChangeRowState) => countIn(change, [state]);
  return {
    ...{ changeId: change.changeId, kind: name, state: change.state, undoOf: change.undoOf },
    requires: { duty: call.duty ?? 'work', needs: call.needs ?? null },
    createdAt: change.createdAt.toISOString(),
    confirmedAt: change.confirmedAt?.toISOString() ?? null,
    endedAt: change.endedAt?.toISOString() ?? null,
    removedAt: change.removeAt?.toISOString() ?? null,
    counts: {
      ...{ ready: count('ready'), warned: count('warned'), refused: count('refused') },
      ...{ done: count('done'), skipped: count('skipped'), failed: count('failed') },
    },
    expected: countIn(change, CONSENTED),
    reasons: Object.entries(change.totals).flatMap(([name, rows]) => {
      const [state, reason] = name.split(':');
      return reason ? [{ state: state as ChangeRowState, reason: reason as ChangeReason, rows }] : [];
    }),
  };
}

/**
 * Stores the begin of work with its job, and does its first step; what is carried out as a whole is done with the
 * consent. @throws change_in_way
 */
async function begin(deps: WorkDeps, store: (tx: Tx) => Promise<StoredChange>): Promise<ChangeView> {
  const ref = await withTransaction(deps.db, async (tx) => {
    const change = await store(tx);
    if (change.state === 'applying' && kindOf(deps.kinds, change).isWhole) await doStep(tx, deps, change, ALL);
    else {
      await enqueueWork(deps.jobs, tx, change);
      await tell(tx, change);
    }
    return change;
  }).catch((error: unknown) => {
    throw isOfLane(error) ? fail('change_in_way') : error;
  });
  await workSoon(deps, ref);
  return viewOf(deps.kinds, (await findChange(deps.db, ref)) ?? ref);
}

/** Whether another change of the lane is being carried out. */
const isOfLane = (error: unknown) =>
  typeof error === 'object' && error !== null && 'constraint' in error && error.constraint === 'changes_in_lane';

/** Rows from the first on that wait are carried out. */
const apply = (tx: Tx, change: StoredChange) =>
  stored(tx, { ...change, state: 'applying', place: null, endedAt: null, removeAt: null });

async function stored(tx: Tx, change: StoredChange): Promise<StoredChange> {
  await saveChange(tx, change);
  return change;
}

const tell = (tx: Tx, { userId, changeId }: ChangeRef) => emitEvents(tx, userId, [{ kind: 'change', changeId }]);

async function requireIn(tx: Tx, ref: ChangeRef, states: readonly ChangeState[]): Promise<StoredChange> {
  const change = await lockChange(tx, ref);
  if (!change) throw fail('change_not_found');
  if (!states.includes(change.state)) throw fail('change_not_ready');
  return change;
}

const withKind = (deps: ChangeDeps, kind: AnyKind): WorkDeps => ({ ...deps, kinds: new Map([[kind.name, kind]]) });

function newChange<Settings>(
  { clock }: Pick<ChangeDeps, 'clock'>,
  kind: Pick<Kind<Settings, never>, 'name' | 'laneOf' | 'isWhole'>,
  { userId, settings, actor }: GivenChange<Settings>,
): NewChange {
  // What is carried out as a whole is ordered by the locks of its kind, which come before those of a lane.
  const lane = kind.isWhole ? `${kind.name} ${randomUUID()}` : (kind.laneOf?.(settings) ?? kind.name);
  return { userId, kind: kind.name, settings, lane, actor, undoOf: null, createdAt: clock.now() };
}
