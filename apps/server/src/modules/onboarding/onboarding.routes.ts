import { onboardingSchemas } from '@quayside/contract/onboarding.schema';
import { fail } from '../../platform/http/fail.ts';
import { type Route, route } from '../../platform/http/route.ts';
import { tokenOf } from '../session/index.ts';
import { answerStep } from './answer-step.ts';
import { applyTerms, compareTerms } from './apply-terms.service.ts';
import { getCdiscountOnboarding, updateCdiscountOnboarding } from './cdiscount.service.ts';
import { shownWithoutGoneAccount } from './gone-account.ts';
import { listOnboardings } from './onboarding.repository.ts';
import {
  cancelOnboarding,
  type OnboardingDeps,
  recalculate,
  setStep,
  settleCheckout,
  startOnboarding,
} from './onboarding.service.ts';
import { toView } from './onboarding-progress.ts';

export function onboardingRoutes(deps: OnboardingDeps): Route[] {
  return [
    route(onboardingSchemas.list, async ({ who, query, access }) => {
      const { hasActiveSubscription, accounts } = await access();
      const ids = accounts.map(({ id }) => id);
      const rows = await listOnboardings(deps.db, who.userId, { isOngoing: query.is_ongoing });
      return { list: rows.map((row) => toView(shownWithoutGoneAccount(row, ids), hasActiveSubscription)) };
    }),
    route(onboardingSchemas.start, async ({ who, params, body, language, raw, access }) => {
      if (body.user_id !== undefined && body.user_id !== who.userId) throw fail('foreign_user');
      const redirectUrl = await startOnboarding(deps, who, await access(), {
        platform: params.platform,
        redirectBackUrl: body.redirect_back_url,
        redirectBackFailureUrl: body.redirect_back_failure_url ?? null,
        campaign: body.campaign ?? null,
        accountId: body.account_id ?? null,
        host: raw.request.host,
        sessionToken: tokenOf(raw.request),
        locale: language,
      });
      return { redirect_url: redirectUrl };
    }),
    route(onboardingSchemas.cancel, ({ who, params }) => cancelOnboarding(deps, who, params.platform)),
    route(onboardingSchemas.setStep, async ({ who, params, body, access }) =>
      setStep(deps, { who, user: await access() }, params.platform, body.type),
    ),
    route(onboardingSchemas.answer, async ({ who, params, body, access }) =>
      answerStep(deps, { who, user: await access() }, params.platform, body),
    ),
    route(onboardingSchemas.recalculate, async ({ who, params, access }) =>
      recalculate(deps, { who, user: await access() }, params.platform),
    ),
    route(onboardingSchemas.settleCheckout, async ({ who, params, body, access }) =>
      settleCheckout(deps, { who, user: await access() }, params.platform, body.result),
    ),
    route(onboardingSchemas.getCdiscount, ({ who, query }) =>
      getCdiscountOnboarding(deps, who.userId, query.accountId),
    ),
    route(onboardingSchemas.updateCdiscount, ({ who, query, body: { expected, ...terms } }) =>
      updateCdiscountOnboarding(deps, who, query.accountId, terms, expected),
    ),
    route(onboardingSchemas.compareTerms, ({ who, query }) => compareTerms(deps, who.userId, query.accountId)),
    route(onboardingSchemas.applyTerms, ({ who, query, body }) =>
      applyTerms(deps, who, query.accountId, body.expected),
    ),
  ];
}
