import { randomUUID } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { type Answer, answerCall } from '../platform/answer-call.ts';
import { type Fault, type FaultKind, REFUSED_FOR_GOOD } from '../platform/faults.ts';
import { unknownNames } from '../platform/ignored-fields.ts';
import { StorageError } from '../platform/journal.ts';
import { unknownParameter } from '../platform/query-names.ts';
import type { AmazonWorld } from './amazon-world.ts';
import { bodyNames } from './bodies.data.ts';
import { AmazonRefusal, denied, invalidInput, quotaExceeded } from './errors.ts';
import { type AmazonOperationName, publishedRates } from './operations.data.ts';
import { settleDue } from './processing.ts';
import { queryNames } from './query-names.data.ts';
import { checkQuery } from './query-rules.ts';
import type { AmazonSeller } from './seller.ts';
import { siteById } from './sites.data.ts';

export interface AmazonCall {
  world: AmazonWorld;
  seller: AmazonSeller;
  params: Record<string, string>;
  /** Lists are joined by commas, in whatever form they were sent. */
  query: Record<string, string | undefined>;
  body: unknown;
  now: number;
  fault(kind: FaultKind): Fault | undefined;
}

export interface AmazonOperation {
  name: AmazonOperationName;
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Below Amazon's prefix. */
  url: string;
  run(call: AmazonCall): Answer | Promise<Answer>;
}

export const json = (status: number, body: unknown): Answer => ({ status, body });

const LONGEST_USER_AGENT = 500;

/** The marketplace ids of a query; each must be known and available to the seller. */
export function marketplacesOf({ query, seller }: AmazonCall, name = 'marketplaceIds'): string[] {
  const ids = listOf(query[name]);
  if (ids.length === 0) throw invalidInput(`Missing required parameter '${name}'.`);
  for (const id of ids) {
    if (!siteById.has(id)) throw invalidInput(`'${id}' is not a valid marketplace id.`);
    if (!seller.profile.marketplaceIds.includes(id))
      throw denied(`The seller does not take part in the marketplace ${id}.`);
  }
  return ids;
}

export const listOf = (value: string | undefined): string[] => (value ?? '').split(',').filter((entry) => entry !== '');

/** A seller id in a path must match the token. */
export function requireOwnId({ params, seller }: AmazonCall): void {
  if (params.sellerId !== seller.profile.sellerId) throw denied('The seller id does not belong to the access token.');
}

export const iso = (ms: number): string => new Date(ms).toISOString();

function firstOf(value: string | string[] | undefined): string | undefined {
  return Array.isArray(value) ? value.join(',') : value;
}

function tokenOf(request: FastifyRequest): string {
  return firstOf(request.headers['x-amz-access-token']) ?? '';
}

function readAccess(world: AmazonWorld, request: FastifyRequest) {
  const token = tokenOf(request);
  if (token === '') throw denied('Access token is missing in the request header.');
  const access = world.amazon.tokens.findAccess(token);
  if (access === 'expired') throw denied('The access token you provided has expired.');
  if (access === 'revoked') throw denied('The access token you provided is revoked, malformed or invalid.');
  if (world.amazon.tokens.isSecretExpired(access.clientId))
    throw denied('The LWA secret token you provided has expired.');
  return access;
}

async function perform(
  world: AmazonWorld,
  operation: AmazonOperation,
  request: FastifyRequest,
  struck: Fault[],
): Promise<Answer> {
  const access = readAccess(world, request);
  const { tokens, sellers, buckets } = world.amazon;
  const isStruck = (kind: FaultKind) => struck.some((fault) => fault.kind === kind);
  if (isStruck('revoked-token')) {
    tokens.revokeSeller(access.seller);
    await tokens.settled();
    throw denied('The access token you provided is revoked, malformed or invalid.');
  }
  if (isStruck('access-denied')) throw denied();
  if (isStruck('refused')) throw invalidInput(REFUSED_FOR_GOOD);
  if (isStruck('5xx')) throw new AmazonRefusal(503, 'InternalFailure', 'A fault is switched on.');
  const seller = await sellers.open(access.seller);
  if (!seller) throw denied('The access token you provided is revoked, malformed or invalid.');
  if (isStruck('throttle-429') || !buckets.take(access.clientId, seller.profile.sellerId, operation.name)) {
    throw quotaExceeded();
  }
  const type = request.headers['content-type'];
  if (request.body !== undefined && request.body !== null && !type?.startsWith('application/json')) {
    throw new AmazonRefusal(415, 'UnsupportedMediaType', 'The content type has to be application/json.');
  }
  const userAgent = request.headers['user-agent'] ?? '';
  if (userAgent === '' || userAgent.length > LONGEST_USER_AGENT) {
    throw invalidInput(`The user-agent header has to have 1 to ${LONGEST_USER_AGENT} characters.`);
  }
  const sent = Object.entries(request.query as Record<string, string | string[]>);
  const query = Object.fromEntries(sent.map(([name, value]) => [name, firstOf(value)]));
  const strange = unknownParameter(queryNames[operation.name], query);
  if (strange !== undefined) throw invalidInput(`There is no parameter '${strange}'.`);
  checkQuery(operation.name, query);
  await settleDue(world, seller);
  const names = bodyNames[operation.name];
  const [misspelt] = names ? unknownNames(names, request.body) : [];
  if (misspelt !== undefined) throw invalidInput(`There is no field '${misspelt}'.`);
  try {
    return await operation.run({
      world,
      seller,
      params: request.params as Record<string, string>,
      query,
      body: request.body,
      now: world.clock.now(),
      fault: (kind) => struck.find((fault) => fault.kind === kind),
    });
  } finally {
    // An error waits too, because it may depend on a change that is still being written to disk.
    await seller.settled();
  }
}

function refusalAnswer(error: unknown, operation: AmazonOperation, world: AmazonWorld): Answer {
  if (error instanceof AmazonRefusal) return json(error.status, { errors: error.errors });
  const isStorage = error instanceof StorageError;
  const reason = isStorage ? error.message : String((error as Error).stack ?? error);
  world.log.error('operation failed', { operation: operation.name, reason });
  const { errors } = new AmazonRefusal(
    500,
    'InternalFailure',
    isStorage ? 'Storage is not available.' : 'We encountered an internal error.',
  );
  return json(500, { errors });
}

/** Amazon states the rate with successes and with caller errors, but not with 401, 403 and 429. */
const STATUSES_WITH_RATE = new Set([200, 201, 202, 204, 400, 404]);

function withHeaders(answer: Answer, operation: AmazonOperation): Answer {
  const { rate } = publishedRates[operation.name];
  return {
    ...answer,
    headers: {
      ...answer.headers,
      'x-amzn-RequestId': randomUUID(),
      ...(STATUSES_WITH_RATE.has(answer.status) ? { 'x-amzn-RateLimit-Limit': String(rate) } : {}),
    },
  };
}

export function sellerOfToken(world: AmazonWorld, request: FastifyRequest): string | null {
  const access = world.amazon.tokens.findAccess(tokenOf(request));
  return typeof access === 'string' ? null : access.seller;
}

export function mountAmazonOperations(
  app: FastifyInstance,
  world: AmazonWorld,
  operations: readonly AmazonOperation[],
): void {
  for (const operation of operations) {
    app.route({
      method: operation.method,
      url: operation.url,
      handler: (request, reply) =>
        answerCall(
          world,
          { operation: operation.name, seller: sellerOfToken(world, request) },
          request,
          reply,
          async (struck) => {
            try {
              return withHeaders(await perform(world, operation, request, struck), operation);
            } catch (error) {
              return withHeaders(refusalAnswer(error, operation, world), operation);
            }
          },
        ),
    });
  }
}
