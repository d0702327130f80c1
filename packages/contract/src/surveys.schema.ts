import { SITES } from '@quayside/kernel';
import { z } from 'zod';
import { schemasFor, userParams } from './schema.ts';
import { SURVEY_REASONS, SURVEYS, type SurveyReason, surveys } from './surveys.ts';

/** The path decides which reasons are valid, so the route checks that. */
const REASONS: readonly SurveyReason[] = Object.values(SURVEY_REASONS).flat();

const surveyAnswer = z.strictObject({
  reason: z.enum(REASONS),
  comment: z.string().trim().max(2_000),
  /** The closed markets; empty for other surveys. */
  markets: z.array(z.enum(SITES)).max(SITES.length).readonly(),
});
export type SurveyAnswer = z.output<typeof surveyAnswer>;

export const surveysSchemas = schemasFor(surveys, {
  create: {
    params: z.strictObject({ ...userParams.shape, survey: z.enum(SURVEYS) }),
    body: surveyAnswer,
    output: z.void(),
  },
});
