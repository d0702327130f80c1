import { join } from 'node:path';
import { openJournal } from '../../platform/journal.ts';
import { createSigningKey, type SigningKey } from './signing.ts';
import type { TopicId } from './topics.data.ts';

/** What is stored about notifications: keys, subscriptions and deliveries. */

export interface Destination {
  destinationId: string;
  clientId: string;
  name: string;
  status: 'ENABLED' | 'DISABLED';
  endpoint: string;
  verificationToken: string;
}

export interface Subscription {
  subscriptionId: string;
  clientId: string;
  topicId: TopicId;
  status: 'ENABLED' | 'DISABLED';
  destinationId: string;
  schemaVersion: string;
  createdAt: number;
}

export interface Delivery {
  deliveryId: string;
  /** The same for every delivery of one notification, so that a receiver recognizes a repetition. */
  notificationId: string;
  topicId: TopicId;
  endpoint: string;
  eventAt: number;
  data: Record<string, string>;
  /** `broken`: changed after signing; `foreign`: signed with another key than the stated one. */
  signature: 'good' | 'broken' | 'foreign';
  attempts: number;
  /** When it is sent next; null once it has arrived or was given up. */
  nextAt: number | null;
  hasArrived: boolean;
  /** The status of the last response; 0 if there was none. */
  lastStatus: number | null;
}

type BookChange =
  | { t: 'key'; key: SigningKey }
  | { t: 'config'; clientId: string; alertEmail: string }
  | { t: 'destination'; destination: Destination }
  | { t: 'destination-gone'; destinationId: string }
  | { t: 'subscription'; subscription: Subscription }
  | { t: 'subscription-gone'; subscriptionId: string }
  | { t: 'host'; origin: string; standsFor: string }
  | { t: 'delivery'; delivery: Delivery };

export interface NotificationStore {
  /** Signs with this key from now on; earlier keys stay readable. */
  readonly key: SigningKey;
  findKey(kid: string): SigningKey | undefined;
  rotateKey(): SigningKey;
  alertEmailOf(clientId: string): string | undefined;
  setAlertEmail(clientId: string, alertEmail: string): void;
  destinationsOf(clientId: string): Destination[];
  destination(destinationId: string): Destination | undefined;
  putDestination(destination: Destination): void;
  removeDestination(destinationId: string): void;
  subscriptions(): Subscription[];
  subscription(subscriptionId: string): Subscription | undefined;
  putSubscription(subscription: Subscription): void;
  removeSubscription(subscriptionId: string): void;
  /** The actual target of an address: a public host may be mapped to a port of this machine. */
  found(endpoint: string): URL;
  putHost(origin: string, standsFor: string): void;
  /** In the order of their creation. */
  deliveries(): Delivery[];
  putDelivery(delivery: Delivery): void;
  settled(): Promise<void>;
  close(): Promise<void>;
}

const COMPACT_BYTES = 4 * 1024 * 1024;
/** The number of completed deliveries that the console keeps; older ones are removed on start. */
const KEPT_DELIVERIES = 500;

export async function openNotificationStore(dataDirectory: string): Promise<NotificationStore> {
  const keys = new Map<string, SigningKey>();
  const emails = new Map<string, string>();
  const destinations = new Map<string, Destination>();
  const subscriptions = new Map<string, Subscription>();
  const hosts = new Map<string, string>();
  const deliveries = new Map<string, Delivery>();

  function apply(change: BookChange): void {
    switch (change.t) {
      case 'key':
        keys.set(change.key.kid, change.key);
        return;
      case 'config':
        emails.set(change.clientId, change.alertEmail);
        return;
      case 'destination':
        destinations.set(change.destination.destinationId, change.destination);
        return;
      case 'destination-gone':
        destinations.delete(change.destinationId);
        return;
      case 'subscription':
        subscriptions.set(change.subscription.subscriptionId, change.subscription);
        return;
      case 'subscription-gone':
        subscriptions.delete(change.subscriptionId);
        return;
      case 'host':
        hosts.set(change.origin, change.standsFor);
        return;
      case 'delivery':
        deliveries.set(change.delivery.deliveryId, change.delivery);
        return;
    }
  }

  const journal = await openJournal(join(dataDirectory, 'ebay', 'notifications'), (record) =>
    apply(record as BookChange),
  );
  function commit(change: BookChange): void {
    journal.append(change);
    apply(change);
  }

  function* snapshot(): Generator<BookChange> {
    for (const key of [...keys.values()]) yield { t: 'key', key };
    for (const [clientId, alertEmail] of [...emails]) yield { t: 'config', clientId, alertEmail };
    for (const destination of [...destinations.values()]) yield { t: 'destination', destination };
    for (const subscription of [...subscriptions.values()]) yield { t: 'subscription', subscription };
    for (const [origin, standsFor] of [...hosts]) yield { t: 'host', origin, standsFor };
    for (const delivery of [...deliveries.values()]) yield { t: 'delivery', delivery };
  }

  const over = [...deliveries.values()].filter(({ nextAt }) => nextAt === null);
  for (const { deliveryId } of over.slice(0, -KEPT_DELIVERIES)) deliveries.delete(deliveryId);
  if (journal.bytes > COMPACT_BYTES) await journal.compact(snapshot());
  if (keys.size === 0) {
    commit({ t: 'key', key: createSigningKey() });
    await journal.settled();
  }

  const newestKey = (): SigningKey => {
    const key = [...keys.values()].at(-1);
    if (!key) throw new Error('there is no signing key');
    return key;
  };

  return {
    get key() {
      return newestKey();
    },
    findKey: (kid) => keys.get(kid),
    rotateKey() {
      commit({ t: 'key', key: createSigningKey() });
      return newestKey();
    },
    alertEmailOf: (clientId) => emails.get(clientId),
    setAlertEmail: (clientId, alertEmail) => commit({ t: 'config', clientId, alertEmail }),
    destinationsOf: (clientId) => [...destinations.values()].filter((known) => known.clientId === clientId),
    destination: (destinationId) => destinations.get(destinationId),
    putDestination: (destination) => commit({ t: 'destination', destination }),
    removeDestination: (destinationId) => commit({ t: 'destination-gone', destinationId }),
    subscriptions: () => [...subscriptions.values()],
    subscription: (subscriptionId) => subscriptions.get(subscriptionId),
    putSubscription: (subscription) => commit({ t: 'subscription', subscription }),
    removeSubscription: (subscriptionId) => commit({ t: 'subscription-gone', subscriptionId }),
    found(endpoint) {
      const { origin, pathname, search } = new URL(endpoint);
      return new URL(`${hosts.get(origin) ?? origin}${pathname}${search}`);
    },
    putHost: (origin, standsFor) => commit({ t: 'host', origin, standsFor }),
    deliveries: () => [...deliveries.values()],
    putDelivery: (delivery) => commit({ t: 'delivery', delivery }),
    settled: () => journal.settled(),
    close: () => journal.close(),
  };
}
