import {
  ConnectorError,
  failedBy,
  type MarketplaceNotificationRegistration,
  type MarketplaceNotificationRequest,
  type MarketplaceNotificationTopic,
  type TransportContext,
} from '@quayside/connector-kit';
import type { MarketplaceNotificationTrouble } from '@quayside/kernel';
import type { Rest, RestCall } from '../rest.ts';
import type {
  MarketplaceNotificationDestination,
  MarketplaceNotificationSubscription,
  MarketplaceNotificationTopicDetail,
} from '../wire.ts';

/** The topic that an application can subscribe to through the API. */
const BY_CALL = 'AUTHORIZATION_REVOCATION';
/** The topic that needs a manual subscription on eBay's page. A keyset without it is disabled and cannot call the API. */
const BY_HAND = 'MARKETPLACE_ACCOUNT_DELETION';

/** The destination's name in eBay's list. */
const NAME = 'Quayside';
const ENABLED = 'ENABLED';
const PAYLOAD = { format: 'JSON', deliveryProtocol: 'HTTPS' } as const;

/** Problems that a person can fix, by the error ids in eBay's API description. */
const TROUBLES: Readonly<Record<string, MarketplaceNotificationTrouble>> = {
  195011: 'forbidden',
  195017: 'address',
  195020: 'unproven',
  195021: 'taken',
  195025: 'email',
};

/** Error ids that say that the object already exists; it is then read again. */
const IS_THERE = new Set(['195012', '195021']);

/** Private and local hosts, which eBay rejects. */
const INSIDE = /^(localhost|.*\.local|0\.0\.0\.0|127\..*|10\..*|192\.168\..*|172\.(1[6-9]|2\d|3[01])\..*|\[.*\])$/;

function isPublic(endpoint: string): boolean {
  const { protocol, hostname } = new URL(endpoint);
  return protocol === 'https:' && !INSIDE.test(hostname);
}

export interface Registrar {
  readonly rest: Pick<Rest, 'callAsApplication'>;
  readonly verificationToken: string;
}

/** Brings eBay's settings to the desired state: contact address, destination, subscription. Each is read before and after it is written. */
export async function registerMarketplaceNotifications(
  { rest, verificationToken }: Registrar,
  request: MarketplaceNotificationRequest,
  context: TransportContext,
): Promise<MarketplaceNotificationRegistration> {
  if (!isPublic(request.endpoint)) return { ok: false, trouble: 'address', words: request.endpoint };
  const api = createNotificationApi(rest, context);
  try {
    const other = await findOther(api, request);
    if (other) return { ok: false, trouble: 'elsewhere', words: other.deliveryConfig?.endpoint ?? '' };
    if (!(await keepEmail(api, request.alertEmail))) return { ok: false, trouble: 'email', words: '' };
    const { destinationId } = await keepPlace(api, request, verificationToken);
    await keepSubscription(api, destinationId);
    return { ok: true, reference: destinationId, topics: await topicsOf(api, destinationId) };
  } catch (error) {
    const { kind, code = '', message } = failedBy(error).error;
    return { ok: false, trouble: TROUBLES[code] ?? troubleOf(kind), words: message };
  }
}

/** The destination of the application's subscription if it belongs to another installation; it is left unchanged. */
async function findOther(
  api: NotificationApi,
  { endpoint, reference }: MarketplaceNotificationRequest,
): Promise<Place | undefined> {
  const subscription = (await api.subscriptions()).find(isByCall);
  if (!subscription || subscription.destinationId === reference) return undefined;
  const place = (await api.destinations()).find(({ destinationId }) => destinationId === subscription.destinationId);
  return place && isAt(endpoint)(place) ? undefined : place;
}

function troubleOf(kind: ConnectorError['kind']): MarketplaceNotificationTrouble {
  if (kind === 'auth-expired') return 'keys';
  return kind === 'rate-limited' || kind === 'unavailable' || kind === 'unknown' ? 'away' : 'refused';
}

/** @returns false if eBay has no contact address and none is configured; eBay then accepts no destination */
async function keepEmail(api: NotificationApi, wanted: string | null): Promise<boolean> {
  const known = await api.alertEmail();
  if (wanted !== null && wanted !== known) await api.setAlertEmail(wanted);
  return wanted !== null || known !== undefined;
}

type Place = MarketplaceNotificationDestination & { readonly destinationId: string };

/** The destination with this address, or this installation's earlier destination updated to it. */
async function keepPlace(
  api: NotificationApi,
  { endpoint, reference }: MarketplaceNotificationRequest,
  verificationToken: string,
): Promise<Place> {
  const find = async () => {
    const all = await api.destinations();
    return all.find(isAt(endpoint)) ?? all.find(({ destinationId }) => destinationId === reference);
  };
  const isAsWanted = ({ status, deliveryConfig }: MarketplaceNotificationDestination) =>
    status === ENABLED &&
    deliveryConfig?.endpoint === endpoint &&
    deliveryConfig.verificationToken === verificationToken;
  const found = await find();
  if (found && isAsWanted(found)) return found;
  const body = { name: found?.name ?? NAME, status: ENABLED, deliveryConfig: { endpoint, verificationToken } };
  const refusal = await settledAs(
    found ? api.updateDestination(found.destinationId, body) : api.createDestination(body),
  );
  const written = await find();
  if (written && isAsWanted(written)) return written;
  throw refusal ?? new ConnectorError('unavailable', 'eBay does not show the address that it took.');
}

const isAt =
  (endpoint: string) =>
  ({ deliveryConfig }: MarketplaceNotificationDestination): boolean =>
    deliveryConfig?.endpoint === endpoint;

const isByCall = ({ topicId }: MarketplaceNotificationSubscription): boolean => topicId === BY_CALL;

/** The application's subscription; each topic has one. */
async function keepSubscription(api: NotificationApi, destinationId: string): Promise<void> {
  const find = async () => (await api.subscriptions()).find(isByCall);
  const isAsWanted = (one: MarketplaceNotificationSubscription) =>
    one.status === ENABLED && one.destinationId === destinationId;
  const found = await find();
  if (found && isAsWanted(found)) return;
  const payload = { ...PAYLOAD, schemaVersion: versionOf(await api.topic(BY_CALL)) };
  const body = { status: ENABLED, destinationId, payload };
  const refusal = await settledAs(
    found ? api.updateSubscription(found.subscriptionId, body) : api.createSubscription({ topicId: BY_CALL, ...body }),
  );
  const written = await find();
  if (written && isAsWanted(written)) return;
  throw refusal ?? new ConnectorError('unavailable', 'eBay does not show the subscription that it took.');
}

/** The newest version that is not deprecated. */
function versionOf(topic: MarketplaceNotificationTopicDetail | undefined): string {
  const payloads = (topic?.supportedPayloads ?? []).filter(
    ({ format, deliveryProtocol }) => format?.includes(PAYLOAD.format) && deliveryProtocol === PAYLOAD.deliveryProtocol,
  );
  const version = (payloads.findLast(({ deprecated }) => !deprecated) ?? payloads.at(-1))?.schemaVersion;
  if (version === undefined) throw new ConnectorError('rejected', `eBay sends no ${BY_CALL} that can be read here.`);
  return version;
}

/** Lists the topics with their states. Some keysets do not show a manual subscription, so a missing one is not reported as absent. */
async function topicsOf(api: NotificationApi, destinationId: string): Promise<MarketplaceNotificationTopic[]> {
  const subscriptions = await api.subscriptions();
  return [BY_CALL, BY_HAND].map((topic) => {
    const isHere = subscriptions.some(
      (one) => one.topicId === topic && one.status === ENABLED && one.destinationId === destinationId,
    );
    return { topic, state: isHere ? ('subscribed' as const) : ('by-hand' as const) };
  });
}

/**
 * Waits for a write that may already be done or whose response may be lost; the caller reads the result.
 * @returns the rejection, if there was one
 */
async function settledAs(write: Promise<unknown>): Promise<ConnectorError | undefined> {
  try {
    await write;
    return undefined;
  } catch (error) {
    const refusal = failedBy(error).error;
    if (refusal.kind === 'unknown' || IS_THERE.has(refusal.code ?? '')) return refusal;
    throw refusal;
  }
}

type NotificationApi = ReturnType<typeof createNotificationApi>;

const BASE = '/commerce/notification/v1';
/** The maximum page size; an application has only a few destinations and subscriptions. */
const PAGE = '100';
const MAX_PAGES = 20;

interface PageAnswer {
  readonly next?: string;
}

/** eBay's notification operations, called with the application's own token. */
function createNotificationApi(rest: Pick<Rest, 'callAsApplication'>, context: TransportContext) {
  const call = async <T>(request: Pick<RestCall, 'name' | 'method' | 'path' | 'query' | 'body'>) =>
    (
      await rest.callAsApplication<T>(context, {
        ...request,
        path: `${BASE}${request.path}`,
        operation: 'ebay.notification',
        isRepeatable: request.method === 'GET',
      })
    ).body;

  async function pages<T extends PageAnswer>(name: string, path: string): Promise<T[]> {
    const found: T[] = [];
    let token: string | null = null;
    do {
      const query: Record<string, string> = { limit: PAGE, ...(token === null ? {} : { continuation_token: token }) };
      const page: T | undefined = await call<T>({ name, method: 'GET', path, query });
      if (page) found.push(page);
      token = page?.next ? new URL(page.next, 'https://api.ebay.com').searchParams.get('continuation_token') : null;
    } while (token !== null && found.length < MAX_PAGES);
    return found;
  }

  return {
    async alertEmail(): Promise<string | undefined> {
      try {
        return (await call<{ alertEmail?: string }>({ name: 'getConfig', method: 'GET', path: '/config' }))?.alertEmail;
      } catch (error) {
        if (failedBy(error).error.kind === 'not-found') return undefined;
        throw error;
      }
    },
    setAlertEmail: (alertEmail: string) =>
      call({ name: 'updateConfig', method: 'PUT', path: '/config', body: { alertEmail } }),

    async destinations(): Promise<Place[]> {
      const read = await pages<PageAnswer & { destinations?: MarketplaceNotificationDestination[] }>(
        'getDestinations',
        '/destination',
      );
      return read
        .flatMap((page) => page.destinations ?? [])
        .flatMap((one) => (one.destinationId === undefined ? [] : [{ ...one, destinationId: one.destinationId }]));
    },
    createDestination: (body: object) =>
      call({ name: 'createDestination', method: 'POST', path: '/destination', body }),
    updateDestination: (id: string, body: object) =>
      call({ name: 'updateDestination', method: 'PUT', path: `/destination/${encodeURIComponent(id)}`, body }),

    async subscriptions() {
      const name = 'getSubscriptions';
      const read = await pages<PageAnswer & { subscriptions?: MarketplaceNotificationSubscription[] }>(
        name,
        '/subscription',
      );
      return read
        .flatMap((page) => page.subscriptions ?? [])
        .flatMap((one) => (one.subscriptionId === undefined ? [] : [{ ...one, subscriptionId: one.subscriptionId }]));
    },
    createSubscription: (body: object) =>
      call({ name: 'createSubscription', method: 'POST', path: '/subscription', body }),
    updateSubscription: (id: string, body: object) =>
      call({ name: 'updateSubscription', method: 'PUT', path: `/subscription/${encodeURIComponent(id)}`, body }),

    topic: (id: string) =>
      call<MarketplaceNotificationTopicDetail>({
        name: 'getTopic',
        method: 'GET',
        path: `/topic/${encodeURIComponent(id)}`,
      }),
  };
}
