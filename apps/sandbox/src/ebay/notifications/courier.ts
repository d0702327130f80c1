import { randomUUID } from 'node:crypto';
import type { Clock } from '../../platform/clock.ts';
import type { Log } from '../../platform/log.ts';
import type { Delivery, NotificationStore } from './notification-store.ts';
import { challengeResponse, createSigningKey, signatureHeader } from './signing.ts';
import { notificationTopics } from './topics.data.ts';

/** Delivers notifications to their endpoints, with retries. */

const ANSWER_MS = 3000;
/** Waits between attempts, by the sandbox's clock; after the last one the delivery is given up. */
const WAITS_MS = [1000, 5000, 30_000, 300_000, 1_800_000, 7_200_000, 43_200_000];
/** The interval at which the clock is checked while deliveries wait, in real time. */
const LOOK_MS = 100;
const ARRIVED = new Set([200, 201, 202, 204]);

export interface Courier {
  /** Queues deliveries; resolves when they are on disk. They are sent soon after. */
  send(deliveries: readonly Omit<Delivery, 'deliveryId' | 'attempts' | 'hasArrived' | 'lastStatus'>[]): Promise<void>;
  /** Whether an endpoint knows its verification token. */
  challenge(endpoint: string, verificationToken: string): Promise<boolean>;
  close(): Promise<void>;
}

function messageOf({ notificationId, topicId, eventAt, data, attempts }: Delivery, publishedAt: number) {
  const topic = notificationTopics.find((known) => known.topicId === topicId);
  return {
    metadata: { topic: topicId, schemaVersion: topic?.schemaVersion ?? '1.0', deprecated: false },
    notification: {
      notificationId,
      eventDate: new Date(eventAt).toISOString(),
      publishDate: new Date(publishedAt).toISOString(),
      publishAttemptCount: attempts + 1,
      data,
    },
  };
}

/** The body and its signature. They do not match in a delivery that must be rejected. */
function letterOf(store: NotificationStore, delivery: Delivery, publishedAt: number) {
  const { key } = store;
  const body = JSON.stringify(messageOf(delivery, publishedAt));
  const signer = delivery.signature === 'foreign' ? createSigningKey() : key;
  const header = signatureHeader(body, signer, key.kid);
  return {
    header,
    body: delivery.signature === 'broken' ? body.replace('"deprecated":false', '"deprecated":true') : body,
  };
}

export function createCourier(store: NotificationStore, clock: Clock, log: Log): Courier {
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> | undefined;
  let isClosed = false;

  async function post(delivery: Delivery): Promise<number> {
    const { header, body } = letterOf(store, delivery, clock.now());
    try {
      const { status } = await fetch(store.found(delivery.endpoint), {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-ebay-signature': header },
        body,
        redirect: 'manual',
        signal: AbortSignal.timeout(ANSWER_MS),
      });
      return status;
    } catch (error) {
      log.info('a notification found nobody', { endpoint: delivery.endpoint, reason: String(error) });
      return 0;
    }
  }

  async function deliver(delivery: Delivery): Promise<void> {
    const lastStatus = await post(delivery);
    const hasArrived = ARRIVED.has(lastStatus);
    const wait = WAITS_MS[delivery.attempts];
    const nextAt = hasArrived || wait === undefined ? null : clock.now() + wait;
    store.putDelivery({ ...delivery, attempts: delivery.attempts + 1, hasArrived, lastStatus, nextAt });
  }

  const waiting = () => store.deliveries().filter(({ nextAt }) => nextAt !== null);

  async function round(): Promise<void> {
    const now = clock.now();
    const due = waiting().filter(({ nextAt }) => nextAt !== null && nextAt <= now);
    await Promise.all(due.map(deliver));
    await store.settled();
  }

  function poll(): void {
    if (isClosed || timer !== undefined || running !== undefined || waiting().length === 0) return;
    timer = setTimeout(() => {
      timer = undefined;
      running = round()
        .catch((error: unknown) => log.error('notifications could not be sent', { reason: String(error) }))
        .finally(() => {
          running = undefined;
          poll();
        });
    }, LOOK_MS).unref();
  }

  // Resumes deliveries that a kill interrupted.
  poll();

  return {
    async send(deliveries) {
      for (const delivery of deliveries) {
        store.putDelivery({ ...delivery, deliveryId: randomUUID(), attempts: 0, hasArrived: false, lastStatus: null });
      }
      await store.settled();
      poll();
    },
    async challenge(endpoint, verificationToken) {
      const code = randomUUID();
      const url = store.found(endpoint);
      url.searchParams.set('challenge_code', code);
      try {
        const response = await fetch(url, { redirect: 'manual', signal: AbortSignal.timeout(ANSWER_MS) });
        if (response.status !== 200) return false;
        const answer = (await response.json()) as { challengeResponse?: unknown } | null;
        return answer?.challengeResponse === challengeResponse(code, verificationToken, endpoint);
      } catch (error) {
        log.info('an endpoint did not answer its challenge', { endpoint, reason: String(error) });
        return false;
      }
    },
    async close() {
      isClosed = true;
      clearTimeout(timer);
      await running;
    },
  };
}
