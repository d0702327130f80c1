import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type Answer, answerCall as answerNamedCall } from '../platform/answer-call.ts';
import { type Fault, type FaultKind, REFUSED_FOR_GOOD } from '../platform/faults.ts';
import { unknownNames } from '../platform/ignored-fields.ts';
import { StorageError } from '../platform/journal.ts';
import { unknownParameter } from '../platform/query-names.ts';
import { type EbayApi, type EbayApiName, ebayApis } from './apis.data.ts';
import { bodyNames } from './bodies.data.ts';
import type { EbayWorld } from './ebay-world.ts';
import { EbayRefusal, ebayError, refusal } from './errors.ts';
import { queryNames } from './query-names.data.ts';
import type { Seller } from './seller.ts';
import { needsSignature, requireSignature } from './signature.ts';
import { allLanguages } from './sites.data.ts';
import type { Access } from './tokens.ts';

export type { Answer };

export interface AppCall {
  world: EbayWorld;
  access: Access;
  params: Record<string, string>;
  query: Record<string, string | undefined>;
  header(name: string): string | undefined;
  body: unknown;
  /** A fault enabled for this call, if the operation itself handles its kind. */
  fault(kind: FaultKind): Fault | undefined;
}

export interface UserCall extends AppCall {
  seller: Seller;
  /** The normalized Content-Language, `de-DE`; `en-US` if none is sent and none is required. */
  language: string;
}

interface OperationBase {
  api: EbayApiName;
  name: string;
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** The path below eBay's prefix. */
  url: string;
  needsLanguage?: boolean;
  /** The error id of a missing or unknown language, if it is not 25709. */
  languageRefusal?: 25604;
  /** The scopes of which a token needs one, if they differ from those of the API. */
  scopes?: readonly string[];
  /** Whether the call needs a digital signature if the seller is in the EU or the UK. */
  isSigned?: true;
}

export interface UserOperation extends OperationBase {
  auth: 'user';
  run(call: UserCall): Answer | Promise<Answer>;
}

/** The call may also use an application token. */
export interface AppOperation extends OperationBase {
  auth: 'app';
  run(call: AppCall): Answer | Promise<Answer>;
}

export type Operation = UserOperation | AppOperation;

export const json = (status: number, body: unknown): Answer => ({ status, body });
export const noContent: Answer = { status: 204 };

function firstOf(value: string | string[] | undefined): string | undefined {
  return Array.isArray(value) ? value[0] : value;
}

/** The Post-Order API takes the same token with another authorization scheme. */
const schemeOf = ({ api }: Operation): string => (api === 'postOrder' ? 'IAF ' : 'Bearer ');

function readAccess(world: EbayWorld, request: FastifyRequest, operation: Operation): Access {
  const header = request.headers.authorization;
  const scheme = schemeOf(operation);
  const token = header?.startsWith(scheme) ? header.slice(scheme.length).trim() : undefined;
  if (!token) throw refusal(401, 1002);
  const found = world.ebay.tokens.findAccess(token);
  if (!found || found.expired) throw refusal(401, 1001);
  return found.access;
}

/** Whether the token's consent covers this call. */
function isAllowed({ scopes }: Access, { api, method, scopes: own }: Operation): boolean {
  const wanted: EbayApi['scopes'] = own ?? ebayApis[api].scopes;
  if (wanted.length === 0) return true;
  const granted = new Set(scopes.map((scope) => scope.split('/').at(-1)));
  return wanted.some((name) => granted.has(name) || (method === 'GET' && granted.has(`${name}.readonly`)));
}

/** Calls that can conflict with another one on the same item or group. */
const CONTENDED: ReadonlySet<string> = new Set([
  'createOrReplaceInventoryItem',
  'bulkCreateOrReplaceInventoryItem',
  'createOrReplaceInventoryItemGroup',
  'updateOffer',
  'publishOffer',
  'bulkPublishOffer',
  'publishOfferByInventoryItemGroup',
]);

const reads = ({ method, name }: Operation): boolean => method === 'GET' || name.startsWith('bulkGet');

function readLanguage(request: FastifyRequest, operation: Operation): string {
  const header = firstOf(request.headers['content-language'])?.trim();
  if (operation.needsLanguage !== true) return header ?? 'en-US';
  const known = [...allLanguages].find((language) => language.toLowerCase() === header?.toLowerCase());
  if (known) return known;
  const why = header ? `${header} is not supported` : 'The header is missing';
  if (operation.languageRefusal !== undefined) {
    throw refusal(400, operation.languageRefusal, { additionalInfo: `Content-Language: ${why}` });
  }
  throw refusal(400, 25709, { fieldName: 'Content-Language', additionalInfo: why });
}

/**
 * The Inventory API rejects an Accept-Language that eBay does not support, such as the `*` that many HTTP clients send
 * by default. Without the header, it responds in the seller's language.
 */
function checkAcceptLanguage(request: FastifyRequest, operation: Operation): void {
  if (operation.api !== 'inventory') return;
  const header = firstOf(request.headers['accept-language'])?.trim();
  if (header === undefined) return;
  const first = header.split(/[,;]/)[0]?.trim().toLowerCase();
  if ([...allLanguages].some((language) => language.toLowerCase() === first)) return;
  throw refusal(400, 25709, { fieldName: 'Accept-Language', additionalInfo: `${header} is not supported` });
}

function checkContentType(request: FastifyRequest, operation: Operation): void {
  if (operation.method !== 'POST' && operation.method !== 'PUT') return;
  const type = request.headers['content-type'] ?? '';
  const hasBody = request.body !== undefined && request.body !== null;
  if (hasBody && !type.startsWith('application/json')) {
    throw refusal(415, 2004, { additionalInfo: 'Content-Type must be application/json' });
  }
}

function answerOf(error: unknown, operation: Operation, world: EbayWorld): Answer {
  if (error instanceof EbayRefusal) {
    // The Post-Order API wraps its errors.
    const { errors } = error;
    return json(error.status, operation.api === 'postOrder' ? { errorMessage: { error: errors } } : { errors });
  }
  const { systemError } = ebayApis[operation.api];
  const isStorage = error instanceof StorageError;
  const additionalInfo = isStorage ? 'storage is not available' : 'unexpected';
  const reason = isStorage ? error.message : String((error as Error).stack ?? error);
  world.log.error('operation failed', { operation: operation.name, reason });
  return json(500, { errors: [ebayError(systemError, { additionalInfo })] });
}

/** Counts a call in the application's day and, where there is one, in the seller's hour. */
function takeCall({ ebay: { quotas, hourly } }: EbayWorld, { clientId, seller }: Access, { api }: Operation): boolean {
  const { hourlyCallsPerSeller: limit }: EbayApi = ebayApis[api];
  if (limit !== undefined && !hourly.take(`${api}|${seller}`, limit)) return false;
  return quotas.take(clientId, api, seller);
}

/** Runs a call. It is answered only once the seller's journal is on disk. */
async function perform(
  world: EbayWorld,
  operation: Operation,
  request: FastifyRequest,
  struck: Fault[],
): Promise<Answer> {
  const access = readAccess(world, request, operation);
  if (struck.some((fault) => fault.kind === 'revoked-token') && access.seller !== null) {
    world.ebay.tokens.revokeSeller(access.seller);
    throw refusal(401, 1001);
  }
  if (struck.some((fault) => fault.kind === 'access-denied') || !isAllowed(access, operation)) throw refusal(403, 1100);
  if (struck.some((fault) => fault.kind === 'refused')) throw refusal(400, 2004, { additionalInfo: REFUSED_FOR_GOOD });
  const { systemError } = ebayApis[operation.api];
  if (struck.some((fault) => fault.kind === '5xx')) {
    throw refusal(500, systemError, { additionalInfo: 'a fault is switched on' });
  }
  if (CONTENDED.has(operation.name) && struck.some((fault) => fault.kind === 'concurrent-access')) {
    throw refusal(500, 25025);
  }
  if (struck.some((fault) => fault.kind === 'throttle-429')) throw refusal(429, 2001);
  if (!takeCall(world, access, operation)) throw refusal(429, 2001);
  checkContentType(request, operation);
  checkAcceptLanguage(request, operation);
  const names = bodyNames[operation.name];
  const strange = unknownParameter(queryNames[operation.name], request.query as object);
  if (strange !== undefined) throw refusal(400, 2004, { additionalInfo: `there is no parameter ${strange}` });
  const [misspelt] = names ? unknownNames(names, request.body) : [];
  if (misspelt !== undefined) throw refusal(400, 2004, { additionalInfo: `there is no field ${misspelt}` });

  const call: AppCall = {
    world,
    access,
    params: request.params as Record<string, string>,
    query: Object.fromEntries(
      Object.entries(request.query as Record<string, string | string[]>).map(([name, value]) => [name, firstOf(value)]),
    ),
    header: (name) => firstOf(request.headers[name.toLowerCase()]),
    body: request.body,
    fault: (kind) => struck.find((fault) => fault.kind === kind),
  };
  if (operation.auth === 'app') return operation.run(call);
  if (access.seller === null) throw refusal(403, 1100);
  const seller = await world.ebay.sellers.open(access.seller);
  if (!seller) throw refusal(401, 1001);
  if (operation.isSigned && needsSignature(seller)) requireSignature(world.ebay.signingKeys, request);
  try {
    const isStale = struck.some((fault) => fault.kind === 'stale-read') && reads(operation);
    const seen = isStale ? seller.behind() : seller;
    return await operation.run({ ...call, seller: seen, language: readLanguage(request, operation) });
  } finally {
    // An error waits too, because it may depend on a change that is still being written to disk.
    await seller.settled();
  }
}

function sellerOf(world: EbayWorld, request: FastifyRequest): string | null {
  const token = (request.headers.authorization ?? request.headers['x-ebay-api-iaf-token'] ?? '').toString();
  return world.ebay.tokens.findAccess(token.replace(/^(Bearer|IAF) /, '').trim())?.access.seller ?? null;
}

/** Runs `work` as the operation `name`, for the seller of the call's token. */
export function answerCall(
  world: EbayWorld,
  name: string,
  request: FastifyRequest,
  reply: FastifyReply,
  work: (struck: Fault[]) => Promise<Answer>,
): Promise<FastifyReply> {
  return answerNamedCall(world, { operation: name, seller: sellerOf(world, request) }, request, reply, work);
}

export function mountOperations(app: FastifyInstance, world: EbayWorld, operations: readonly Operation[]): void {
  for (const operation of operations) {
    app.route({
      method: operation.method,
      url: operation.url,
      handler: (request, reply) =>
        answerCall(world, operation.name, request, reply, async (struck) => {
          try {
            return await perform(world, operation, request, struck);
          } catch (error) {
            return answerOf(error, operation, world);
          }
        }),
    });
  }
}
