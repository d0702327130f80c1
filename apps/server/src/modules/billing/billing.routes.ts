import { billingSchemas as schemas } from '@quayside/contract/billing.schema';
import type { AccessUser } from '@quayside/kernel';
import { isLegacyPlanTitle } from '@quayside/kernel';
import { fail } from '../../platform/http/fail.ts';
import { type Route, route, type Who } from '../../platform/http/route.ts';
import type { BillingDeps } from './billing-deps.ts';
import { createCheckout, getCheckout } from './checkout.service.ts';
import { readInvoiceDetails, saveInvoiceDetails } from './invoice-details.service.ts';
import { previewMove } from './move.service.ts';
import {
  describePayment,
  listPaymentLinks,
  makeCardToken,
  openMethodPage,
  updatePaymentMethod,
} from './payment-details.service.ts';
import { findPendingPayment } from './payments.repository.ts';
import { type Customer, describeCurrent, listPlans, previewChange } from './plans.service.ts';
import { answerTestPayment } from './provider/test-provider.ts';
import { quoteCheckout } from './quote.service.ts';
import { requestRefund } from './refund.service.ts';
import { cancelPlan, changePlan, resumePlan } from './subscription.service.ts';
import { cancelTrial, describeTrial, prolongTrial, startTrial } from './trial.service.ts';
import { describeUsage } from './usage.service.ts';

interface Asking {
  readonly who: Who;
  readonly access: () => Promise<AccessUser>;
}

const customerOf = async ({ who, access }: Asking): Promise<Customer> => ({
  userId: who.userId,
  access: await access(),
});

export function billingRoutes(deps: BillingDeps): Route[] {
  return [...planRoutes(deps), ...paymentRoutes(deps), ...trialRoutes(deps), ...invoiceDetailRoutes(deps)];
}

function planRoutes(deps: BillingDeps): Route[] {
  return [
    route(schemas.listPlans, async (asking) => listPlans(deps, await customerOf(asking), false)),
    route(schemas.listAvailable, async (asking) => listPlans(deps, await customerOf(asking), true)),
    route(schemas.listSubscribed, async (asking) => {
      const { subscription } = await describeCurrent(deps, await customerOf(asking));
      return { plans: subscription ? [subscription] : [] };
    }),
    route(schemas.getCurrentTitle, async (asking) => {
      const { type, subscription } = await describeCurrent(deps, await customerOf(asking));
      const title = subscription?.title ?? null;
      return { title, type, isLegacy: title !== null && isLegacyPlanTitle(title) };
    }),
    route(schemas.getCurrent, async (asking) => describeCurrent(deps, await customerOf(asking))),
    route(schemas.previewChange, async (asking) => previewChange(deps, await customerOf(asking), asking.query)),
    route(schemas.change, async (asking) => changePlan(deps, asking.who, await customerOf(asking), asking.body)),
    route(schemas.cancel, async (asking) => cancelPlan(deps, asking.who, await customerOf(asking))),
    route(schemas.resume, async (asking) => resumePlan(deps, asking.who, await customerOf(asking))),
    route(schemas.getUsage, async (asking) => describeUsage(deps, await customerOf(asking))),
  ];
}

function paymentRoutes(deps: BillingDeps): Route[] {
  return [
    route(schemas.quote, async (asking) => quoteCheckout(deps, await customerOf(asking), asking.query)),
    route(schemas.createCheckout, async (asking) =>
      createCheckout(deps, asking.who, await customerOf(asking), asking.body),
    ),
    route(schemas.refund, ({ who, params }) => requestRefund(deps, who, params.number)),
    route(schemas.getCheckout, ({ who, params }) => getCheckout(deps.db, who.userId, params.id)),
    route(schemas.getPaymentDetails, ({ who }) => describePayment(deps, who.userId)),
    route(schemas.updatePaymentMethod, async ({ who, access, body }) =>
      updatePaymentMethod(deps, who, await access(), body),
    ),
    route(schemas.openMethodPage, async ({ who, access, body }) =>
      openMethodPage(deps, who, await access(), body.payment_method_type),
    ),
    route(schemas.getPaymentLinks, ({ who }) => listPaymentLinks(deps.db, who.userId)),
    route(schemas.getCardToken, async ({ who }) => makeCardToken(deps, who)),
    route(schemas.answerPayment, async ({ who, params, body }) => {
      const pending = await findPendingPayment(deps.db, who.userId);
      const isTheirs = deps.provider?.name === 'test' && pending?.providerRef === params.paymentRef;
      if (!isTheirs || !(await answerTestPayment(deps.db, params.paymentRef, body.approved))) {
        throw fail('checkout_not_found');
      }
    }),
  ];
}

function trialRoutes(deps: BillingDeps): Route[] {
  return [
    route(schemas.getTrial, ({ who, params }) => describeTrial(deps, who.userId, params.platform)),
    route(schemas.prolongTrial, ({ who, params }) => prolongTrial(deps, who, params.platform)),
    route(schemas.startTrial, ({ who, params }) => startTrial(deps, who, params.platform)),
    route(schemas.cancelTrial, ({ who, params }) => cancelTrial(deps, who, params.platform)),
  ];
}

function invoiceDetailRoutes(deps: BillingDeps): Route[] {
  return [
    route(schemas.getInvoiceDetails, async (asking) => readInvoiceDetails(deps.db, await customerOf(asking))),
    route(schemas.previewInvoiceDetails, async (asking) =>
      previewMove(deps, await customerOf(asking), { vatId: '', ...asking.query }),
    ),
    route(schemas.updateInvoiceDetails, async (asking) =>
      saveInvoiceDetails(deps, asking.who, await customerOf(asking), asking.body),
    ),
  ];
}
