import { CompiledQuery, type QueryExecutorProvider } from 'kysely';
import pg from 'pg';
import { createBackOff } from '../back-off.ts';
import type { Log } from '../log.ts';

/** What has just been committed and may be looked for: jobs, desired states and orders to send, events, accounts, offers to read, flows. */
export type Topic = 'jobs' | 'dispatch' | 'events' | 'accounts' | 'offers' | 'flows';

/**
 * Hints of other processes that there is something to look for. A hint can get lost with its connection, so every listener also looks by
 * itself from time to time.
 */
export interface Signals {
  /** Calls the listener after each hint, and once the connection is made or restored. Returns a function that ends that. */
  on(topic: Topic, listener: () => void): () => void;
  close(): Promise<void>;
}

const CHANNEL = 'quayside';
const CONNECT_WITHIN_MS = 60_000;
/** How soon a connection that was lost or refused is made again. */
const AGAIN_MS = 1_000;

/** Sends the hint when the transaction commits; a transaction sends each topic once. */
export async function signal(tx: QueryExecutorProvider, topic: Topic): Promise<void> {
  await tx.getExecutor().executeQuery(CompiledQuery.raw('select pg_notify($1, $2)', [CHANNEL, topic]));
}

/** SQL that sends the hint as a column of a statement that runs anyway. */
export const signalSql = (topic: Topic) => `pg_notify('${CHANNEL}', '${topic}')`;

/** Listens on one connection of its own, which is made when somebody listens. */
export function createSignals({ connectionString, log }: { connectionString: string; log: Log }): Signals {
  const listeners = new Map<Topic, Set<() => void>>();
  const backOff = createBackOff({ log, task: 'listen for signals' });
  let client: pg.Client | undefined;
  let timer: NodeJS.Timeout | undefined;
  let connecting: Promise<unknown> | undefined;
  let isClosed = false;

  const tell = (topic: string) => {
    for (const listener of listeners.get(topic as Topic) ?? []) listener();
  };

  async function connect(): Promise<void> {
    const made = new pg.Client({
      connectionString,
      application_name: 'quayside-signals',
      connectionTimeoutMillis: CONNECT_WITHIN_MS,
      keepAlive: true,
    });
    const forget = () => {
      if (client !== made) return;
      client = undefined;
      keepLater();
    };
    made.on('error', forget);
    made.on('end', forget);
    made.on('notification', ({ payload = '' }) => tell(payload));
    try {
      await made.connect();
      await made.query(`listen ${CHANNEL}`);
    } catch (error) {
      await made.end().catch(() => undefined);
      throw error;
    }
    client = made;
    for (const topic of listeners.keys()) tell(topic);
  }

  function keep(): void {
    if (client || connecting) return;
    if (backOff.isWaiting('')) {
      keepLater();
      return;
    }
    connecting = backOff.run('', connect).then((isConnected) => {
      connecting = undefined;
      if (!isConnected) keepLater();
    });
  }

  /** A connection that works needs no timer. */
  function keepLater(): void {
    if (isClosed) return;
    clearTimeout(timer);
    timer = setTimeout(keep, AGAIN_MS).unref();
  }

  return {
    on(topic, listener) {
      const known = listeners.get(topic) ?? new Set();
      listeners.set(topic, known.add(listener));
      keep();
      return () => known.delete(listener);
    },
    async close() {
      isClosed = true;
      clearTimeout(timer);
      await connecting;
      await client?.end();
    },
  };
}
