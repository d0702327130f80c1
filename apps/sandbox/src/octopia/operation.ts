import { randomUUID } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { type Answer, answerCall } from '../platform/answer-call.ts';
import { type Fault, type FaultKind, REFUSED_FOR_GOOD } from '../platform/faults.ts';
import { unknownNames } from '../platform/ignored-fields.ts';
import { StorageError } from '../platform/journal.ts';
import { unknownParameter } from '../platform/query-names.ts';
import { bodyNames } from './bodies.data.ts';
import { badRequest, forbidden, OctopiaRefusal, problemOf, tooMany, unauthorised } from './errors.ts';
import { SALES_CHANNEL } from './model.ts';
import type { OctopiaWorld } from './octopia-world.ts';
import { settleDue } from './processing.ts';
import { queryNames } from './query-names.data.ts';
import type { OctopiaSeller } from './seller.ts';

export interface OctopiaCall {
  world: OctopiaWorld;
  seller: OctopiaSeller;
  params: Record<string, string>;
  /** Repeated names are joined by commas. */
  query: Record<string, string | undefined>;
  headers: Record<string, string | undefined>;
  body: unknown;
  /** The path of the call, without its query. */
  url: string;
  now: number;
  fault(kind: FaultKind): Fault | undefined;
}

export interface OctopiaOperation {
  name: string;
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  /** The path below Octopia's prefix and `/seller/v2`. */
  url: string;
  run(call: OctopiaCall): Answer | Promise<Answer>;
}

const API_BASE = '/seller/v2';

export const json = (status: number, body: unknown, headers?: Record<string, string>): Answer => ({
  status,
  body,
  ...(headers === undefined ? {} : { headers }),
});

export const iso = (ms: number): string => new Date(ms).toISOString();
export const euros = (minor: number): number => minor / 100;

export function requireChannel(value: string | undefined, name = 'salesChannelId'): void {
  if (value === undefined || value === '') throw badRequest(`'${name}' is required.`, { [name]: ['It is missing.'] });
  if (value !== SALES_CHANNEL) {
    throw badRequest(`The sales channel ${value} is not open to the seller.`, { [name]: ['It is unknown.'] });
  }
}

const firstOf = (value: string | string[] | undefined): string | undefined =>
  Array.isArray(value) ? value.join(',') : value;

const tokenOf = (request: FastifyRequest): string =>
  /^Bearer (.+)$/.exec(request.headers.authorization ?? '')?.[1] ?? '';

/** Identifies caller and seller. Checks in the order of Octopia's gateway: token, seller, permission. */
function readCaller(world: OctopiaWorld, request: FastifyRequest): string {
  const { credentials, sellers } = world.octopia;
  const token = tokenOf(request);
  if (token === '') throw unauthorised('The access token is missing.');
  const access = credentials.findAccess(token);
  if (access === undefined) throw unauthorised('The access token is not valid.');
  if (access.isExpired) throw unauthorised('The access token has expired.');
  const sellerId = firstOf(request.headers.sellerid);
  if (sellerId === undefined || sellerId === '') {
    throw badRequest("The header 'SellerId' is required.", { SellerId: ['It is missing.'] });
  }
  const profile = sellers.profiles.find((known) => known.sellerId === sellerId);
  if (!profile || !credentials.mayActFor(access.clientId, profile.username)) {
    throw forbidden(`The client is not linked to the seller ${sellerId}.`);
  }
  return profile.username;
}

function requireJson(request: FastifyRequest): void {
  const accept = request.headers.accept ?? '';
  if (!/application\/(json|\*)|\*\/\*/.test(accept)) {
    throw new OctopiaRefusal(406, "The header 'Accept' has to allow application/json.");
  }
  const type = request.headers['content-type'];
  if (request.body !== undefined && request.body !== null && !type?.startsWith('application/json')) {
    throw new OctopiaRefusal(415, 'The content type has to be application/json.');
  }
}

async function perform(
  world: OctopiaWorld,
  operation: OctopiaOperation,
  request: FastifyRequest,
  struck: Fault[],
): Promise<Answer> {
  const username = readCaller(world, request);
  const isStruck = (kind: FaultKind) => struck.some((fault) => fault.kind === kind);
  if (isStruck('revoked-token')) {
    world.octopia.credentials.revokeSeller(username);
    await world.octopia.credentials.settled();
    throw forbidden('The client is not linked to the seller any more.');
  }
  if (isStruck('access-denied')) throw forbidden('The client lacks a right.');
  if (isStruck('refused')) throw badRequest(REFUSED_FOR_GOOD);
  if (isStruck('5xx')) throw new OctopiaRefusal(500, 'A fault is switched on.');
  if (isStruck('throttle-429')) throw tooMany();
  requireJson(request);
  const seller = await world.octopia.sellers.open(username);
  if (!seller) throw forbidden('The seller has no account.');
  await settleDue(world, seller);
  const names = bodyNames[operation.name];
  const strange = unknownParameter(queryNames[operation.name], request.query as object);
  if (strange !== undefined) throw badRequest(`There is no parameter '${strange}'.`, { [strange]: ['It is unknown.'] });
  const [misspelt] = names ? unknownNames(names, request.body) : [];
  if (misspelt !== undefined) throw badRequest(`There is no field '${misspelt}'.`, { [misspelt]: ['It is unknown.'] });
  const query = Object.entries(request.query as Record<string, string | string[]>);
  const headers = Object.entries(request.headers);
  try {
    return await operation.run({
      world,
      seller,
      params: request.params as Record<string, string>,
      query: Object.fromEntries(query.map(([name, value]) => [name, firstOf(value)])),
      headers: Object.fromEntries(headers.map(([name, value]) => [name, firstOf(value)])),
      body: request.body,
      url: `${world.config.publicUrl}${request.url.split('?')[0] ?? ''}`,
      now: world.clock.now(),
      fault: (kind) => struck.find((fault) => fault.kind === kind),
    });
  } finally {
    // An error waits too, because it may depend on a change that is still being written to disk.
    await seller.settled();
  }
}

export function problemAnswer(refusal: OctopiaRefusal): Answer {
  const traceId = randomUUID().slice(0, 8);
  return {
    status: refusal.status,
    // Sent as text, because the framework would label an object as plain JSON.
    body: JSON.stringify(problemOf(refusal, traceId)),
    headers: { 'content-type': 'application/problem+json; charset=utf-8' },
  };
}

function refusalAnswer(error: unknown, operation: OctopiaOperation, world: OctopiaWorld): Answer {
  if (error instanceof OctopiaRefusal) return problemAnswer(error);
  const isStorage = error instanceof StorageError;
  const reason = isStorage ? error.message : String((error as Error).stack ?? error);
  world.log.error('operation failed', { operation: operation.name, reason });
  return problemAnswer(
    new OctopiaRefusal(500, isStorage ? 'Storage is not available.' : 'An unexpected error happened.'),
  );
}

/** The seller in the request, for faults and the request log; access is checked later. */
function sellerOfRequest(world: OctopiaWorld, request: FastifyRequest): string | null {
  const sellerId = firstOf(request.headers.sellerid);
  return world.octopia.sellers.profiles.find((known) => known.sellerId === sellerId)?.username ?? null;
}

export function mountOctopiaOperations(
  app: FastifyInstance,
  world: OctopiaWorld,
  operations: readonly OctopiaOperation[],
): void {
  for (const operation of operations) {
    app.route({
      method: operation.method,
      url: `${API_BASE}${operation.url}`,
      handler: (request, reply) =>
        answerCall(
          world,
          { operation: operation.name, seller: sellerOfRequest(world, request) },
          request,
          reply,
          async (struck) => {
            try {
              return await perform(world, operation, request, struck);
            } catch (error) {
              return refusalAnswer(error, operation, world);
            }
          },
        ),
    });
  }
}
