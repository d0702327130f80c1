import type {
  Call,
  ChangeReason,
  HistoryField,
  HistoryWhy,
  PreviewedChange,
  ShownValue,
  UserEvent,
} from '@quayside/contract';
import type { Site } from '@quayside/kernel';
import type { z } from 'zod';
import type { Tx } from '../../platform/database/db.ts';
import type { Actor, HistoryInput } from '../history/index.ts';

export interface ChangeRef {
  readonly userId: number;
  readonly changeId: number;
}

/** The change that a kind works for. */
export interface ChangeContext<Settings> extends ChangeRef {
  readonly settings: Settings;
  readonly actor: Actor;
  /** Whether the rows restore what an earlier change replaced. */
  readonly isUndo: boolean;
}

/** One thing with its value before and after. Values are JSON and hold all that is needed to restore them. */
export interface ChangedRow<Value> {
  /** Identifies what is changed. The same thing has the same key in every change of its kind. */
  readonly key: string;
  readonly itemId: number | null;
  readonly site: Site | null;
  readonly sku: string | null;
  /** The name of the thing, such as the title at home. */
  readonly label: string;
  readonly before: Value;
  readonly after: Value;
  /** The live listings that the preview said the row concerns. `hold` may refuse a row that concerns more by now. */
  readonly listings?: number | null | undefined;
}

/** Something against a row. A row that is warned of is carried out if the seller consents. */
export interface Objection {
  readonly verdict: 'warned' | 'refused';
  readonly reason: ChangeReason;
  /** The number of live listings that it concerns. */
  readonly listings?: number;
}

/** The value of a thing now, under lock; with a reason if the row may not be carried out any more. */
export interface HeldValue<Value> {
  readonly value: Value;
  readonly reason?: ChangeReason | undefined;
}

export interface Applied {
  /** They are emitted at the end of the transaction. */
  readonly events?: readonly UserEvent[];
  /** Rows that could not be carried out, by key. */
  readonly failed?: ReadonlyMap<string, ChangeReason>;
}

/**
 * What one kind of change adds to the mechanism. Functions get batches of rows, in a transaction that holds the change.
 * They may run again after a crash or a deadlock, so they have no effects outside the database.
 */
export interface Kind<Settings, Value, Place = unknown> {
  readonly name: PreviewedChange;
  /** Checks the settings and what they say; kept with the change. */
  readonly settings: z.ZodType<Settings>;
  /** Whoever may make this call may prepare, see, confirm and undo changes of the kind. */
  readonly call: Pick<Call, 'duty' | 'requiresScreen' | 'needs'>;
  /** The line of the history under which the rows are grouped. */
  readonly field: HistoryField;
  /** @param row undefined for the line under which the rows are grouped */
  why(settings: Settings, row?: ChangedRow<Value>): HistoryWhy;
  /**
   * Changes of one lane are carried out one after the other, because they may concern the same things. Default: all
   * changes of the kind.
   */
  laneOf?(settings: Settings): string;
  /**
   * All rows are carried out in the transaction of the consent, or none, because what follows from one depends on the
   * others. Then `hold` and `apply` may throw an expected error, which answers the consent.
   */
  readonly isWhole?: true;
  /**
   * The next rows after a place; `next` is null at the end. A step may find no rows and still not be the last. Without
   * it, changes of the kind begin with given rows, by `changeRows`.
   */
  findRows?(
    tx: Tx,
    context: ChangeContext<Settings>,
    after: Place | null,
    limit: number,
  ): Promise<{ readonly rows: readonly ChangedRow<Value>[]; readonly next: Place | null }>;
  /** What is to be said against rows, by key. */
  judge(
    tx: Tx,
    context: ChangeContext<Settings>,
    rows: readonly ChangedRow<Value>[],
  ): Promise<ReadonlyMap<string, Objection>>;
  /** Locks the things and reads their values, by key; without an entry for those that are gone. */
  hold(
    tx: Tx,
    context: ChangeContext<Settings>,
    rows: readonly ChangedRow<Value>[],
  ): Promise<ReadonlyMap<string, HeldValue<Value>>>;
  /** Stores the values after, with all that follows except history and events. The rows are held and still as they were. */
  apply(tx: Tx, context: ChangeContext<Settings>, rows: readonly ChangedRow<Value>[]): Promise<Applied>;
  /** A value as people read it: in the preview, the search, the history and the file. */
  shown(value: Value): ShownValue;
  /** A value as the history keeps it; default: what is shown. */
  recorded?(value: Value): unknown;
  /** What the history names as changed; default: the row's item, in the field of the kind. */
  entityOf?(
    row: ChangedRow<Value>,
    userId: number,
  ): Pick<HistoryInput, 'entity' | 'entityId'> & { readonly field?: HistoryField };
  /** What follows once every row has its outcome, in the transaction of the last step, which holds what `hold` locks. */
  finish?(tx: Tx, context: ChangeContext<Settings>): Promise<void>;
  /**
   * For a kind whose values follow from its settings: the settings that restore what these changed. An undo then finds and judges its rows
   * anew, because the values before may no longer be those that follow.
   */
  reversed?(settings: Settings): Settings;
}

/** The answers about rows by key, as `judge` and `hold` give them; without an entry where the answer is undefined. */
export function byKey<Row extends { readonly key: string }, Answer>(
  rows: readonly Row[],
  answerOf: (row: Row) => Answer | undefined,
): Map<string, Answer> {
  return new Map(
    rows.flatMap((row): [string, Answer][] => {
      const answer = answerOf(row);
      return answer === undefined ? [] : [[row.key, answer]];
    }),
  );
}

/** Whether a row concerns more live listings by now than its preview said. */
export function concernsMore({ listings }: Pick<ChangedRow<unknown>, 'listings'>, now: number): boolean {
  return listings !== undefined && now > (listings ?? 0);
}

/** A kind for code that knows none of them. */
export type AnyKind = Kind<unknown, unknown>;

/** The registered kinds, by name. */
export type Kinds = ReadonlyMap<string, AnyKind>;
