import { randomBytes } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { type Answer, answerCall } from '../platform/answer-call.ts';
import type { Fault, FaultKind } from '../platform/faults.ts';
import { formFields } from '../platform/form-body.ts';
import { otherBody, StripeRefusal, unauthorised, unknownParameter, wrongValue } from './errors.ts';
import { type FormTree, treeOf } from './form.ts';
import { fingerprintOf, type StripeWorld } from './stripe-world.ts';

export interface StripeCall {
  readonly world: StripeWorld;
  readonly params: Readonly<Record<string, string>>;
  /** The parameters of the form or of the query. */
  readonly form: FormTree;
}

export interface StripeOperation {
  readonly name: string;
  readonly method: 'GET' | 'POST' | 'DELETE';
  /** The path below `/v1`. */
  readonly url: string;
  /** The top-level parameters that the operation knows, in addition to `expand`. */
  readonly knows: readonly string[];
  run(call: StripeCall): unknown;
}

/** The secret key of the sandbox's only account. */
export const SANDBOX_KEY = 'sk_test_quayside_demo';

function requireKey({ headers }: FastifyRequest): void {
  const [, bearer = ''] = /^Bearer (.+)$/.exec(headers.authorization ?? '') ?? [];
  const [, basic = ''] = /^Basic (.+)$/.exec(headers.authorization ?? '') ?? [];
  const key = bearer || Buffer.from(basic, 'base64').toString('utf8').replace(/:$/, '');
  if (key === '') throw unauthorised('You did not provide an API key.');
  if (key !== SANDBOX_KEY) throw unauthorised(`Invalid API Key provided: ${key.slice(0, 8)}****`);
}

function readForm(request: FastifyRequest, { method, knows }: StripeOperation): FormTree {
  const flat = method === 'POST' ? (formFields(request) ?? {}) : (request.query as Record<string, string>);
  if (method === 'POST' && request.body !== undefined && request.body !== null && !formFields(request)) {
    throw wrongValue('', 'The request has to be application/x-www-form-urlencoded.');
  }
  const form = treeOf(flat as Record<string, string>, (name) => wrongValue(name, `Invalid object: ${name}`));
  for (const name of Object.keys(form)) if (name !== 'expand' && !knows.includes(name)) throw unknownParameter(name);
  return form;
}

function errorBody(error: StripeRefusal, requestId: string): unknown {
  return { error: { ...error.facts, request_log_url: `https://dashboard.stripe.com/test/logs/${requestId}` } };
}

async function perform(
  world: StripeWorld,
  operation: StripeOperation,
  request: FastifyRequest,
  struck: readonly Fault[],
): Promise<Answer> {
  const requestId = `req_${randomBytes(7).toString('hex')}`;
  const headers: Record<string, string> = { 'request-id': requestId };
  const isStruck = (kind: FaultKind) => struck.some((fault) => fault.kind === kind);
  const { stripe } = world;
  try {
    requireKey(request);
    if (isStruck('5xx')) throw new StripeRefusal(500, { type: 'api_error', message: 'An error on our side.' });
    if (isStruck('throttle-429'))
      throw new StripeRefusal(429, { type: 'rate_limit_error', message: 'Too many requests.', code: 'rate_limit' });
    const form = readForm(request, operation);
    const key = operation.method === 'POST' ? request.headers['idempotency-key'] : undefined;
    const print = fingerprintOf(request.url, form);
    if (typeof key === 'string') {
      const known = stripe.remembered(key);
      if (known && known.fingerprint !== print) throw otherBody();
      if (known)
        return { status: known.status, body: known.body, headers: { ...headers, 'idempotent-replayed': 'true' } };
    }
    let answer: { readonly status: number; readonly body: unknown };
    try {
      answer = { status: 200, body: operation.run({ world, params: request.params as Record<string, string>, form }) };
    } catch (error) {
      // Stripe stores every response once processing has begun, including that of a declined card, but not those for
      // invalid parameters.
      if (!(error instanceof StripeRefusal) || error.status !== 402) throw error;
      answer = { status: 402, body: errorBody(error, requestId) };
    }
    if (typeof key === 'string') stripe.remember(key, print, answer.status, answer.body);
    await stripe.settled();
    return { ...answer, headers };
  } catch (error) {
    if (!(error instanceof StripeRefusal)) throw error;
    return { status: error.status, body: errorBody(error, requestId), headers };
  }
}

export function mountStripeOperations(
  app: FastifyInstance,
  world: StripeWorld,
  operations: readonly StripeOperation[],
): void {
  for (const operation of operations) {
    app.route({
      method: operation.method,
      url: `/v1${operation.url}`,
      handler: (request, reply) =>
        answerCall(world, { operation: operation.name, seller: null }, request, reply, (struck) =>
          perform(world, operation, request, struck),
        ),
    });
  }
}
