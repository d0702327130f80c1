/** The types of errors in Stripe's API. */
type ErrorType = 'api_error' | 'card_error' | 'idempotency_error' | 'invalid_request_error' | 'rate_limit_error';

export interface ErrorFacts {
  readonly type: ErrorType;
  readonly message: string;
  readonly code?: string;
  readonly param?: string;
  readonly decline_code?: string;
  /** The current state of the payment that failed. */
  readonly payment_intent?: unknown;
}

/** An error response of Stripe. */
export class StripeRefusal extends Error {
  override readonly name = 'StripeRefusal';
  readonly status: number;
  readonly facts: ErrorFacts;

  constructor(status: number, facts: ErrorFacts) {
    super(facts.message);
    this.status = status;
    this.facts = facts;
  }
}

const invalid = (status: number, message: string, more: Partial<ErrorFacts> = {}) =>
  new StripeRefusal(status, { type: 'invalid_request_error', message, ...more });

export const unauthorised = (message: string) => invalid(401, message);
export const missing = (param: string) =>
  invalid(400, `Missing required param: ${param}.`, { code: 'parameter_missing', param });
export const unknownParameter = (param: string) =>
  invalid(400, `Received unknown parameter: ${param}`, { code: 'parameter_unknown', param });
export const wrongValue = (param: string, message: string, code?: string) =>
  invalid(400, message, { param, ...(code === undefined ? {} : { code }) });
/** 404 for an object that the path names, 400 for one that a parameter names. */
export const noSuch = (kind: string, id: string, param = 'id') =>
  invalid(param === 'id' || param === 'intent' ? 404 : 400, `No such ${kind}: '${id}'`, {
    code: 'resource_missing',
    param,
  });
export const wrongState = (message: string, paymentIntent: unknown) =>
  invalid(400, message, { code: 'payment_intent_unexpected_state', payment_intent: paymentIntent });
export const otherBody = () =>
  new StripeRefusal(400, {
    type: 'idempotency_error',
    message: 'Keys for idempotent requests can only be used with the same parameters they were first used with.',
  });
export const declined = (code: string, declineCode: string | undefined, paymentIntent: unknown) =>
  new StripeRefusal(402, {
    type: 'card_error',
    code,
    message: 'The payment was declined.',
    ...(declineCode === undefined ? {} : { decline_code: declineCode }),
    payment_intent: paymentIntent,
  });
