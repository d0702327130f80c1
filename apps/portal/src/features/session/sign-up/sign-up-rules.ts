import type { SignUpInput } from '@quayside/contract';
import { isCountry, isPassword, isPlainName, isVisible } from '@quayside/kernel';
import { judgeEmail } from '../login-rules.ts';

export type SignUpProblem =
  | 'nameRequired'
  | 'nameNotPlain'
  | 'businessRequired'
  | 'emailRequired'
  | 'emailInvalid'
  | 'countryRequired'
  | 'passwordInvalid';

/** The problems of the typed values by field. */
export function judgeSignUp(input: SignUpInput): Partial<Record<keyof SignUpInput, SignUpProblem>> {
  const email = judgeEmail(input.email);
  return {
    ...(isPlainName(input.name) ? {} : { name: 'nameNotPlain' }),
    ...(isPlainName(input.business) ? {} : { business: 'nameNotPlain' }),
    ...(!isVisible(input.name) ? { name: 'nameRequired' } : {}),
    ...(!isVisible(input.business) ? { business: 'businessRequired' } : {}),
    ...(email === undefined ? {} : { email }),
    ...(isCountry(input.country) ? {} : { country: 'countryRequired' }),
    ...(isPassword(input.password) ? {} : { password: 'passwordInvalid' }),
  };
}

/** The country of the browser's first language with a region (`en-GB`); empty if there is none. */
export function likelyCountry(languages: readonly string[]): string {
  for (const tag of languages) {
    const region = /-([A-Z]{2})$/.exec(tag)?.[1] ?? '';
    if (isCountry(region)) return region;
  }
  return '';
}
