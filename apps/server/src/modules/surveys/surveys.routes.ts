import { SURVEY_REASONS, type SurveyReason } from '@quayside/contract';
import { surveysSchemas } from '@quayside/contract/surveys.schema';
import type { Clock } from '../../platform/clock.ts';
import type { Db } from '../../platform/database/db.ts';
import { fail } from '../../platform/http/fail.ts';
import { type Route, route } from '../../platform/http/route.ts';
import { insertAnswer } from './surveys.repository.ts';

/** Answers change nothing for the seller, so they cause no history and no event. */
export function surveyRoutes({ db, clock }: { readonly db: Db; readonly clock: Clock }): Route[] {
  return [
    route(surveysSchemas.create, async ({ who, params, body }) => {
      const offered: readonly SurveyReason[] = SURVEY_REASONS[params.survey];
      const hasMarkets = body.markets.length > 0;
      if (!offered.includes(body.reason)) throw fail('invalid_request', { fields: { 'body.reason': 'not_offered' } });
      if (hasMarkets !== (params.survey === 'market-close')) {
        throw fail('invalid_request', { fields: { 'body.markets': hasMarkets ? 'not_asked_for' : 'required' } });
      }
      await insertAnswer(db, who.userId, {
        ...body,
        survey: params.survey,
        loginId: who.loginId,
        now: clock.now(),
      });
    }),
  ];
}
