import { onboardingSchemas } from '@quayside/contract/onboarding.schema';
import { fail } from '../../platform/http/fail.ts';
import { type Route, route } from '../../platform/http/route.ts';
import { tokenOf } from '../session/index.ts';
import { listOnboardings } from './onboarding.repository.ts';
import { cancelOnboarding, type OnboardingDeps, startOnboarding } from './onboarding.service.ts';

export function onboardingRoutes(deps: OnboardingDeps): Route[] {
  return [
    route(onboardingSchemas.list, async ({ who, query }) => {
      const rows = await listOnboardings(deps.db, who.userId);
      const wanted = query.is_ongoing === undefined ? rows : rows.filter((row) => row.isOngoing === query.is_ongoing);
      return {
        list: wanted.map(({ platform, isOngoing, step }) => ({
          channel: platform,
          is_ongoing: isOngoing,
          step: { type: step },
        })),
      };
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
    route(onboardingSchemas.cancel, ({ who, params }) => cancelOnboarding(deps, who.userId, params.platform)),
  ];
}
