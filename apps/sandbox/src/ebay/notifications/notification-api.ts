import { isObject } from '../conform.ts';
import { refusal } from '../errors.ts';
import { type AppCall, json, noContent, type Operation } from '../operation.ts';
import { app, list, notificationsOf } from './calls.ts';
import { destinationOperations } from './destinations.ts';
import { keyOnOneLine } from './signing.ts';
import { subscriptionOperations } from './subscriptions.ts';
import { notificationTopics } from './topics.data.ts';

/** Notification v1: configuration, destinations, topics, subscriptions, and the keys that sign notifications. */
function getConfig(call: AppCall) {
  const alertEmail = notificationsOf(call).alertEmailOf(call.access.clientId);
  if (alertEmail === undefined) throw refusal(404, 195026);
  return json(200, { alertEmail });
}

async function updateConfig(call: AppCall) {
  const { alertEmail } = isObject(call.body) ? call.body : {};
  if (typeof alertEmail !== 'string' || !/^\S+@\S+\.\S+$/.test(alertEmail)) throw refusal(400, 195025);
  notificationsOf(call).setAlertEmail(call.access.clientId, alertEmail);
  await notificationsOf(call).settled();
  return noContent;
}

const topicJson = ({ topicId, description, schemaVersion }: (typeof notificationTopics)[number]) => ({
  topicId,
  description,
  status: 'ENABLED',
  context: topicId === 'AUTHORIZATION_REVOCATION' ? 'AUTHORIZATION' : 'COMMERCE',
  scope: 'APPLICATION',
  filterable: false,
  authorizationScopes: ['https://api.ebay.com/oauth/api_scope'],
  supportedPayloads: [{ format: ['JSON'], schemaVersion, deliveryProtocol: 'HTTPS', deprecated: false }],
});

function getTopic(call: AppCall) {
  const topic = notificationTopics.find(({ topicId }) => topicId === call.params.topicId);
  if (!topic) throw refusal(404, 195002);
  return json(200, topicJson(topic));
}

function getPublicKey(call: AppCall) {
  const key = notificationsOf(call).findKey(call.params.publicKeyId ?? '');
  if (!key) throw refusal(404, 195001);
  return json(200, { algorithm: 'ECDSA', digest: 'SHA1', key: keyOnOneLine(key) });
}

export const notificationOperations: readonly Operation[] = [
  app('GET', 'getConfig', '/config', getConfig),
  app('PUT', 'updateConfig', '/config', updateConfig),
  app('GET', 'getPublicKey', '/public_key/:publicKeyId', getPublicKey),
  app(
    'GET',
    'getTopics',
    '/topic',
    list('topics', '/topic', () => notificationTopics, topicJson),
  ),
  app('GET', 'getTopic', '/topic/:topicId', getTopic),
  ...destinationOperations,
  ...subscriptionOperations,
];
