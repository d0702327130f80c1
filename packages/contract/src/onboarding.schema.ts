import { z } from 'zod';
import { onboarding } from './onboarding.ts';
import { queryBoolean, schemasFor, userParams } from './schema.ts';
import { platformSchema } from './session-user.schema.ts';

const onboardingParams = z.strictObject({ ...userParams.shape, platform: platformSchema });
/** A path of this origin: `/` and then anything but another slash, so that it can not lead elsewhere. */
const ownPath = z
  .string()
  .max(2_000)
  .regex(/^\/(?![/\\])[^\s\\]*$/);

export const onboardingSchemas = schemasFor(onboarding, {
  list: {
    params: userParams,
    query: z.strictObject({ is_ongoing: queryBoolean.optional() }),
    output: z.object({
      list: z.array(
        z.object({ channel: platformSchema, is_ongoing: z.boolean(), step: z.object({ type: z.string() }) }),
      ),
    }),
  },
  start: {
    params: onboardingParams,
    body: z.strictObject({
      redirect_back_url: ownPath,
      redirect_back_failure_url: ownPath.optional(),
      user_id: z.number().int().optional(),
      campaign: z.string().max(200).optional(),
      account_id: z.number().int().positive().optional(),
    }),
    output: z.object({ redirect_url: z.string() }),
  },
  cancel: { params: onboardingParams, output: z.void() },
});
