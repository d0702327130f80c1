import { createHash, randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { openJournal } from '../platform/journal.ts';
import type { Machine } from '../platform/machine.ts';
import type { StripeObject } from './model.ts';

/** The stored response to a request with an idempotency key, which the same request gets again. */
interface Remembered {
  readonly key: string;
  readonly fingerprint: string;
  readonly status: number;
  readonly body: unknown;
  readonly at: number;
}

type Change =
  | { readonly t: 'put'; readonly object: StripeObject; readonly due?: number }
  | { readonly t: 'answer'; readonly answer: Remembered };

/** The state that Stripe stores. */
export interface StripeState {
  find<Kind extends StripeObject['object']>(
    kind: Kind,
    id: string,
  ): Extract<StripeObject, { object: Kind }> | undefined;
  /** Newest first. */
  list<Kind extends StripeObject['object']>(kind: Kind): Extract<StripeObject, { object: Kind }>[];
  put(object: StripeObject): void;
  newId(prefix: string): string;
  remembered(key: string): Remembered | undefined;
  remember(key: string, fingerprint: string, status: number, body: unknown): void;
  /** Seconds since 1970, Stripe's format for times. */
  now(): number;
  settled(): Promise<void>;
  close(): Promise<void>;
}

/** The state and the tools that Stripe's calls get. */
export interface StripeWorld extends Machine {
  stripe: StripeState;
}

const COMPACT_BYTES = 1024 * 1024;
/** Stripe forgets a key after at least 24 hours. */
const REMEMBER_MS = 24 * 3_600_000;

export async function openStripe({ config, clock }: Machine): Promise<StripeState> {
  const objects = new Map<string, StripeObject>();
  const answers = new Map<string, Remembered>();
  const apply = (change: Change) => {
    if (change.t === 'put') {
      // A changed object keeps its place in the order of creation.
      objects.set(change.object.id, change.object);
    } else answers.set(change.answer.key, change.answer);
  };
  const journal = await openJournal(join(config.dataDirectory, 'stripe'), (record) => apply(record as Change));
  function commit(change: Change): void {
    journal.append(change);
    apply(change);
  }
  const isRecent = ({ at }: Remembered) => at > clock.now() - REMEMBER_MS;
  function* snapshot(): Generator<Change> {
    for (const object of [...objects.values()]) yield { t: 'put', object };
    for (const answer of [...answers.values()]) if (isRecent(answer)) yield { t: 'answer', answer };
  }
  if (journal.bytes > COMPACT_BYTES) await journal.compact(snapshot());

  return {
    find(kind, id) {
      const object = objects.get(id);
      return object?.object === kind ? (object as never) : undefined;
    },
    list(kind) {
      return [...objects.values()].filter((object) => object.object === kind).toReversed() as never;
    },
    put: (object) => commit({ t: 'put', object }),
    newId: (prefix) => `${prefix}_${randomBytes(12).toString('hex')}`,
    remembered(key) {
      const answer = answers.get(key);
      return answer && isRecent(answer) ? answer : undefined;
    },
    remember: (key, fingerprint, status, body) =>
      commit({ t: 'answer', answer: { key, fingerprint, status, body, at: clock.now() } }),
    now: () => Math.floor(clock.now() / 1000),
    settled: () => journal.settled(),
    close: () => journal.close(),
  };
}

/** Two requests are the same if their paths and parameters are. */
export function fingerprintOf(path: string, body: unknown): string {
  return createHash('sha256')
    .update(`${path} ${JSON.stringify(body)}`)
    .digest('hex');
}
