import { defineCall, type UserParams } from './call.ts';
import type { SurveyAnswer } from './surveys.schema.ts';

export type { SurveyAnswer } from './surveys.schema.ts';

/** Each survey with its reasons. Each reason has the message `surveys:<survey>.reason.<code>`. */
export const SURVEY_REASONS = {
  'market-close': ['few_sales', 'costs', 'effort', 'other'],
  'plan-upgrade-cancel': ['price', 'missing_feature', 'no_need', 'other'],
} as const;
export type Survey = keyof typeof SURVEY_REASONS;
export type SurveyReason = (typeof SURVEY_REASONS)[Survey][number];

export const SURVEYS = Object.keys(SURVEY_REASONS) as readonly Survey[];

export const surveys = {
  create: defineCall<{ params: UserParams & { survey: Survey }; body: SurveyAnswer }, void>({
    id: 'surveys.create',
    method: 'POST',
    path: '/v1/users/{id}/surveys/{survey}',
    userParam: 'id',
    summary: 'Answer a survey',
    status: 204,
  }),
};
