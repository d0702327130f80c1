import type { Db } from '../../platform/database/db.ts';
import type { Signals } from '../../platform/database/signals.ts';
import { fail } from '../../platform/http/fail.ts';
import type { Log } from '../../platform/log.ts';
import { findUsersWithNews, listEvents, type StoredEvent } from './events.repository.ts';

type Listener = (events: readonly StoredEvent[]) => void;

/** A connected listener. */
export interface Subscriber {
  readonly userId: number;
  readonly loginId: number;
  /** The hash of the session's token. */
  readonly tokenHash: Buffer;
  readonly deliver: Listener;
  /** Called when the session ends or moves to another user. */
  readonly end: () => void;
}

interface Subscription extends Subscriber {
  position: number;
}

/** Delivers users' events to the browsers connected to this gateway, whichever process wrote the events. */
export interface EventFeed {
  /**
   * Delivers every event after `position` once and in order, until the returned function is called.
   * @throws too_many_streams
   */
  subscribe(subscriber: Subscriber, position: number): () => void;
  close(): void;
}

/** The poll interval of the database without a signal; one small query serves all connected users. */
const POLL_INTERVAL_MS = 1_000;
/** Events come in bursts, which one poll reads together. */
const SIGNALLED_MS = 100;
const BATCH = 200;
/** A browser shares one stream among its tabs and opens at most six connections. */
const MAX_PER_SESSION = 12;
/** Limits a login with many sessions. */
const MAX_PER_LOGIN = 48;

export interface EventFeedDeps {
  readonly db: Db;
  readonly signals: Pick<Signals, 'on'>;
  readonly log: Log;
  /** Returns the user of each open session by the hex hash of its token; ended sessions are omitted. */
  readonly findOpenSessions: (tokenHashes: readonly Buffer[]) => Promise<ReadonlyMap<string, number>>;
}

export function createEventFeed({ db, log, signals, findOpenSessions }: EventFeedDeps): EventFeed {
  const subscriptions = new Set<Subscription>();
  let timer: NodeJS.Timeout | undefined;
  let isPolling = false;
  let isSignalled = false;
  let isClosed = false;
  /** Listening takes a connection, so it begins with the first browser. */
  let stopListening: (() => void) | undefined;

  function schedule(): void {
    if (isClosed || isPolling || subscriptions.size === 0) return;
    stopListening ??= signals.on('events', () => {
      if (isSignalled) return;
      isSignalled = true;
      schedule();
    });
    clearTimeout(timer);
    timer = setTimeout(pollOnce, isSignalled ? SIGNALLED_MS : POLL_INTERVAL_MS);
  }

  function pollOnce(): void {
    isPolling = true;
    isSignalled = false;
    void poll()
      // If the database is unavailable for a moment nothing is lost, because the positions are kept.
      .catch((error: unknown) => log.warn({ err: error }, 'Events could not be read'))
      .finally(() => {
        isPolling = false;
        schedule();
      });
  }

  async function poll(): Promise<void> {
    await endClosed();
    const positions = new Map<number, number>();
    for (const { userId, position } of subscriptions) {
      positions.set(userId, Math.min(position, positions.get(userId) ?? position));
    }
    for (const userId of await findUsersWithNews(db, positions)) {
      const events = await listEvents(db, userId, positions.get(userId) ?? 0, BATCH);
      for (const subscription of subscriptions) {
        if (subscription.userId === userId) deliverTo(subscription, events);
      }
    }
  }

  /** Ends the streams of sessions that were ended at any gateway. */
  async function endClosed(): Promise<void> {
    const looked = [...subscriptions];
    const hashes = new Map(looked.map(({ tokenHash }) => [tokenHash.toString('hex'), tokenHash]));
    const open = await findOpenSessions([...hashes.values()]);
    for (const subscription of looked) {
      if (open.get(subscription.tokenHash.toString('hex')) === subscription.userId) continue;
      subscriptions.delete(subscription);
      subscription.end();
    }
  }

  function requireRoom({ loginId, tokenHash }: Subscriber): void {
    const ofLogin = [...subscriptions].filter((one) => one.loginId === loginId);
    const ofSession = ofLogin.filter((one) => one.tokenHash.equals(tokenHash));
    if (ofSession.length >= MAX_PER_SESSION || ofLogin.length >= MAX_PER_LOGIN) throw fail('too_many_streams');
  }

  return {
    subscribe(subscriber, position) {
      requireRoom(subscriber);
      const subscription: Subscription = { ...subscriber, position };
      subscriptions.add(subscription);
      isSignalled = true; // There may be events after its position.
      schedule();
      return () => subscriptions.delete(subscription);
    },
    close() {
      isClosed = true;
      stopListening?.();
      clearTimeout(timer);
      subscriptions.clear();
    },
  };
}

function deliverTo(subscription: Subscription, events: readonly StoredEvent[]): void {
  const fresh = events.filter((event) => event.id > subscription.position);
  const last = fresh.at(-1);
  if (!last) return;
  subscription.position = last.id;
  subscription.deliver(fresh);
}
