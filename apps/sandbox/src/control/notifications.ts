import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { Delivery } from '../ebay/notifications/notification-store.ts';
import { type Publication, revocationOf, userOf } from '../ebay/notifications/notifications.ts';
import { keyOnOneLine } from '../ebay/notifications/signing.ts';
import { isTopicId, notificationTopics, type RevokeReason, revokeReasons } from '../ebay/notifications/topics.data.ts';
import type { World } from '../world.ts';
import { ControlRefusal, type Fields, optionalInteger, optionalText, readFields, requiredText } from './read.ts';

/** eBay's notifications: where they are sent, which are on their way, and sending them manually. */
const SHOWN = 200;
const MAX_COPIES = 20;
const signatures = ['good', 'broken', 'foreign'] as const;

function readReason(fields: Fields): RevokeReason {
  const reason = optionalText(fields, 'reason') ?? 'REVOKED_BY_USER';
  const known = revokeReasons.find((one) => one === reason);
  if (!known) throw new ControlRefusal(400, `reason has to be one of ${revokeReasons.join(', ')}`);
  return known;
}

function readSignature(fields: Fields): Delivery['signature'] {
  const signature = optionalText(fields, 'signature') ?? 'good';
  const known = signatures.find((one) => one === signature);
  if (!known) throw new ControlRefusal(400, `signature has to be one of ${signatures.join(', ')}`);
  return known;
}

const userNamed = (world: World, username: string) =>
  userOf(
    username,
    world.ebay.sellers.profiles.find((profile) => profile.username === username),
  );

function readPublication(world: World, fields: Fields): Publication {
  const topicId = requiredText(fields, 'topic');
  if (!isTopicId(topicId)) {
    throw new ControlRefusal(
      400,
      `topic has to be one of ${notificationTopics.map((topic) => topic.topicId).join(', ')}`,
    );
  }
  const user = userNamed(world, requiredText(fields, 'username'));
  const endpoint = optionalText(fields, 'endpoint');
  if (endpoint !== undefined && !URL.canParse(endpoint)) throw new ControlRefusal(400, 'endpoint has to be a URL');
  return {
    topicId,
    data:
      topicId === 'AUTHORIZATION_REVOCATION' ? revocationOf(user, readReason(fields), world.clock.now()) : { ...user },
    endpoint,
    copies: optionalInteger(fields, 'copies', 1, MAX_COPIES),
    signature: readSignature(fields),
    delayMs: optionalInteger(fields, 'delayMs', 0, 86_400_000),
  };
}

export function describeNotifications({ ebay }: World) {
  const { store } = ebay.notifications;
  return {
    key: { kid: store.key.kid, publicKey: keyOnOneLine(store.key) },
    subscriptions: store.subscriptions().map(({ clientId, topicId, status, destinationId }) => ({
      clientId,
      topicId,
      status,
      endpoint: store.destination(destinationId)?.endpoint ?? null,
    })),
    deliveries: store
      .deliveries()
      .slice(-SHOWN)
      .reverse()
      .map(({ notificationId, topicId, endpoint, data, signature, attempts, nextAt, hasArrived, lastStatus }) => ({
        notificationId,
        topicId,
        endpoint,
        username: data.username ?? '',
        signature,
        attempts,
        hasArrived,
        lastStatus,
        nextAt: nextAt === null ? null : new Date(nextAt).toISOString(),
      })),
  };
}

/** Subscribes an application to every topic at one endpoint, as its developer does on eBay's page. */
async function subscribe(world: World, fields: Fields): Promise<void> {
  const { store, courier } = world.ebay.notifications;
  const clientId = optionalText(fields, 'clientId') ?? world.config.ebayClients[0]?.clientId ?? '';
  const endpoint = requiredText(fields, 'endpoint');
  const verificationToken = requiredText(fields, 'verificationToken');
  if (!URL.canParse(endpoint)) throw new ControlRefusal(400, 'endpoint has to be a URL');
  if (!(await courier.challenge(endpoint, verificationToken))) {
    throw new ControlRefusal(409, 'the endpoint did not answer its challenge');
  }
  const known = store.destinationsOf(clientId).find((destination) => destination.endpoint === endpoint);
  const destinationId = known?.destinationId ?? randomUUID();
  store.putDestination({ destinationId, clientId, name: 'By hand', status: 'ENABLED', endpoint, verificationToken });
  for (const { topicId, schemaVersion } of notificationTopics) {
    const before = store.subscriptions().find((one) => one.clientId === clientId && one.topicId === topicId);
    const subscriptionId = before?.subscriptionId ?? randomUUID();
    const createdAt = before?.createdAt ?? world.clock.now();
    store.putSubscription({
      subscriptionId,
      clientId,
      topicId,
      status: 'ENABLED',
      destinationId,
      schemaVersion,
      createdAt,
    });
  }
  await store.settled();
}

/** Maps a public host to a port of this machine: eBay sends only to public hosts, and this machine has none. */
async function standFor(world: World, fields: Fields) {
  const { store } = world.ebay.notifications;
  const [origin, standsFor] = [requiredText(fields, 'origin'), requiredText(fields, 'standsFor')];
  for (const text of [origin, standsFor]) {
    if (!URL.canParse(text) || new URL(text).origin !== text) {
      throw new ControlRefusal(400, `${text} has to be an origin such as https://shop.example`);
    }
  }
  store.putHost(origin, standsFor);
  await store.settled();
  return { origin, standsFor };
}

/** Ends all of a seller's consents and notifies the applications that had one. */
export async function revokeEbaySeller(world: World, username: string, fields: Fields) {
  const reason = readReason(fields);
  const clientIds = world.ebay.tokens.clientsOf(username);
  const revoked = world.ebay.tokens.revokeSeller(username);
  await world.ebay.tokens.settled();
  const data = revocationOf(userNamed(world, username), reason, world.clock.now());
  for (const clientId of clientIds) {
    await world.ebay.notifications.publish({ topicId: 'AUTHORIZATION_REVOCATION', data, clientId });
  }
  return { seller: username, revoked };
}

export function mountNotifications(app: FastifyInstance, world: World): void {
  const base = '/control/api/notifications';
  app.get(base, () => describeNotifications(world));
  app.post(base, async (request, reply) => {
    const publication = readPublication(world, readFields(request.body));
    return reply.code(201).send(await world.ebay.notifications.publish(publication));
  });
  app.post(`${base}/subscribe`, async (request) => {
    await subscribe(world, readFields(request.body));
    return describeNotifications(world);
  });
  app.post(`${base}/hosts`, (request) => standFor(world, readFields(request.body)));
  app.post(`${base}/key`, async () => {
    const { kid } = world.ebay.notifications.store.rotateKey();
    await world.ebay.notifications.store.settled();
    return { kid };
  });
}
