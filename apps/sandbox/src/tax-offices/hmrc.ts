import { randomBytes } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import type { Answer } from '../platform/answer-call.ts';
import type { Fault } from '../platform/faults.ts';
import type { World } from './vies.ts';

const CLIENT = { id: 'quayside-demo-hmrc', secret: 'quayside-demo-secret' };
const TOKEN_SECONDS = 14_400;
const ACCEPTED = 'application/vnd.hmrc.2.0+json';
const NUMBER = /^(?:\d{9}|\d{12})$/;

const failed = (status: number, code: string, message: string): Answer => ({ status, body: { code, message } });

/** `POST /oauth/token` with the grant `client_credentials`. */
export function issueToken({ clock, taxOffices }: World, { body }: FastifyRequest): Answer {
  const given = (typeof body === 'object' && body !== null ? body : {}) as Record<string, unknown>;
  if (given['grant_type'] !== 'client_credentials')
    return { status: 400, body: { error: 'unsupported_grant_type', error_description: 'unsupported grant type' } };
  if (given['client_id'] !== CLIENT.id || given['client_secret'] !== CLIENT.secret)
    return { status: 401, body: { error: 'invalid_client', error_description: 'invalid client id or secret' } };
  const token = randomBytes(16).toString('hex');
  taxOffices.tokens.set(token, clock.now() + TOKEN_SECONDS * 1000);
  return {
    status: 200,
    body: { access_token: token, token_type: 'bearer', expires_in: TOKEN_SECONDS, scope: 'read:vat' },
  };
}

/** `GET /organisations/vat/check-vat-number/lookup/{target}[/{requester}]`. */
export function lookUp(
  world: World,
  { headers, params }: FastifyRequest<{ Params: { target: string; requester?: string } }>,
  struck: readonly Fault[],
): Answer {
  const isStruck = (kind: Fault['kind']) => struck.some((fault) => fault.kind === kind);
  const { taxOffices, clock } = world;
  if (isStruck('5xx')) return failed(500, 'INTERNAL_SERVER_ERROR', 'Unknown error');
  if (isStruck('throttle-429')) return failed(429, 'MESSAGE_THROTTLED_OUT', 'The request for the API is throttled');
  if (headers.accept !== ACCEPTED)
    return failed(406, 'ACCEPT_HEADER_INVALID', 'The accept header is missing or invalid');
  const [, token = ''] = /^Bearer (\S+)$/.exec(headers.authorization ?? '') ?? [];
  if (isStruck('revoked-token') || (taxOffices.tokens.get(token) ?? 0) <= clock.now())
    return failed(401, 'INVALID_CREDENTIALS', 'Invalid Authentication information provided');
  const { target, requester } = params;
  const wrong = [target, ...(requester === undefined ? [] : [requester])].find((number) => !NUMBER.test(number));
  if (wrong !== undefined) return failed(400, 'INVALID_REQUEST', 'Vrn parameters should be 9 or 12 digits');
  if (requester !== undefined && taxOffices.invalid.has(`GB${requester}`))
    return failed(403, 'INVALID_REQUEST', 'requesterVrn does not match a registered company');
  if (taxOffices.invalid.has(`GB${target}`))
    return failed(404, 'NOT_FOUND', 'targetVrn does not match a registered company');
  const trouble = taxOffices.troubles.get('GB') ?? taxOffices.troubles.get('*');
  if (trouble !== undefined && trouble !== 'other_number') return failed(500, 'INTERNAL_SERVER_ERROR', 'Unknown error');
  taxOffices.answered += 1;
  return {
    status: 200,
    body: {
      target: {
        name: `Trader ${target} Ltd`,
        vatNumber: trouble === 'other_number' ? '000000000' : target,
        address: { line1: '1 High Street', postcode: 'SW1A 1AA', countryCode: 'GB' },
      },
      ...(requester === undefined ? {} : { requester, consultationNumber: `hm${taxOffices.answered}` }),
      processingDate: new Date(clock.now()).toISOString().replace('Z', '+00:00'),
    },
  };
}
