import type { Platform } from '@quayside/kernel';
import { defineCall, type UserParams } from './call.ts';

export interface Onboarding {
  readonly channel: Platform;
  readonly is_ongoing: boolean;
  readonly step: { readonly type: string };
}

export interface OnboardingParams extends UserParams {
  readonly platform: Platform;
}

export const onboarding = {
  list: defineCall<{ params: UserParams; query: { is_ongoing?: boolean } }, { list: readonly Onboarding[] }>({
    id: 'onboarding.list',
    method: 'GET',
    path: '/v1/users/{id}/multichannel-onboarding',
    userParam: 'id',
    summary: 'Onboardings',
  }),
  /** Answers where the browser goes next: the marketplace's consent page. `account_id` reconnects an existing account. */
  start: defineCall<
    {
      params: OnboardingParams;
      body: {
        redirect_back_url: string;
        redirect_back_failure_url?: string;
        user_id?: number;
        campaign?: string;
        account_id?: number;
      };
    },
    { redirect_url: string }
  >({
    id: 'onboarding.start',
    method: 'POST',
    path: '/v1/users/{id}/multichannel-onboarding/{platform}',
    userParam: 'id',
    summary: 'Start or resume connecting a platform',
    duty: 'accounts',
    errors: ['account_not_found', 'platform_not_available', 'foreign_user', 'no_access'],
  }),
  cancel: defineCall<{ params: OnboardingParams }, void>({
    id: 'onboarding.cancel',
    method: 'DELETE',
    path: '/v1/users/{id}/multichannel-onboarding/{platform}',
    userParam: 'id',
    summary: 'Cancel an onboarding',
    duty: 'accounts',
    status: 204,
  }),
};
