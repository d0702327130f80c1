import { randomUUID } from 'node:crypto';
import { conform } from '../conform.ts';
import { refusal } from '../errors.ts';
import { type AppCall, json, noContent, type Operation } from '../operation.ts';
import { app, created, list, notificationsOf, requireConfig } from './calls.ts';
import { requireDestination } from './destinations.ts';
import type { Subscription } from './notification-store.ts';
import { isTopicId, notificationTopics } from './topics.data.ts';

/** The destination of each topic that an application subscribes to; each topic at most once. */
const subscriptionShape = {
  topicId: 'string',
  status: 'string',
  destinationId: 'string',
  payload: { deliveryProtocol: 'string', format: 'string', schemaVersion: 'string' },
} as const;

interface SubscriptionBody {
  topicId?: string;
  status?: string;
  destinationId?: string;
  payload?: { deliveryProtocol?: string; format?: string; schemaVersion?: string };
}

function readSubscription(call: AppCall, known: Subscription | undefined): Subscription {
  const { clientId } = call.access;
  const body = conform<SubscriptionBody>(subscriptionShape, call.body, 195006);
  const topicId = known?.topicId ?? body.topicId;
  if (!isTopicId(topicId)) throw refusal(400, 195027);
  const { status, destinationId = '', payload = {} } = body;
  if (status !== 'ENABLED' && status !== 'DISABLED') throw refusal(400, 195006);
  const destination = notificationsOf(call).destination(destinationId);
  if (destination?.clientId !== clientId) throw refusal(400, 195007);
  const topic = notificationTopics.find((one) => one.topicId === topicId);
  if (topic === undefined || payload.schemaVersion !== topic.schemaVersion) throw refusal(400, 195008);
  if (payload.format !== 'JSON') throw refusal(400, 195009);
  if (payload.deliveryProtocol !== 'HTTPS') throw refusal(400, 195010);
  if (status === 'ENABLED' && destination.status !== 'ENABLED') throw refusal(409, 195015);
  return {
    subscriptionId: known?.subscriptionId ?? randomUUID(),
    clientId,
    topicId,
    status,
    destinationId,
    schemaVersion: topic.schemaVersion,
    createdAt: known?.createdAt ?? call.world.clock.now(),
  };
}

const subscriptionsOf = (call: AppCall): Subscription[] =>
  notificationsOf(call)
    .subscriptions()
    .filter(({ clientId }) => clientId === call.access.clientId);

function requireSubscription(call: AppCall): Subscription {
  const found = notificationsOf(call).subscription(call.params.subscriptionId ?? '');
  if (found?.clientId !== call.access.clientId) throw refusal(404, 195013);
  return found;
}

const subscriptionJson = ({
  subscriptionId,
  topicId,
  status,
  destinationId,
  schemaVersion,
  createdAt,
}: Subscription) => ({
  subscriptionId,
  topicId,
  status,
  creationDate: new Date(createdAt).toISOString(),
  destinationId,
  payload: { format: 'JSON', schemaVersion, deliveryProtocol: 'HTTPS' },
});

async function keepSubscription(call: AppCall, subscription: Subscription) {
  notificationsOf(call).putSubscription(subscription);
  await notificationsOf(call).settled();
}

async function createSubscription(call: AppCall) {
  requireConfig(call);
  const subscription = readSubscription(call, undefined);
  if (subscriptionsOf(call).some(({ topicId }) => topicId === subscription.topicId)) throw refusal(409, 195012);
  await keepSubscription(call, subscription);
  return created('/subscription', subscription.subscriptionId, call);
}

async function updateSubscription(call: AppCall) {
  await keepSubscription(call, readSubscription(call, requireSubscription(call)));
  return noContent;
}

async function deleteSubscription(call: AppCall) {
  notificationsOf(call).removeSubscription(requireSubscription(call).subscriptionId);
  await notificationsOf(call).settled();
  return noContent;
}

async function setStatus(call: AppCall, status: Subscription['status']) {
  const subscription = requireSubscription(call);
  const destination = requireDestination(call, subscription.destinationId);
  if (status === 'ENABLED' && destination.status !== 'ENABLED') throw refusal(409, 195015);
  await keepSubscription(call, { ...subscription, status });
  return noContent;
}

/**
 * A notification about a fictional user, with which an application tests whether it receives and verifies
 * notifications.
 */
async function testSubscription(call: AppCall) {
  const { topicId, destinationId } = requireSubscription(call);
  const { endpoint } = requireDestination(call, destinationId);
  const user = { username: 'test_user', userId: 'uTest00000', eiasToken: 'dGVzdF91c2Vy' };
  const reason = { revokeReason: 'REVOKED_BY_USER', revocationDate: new Date(call.world.clock.now()).toISOString() };
  const data = topicId === 'AUTHORIZATION_REVOCATION' ? { ...user, ...reason } : user;
  await call.world.ebay.notifications.publish({ topicId, data, endpoint });
  return { status: 202 };
}

const one = '/subscription/:subscriptionId';

export const subscriptionOperations: readonly Operation[] = [
  app(
    'GET',
    'getSubscriptions',
    '/subscription',
    list('subscriptions', '/subscription', subscriptionsOf, subscriptionJson),
  ),
  app('POST', 'createSubscription', '/subscription', createSubscription),
  app('GET', 'getSubscription', one, (call) => json(200, subscriptionJson(requireSubscription(call)))),
  app('PUT', 'updateSubscription', one, updateSubscription),
  app('DELETE', 'deleteSubscription', one, deleteSubscription),
  app('POST', 'enableSubscription', `${one}/enable`, (call) => setStatus(call, 'ENABLED')),
  app('POST', 'disableSubscription', `${one}/disable`, (call) => setStatus(call, 'DISABLED')),
  app('POST', 'testSubscription', `${one}/test`, testSubscription),
];
