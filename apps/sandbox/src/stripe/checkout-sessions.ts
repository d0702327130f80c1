import { findCustomer } from './customers.ts';
import { missing, noSuch, wrongState, wrongValue } from './errors.ts';
import { announce } from './events.ts';
import { type FormTree, listOf } from './form.ts';
import type { CheckoutSession, MethodType, PaymentIntent, PaymentMethod } from './model.ts';
import type { StripeOperation } from './operation.ts';
import { amountOf, metadataOf, newIntent, present, requireText, textOf } from './payments.ts';
import type { StripeWorld } from './stripe-world.ts';

const METHOD_TYPES: readonly MethodType[] = ['card', 'sepa_debit', 'paypal'];
/** A session expires after a day. */
const OPEN_SECONDS = 86_400;

function typesOf(form: FormTree): readonly MethodType[] {
  const named = listOf(form.allowed_payment_method_types).map(String);
  const known = METHOD_TYPES.filter((type) => named.includes(type));
  if (known.length !== named.length)
    throw wrongValue('allowed_payment_method_types', 'Invalid allowed_payment_method_types');
  return known.length === 0 ? ['card'] : known;
}

/** The total of the line items, each of which includes its price. */
function totalOf(form: FormTree): { readonly amount: number; readonly currency: string } {
  const items = listOf(form.line_items);
  if (items.length === 0) throw missing('line_items');
  let amount = 0;
  let currency = '';
  for (const item of items) {
    const price = typeof item === 'object' ? item.price_data : undefined;
    if (typeof item !== 'object' || typeof price !== 'object') throw missing('line_items[0][price_data]');
    const own = requireText(price, 'currency').toLowerCase();
    if (currency !== '' && own !== currency)
      throw wrongValue('line_items', 'All line items have to have one currency.');
    currency = own;
    const product = price.product_data;
    if (typeof product !== 'object' || textOf(product, 'name') === undefined)
      throw missing('line_items[0][price_data][product_data][name]');
    amount += amountOf(requireText(price, 'unit_amount'), currency) * Number(textOf(item, 'quantity') ?? '1');
  }
  return { amount, currency };
}

function hiddenOf({ payment_intent_data: data }: FormTree): CheckoutSession['hidden'] {
  if (data === undefined) return { metadata: {}, keepsMethod: false };
  if (typeof data !== 'object' || Array.isArray(data))
    throw wrongValue('payment_intent_data', 'Invalid object: payment_intent_data');
  const tree = data as FormTree;
  return { metadata: metadataOf(tree), keepsMethod: textOf(tree, 'setup_future_usage') === 'off_session' };
}

export function findSession(world: StripeWorld, id: string): CheckoutSession {
  const session = world.stripe.find('checkout.session', id);
  if (!session) throw noSuch('checkout.session', id);
  if (session.status === 'open' && world.stripe.now() >= session.expires_at) {
    const expired: CheckoutSession = { ...session, status: 'expired', url: null };
    world.stripe.put(expired);
    return expired;
  }
  return session;
}

export function intentOf(world: StripeWorld, session: CheckoutSession): PaymentIntent | undefined {
  const intent =
    session.payment_intent === null ? undefined : world.stripe.find('payment_intent', session.payment_intent);
  return intent && present(world, intent);
}

/** A session, with its payment or stored method expanded as the caller requested. */
function shown(world: StripeWorld, session: CheckoutSession, form: FormTree): unknown {
  const expanded = listOf(form.expand);
  const { hidden: _hidden, ...seen } = session;
  const setup = session.setup_intent === null ? undefined : world.stripe.find('setup_intent', session.setup_intent);
  const method =
    setup?.payment_method == null ? null : (world.stripe.find('payment_method', setup.payment_method) ?? null);
  return {
    ...seen,
    ...(expanded.includes('payment_intent') ? { payment_intent: intentOf(world, session) ?? null } : {}),
    ...(expanded.includes('setup_intent.payment_method') && setup
      ? { setup_intent: { ...setup, payment_method: method } }
      : {}),
  };
}

export const sessionOperations: readonly StripeOperation[] = [
  {
    name: 'checkout.sessions.create',
    method: 'POST',
    url: '/checkout/sessions',
    knows: [
      'mode',
      'customer',
      'client_reference_id',
      'success_url',
      'cancel_url',
      'allowed_payment_method_types',
      'line_items',
      'payment_intent_data',
      'metadata',
      'locale',
      'currency',
      'expires_at',
    ],
    run({ world, form }) {
      const { stripe, config } = world;
      const mode = requireText(form, 'mode');
      if (mode !== 'payment' && mode !== 'setup') throw wrongValue('mode', `Invalid mode: ${mode}`);
      const customer = findCustomer(world, requireText(form, 'customer'), 'customer');
      // Without line items, Stripe needs the currency to know which kinds of methods are available.
      if (mode === 'setup') requireText(form, 'currency');
      const id = stripe.newId('cs_test');
      const total = mode === 'payment' ? totalOf(form) : null;
      const session: CheckoutSession = {
        id,
        object: 'checkout.session',
        created: stripe.now(),
        expires_at: stripe.now() + OPEN_SECONDS,
        mode,
        status: 'open',
        payment_status: mode === 'payment' ? 'unpaid' : 'no_payment_required',
        amount_total: total?.amount ?? null,
        currency: total?.currency ?? null,
        customer: customer.id,
        payment_intent: null,
        setup_intent: null,
        payment_method_types: typesOf(form),
        hidden: hiddenOf(form),
        success_url: requireText(form, 'success_url'),
        cancel_url: requireText(form, 'cancel_url'),
        url: `${config.publicUrl}/stripe/pay/${id}`,
        client_reference_id: textOf(form, 'client_reference_id') ?? null,
        metadata: metadataOf(form),
        livemode: false,
      };
      stripe.put(session);
      return shown(world, session, form);
    },
  },
  {
    name: 'checkout.sessions.retrieve',
    method: 'GET',
    url: '/checkout/sessions/:id',
    knows: [],
    run: ({ world, params, form }) => shown(world, findSession(world, params.id ?? ''), form),
  },
  {
    name: 'checkout.sessions.expire',
    method: 'POST',
    url: '/checkout/sessions/:id/expire',
    knows: [],
    run({ world, params, form }) {
      const session = findSession(world, params.id ?? '');
      if (session.status !== 'open')
        throw wrongState('Only Checkout Sessions with a status of open can be expired.', null);
      const expired: CheckoutSession = { ...session, status: 'expired', url: null };
      world.stripe.put(expired);
      announce(world, 'checkout.session.expired', shown(world, expired, {}));
      return shown(world, expired, form);
    },
  },
];

/** Creates the payment of a session once the payer has chosen how to pay. */
export function intentForSession(world: StripeWorld, session: CheckoutSession): PaymentIntent {
  const known = intentOf(world, session);
  if (known) return known;
  const intent = newIntent(world, {
    amount: session.amount_total ?? 0,
    currency: session.currency ?? 'eur',
    customer: session.customer,
    metadata: session.hidden.metadata,
  });
  world.stripe.put(intent);
  world.stripe.put({ ...session, payment_intent: intent.id });
  return intent;
}

/** Stores the method that was chosen on a page without a payment, and completes the session. */
export function storeChosenMethod(world: StripeWorld, session: CheckoutSession, method: PaymentMethod): void {
  const { stripe } = world;
  stripe.put({ ...method, customer: session.customer });
  const id = stripe.newId('seti');
  const intent = {
    id,
    object: 'setup_intent',
    created: stripe.now(),
    status: 'succeeded',
    customer: session.customer,
    payment_method: method.id,
    livemode: false,
  } as const;
  stripe.put(intent);
  const complete: CheckoutSession = { ...session, status: 'complete', url: null, setup_intent: id };
  stripe.put(complete);
  announce(world, 'checkout.session.completed', shown(world, complete, {}));
}

/** Marks a session as complete once its payment is accepted or being processed. */
export function completeSession(world: StripeWorld, id: string): void {
  const session = findSession(world, id);
  const intent = intentOf(world, session);
  if (session.status !== 'open' || !intent || !['succeeded', 'processing'].includes(intent.status)) return;
  const complete: CheckoutSession = {
    ...session,
    status: 'complete',
    url: null,
    payment_status: intent.status === 'succeeded' ? 'paid' : 'unpaid',
  };
  world.stripe.put(complete);
  announce(world, 'checkout.session.completed', shown(world, complete, {}));
}
