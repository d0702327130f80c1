import type { FastifyInstance, FastifyReply } from 'fastify';
import { escapeHtml } from '../catalog/derive.ts';
import { formFields } from '../platform/form-body.ts';
import { plainPage } from '../platform/sign-in-page.ts';
import { completeSession, findSession, intentForSession, storeChosenMethod } from './checkout-sessions.ts';
import type { CheckoutSession, PaymentIntent } from './model.ts';
import { confirm, failAuthentication, storeMethod, succeed } from './payments.ts';
import type { StripeWorld } from './stripe-world.ts';
import { TEST_METHODS } from './test-methods.data.ts';

const html = (reply: FastifyReply, page: string) => reply.type('text/html; charset=utf-8').send(page);

/** The address to return to; Stripe replaces its own placeholder in it. */
const backTo = (url: string, session: CheckoutSession) => url.replaceAll('{CHECKOUT_SESSION_ID}', session.id);

function amountText({ amount_total, currency }: CheckoutSession): string {
  return `${((amount_total ?? 0) / 100).toFixed(2)} ${(currency ?? '').toUpperCase()}`;
}

function payForm(session: CheckoutSession, problem: string | null): string {
  const methods = Object.entries(TEST_METHODS)
    .filter(([, { type }]) => session.payment_method_types.includes(type))
    .map(
      ([id, { brand, last4, type, goes }], index) =>
        `<label><input type="radio" name="method" value="${id}"${index === 0 ? ' checked' : ''}><span>${escapeHtml(
          [brand || type, last4].filter(Boolean).join(' •••• '),
        )}<br><small>${escapeHtml(goes.replaceAll('_', ' '))}</small></span></label>`,
    )
    .join('');
  const what = session.mode === 'setup' ? 'Store' : 'Pay';
  const title = session.mode === 'setup' ? 'Store a payment method' : `Pay ${amountText(session)}`;
  return plainPage(
    what,
    `<h1>${escapeHtml(title)}</h1><p>The sandbox’s Stripe. No money moves.</p>` +
      `${problem === null ? '' : `<p class="error" role="alert">${escapeHtml(problem)}</p>`}` +
      `<form method="post"><fieldset><legend>Payment method</legend>${methods}</fieldset>` +
      `<div class="row"><button name="decision" value="decline">Cancel</button><button name="decision" value="approve">${what}</button></div></form>`,
  );
}

/** Stripe's hosted pages: choosing how to pay, and the bank's second factor. */
export function mountPayPages(app: FastifyInstance, world: StripeWorld): void {
  const { stripe } = world;

  app.get<{ Params: { id: string } }>('/pay/:id', async ({ params }, reply) => {
    const session = findSession(world, params.id);
    if (session.status === 'complete') return reply.redirect(backTo(session.success_url, session), 303);
    if (session.status === 'expired')
      return html(reply.code(410), plainPage('Expired', '<h1>This page has expired</h1>'));
    return html(reply, payForm(session, null));
  });

  app.post<{ Params: { id: string } }>('/pay/:id', async (request, reply) => {
    const session = findSession(world, request.params.id);
    if (session.status === 'complete') return reply.redirect(backTo(session.success_url, session), 303);
    if (session.status === 'expired')
      return html(reply.code(410), plainPage('Expired', '<h1>This page has expired</h1>'));
    const fields = formFields(request) ?? {};
    if (fields.decision !== 'approve') return reply.redirect(backTo(session.cancel_url, session), 303);
    const test = TEST_METHODS[fields.method ?? ''];
    if (!test || !fields.method) return html(reply.code(400), payForm(session, 'Choose a payment method.'));
    const method = storeMethod(world, fields.method, test);
    if (session.mode === 'setup') {
      storeChosenMethod(world, session, method);
      await stripe.settled();
      return reply.redirect(backTo(session.success_url, session), 303);
    }
    // Only a method that is stored for later belongs to the customer.
    const used = session.hidden.keepsMethod ? { ...method, customer: session.customer } : method;
    stripe.put(used);
    const intent = confirm(world, intentForSession(world, session), used, {
      isOffSession: false,
      returnUrl: `${world.config.publicUrl}/stripe/pay/${session.id}`,
    });
    await stripe.settled();
    return goOn(session, intent, reply);
  });

  app.get<{ Params: { id: string } }>('/authenticate/:id', async ({ params }, reply) => {
    const intent = stripe.find('payment_intent', params.id);
    if (intent?.status !== 'requires_action')
      return html(reply.code(404), plainPage('Nothing to confirm', '<h1>Nothing to confirm</h1>'));
    return html(
      reply,
      plainPage(
        'Your bank',
        '<h1>Your bank asks</h1><p>Do you confirm this payment?</p><form method="post"><div class="row">' +
          '<button name="decision" value="decline">Decline</button><button name="decision" value="approve">Confirm</button></div></form>',
      ),
    );
  });

  app.post<{ Params: { id: string } }>('/authenticate/:id', async (request, reply) => {
    const intent = stripe.find('payment_intent', request.params.id);
    const back = intent?.next_action?.redirect_to_url.return_url;
    if (intent?.status !== 'requires_action')
      return html(reply.code(404), plainPage('Nothing to confirm', '<h1>Nothing to confirm</h1>'));
    const isApproved = formFields(request)?.decision === 'approve';
    if (isApproved) succeed(world, intent);
    else failAuthentication(world, intent);
    const session = stripe.list('checkout.session').find((one) => one.payment_intent === intent.id);
    if (session) completeSession(world, session.id);
    await stripe.settled();
    return reply.redirect(back ?? '/', 303);
  });

  function goOn(session: CheckoutSession, intent: PaymentIntent, reply: FastifyReply) {
    if (intent.status === 'requires_action' && intent.next_action)
      return reply.redirect(intent.next_action.redirect_to_url.url, 303);
    completeSession(world, session.id);
    if (intent.status === 'succeeded' || intent.status === 'processing')
      return reply.redirect(backTo(session.success_url, session), 303);
    return html(reply.code(402), payForm(session, intent.last_payment_error?.message ?? 'The payment was declined.'));
  }
}
