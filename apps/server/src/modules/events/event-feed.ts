import type { Db } from '../../platform/database/db.ts';
import type { Log } from '../../platform/log.ts';
import { findUsersWithNews, listEvents, type StoredEvent } from './events.repository.ts';

type Listener = (events: readonly StoredEvent[]) => void;

interface Subscription {
  readonly userId: number;
  position: number;
  readonly deliver: Listener;
}

/** Delivers users' events to the browsers connected to this gateway, whichever process wrote them. */
export interface EventFeed {
  /** Delivers every event after `position`, once and in order, until the returned function is called. */
  subscribe(userId: number, position: number, deliver: Listener): () => void;
  close(): void;
}

/** How often the database is asked; one small query for all connected users. */
const POLL_INTERVAL_MS = 300;
const BATCH = 200;

export function createEventFeed(db: Db, log: Log): EventFeed {
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

  return {
    subscribe(userId, position, deliver) {
      const subscription: Subscription = { userId, position, deliver };
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
