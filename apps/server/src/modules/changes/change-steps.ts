import { isDeepStrictEqual } from 'node:util';
import type { ChangeReason, ChangeWord, ShownValue } from '@quayside/contract';
import type { Clock } from '../../platform/clock.ts';
import type { Tx } from '../../platform/database/db.ts';
import { emitEvents } from '../events/index.ts';
import { type HistoryInput, recordForCause, recordHistory } from '../history/index.ts';
import {
  insertRows,
  listRows,
  listWaitingRows,
  type NewRow,
  type RowOutcome,
  type StoredRow,
  saveOutcomes,
} from './change-rows.repository.ts';
import { lockChange, movedTotals, type StoredChange, saveChange } from './changes.repository.ts';
import { type AnyKind, byKey, type ChangeContext, type ChangedRow, type ChangeRef, type Kinds } from './kind.ts';

/** Rows that are carried out in one transaction, during which their things are locked: less than a second of work. */
export const STEP = 250;
/** Rows that are found in one transaction. */
const FOUND_STEP = 1_000;

const DAY_MS = 24 * 3_600_000;
/**
 * A preview without consent is kept for a week, so that one of a Friday is there on Monday. By then many of its values
 * have moved, and preparing it again takes seconds.
 */
const PREVIEW_KEPT_MS = 7 * DAY_MS;
/**
 * What was carried out can be undone for a quarter. Later, most values have moved anyway, and the history still names
 * the values before.
 */
const DONE_KEPT_MS = 90 * DAY_MS;

export interface StepDeps {
  readonly clock: Pick<Clock, 'now'>;
  readonly kinds: Kinds;
}

/** @throws for a change of an earlier version, whose kind no longer exists */
export function kindOf(kinds: Kinds, { kind, changeId }: Pick<StoredChange, 'kind' | 'changeId'>): AnyKind {
  const found = kinds.get(kind);
  if (!found) throw new Error(`Change ${changeId} is of no known kind: ${kind}`);
  return found;
}

export function contextOf(kind: AnyKind, change: StoredChange): ChangeContext<unknown> {
  const { userId, changeId, actor, undoOf } = change;
  return { userId, changeId, actor, settings: kind.settings.parse(change.settings), isUndo: undoOf !== null };
}

/**
 * Prepares a change, or carries it out, by one step.
 * @param size the most rows that are carried out
 * @returns whether more is to be done
 */
export async function doStep(tx: Tx, deps: StepDeps, ref: ChangeRef, size: number): Promise<boolean> {
  const change = await lockChange(tx, ref);
  if (change?.state === 'preparing') return prepareStep(tx, deps, change);
  return change?.state === 'applying' ? applyStep(tx, deps, change, size) : false;
}

/** Ends the preparation, or passes over the next row, which cannot be carried out. */
export async function passOver(tx: Tx, deps: StepDeps, ref: ChangeRef): Promise<void> {
  const change = await lockChange(tx, ref);
  if (change?.state === 'preparing') await saveChange(tx, endedAs(change, 'failed', deps.clock.now()));
  if (change?.state === 'applying') {
    const [row] = await listWaitingRows(tx, change, positionOf(change), 1);
    if (row) await saveStep(tx, change, [row], [{ position: row.position, state: 'failed', reason: 'error' }]);
  }
  await emitEvents(tx, ref.userId, [{ kind: 'change', changeId: ref.changeId }]);
}

export function endedAs(change: StoredChange, state: 'done' | 'cancelled' | 'failed', now: Date): StoredChange {
  const keptMs = change.confirmedAt === null ? PREVIEW_KEPT_MS : DONE_KEPT_MS;
  return { ...change, state, endedAt: now, removeAt: new Date(now.getTime() + keptMs) };
}

async function prepareStep(tx: Tx, deps: StepDeps, change: StoredChange): Promise<boolean> {
  const kind = kindOf(deps.kinds, change);
  const context = contextOf(kind, change);
  const isFound = change.undoOf === null || kind.reversed !== undefined;
  const { rows, next } =
    isFound || change.undoOf === null
      ? await findRows(tx, kind, context, change.place)
      : await findDone(tx, { userId: change.userId, changeId: change.undoOf }, change.place);
  const moved = isFound ? new Map<string, ChangeReason>() : await findMoved(tx, kind, context, rows);
  const judged = await judgeRows(tx, kind, context, rows, moved);
  const stored = await insertRows(tx, change, judged, change.lastPosition);
  const now = deps.clock.now();
  await saveChange(tx, {
    ...change,
    place: next,
    lastPosition: change.lastPosition + rows.length,
    totals: movedTotals(change.totals, [], stored),
    ...(next === null ? { state: 'ready', preparedAt: now, removeAt: previewEnds(now) } : {}),
  });
  await emitEvents(tx, change.userId, [{ kind: 'change', changeId: change.changeId }]);
  return next !== null;
}

/** Rows with what is to be said against them. @param moved rows that cannot be carried out any more, with the reason */
export async function judgeRows(
  tx: Tx,
  kind: AnyKind,
  context: ChangeContext<unknown>,
  rows: readonly ChangedRow<unknown>[],
  moved: ReadonlyMap<string, ChangeReason> = new Map(),
): Promise<NewRow[]> {
  const objections = await kind.judge(
    tx,
    context,
    rows.filter(({ key }) => !moved.has(key)),
  );
  return rows.map((row): NewRow => {
    const objection = objections.get(row.key);
    const reason = moved.get(row.key);
    return newRow(kind, row, {
      state: reason ? 'refused' : (objection?.verdict ?? 'ready'),
      reason: reason ?? objection?.reason ?? null,
      listings: objection?.listings,
    });
  });
}

/** When a preview that waits for consent is removed. */
export const previewEnds = (now: Date): Date => new Date(now.getTime() + PREVIEW_KEPT_MS);

async function findRows(tx: Tx, kind: AnyKind, context: ChangeContext<unknown>, place: unknown) {
  if (!kind.findRows) throw new Error(`Changes of ${kind.name} begin with given rows`);
  return kind.findRows(tx, context, place, FOUND_STEP);
}

/** What an undo restores: the rows that were carried out, the other way round. */
async function findDone(tx: Tx, undone: ChangeRef, place: unknown) {
  const after = typeof place === 'number' ? place : 0;
  const rows = await listRows(tx, undone, { state: 'done', after, limit: FOUND_STEP });
  return {
    rows: rows.map(
      (row): ChangedRow<unknown> => ({
        ...row,
        ...{ before: row.after, after: row.before, listings: undefined },
      }),
    ),
    next: rows.length === FOUND_STEP ? (rows.at(-1)?.position ?? null) : null,
  };
}

/** Rows whose value is not the one before any more, with the reason. Their things are locked afterwards. */
async function findMoved(
  tx: Tx,
  kind: AnyKind,
  context: ChangeContext<unknown>,
  rows: readonly ChangedRow<unknown>[],
): Promise<Map<string, ChangeReason>> {
  const held = rows.length === 0 ? new Map() : await kind.hold(tx, context, rows);
  return byKey(rows, ({ key, before }): ChangeReason | undefined => {
    const now = held.get(key);
    return now ? (isDeepStrictEqual(now.value, before) ? now.reason : 'moved') : 'gone';
  });
}

async function applyStep(tx: Tx, deps: StepDeps, change: StoredChange, size: number): Promise<boolean> {
  const kind = kindOf(deps.kinds, change);
  const context = contextOf(kind, change);
  const rows = await listWaitingRows(tx, change, positionOf(change), size);
  const moved = await findMoved(tx, kind, context, rows);
  const still = rows.filter(({ key }) => !moved.has(key));
  const { events = [], failed = new Map() } = still.length > 0 ? await kind.apply(tx, context, still) : {};
  const outcomes = rows.map(({ key, position }): RowOutcome => {
    const [skipped, failure] = [moved.get(key), failed.get(key)];
    if (skipped) return { position, state: 'skipped', reason: skipped };
    return failure ? { position, state: 'failed', reason: failure } : { position, state: 'done', reason: null };
  });
  const isLast = rows.length < size;
  if (isLast) await kind.finish?.(tx, context);
  await saveStep(tx, isLast ? endedAs(change, 'done', deps.clock.now()) : change, rows, outcomes);
  await record(
    tx,
    kind,
    change,
    context,
    still.filter(({ key }) => !failed.has(key)),
  );
  await emitEvents(tx, change.userId, [{ kind: 'change', changeId: change.changeId }, ...events]);
  return !isLast;
}

async function saveStep(
  tx: Tx,
  change: StoredChange,
  rows: readonly StoredRow[],
  outcomes: readonly RowOutcome[],
): Promise<void> {
  await saveOutcomes(tx, change, outcomes);
  await saveChange(tx, {
    ...change,
    place: outcomes.at(-1)?.position ?? change.place,
    totals: movedTotals(change.totals, rows, outcomes),
  });
}

/** All rows of a change are one line of the history, with the rows grouped under it. A single row is the line itself. */
async function record(
  tx: Tx,
  kind: AnyKind,
  { lastPosition }: StoredChange,
  { userId, changeId, settings, isUndo, actor }: ChangeContext<unknown>,
  rows: readonly ChangedRow<unknown>[],
): Promise<void> {
  const recorded = kind.recorded ?? kind.shown;
  const line = (row?: ChangedRow<unknown>) =>
    ({ actor, field: kind.field, why: isUndo ? 'change_undone' : kind.why(settings, row) }) as const;
  const entries = rows.map(
    (row): HistoryInput => ({
      ...line(row),
      ...(kind.entityOf?.(row, userId) ?? { entity: 'item', entityId: row.itemId ?? 0 }),
      ...(row.itemId === null ? {} : { itemId: row.itemId }),
      ...(row.site === null ? {} : { site: row.site }),
      before: recorded(row.before),
      after: recorded(row.after),
    }),
  );
  const first = { ...line(), entity: 'change', entityId: changeId, before: null, after: null } as const;
  if (lastPosition === 1) await recordHistory(tx, userId, entries);
  else await recordForCause(tx, userId, `change:${changeId}`, entries, first);
}

const positionOf = ({ place }: StoredChange): number => (typeof place === 'number' ? place : 0);

export function newRow<Value>(
  { shown }: Pick<AnyKind, 'shown'>,
  { key, itemId, site, sku, label, before, after }: ChangedRow<Value>,
  verdict: Pick<NewRow, 'state' | 'reason' | 'listings'>,
): NewRow {
  const words = [before, after].map((value) => textOf(shown(value)));
  return { key, itemId, site, sku, label, before, after, ...verdict, words };
}

/**
 * A value as one text, for the search and the file. Money is the number that a seller would type.
 * @param say a word in the reader's language; the search knows no language, and so no words
 */
export function textOf(shown: ShownValue, say: (word: ChangeWord) => string = () => ''): string {
  if (shown === null) return '';
  if (typeof shown !== 'object') return String(shown);
  if ('word' in shown) return [say(shown.word), shown.text].filter(Boolean).join(': ');
  if ('adRate' in shown) return adText(shown);
  if (!('price' in shown)) return `${shown.minor / 100} ${shown.currency}`;
  const share = shown.marginShare === null ? '' : ` (${shown.marginShare / 100} %)`;
  return textOf(shown.price) + share;
}

/** `5.5 %; 1.1 EUR; 3.2 EUR`: rate, cost of a sale, and margin after it; empty where unknown. */
function adText({ adRate, cost, margin }: Extract<ShownValue, { adRate: unknown }>): string {
  const words = [cost, margin].map((amount) => (amount ? `${amount.minor / 100} ${amount.currency}` : ''));
  return adRate === null ? '' : [`${adRate / 100} %`, ...words].join('; ');
}
