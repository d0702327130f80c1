import { CHOSEN_AT_PROVIDER } from '@quayside/contract';
import Stripe from 'stripe';
import {
  type ChargeRequest,
  type MethodPageRequest,
  type OpenedPage,
  type PaymentProvider,
  type ProviderPayment,
  type ProviderStatus,
  ProviderUnavailable,
  type RefundRequest,
} from './payment-provider.ts';
import { answered, refusalOf, unlessRefused } from './stripe-errors.ts';
import { createPrefixedClient } from './stripe-http.ts';
import { described, fromRefund, TYPES } from './stripe-readings.ts';

export interface StripeSettings {
  /** The API's base URL, which may include a path; `https://api.stripe.com` is the real one. */
  readonly apiUrl: string;
  readonly secretKey: string;
  /** The public address of the portal, to which Stripe's page leads back. */
  readonly publicUrl: string;
}

const INTENT_STATUSES: Readonly<Record<Stripe.PaymentIntent.Status, ProviderStatus>> = {
  requires_payment_method: 'failed',
  requires_confirmation: 'pending',
  requires_action: 'requires_action',
  requires_capture: 'pending',
  processing: 'pending',
  succeeded: 'succeeded',
  canceled: 'failed',
};

/** Ten seconds, because a seller waits for the response. */
const TIMEOUT_MS = 10_000;

/**
 * Stripe. A first payment is made on Stripe's own page, which stores the method for later; a renewal is charged to the
 * stored method. Our payment's key is the idempotency key of each call, so that a repeated call charges once.
 */
export function createStripeProvider({ apiUrl, secretKey, publicUrl }: StripeSettings): PaymentProvider {
  const { protocol, hostname, port, pathname } = new URL(apiUrl);
  const isPlain = protocol === 'http:';
  const stripe = new Stripe(secretKey, {
    host: hostname,
    port: port || (isPlain ? '80' : '443'),
    protocol: isPlain ? 'http' : 'https',
    httpClient: createPrefixedClient(pathname.replace(/\/$/, '')),
    // Zero, because our own code retries, with the data of our rows.
    maxNetworkRetries: 0,
    timeout: TIMEOUT_MS,
    telemetry: false,
  });

  async function customerFor({ customer, key }: Pick<ChargeRequest, 'customer' | 'key'>): Promise<string> {
    if (customer.ref !== null) return customer.ref;
    const made = await stripe.customers.create(
      { metadata: { business: customer.key } },
      { idempotencyKey: `customer-of-${key}` },
    );
    return made.id;
  }

  /** Opens a page for the business; for a new customer if the known one was deleted at Stripe. */
  async function withCustomer<T>(
    request: Pick<ChargeRequest, 'customer' | 'key'>,
    open: (customer: string, key: string) => Promise<T>,
  ): Promise<T> {
    try {
      return await open(await customerFor(request), request.key);
    } catch (error) {
      if (request.customer.ref === null || refusalOf(error)?.param !== 'customer') throw error;
      const key = `${request.key}-anew`;
      return open(await customerFor({ key, customer: { ...request.customer, ref: null } }), key);
    }
  }

  const askAtStripe = (request: ChargeRequest) =>
    withCustomer(request, (customer, key) => askFor(request, customer, key));

  async function askFor(request: ChargeRequest, customer: string, idempotencyKey: string): Promise<ProviderPayment> {
    const back = `${publicUrl}${request.returnPath}`;
    const session = await stripe.checkout.sessions.create(
      {
        mode: 'payment',
        customer,
        client_reference_id: request.key,
        success_url: back,
        cancel_url: back,
        allowed_payment_method_types: [TYPES[request.methodType]],
        line_items: [
          {
            quantity: 1,
            price_data: {
              currency: request.currency.toLowerCase(),
              unit_amount: request.amountMinor,
              product_data: { name: request.description },
            },
          },
        ],
        payment_intent_data: { setup_future_usage: 'off_session', metadata: { payment: request.key } },
      },
      { idempotencyKey },
    );
    return { ...(await fromSession(session)), customerRef: customer };
  }

  async function chargeStored(request: ChargeRequest): Promise<ProviderPayment> {
    const { customer, isSellerPresent } = request;
    const intent = await stripe.paymentIntents.create(
      {
        amount: request.amountMinor,
        currency: request.currency.toLowerCase(),
        ...(customer.ref === null ? {} : { customer: customer.ref }),
        payment_method: request.methodRef,
        allowed_payment_method_types: [TYPES[request.methodType]],
        confirm: true,
        metadata: { payment: request.key },
        ...(isSellerPresent ? { return_url: `${publicUrl}${request.returnPath}` } : { off_session: true }),
      },
      { idempotencyKey: request.key },
    );
    return fromIntent(intent);
  }

  /** A charge that Stripe refuses, for whatever reason, has failed. */
  async function charge(request: ChargeRequest): Promise<ProviderPayment> {
    try {
      return await (request.methodRef === CHOSEN_AT_PROVIDER ? askAtStripe(request) : chargeStored(request));
    } catch (error) {
      const refusal = refusalOf(error);
      if (refusal) return failed(refusal.paymentRef ?? request.key, refusal.code);
      // The key was used for another request: what that one did is found by the payment's own metadata.
      const known = error instanceof Stripe.errors.StripeIdempotencyError ? await find(request.key) : undefined;
      if (known) return known;
      throw error;
    }
  }

  async function find(key: string): Promise<ProviderPayment | undefined> {
    const { data } = await stripe.paymentIntents.search({ query: `metadata['payment']:'${key}'`, limit: 1 });
    return data[0] && fromIntent(data[0]);
  }

  /** A payment that Stripe does not know was never made. */
  async function read(ref: string): Promise<ProviderPayment> {
    const known = await unlessRefused(async () =>
      isSession(ref) ? fromSession(await readSession(ref)) : fromIntent(await stripe.paymentIntents.retrieve(ref)),
    );
    return known ?? failed(ref, 'resource_missing');
  }

  async function fromSession(session: Stripe.Checkout.Session): Promise<ProviderPayment> {
    const intent = session.payment_intent;
    if (session.status === 'complete' && intent !== null && typeof intent === 'object') {
      const paid = await fromIntent(intent);
      return { ...paid, ref: session.id };
    }
    if (session.status === 'expired') return failed(session.id, 'expired');
    return { ...NOTHING, ref: session.id, status: 'requires_action', actionUrl: session.url };
  }

  async function fromIntent(intent: Stripe.PaymentIntent): Promise<ProviderPayment> {
    const status = INTENT_STATUSES[intent.status] ?? 'pending';
    const methodRef =
      typeof intent.payment_method === 'string' ? intent.payment_method : (intent.payment_method?.id ?? null);
    const customer = typeof intent.customer === 'string' ? intent.customer : (intent.customer?.id ?? null);
    const error = intent.last_payment_error;
    return {
      ref: intent.id,
      status,
      actionUrl: status === 'requires_action' ? (intent.next_action?.redirect_to_url?.url ?? null) : null,
      errorCode:
        status === 'failed' ? (error?.decline_code ?? error?.code ?? intent.cancellation_reason ?? 'declined') : null,
      methodRef: status === 'succeeded' ? methodRef : null,
      customerRef: customer,
    };
  }

  /** Stripe's name for the payment that a page or a charge belongs to. */
  async function intentIdOf(ref: string): Promise<string> {
    if (!isSession(ref)) return ref;
    const { payment_intent: intent } = await stripe.checkout.sessions.retrieve(ref);
    return (typeof intent === 'string' ? intent : intent?.id) ?? '';
  }

  /** Stripe forgets a key after a day, so existing refunds of the payment are read first. */
  async function giveBack({ key, paymentRef, amountMinor }: RefundRequest): Promise<Stripe.Refund> {
    const payment = await intentIdOf(paymentRef);
    const { data } = await stripe.refunds.list({ payment_intent: payment, limit: 100 });
    const known = data.find(({ metadata }) => metadata?.refund === key);
    if (known) return known;
    return stripe.refunds.create(
      { payment_intent: payment, amount: amountMinor, metadata: { refund: key } },
      { idempotencyKey: key },
    );
  }

  /** The method that was stored on a page without a payment, if the page belonged to this customer. */
  async function readStoredMethod(id: string, customer: string | null): Promise<Stripe.PaymentMethod | undefined> {
    const session = await stripe.checkout.sessions.retrieve(id, { expand: ['setup_intent.payment_method'] });
    const owner = typeof session.customer === 'string' ? session.customer : session.customer?.id;
    if (customer === null || owner !== customer || session.status !== 'complete') return undefined;
    const intent = session.setup_intent;
    const method = intent !== null && typeof intent === 'object' ? intent.payment_method : null;
    return method !== null && typeof method === 'object' ? method : undefined;
  }

  async function openPage(
    { methodType, returnPath }: MethodPageRequest,
    customer: string,
    key: string,
  ): Promise<OpenedPage> {
    const session = await stripe.checkout.sessions.create(
      {
        mode: 'setup',
        customer,
        currency: 'eur',
        allowed_payment_method_types: [TYPES[methodType]],
        success_url: `${publicUrl}${returnPath.replace('{session}', '{CHECKOUT_SESSION_ID}')}`,
        cancel_url: `${publicUrl}${returnPath.replace(/\?.*/, '')}`,
      },
      { idempotencyKey: `method-${key}` },
    );
    if (session.url === null) throw new ProviderUnavailable('Stripe opened no page');
    return { url: session.url, customerRef: customer };
  }

  const isSession = (ref: string) => ref.startsWith('cs_');
  const readSession = (ref: string) => stripe.checkout.sessions.retrieve(ref, { expand: ['payment_intent'] });

  return {
    name: 'stripe',
    charge: (request) => answered(() => charge(request)),
    find: (key) => answered(() => find(key)),
    refund: (request) =>
      answered(async () => {
        try {
          return fromRefund(await giveBack(request));
        } catch (error) {
          // The payment was refunded at Stripe directly, never succeeded, or can not be given back.
          const refusal = refusalOf(error);
          if (!refusal) throw error;
          return { ref: null, status: 'failed', errorCode: refusal.code };
        }
      }),
    readRefunds: (paymentRef) =>
      answered(() =>
        unlessRefused(async () => {
          const { metadata } = await stripe.paymentIntents.retrieve(paymentRef);
          const { data } = await stripe.refunds.list({ payment_intent: paymentRef, limit: 100 });
          const refunds = data.map((refund) => ({
            ref: refund.id,
            amountMinor: refund.amount,
            status: fromRefund(refund).status,
            key: refund.metadata?.refund ?? null,
          }));
          return { key: metadata.payment ?? null, refunds };
        }),
      ),
    read: (ref) => answered(() => read(ref)),
    cancel: (ref) =>
      answered(async () => {
        const cancelled = await unlessRefused(async () =>
          isSession(ref)
            ? fromSession(await stripe.checkout.sessions.expire(ref))
            : fromIntent(await stripe.paymentIntents.cancel(ref)),
        );
        // A settled or processing payment cannot be cancelled; its current state is returned.
        return cancelled ?? read(ref);
      }),
    accept: (methodType, given, customerRef) =>
      answered(async () => {
        if (given === CHOSEN_AT_PROVIDER) return { ref: given, label: '', expiresOn: null, isChosenLater: true };
        if (!isSession(given)) return undefined;
        const method = await unlessRefused(() => readStoredMethod(given, customerRef));
        const shown = method && described(methodType, method);
        return method && shown && { ...shown, ref: method.id, isChosenLater: false };
      }),
    openMethodPage: (request) =>
      answered(() => withCustomer(request, (customer, key) => openPage(request, customer, key))),
    describe: (methodType, methodRef) =>
      answered(async () => {
        if (methodRef === CHOSEN_AT_PROVIDER) return { label: '', expiresOn: null };
        const method = await unlessRefused(() => stripe.paymentMethods.retrieve(methodRef));
        return method && described(methodType, method);
      }),
  };
}

const failed = (ref: string, errorCode: string): ProviderPayment => ({ ...NOTHING, ref, status: 'failed', errorCode });

const NOTHING = { actionUrl: null, errorCode: null, methodRef: null, customerRef: null } as const;
