import type { Usage } from '@quayside/contract';
import { exceededLimits, PLANS, planForUsage, priceOf } from '@quayside/kernel';
import type { BillingDeps } from './billing-deps.ts';
import { type Customer, findCurrency } from './plans.service.ts';
import { getSubscription } from './subscriptions.repository.ts';
import { readUsage } from './usage.repository.ts';

export async function describeUsage({ db, clock }: BillingDeps, customer: Customer): Promise<Usage> {
  const usage = await readUsage(db, customer.userId, clock.now());
  const subscription = await getSubscription(db, customer.userId);
  const plan = subscription && subscription.state !== 'ended' ? subscription.plan : null;
  const currency = await findCurrency(db, customer, subscription);
  const recommended = planForUsage(usage);
  return {
    usage,
    limits: plan && PLANS[plan].limits,
    exceeded: plan ? exceededLimits(plan, usage) : [],
    recommended: {
      plan: recommended,
      title: PLANS[recommended].title,
      net: priceOf(recommended, 'monthly', currency),
      currency,
    },
  };
}
