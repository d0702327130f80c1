import { billingSchemas as schemas } from '@quayside/contract/billing.schema';
import type { AccessUser } from '@quayside/kernel';
import { isLegacyPlanTitle } from '@quayside/kernel';
import { fail } from '../../platform/http/fail.ts';
import { type Route, route, type Who } from '../../platform/http/route.ts';
import type { BillingDeps } from './billing-deps.ts';
import { findPendingPayment } from './payments.repository.ts';
import type { Customer } from './plans.service.ts';

interface Asking {
  readonly who: Who;
  readonly access: () => Promise<AccessUser>;
}

/** What sellers do with plans, payments and trials is rare: its code is loaded with the first such call. */
const actions = () => import('./actions.ts');

const customerOf = async ({ who, access }: Asking): Promise<Customer> => ({
  userId: who.userId,
  access: await access(),
});

export function billingRoutes(deps: BillingDeps): Route[] {
  return [...planRoutes(deps), ...paymentRoutes(deps), ...trialRoutes(deps), ...invoiceDetailRoutes(deps)];
}

function planRoutes(deps: BillingDeps): Route[] {
  return [
    route(schemas.listPlans, async (asking) => (await actions()).listPlans(deps, await customerOf(asking), false)),
    route(schemas.listAvailable, async (asking) => (await actions()).listPlans(deps, await customerOf(asking), true)),
    route(schemas.listSubscribed, async (asking) => {
      const { subscription } = await (await actions()).describeCurrent(deps, await customerOf(asking));
      return { plans: subscription ? [subscription] : [] };
    }),
    route(schemas.getCurrentTitle, async (asking) => {
      const { type, subscription } = await (await actions()).describeCurrent(deps, await customerOf(asking));
      const title = subscription?.title ?? null;
      return { title, type, isLegacy: title !== null && isLegacyPlanTitle(title) };
    }),
    route(schemas.getCurrent, async (asking) => (await actions()).describeCurrent(deps, await customerOf(asking))),
    route(schemas.previewChange, async (asking) =>
      (await actions()).previewChange(deps, await customerOf(asking), asking.query),
    ),
    route(schemas.change, async (asking) =>
      (await actions()).changePlan(deps, asking.who, await customerOf(asking), asking.body),
    ),
    route(schemas.cancel, async (asking) => (await actions()).cancelPlan(deps, asking.who, await customerOf(asking))),
    route(schemas.resume, async (asking) => (await actions()).resumePlan(deps, asking.who, await customerOf(asking))),
    route(schemas.getUsage, async (asking) => (await actions()).describeUsage(deps, await customerOf(asking))),
  ];
}

function paymentRoutes(deps: BillingDeps): Route[] {
  return [
    route(schemas.quote, async (asking) =>
      (await actions()).quoteCheckout(deps, await customerOf(asking), asking.query),
    ),
    route(schemas.createCheckout, async (asking) =>
      (await actions()).createCheckout(deps, asking.who, await customerOf(asking), asking.body),
    ),
    route(schemas.refund, async ({ who, params }) => (await actions()).requestRefund(deps, who, params.number)),
    route(schemas.getCheckout, async ({ who, params }) =>
      (await actions()).getCheckout(deps.db, who.userId, params.id),
    ),
    route(schemas.getPaymentDetails, async ({ who }) => (await actions()).describePayment(deps, who.userId)),
    route(schemas.updatePaymentMethod, async ({ who, access, body }) =>
      (await actions()).updatePaymentMethod(deps, who, await access(), body),
    ),
    route(schemas.openMethodPage, async ({ who, access, body }) =>
      (await actions()).openMethodPage(deps, who, await access(), body.payment_method_type),
    ),
    route(schemas.getPaymentLinks, async ({ who }) => (await actions()).listPaymentLinks(deps.db, who.userId)),
    route(schemas.getCardToken, async ({ who }) => (await actions()).makeCardToken(deps, who)),
    route(schemas.answerPayment, async ({ who, params, body }) => {
      const pending = await findPendingPayment(deps.db, who.userId);
      const isTheirs = deps.provider?.name === 'test' && pending?.providerRef === params.paymentRef;
      if (!isTheirs || !(await (await actions()).answerTestPayment(deps.db, params.paymentRef, body.approved))) {
        throw fail('checkout_not_found');
      }
    }),
  ];
}

function trialRoutes(deps: BillingDeps): Route[] {
  return [
    route(schemas.getTrial, async ({ who, params }) =>
      (await actions()).describeTrial(deps, who.userId, params.platform),
    ),
    route(schemas.prolongTrial, async ({ who, params }) => (await actions()).prolongTrial(deps, who, params.platform)),
    route(schemas.startTrial, async ({ who, params }) => (await actions()).startTrial(deps, who, params.platform)),
    route(schemas.cancelTrial, async ({ who, params }) => (await actions()).cancelTrial(deps, who, params.platform)),
  ];
}

function invoiceDetailRoutes(deps: BillingDeps): Route[] {
  return [
    route(schemas.getInvoiceDetails, async (asking) =>
      (await actions()).readInvoiceDetails(deps.db, await customerOf(asking)),
    ),
    route(schemas.previewInvoiceDetails, async (asking) =>
      (await actions()).previewMove(deps, await customerOf(asking), { vatId: '', ...asking.query }),
    ),
    route(schemas.updateInvoiceDetails, async (asking) =>
      (await actions()).saveInvoiceDetails(deps, asking.who, await customerOf(asking), asking.body),
    ),
  ];
}
