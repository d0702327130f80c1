import { isEmail } from '@quayside/kernel';

export interface Credentials {
  readonly username: string;
  readonly password: string;
}

export type LoginProblem = 'emailRequired' | 'emailInvalid' | 'passwordRequired';

/** What is wrong with what was typed, by field; empty where nothing is (specification, section 5). */
export function judgeCredentials({
  username,
  password,
}: Credentials): Partial<Record<keyof Credentials, LoginProblem>> {
  const email = username.trim();
  return {
    ...(email === '' ? { username: 'emailRequired' } : isEmail(email) ? {} : { username: 'emailInvalid' }),
    ...(password === '' ? { password: 'passwordRequired' } : {}),
  };
}
