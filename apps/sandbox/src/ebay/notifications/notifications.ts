import { createHash, randomUUID } from 'node:crypto';
import type { Clock } from '../../platform/clock.ts';
import type { Log } from '../../platform/log.ts';
import type { SellerProfile } from '../sellers.data.ts';
import { type Delivery, type NotificationBook, openNotificationBook } from './book.ts';
import { type Courier, createCourier } from './courier.ts';
import type { RevokeReason, TopicId } from './topics.data.ts';

/** The notifications that eBay sends to applications. */
export interface Notifications {
  book: NotificationBook;
  courier: Courier;
  /** Queues a notification for every subscriber of its topic, or for one endpoint; answers its id and how many get it. */
  publish(input: Publication): Promise<{ notificationId: string; deliveries: number }>;
  close(): Promise<void>;
}

export interface Publication {
  topicId: TopicId;
  data: Record<string, string>;
  /** Instead of the endpoints of the subscribers. */
  endpoint?: string | undefined;
  /** Only this application's subscriptions. */
  clientId?: string | undefined;
  /** How often each endpoint gets it: more than once to show that a repetition does no harm. */
  copies?: number | undefined;
  signature?: Delivery['signature'] | undefined;
  /** How long it is held back after the event, so that later ones overtake it. */
  delayMs?: number | undefined;
}

export interface NamedUser {
  username: string;
  userId: string;
  eiasToken: string;
}

/** A user as notifications name it. Only sellers have a profile; for buyers the ids follow from the name. */
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
  const book = await openNotificationBook(dataDirectory);
  const courier = createCourier(book, clock, log);

  function subscribers(topicId: TopicId, clientId: string | undefined): string[] {
    const endpoints = book.subscriptions().flatMap((subscription) => {
      const destination = book.destination(subscription.destinationId);
      const isWanted =
        subscription.topicId === topicId &&
        subscription.status === 'ENABLED' &&
        (clientId === undefined || subscription.clientId === clientId);
      return isWanted && destination?.status === 'ENABLED' ? [destination.endpoint] : [];
    });
    return [...new Set(endpoints)];
  }

  return {
    book,
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
      await book.close();
    },
  };
}
