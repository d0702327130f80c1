import { declined, missing, noSuch, wrongState, wrongValue } from './errors.ts';
import { announce } from './events.ts';
import type { FormTree } from './form.ts';
import type { IntentError, Metadata, PaymentIntent, PaymentMethod } from './model.ts';
import type { StripeOperation } from './operation.ts';
import type { StripeWorld } from './stripe-world.ts';
import { TEST_METHODS, type TestMethod } from './test-methods.data.ts';

/** The currencies that the sandbox accepts, with their minimum amounts. Source: docs.stripe.com/currencies. */
const LEAST: Readonly<Record<string, number>> = { eur: 50, gbp: 30, usd: 50 };
/** How long a direct debit is processed here; at a bank it takes days. */
export const PROCESSING_SECONDS = 4;

export function textOf(form: FormTree, name: string): string | undefined {
  const value = form[name];
  if (typeof value === 'object') throw wrongValue(name, `Invalid string: ${name}`);
  return value === '' ? undefined : value;
}

export function requireText(form: FormTree, name: string): string {
  const value = textOf(form, name);
  if (value === undefined) throw missing(name);
  return value;
}

export function metadataOf(form: FormTree): Metadata {
  const metadata = form.metadata;
  return typeof metadata === 'object'
    ? Object.fromEntries(Object.entries(metadata).map(([key, value]) => [key, String(value)]))
    : {};
}

export function amountOf(text: string, currency: string): number {
  if (!/^\d{1,8}$/.test(text)) throw wrongValue('amount', `Invalid integer: ${text}`);
  const least = LEAST[currency];
  if (least === undefined) throw wrongValue('currency', `Invalid currency: ${currency}`);
  const amount = Number(text);
  if (amount < least) throw wrongValue('amount', `Amount must be no less than ${least} ${currency}`);
  return amount;
}

export function shownMethod({ isSpent: _isSpent, ...method }: PaymentMethod): Omit<PaymentMethod, 'isSpent'> {
  return method;
}

export function requireReusable({ isSpent }: PaymentMethod): void {
  if (!isSpent) return;
  throw wrongValue(
    'payment_method',
    'The provided PaymentMethod was previously used with a PaymentIntent without Customer attachment, or was detached from a Customer. It may not be used again.',
    'payment_method_unexpected_state',
  );
}

/** A payment method, created from a test method on first use. */
export function resolveMethod({ stripe }: StripeWorld, id: string): PaymentMethod {
  const stored = stripe.find('payment_method', id);
  if (stored) return stored;
  const test = TEST_METHODS[id];
  if (!test) throw noSuch('PaymentMethod', id, 'payment_method');
  return storeMethod({ stripe } as StripeWorld, id, test);
}

/** Stores a payment method whose id contains its test method: `pm_card_visa_…`. */
export function storeMethod({ stripe }: Pick<StripeWorld, 'stripe'>, testId: string, test: TestMethod): PaymentMethod {
  const method: PaymentMethod = {
    id: `${testId}_${stripe.newId('m').slice(2)}`,
    object: 'payment_method',
    created: stripe.now(),
    type: test.type,
    customer: null,
    livemode: false,
    ...(test.type === 'card' ? { card: { brand: test.brand, last4: test.last4, exp_month: 12, exp_year: 2034 } } : {}),
    ...(test.type === 'sepa_debit' ? { sepa_debit: { last4: test.last4, bank_code: '37040044', country: 'DE' } } : {}),
    ...(test.type === 'paypal' ? { paypal: { payer_email: 'payer@example.com' } } : {}),
  };
  stripe.put(method);
  return method;
}

/** The outcome of payments with a stored method. */
export function testOf(method: PaymentMethod): TestMethod {
  const id = method.id.replace(/_[0-9a-f]{24}$/, '');
  return TEST_METHODS[id] ?? { type: 'card', brand: 'visa', last4: '4242', goes: 'succeeds' };
}

const errorOf = ({ declineCode }: TestMethod, code = 'card_declined'): IntentError => ({
  type: 'card_error',
  code,
  ...(declineCode === undefined ? {} : { decline_code: declineCode }),
  message: 'Your card was declined.',
});

/** Confirms a payment: it succeeds, is declined, is processed, or asks for a second factor. */
export function confirm(
  world: StripeWorld,
  intent: PaymentIntent,
  method: PaymentMethod,
  { isOffSession, returnUrl }: { readonly isOffSession: boolean; readonly returnUrl: string | null },
): PaymentIntent {
  const { config } = world;
  const test = testOf(method);
  const asked = { ...intent, payment_method: method.id };
  const wantsFactor = test.goes === 'authenticate_always' || (test.goes === 'authenticate' && !isOffSession);
  if (test.goes === 'declined' || (wantsFactor && isOffSession)) {
    const error = wantsFactor
      ? errorOf({ ...test, declineCode: 'authentication_required' }, 'authentication_required')
      : errorOf(test);
    return store(
      world,
      { ...asked, status: 'requires_payment_method', payment_method: null, last_payment_error: error },
      'payment_intent.payment_failed',
    );
  }
  if (wantsFactor) {
    const url = `${config.publicUrl}/stripe/authenticate/${intent.id}`;
    return store(
      world,
      {
        ...asked,
        status: 'requires_action',
        next_action: { type: 'redirect_to_url', redirect_to_url: { url, return_url: returnUrl } },
      },
      'payment_intent.requires_action',
    );
  }
  if (test.goes === 'later' || test.goes === 'later_failed') {
    return store(world, { ...asked, status: 'processing', next_action: null }, 'payment_intent.processing');
  }
  return succeed(world, asked);
}

export function succeed(world: StripeWorld, intent: PaymentIntent): PaymentIntent {
  return store(
    world,
    { ...intent, status: 'succeeded', amount_received: intent.amount, next_action: null, last_payment_error: null },
    'payment_intent.succeeded',
  );
}

export function failAuthentication(world: StripeWorld, intent: PaymentIntent): PaymentIntent {
  const error: IntentError = {
    type: 'card_error',
    code: 'payment_intent_authentication_failure',
    message: 'The provided PaymentMethod has failed authentication.',
  };
  return store(
    world,
    {
      ...intent,
      status: 'requires_payment_method',
      payment_method: null,
      next_action: null,
      last_payment_error: error,
    },
    'payment_intent.payment_failed',
  );
}

function store(world: StripeWorld, intent: PaymentIntent, event: string): PaymentIntent {
  world.stripe.put(intent);
  announce(world, event, intent);
  return intent;
}

/** Advances a payment that has been processed for long enough. */
export function present(world: StripeWorld, intent: PaymentIntent): PaymentIntent {
  const { stripe } = world;
  if (intent.status !== 'processing' || stripe.now() < intent.created + PROCESSING_SECONDS) return intent;
  const method = intent.payment_method === null ? undefined : stripe.find('payment_method', intent.payment_method);
  if (method && testOf(method).goes === 'later_failed') {
    return store(
      world,
      {
        ...intent,
        status: 'requires_payment_method',
        payment_method: null,
        last_payment_error: errorOf({ ...testOf(method), declineCode: 'insufficient_funds' }),
      },
      'payment_intent.payment_failed',
    );
  }
  return succeed(world, intent);
}

export function newIntent(
  world: StripeWorld,
  given: Pick<PaymentIntent, 'amount' | 'currency' | 'customer' | 'metadata'>,
): PaymentIntent {
  const id = world.stripe.newId('pi');
  return {
    ...given,
    id,
    object: 'payment_intent',
    created: world.stripe.now(),
    amount_received: 0,
    status: 'requires_payment_method',
    payment_method: null,
    client_secret: `${id}_secret_${world.stripe.newId('s').slice(2)}`,
    next_action: null,
    last_payment_error: null,
    cancellation_reason: null,
    livemode: false,
  };
}

function findIntent(world: StripeWorld, id: string): PaymentIntent {
  const intent = world.stripe.find('payment_intent', id);
  if (!intent) throw noSuch('payment_intent', id, 'intent');
  return present(world, intent);
}

function orDecline(intent: PaymentIntent): PaymentIntent {
  const error = intent.last_payment_error;
  if (intent.status === 'requires_payment_method' && error) throw declined(error.code, error.decline_code, intent);
  return intent;
}

export const paymentOperations: readonly StripeOperation[] = [
  {
    name: 'payment_intents.create',
    method: 'POST',
    url: '/payment_intents',
    knows: [
      'amount',
      'currency',
      'customer',
      'payment_method',
      'allowed_payment_method_types',
      'confirm',
      'off_session',
      'return_url',
      'metadata',
      'description',
      'setup_future_usage',
      'automatic_payment_methods',
    ],
    run({ world, form }) {
      const currency = requireText(form, 'currency').toLowerCase();
      const amount = amountOf(requireText(form, 'amount'), currency);
      const customer = textOf(form, 'customer') ?? null;
      const payer = customer === null ? undefined : world.stripe.find('customer', customer);
      if (customer !== null && (!payer || payer.deleted)) throw noSuch('customer', customer, 'customer');
      const intent = newIntent(world, { amount, currency, customer, metadata: metadataOf(form) });
      const methodId = textOf(form, 'payment_method');
      const method = methodId === undefined ? undefined : resolveMethod(world, methodId);
      if (method) requireReusable(method);
      if (method?.customer && method.customer !== customer) {
        throw wrongValue(
          'payment_method',
          `The customer does not have the payment method ${method.id}.`,
          'resource_missing',
        );
      }
      if (textOf(form, 'confirm') !== 'true') {
        world.stripe.put(method ? { ...intent, payment_method: method.id, status: 'requires_confirmation' } : intent);
        return world.stripe.find('payment_intent', intent.id);
      }
      if (!method) throw missing('payment_method');
      const isOffSession = textOf(form, 'off_session') === 'true';
      if (isOffSession && method.customer === null) {
        throw wrongValue(
          'payment_method',
          'A payment method that is used off session has to be attached to a customer.',
        );
      }
      return orDecline(confirm(world, intent, method, { isOffSession, returnUrl: textOf(form, 'return_url') ?? null }));
    },
  },
  {
    name: 'payment_intents.retrieve',
    method: 'GET',
    url: '/payment_intents/:id',
    knows: ['client_secret'],
    run: ({ world, params }) => findIntent(world, params.id ?? ''),
  },
  {
    name: 'payment_intents.cancel',
    method: 'POST',
    url: '/payment_intents/:id/cancel',
    knows: ['cancellation_reason'],
    run({ world, params, form }) {
      const intent = findIntent(world, params.id ?? '');
      if (intent.status === 'succeeded' || intent.status === 'canceled' || intent.status === 'processing') {
        throw wrongState(`You cannot cancel this PaymentIntent because it has a status of ${intent.status}.`, intent);
      }
      return store(
        world,
        {
          ...intent,
          status: 'canceled',
          next_action: null,
          cancellation_reason: textOf(form, 'cancellation_reason') ?? null,
        },
        'payment_intent.canceled',
      );
    },
  },
];
