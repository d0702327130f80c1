import type { SignUpInput } from '@quayside/contract';
import { isCountry, isPassword, isPlainName } from '@quayside/kernel';
import { judgeEmail } from '../login-rules.ts';

export type SignUpProblem =
  | 'nameRequired'
  | 'nameNotPlain'
  | 'businessRequired'
  | 'emailRequired'
  | 'emailInvalid'
  | 'countryRequired'
  | 'passwordInvalid';

/** What is wrong with what was typed, by field. */
export function judgeSignUp(input: SignUpInput): Partial<Record<keyof SignUpInput, SignUpProblem>> {
  const email = judgeEmail(input.email);
  return {
    ...(isPlainName(input.name) ? {} : { name: 'nameNotPlain' }),
    ...(isPlainName(input.business) ? {} : { business: 'nameNotPlain' }),
    ...(input.name.trim() === '' ? { name: 'nameRequired' } : {}),
    ...(input.business.trim() === '' ? { business: 'businessRequired' } : {}),
    ...(email === undefined ? {} : { email }),
    ...(isCountry(input.country) ? {} : { country: 'countryRequired' }),
    ...(isPassword(input.password) ? {} : { password: 'passwordInvalid' }),
  };
}

/** The country of the browser's first language that names one (`en-GB`); empty where none does. */
export function likelyCountry(languages: readonly string[]): string {
  for (const tag of languages) {
    const region = /-([A-Z]{2})$/.exec(tag)?.[1] ?? '';
    if (isCountry(region)) return region;
  }
  return '';
}
