import type { Db } from '../../platform/database/db.ts';
import { fail } from '../../platform/http/fail.ts';
import type { Log } from '../../platform/log.ts';
import { findUsersWithNews, listEvents, type StoredEvent } from './events.repository.ts';

type Listener = (events: readonly StoredEvent[]) => void;

/** Who listens. */
export interface Subscriber {
  readonly userId: number;
  readonly loginId: number;
  /** The hash of the session's token. */
  readonly tokenHash: Buffer;
  readonly deliver: Listener;
  /** The session is over, or has gone on in another user. */
  readonly end: () => void;
}

interface Subscription extends Subscriber {
  position: number;
}

/** Delivers users' events to the browsers connected to this gateway, whichever process wrote them. */
export interface EventFeed {
  /**
   * Delivers every event after `position`, once and in order, until the returned function is called.
   * @throws too_many_streams
   */
  subscribe(subscriber: Subscriber, position: number): () => void;
  close(): void;
}

/** How often the database is asked; one small query for all connected users. */
const POLL_INTERVAL_MS = 300;
const BATCH = 200;
/** A browser shares one among its tabs, and opens six connections at most. */
const MOST_OF_SESSION = 12;
/** Whoever signs in again and again must not have more. */
const MOST_OF_LOGIN = 48;

export interface EventFeedDeps {
  readonly db: Db;
  readonly log: Log;
  /** In which user each of these sessions is, by the hash of its token in hex; those that are over are left out. */
  readonly findOpenSessions: (tokenHashes: readonly Buffer[]) => Promise<ReadonlyMap<string, number>>;
}

export function createEventFeed({ db, log, findOpenSessions }: EventFeedDeps): EventFeed {
  const subscriptions = new Set<Subscription>();
  let timer: NodeJS.Timeout | undefined;
  let isClosed = false;

  function schedule(): void {
    if (isClosed || timer || subscriptions.size === 0) return;
    timer = setTimeout(() => {
      void poll()
        // The database may be away for a moment; nothing is lost, as the positions stay.
        .catch((error: unknown) => log.warn({ err: error }, 'Events could not be read'))
        .finally(() => {
          timer = undefined;
          schedule();
        });
    }, POLL_INTERVAL_MS);
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

  /** Whichever gateway a session was ended at, or whoever ended it. */
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
    if (ofSession.length >= MOST_OF_SESSION || ofLogin.length >= MOST_OF_LOGIN) throw fail('too_many_streams');
  }

  return {
    subscribe(subscriber, position) {
      requireRoom(subscriber);
      const subscription: Subscription = { ...subscriber, position };
      subscriptions.add(subscription);
      schedule();
      return () => subscriptions.delete(subscription);
    },
    close() {
      isClosed = true;
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
