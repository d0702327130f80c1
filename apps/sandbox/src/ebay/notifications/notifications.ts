import { createHash, randomUUID } from 'node:crypto';
import type { Clock } from '../../platform/clock.ts';
import type { Log } from '../../platform/log.ts';
import type { SellerProfile } from '../sellers.data.ts';
import { type Courier, createCourier } from './courier.ts';
import { type Delivery, type NotificationStore, openNotificationStore } from './notification-store.ts';
import type { RevokeReason, TopicId } from './topics.data.ts';

/** The notifications that eBay sends to applications. */
export interface Notifications {
  store: NotificationStore;
  courier: Courier;
  /**
   * Queues a notification for every subscriber of its topic, or for one endpoint; returns its id and the number of
   * recipients.
   */
  publish(input: Publication): Promise<{ notificationId: string; deliveries: number }>;
  close(): Promise<void>;
}

export interface Publication {
  topicId: TopicId;
  data: Record<string, string>;
  /** Replaces the endpoints of the subscribers. */
  endpoint?: string | undefined;
  /** Only this application's subscriptions. */
  clientId?: string | undefined;
  /** How often each endpoint gets it: more than once to test that a repetition is harmless. */
  copies?: number | undefined;
  signature?: Delivery['signature'] | undefined;
  /** How long it is delayed after the event, so that later ones can overtake it. */
  delayMs?: number | undefined;
}

export interface NamedUser {
  username: string;
  userId: string;
  eiasToken: string;
}

/** A user as named in notifications. Only sellers have a profile; the ids of buyers are derived from their name. */
export function userOf(username: string, profile: SellerProfile | undefined): NamedUser {
  const digest = createHash('sha256').update(`eias/${username}`).digest('base64');
  return {
    username,
    userId: profile?.userId ?? `uB${digest.replace(/[^A-Za-z0-9]/g, '').slice(0, 9)}`,
    eiasToken: digest,
  };
}

export const revocationOf = (user: NamedUser, revokeReason: RevokeReason, at: number): Record<string, string> => ({
  ...user,
  revokeReason,
  revocationDate: new Date(at).toISOString(),
});

export async function openNotifications(dataDirectory: string, clock: Clock, log: Log): Promise<Notifications> {
  const store = await openNotificationStore(dataDirectory);
  const courier = createCourier(store, clock, log);

  function subscribers(topicId: TopicId, clientId: string | undefined): string[] {
    const endpoints = store.subscriptions().flatMap((subscription) => {
      const destination = store.destination(subscription.destinationId);
      const isWanted =
        subscription.topicId === topicId &&
        subscription.status === 'ENABLED' &&
        (clientId === undefined || subscription.clientId === clientId);
      return isWanted && destination?.status === 'ENABLED' ? [destination.endpoint] : [];
    });
    return [...new Set(endpoints)];
  }

  return {
    store,
    courier,
    async publish({ topicId, data, endpoint, clientId, copies = 1, signature = 'good', delayMs = 0 }) {
      const notificationId = `${randomUUID()}_${randomUUID()}`;
      const now = clock.now();
      const endpoints = endpoint === undefined ? subscribers(topicId, clientId) : [endpoint];
      const one = { notificationId, topicId, eventAt: now, data, signature, nextAt: now + delayMs };
      const deliveries = endpoints.flatMap((to) => Array.from({ length: copies }, () => ({ ...one, endpoint: to })));
      await courier.send(deliveries);
      return { notificationId, deliveries: deliveries.length };
    },
    async close() {
      await courier.close();
      await store.close();
    },
  };
}
