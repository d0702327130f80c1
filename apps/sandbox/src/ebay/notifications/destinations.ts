import { randomUUID } from 'node:crypto';
import { conform } from '../conform.ts';
import { refusal } from '../errors.ts';
import { type AppCall, json, noContent, type Operation } from '../operation.ts';
import { app, created, list, notificationsOf, requireConfig } from './calls.ts';
import type { Destination } from './notification-store.ts';

/** Checks an application's endpoint for notifications by a challenge. */
const LONGEST_NAME = 64;
const TOKEN = /^[A-Za-z0-9_-]{32,80}$/;
/** A host on this machine that a public host is mapped to. */
const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]']);

const destinationShape = {
  name: 'string',
  status: 'string',
  deliveryConfig: { endpoint: 'string', verificationToken: 'string' },
} as const;

interface DestinationBody {
  name?: string;
  status?: string;
  deliveryConfig?: { endpoint?: string; verificationToken?: string };
}

function isReachable(endpoint: string): boolean {
  if (!URL.canParse(endpoint)) return false;
  const { protocol, hostname } = new URL(endpoint);
  return protocol === 'https:' || (protocol === 'http:' && LOOPBACK.has(hostname));
}

/** The destination if it answered its challenge, otherwise eBay's error. */
async function readDestination(call: AppCall, destinationId: string): Promise<Destination> {
  const { name = '', status, deliveryConfig = {} } = conform<DestinationBody>(destinationShape, call.body, 195017);
  const { endpoint = '', verificationToken = '' } = deliveryConfig;
  const { clientId } = call.access;
  if (name === '' || name.length > LONGEST_NAME || /[<>]/.test(name)) throw refusal(400, 195016);
  if (!isReachable(endpoint)) throw refusal(400, 195017);
  if (status !== 'ENABLED' && status !== 'DISABLED') throw refusal(400, 195018);
  if (!TOKEN.test(verificationToken)) throw refusal(400, 195019);
  const others = notificationsOf(call).destinationsOf(clientId);
  if (others.some((known) => known.endpoint === endpoint && known.destinationId !== destinationId)) {
    throw refusal(409, 195021);
  }
  if (!(await call.world.ebay.notifications.courier.challenge(endpoint, verificationToken))) throw refusal(409, 195020);
  return { destinationId, clientId, name, status, endpoint, verificationToken };
}

const destinationJson = ({ destinationId, name, status, endpoint, verificationToken }: Destination) => ({
  destinationId,
  name,
  status,
  deliveryConfig: { endpoint, verificationToken },
});

export function requireDestination(call: AppCall, destinationId = call.params.destinationId ?? ''): Destination {
  const found = notificationsOf(call).destination(destinationId);
  if (found?.clientId !== call.access.clientId) throw refusal(404, 195022);
  return found;
}

async function createDestination(call: AppCall) {
  requireConfig(call);
  const destination = await readDestination(call, randomUUID());
  notificationsOf(call).putDestination(destination);
  await notificationsOf(call).settled();
  return created('/destination', destination.destinationId, call);
}

async function updateDestination(call: AppCall) {
  const { destinationId } = requireDestination(call);
  notificationsOf(call).putDestination(await readDestination(call, destinationId));
  await notificationsOf(call).settled();
  return noContent;
}

async function deleteDestination(call: AppCall) {
  const { destinationId } = requireDestination(call);
  const isUsed = notificationsOf(call)
    .subscriptions()
    .some((subscription) => subscription.destinationId === destinationId);
  if (isUsed) throw refusal(409, 195024);
  notificationsOf(call).removeDestination(destinationId);
  await notificationsOf(call).settled();
  return noContent;
}

const one = '/destination/:destinationId';

export const destinationOperations: readonly Operation[] = [
  app(
    'GET',
    'getDestinations',
    '/destination',
    list(
      'destinations',
      '/destination',
      (call) => notificationsOf(call).destinationsOf(call.access.clientId),
      destinationJson,
    ),
  ),
  app('POST', 'createDestination', '/destination', createDestination),
  app('GET', 'getDestination', one, (call) => json(200, destinationJson(requireDestination(call)))),
  app('PUT', 'updateDestination', one, updateDestination),
  app('DELETE', 'deleteDestination', one, deleteDestination),
];
