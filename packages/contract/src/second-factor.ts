import { defineCall } from './call.ts';
import type { RecoveryCodes, SecondFactorState } from './second-factor.schema.ts';

export type { RecoveryCodes, SecondFactorState } from './second-factor.schema.ts';

/** The second factor of a login: a six-digit code of an authenticator app (TOTP, RFC 6238) or a recovery code. Each code works once. */
export const secondFactor = {
  get: defineCall<object, SecondFactorState>({
    id: 'secondFactor.get',
    method: 'GET',
    path: '/v1/auth/second_factor',
    summary: 'Whether signing in takes a second factor',
  }),
  create: defineCall<{ body: { password: string } }, { secret: string; uri: string }>({
    id: 'secondFactor.create',
    method: 'POST',
    path: '/v1/auth/second_factor',
    summary:
      'Begin with an authenticator app: its secret, as text and as otpauth address. It counts once it is confirmed',
    changes: false,
    status: 201,
    errors: ['wrong_password', 'conflict', 'email_not_verified', 'too_many_attempts'],
  }),
  confirm: defineCall<{ body: { code: string } }, RecoveryCodes>({
    id: 'secondFactor.confirm',
    method: 'POST',
    path: '/v1/auth/second_factor/confirm',
    summary: 'Turn it on with a first code; ends every other session of the login',
    changes: false,
    errors: ['wrong_code', 'conflict', 'too_many_attempts'],
  }),
  renewCodes: defineCall<{ body: { password: string; code: string } }, RecoveryCodes>({
    id: 'secondFactor.renewCodes',
    method: 'POST',
    path: '/v1/auth/second_factor/recovery_codes',
    summary: 'New recovery codes in place of the old',
    changes: false,
    errors: ['wrong_password', 'wrong_code', 'conflict', 'too_many_attempts'],
  }),
  remove: defineCall<{ body: { password: string; code: string } }, void>({
    id: 'secondFactor.remove',
    method: 'POST',
    path: '/v1/auth/second_factor/disable',
    summary: 'Turn it off, with the password and a code',
    changes: false,
    status: 204,
    errors: ['second_factor_required', 'wrong_password', 'wrong_code', 'conflict', 'too_many_attempts'],
  }),
};
