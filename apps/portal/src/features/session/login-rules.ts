import { isEmail } from '@quayside/kernel';

export interface Credentials {
  readonly username: string;
  readonly password: string;
}

export type EmailProblem = 'emailRequired' | 'emailInvalid';
export type LoginProblem = EmailProblem | 'passwordRequired';

/** The problem of a typed e-mail address; undefined if it is valid (specification, section 5). */
export function judgeEmail(typed: string): EmailProblem | undefined {
  const email = typed.trim();
  if (email === '') return 'emailRequired';
  return isEmail(email) ? undefined : 'emailInvalid';
}

/** The problems of the typed values by field. */
export function judgeCredentials({
  username,
  password,
}: Credentials): Partial<Record<keyof Credentials, LoginProblem>> {
  const email = judgeEmail(username);
  return {
    ...(email === undefined ? {} : { username: email }),
    ...(password === '' ? { password: 'passwordRequired' } : {}),
  };
}
