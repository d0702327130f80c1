import { z } from 'zod';
import { schemasFor } from './schema.ts';
import { secondFactor } from './second-factor.ts';
import { codeText, passwordText } from './sign-in-texts.schema.ts';

const both = z.strictObject({ password: passwordText, code: codeText });
const recoveryCodes = z.object({ recoveryCodes: z.array(z.string()).readonly() });
/** Shown once; only hashes are stored. */
export type RecoveryCodes = z.output<typeof recoveryCodes>;

const secondFactorState = z.object({ isOn: z.boolean(), recoveryCodesLeft: z.number().int() });
export type SecondFactorState = z.output<typeof secondFactorState>;

export const secondFactorSchemas = schemasFor(secondFactor, {
  get: { output: secondFactorState },
  create: {
    body: z.strictObject({ password: passwordText }),
    output: z.object({ secret: z.string(), uri: z.string() }),
  },
  confirm: { body: z.strictObject({ code: codeText }), output: recoveryCodes },
  renewCodes: { body: both, output: recoveryCodes },
  remove: { body: both, output: z.void() },
});
